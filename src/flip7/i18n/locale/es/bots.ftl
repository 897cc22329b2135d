# Español. La lista de `flip7 bots`; los bots están en table.ftl.

bots-name = bot
bots-level = fuerza
bots-rating = Elo
bots-who = quién es
bots-note = El Elo se midió en una liga de todos ellos, en mesas de cuatro; el campeón publicado tiene 1500. Otros: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… los sienta a la mesa.
