# 印刷するスコアシート。

sheet-title = Flip 7 · スコアシート
sheet-date = 日付と場所：
sheet-fan-made = ファンによるもので、ゲームの発売元とは関係ありません。
sheet-scoring = 点の数え方
sheet-step-sum = 1. 数字を合計する。
sheet-step-double = 2. ×2があれば、その合計だけを2倍にする。
sheet-step-add = 3. +2、+4、+6、+8、+10を足す。
sheet-step-bonus = 4. Flip 7（7種類の数字）なら15点を足す。
sheet-example = 例：{ $sum }。バーストは0点。
sheet-deck = カードは{ $count }枚
sheet-rulings = よく迷うルール
sheet-link = 卓上の審判
sheet-no-font = 「{ $text }」を印刷できる文字がありません。名前は空けて、手で書いてください。
