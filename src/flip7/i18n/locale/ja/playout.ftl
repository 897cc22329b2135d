# ボットが最後まで続けた局面（`flip7 playout`）。名前、答え、数値は表示できる形で渡されます。

playout-answer = { $name }の答え：{ $answer }。
playout-games = { $games }回、最後まで続けました。終わりまで平均{ $rounds }ラウンド（このラウンドを含む）。シード：{ $seed }
playout-head-bot = ボット
playout-head-wins = 勝ち
playout-head-points = 最後の点数
