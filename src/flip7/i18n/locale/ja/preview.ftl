# リンクのプレビュー：ページ、テーブル、リプレイへのリンクについてメッセンジャーが表示するもの。

preview-home = Flip 7：ちがう数字を7枚。もう1枚？
preview-home-about = 友だちやボットと同じテーブルで遊ぶカードゲーム。ファンが作ったオープンソースです。
preview-join = { $host ->
    [nobody] Flip 7のテーブルに参加しよう
   *[somebody] { $name }のFlip 7のテーブルに参加しよう
}
preview-watch = { $host ->
    [nobody] Flip 7のゲーム
   *[somebody] { $name }のテーブル：Flip 7のゲーム
}
preview-board = Flip 7 の得点をライブで
preview-players = テーブルにいる人：{ $names }。
preview-more = ほか{ $count }人
preview-free = 空席は{ $free }つです。
preview-won = { $name }がFlip 7で{ $points }点で勝利
preview-replay = ゲームを1枚ずつ見返せます。
preview-moment = Flip 7のゲームのワンシーン
preview-picture-home = 扇のように広げた7枚のカード。数字はそれぞれ花になっています。
preview-picture-table = テーブルを囲む席。1つは空いています。
preview-picture-replay = 表彰台の上の3つの花。
