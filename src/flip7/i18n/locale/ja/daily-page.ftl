# 今日の一番のページ。

daily-title = 今日の一番 · Flip 7
daily-heading = 今日の一番
daily-lead = 一日一回、誰にも同じカードと同じ三体のボット。挑戦は一回だけです。
daily-today = 今日：{ $day }
daily-play = 今日の一番を遊ぶ
daily-go-on = ゲームを続ける
daily-looking = ゲームの結果を調べています…
daily-gone = 今日の一番はもう遊びました。そのテーブルはもうありません。
daily-tomorrow = 次はグリニッジの真夜中に配られます。
daily-you = あなた
daily-level5 = 強いボット（レベル5）があなたの席で遊んだら
daily-place = { $players }人中{ $place }位
daily-rounds = ラウンドごと
daily-see-again = ゲームをもう一度見る
daily-share-it = 共有
daily-copied = コピーしました。友だちのいるところに貼り付けてください。
daily-cannot-copy = このブラウザではコピーできません。行を選んでコピーしてください。
daily-round-flip_7 = フリップ7
daily-round-many = 25点以上
daily-round-few = それ未満
daily-round-bust = バースト
daily-sure = 誰もが確かめられるわけ
daily-sure-how = その日のカードは日付から決まります。これは明日の分の指紋です。後から選べないように、今日のうちに示します。
