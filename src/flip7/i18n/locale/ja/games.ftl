# 保存した多くのゲームをまとめて見る（`flip7 games`）。名前は表示できる形で渡されます。

games-read = { $games }ゲーム、終了したもの：{ $over }。
games-head-player = プレイヤー
games-head-games = ゲーム
games-head-won = 勝ち
games-head-points = 1ゲームの点数
games-head-busts = バースト
games-head-sevens = Flip 7
games-more = ほか{ $more }人。--jsonと--tableには全員が載ります。
