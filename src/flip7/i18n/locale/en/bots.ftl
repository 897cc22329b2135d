# Who the bots are.

bots-name = bot
bots-level = level
bots-rating = rating
bots-who = who it is
bots-note = Ratings were measured in a league of all of them at tables of four; the public champion has 1500. Others: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… seats them.

bot-level1 = Stays at 25 points, whatever happens.
bot-level2 = Stays at 25 points, but never with a Second Chance.
bot-level3 = Counts cards, and stays when more than one in four would bust it.
bot-level4 = The champion, who also knows when staying would lose the game.
bot-level5 = Has learned from playing against itself, and sees at a glance what to do.
bot-level6 = Thinks every answer through to the end of the round, many times over.
bot-champion = The strongest rule published before this program: the further behind, the more risk.
bot-cautious = Would rather have few points than none.
bot-greedy = One more card, always; keeps every Flip Three.
bot-vengeful = Cannot bear that anybody is ahead.
bot-tourist = Is here for the first time, and gives cards to anybody.
bot-daredevil = Seven cards or nothing.
