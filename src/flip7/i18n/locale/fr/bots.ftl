# Français. Qui sont les bots. Les mêmes mots que web.ftl : strength « force » ; rating « cote ».

bots-name = bot
bots-level = force
bots-rating = cote
bots-who = qui c’est
bots-note = Les cotes viennent d’une ligue entre tous les bots, à des tables de quatre ; le champion public a 1500. Il y a aussi : stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… les installe à la table.

bot-level1 = Dit stop à 25 points, quoi qu’il arrive.
bot-level2 = Dit stop à 25 points, mais jamais avec une Seconde chance.
bot-level3 = Compte les cartes, et dit stop quand plus d’une sur quatre le ferait sauter.
bot-level4 = Le champion, qui sait aussi quand dire stop ferait perdre la partie.
bot-level5 = A appris en jouant contre lui-même, et voit d’un coup d’œil quoi faire.
bot-level6 = Pense chaque réponse jusqu’à la fin de la manche, encore et encore.
bot-champion = La règle la plus forte publiée avant ce programme : plus il est loin, plus il ose.
bot-cautious = Mieux vaut peu de points que rien.
bot-greedy = Une carte de plus, toujours ; garde chaque Triple pioche.
bot-vengeful = Ne supporte personne devant lui.
bot-tourist = Vient ici pour la première fois, et donne ses cartes à n’importe qui.
bot-daredevil = Sept cartes ou rien.
