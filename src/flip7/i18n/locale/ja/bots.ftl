# 日本語。`flip7 bots` の一覧。ボットそのものは table.ftl にある。

bots-name = ボット
bots-level = 強さ
bots-rating = レーティング
bots-who = どんなボットか
bots-note = レーティングは、全員が4席のテーブルで戦うリーグで測ったもので、以前から公開されている勝負師が1500です。ほかに stay:POINTS、risk:CHANCE、random、program:COMMAND がいます。flip7 play --bots X,Y,… で席につきます。
