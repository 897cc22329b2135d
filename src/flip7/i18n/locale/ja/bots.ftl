# 日本語。どんなボットがいるか。

bots-name = ボット
bots-level = 強さ
bots-rating = レーティング
bots-who = どんなボットか
bots-note = レーティングは、全員が4席のテーブルで戦うリーグで測ったもので、以前から公開されている勝負師が1500です。ほかに stay:POINTS、risk:CHANCE、random、program:COMMAND がいます。flip7 play --bots X,Y,… で席につきます。

bot-level1 = 何があっても25点でストップ。
bot-level2 = 25点でストップ。ただし、お守りがあれば止まらない。
bot-level3 = カードを数え、バーストの確率が4分の1を超えたらストップ。
bot-level4 = ストップすれば負ける場面も見分ける勝負師。
bot-level5 = 自分との対戦で学び、どうするかを一目で見抜く。
bot-level6 = どの答えもラウンドの最後まで、何度も何度も読み切る。
bot-champion = このプログラムより前に公開された最強のルール。負けているほど強気。
bot-cautious = 0点より少しの点。
bot-greedy = いつでも、もう1枚。3枚引きは必ず自分で受ける。
bot-vengeful = だれにも前を行かせない。
bot-tourist = ここは初めて。だれにでもカードを渡す。
bot-daredevil = 7枚か、ゼロか。
