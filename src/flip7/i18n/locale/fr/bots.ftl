# Français. La liste de `flip7 bots` ; les bots eux-mêmes sont dans table.ftl. Les mêmes mots que web.ftl : strength « force » ; rating « cote ».

bots-name = bot
bots-level = force
bots-rating = cote
bots-who = qui c’est
bots-note = Les cotes viennent d’une ligue entre tous les bots, à des tables de quatre ; le champion public a 1500. Il y a aussi : stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… les installe à la table.
