# The headings of `flip7 bots`; the bots themselves are in table.ftl.

bots-name = bot
bots-level = level
bots-rating = rating
bots-who = who it is
bots-note = Ratings were measured in a league of all of them at tables of four; the public champion has 1500. Others: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… seats them.
