# 保存した多くのゲームをまとめて見る（`flip7 games`）。名前は表示できる形で渡されます。

games-read = { $games }ゲーム、終了したもの：{ $over }。
games-head-player = プレイヤー
games-head-games = ゲーム
games-head-won = 勝ち
games-head-points = 1ゲームの点数
games-head-busts = バースト
games-head-sevens = Flip 7
games-players-more = ほか{ $more }人。--jsonと--tableには全員が載ります。

## The games that are kept

games-none = 保存されたゲームはまだありません。flip7 playで始められます
games-no-number = ゲーム{ $number }はありません。保存されているのは{ $count }件です
games-all-over = 途中のゲームはありません
games-open-elsewhere = このゲームは別の端末で開かれています。先にそちらを終えるか、flip7 gamesの一覧から別のゲームを選んでください
games-list-empty = 保存されたゲームはまだありません。{ $command } playで始められます。
games-when = 日時
games-who = 参加者
games-how-it-went = 結果
games-over = { $name }が{ $total }点で勝ち
games-goes-on = ラウンド{ $number }、途中
games-unreadable = 読めません
games-more = { $count }件あります。--allですべて表示します。
games-note = { $command } replay、review、verify、play --resumeに番号を渡せます。番号がなければ最後のゲームです。
games-folder = 保存先：{ $folder }
