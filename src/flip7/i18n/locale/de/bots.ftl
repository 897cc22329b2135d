# Deutsch. Die Liste von `flip7 bots`; die Bots selbst stehen in table.ftl. Dieselben Worte wie in web.ftl: strength «Stärke»; rating «Wertung».

bots-name = Bot
bots-level = Stärke
bots-rating = Wertung
bots-who = wer das ist
bots-note = Die Wertungen stammen aus einer Liga aller Bots an Vierertischen; der öffentliche Champion hat 1500. Außerdem gibt es: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… setzt sie an den Tisch.
