# Español. Quiénes son los bots.

bots-name = bot
bots-level = fuerza
bots-rating = Elo
bots-who = quién es
bots-note = El Elo se midió en una liga de todos ellos, en mesas de cuatro; el campeón publicado tiene 1500. Otros: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… los sienta a la mesa.

bot-level1 = Se planta en 25 puntos, pase lo que pase.
bot-level2 = Se planta en 25 puntos, pero nunca con una Vida extra.
bot-level3 = Cuenta cartas, y se planta si explotaría con más de una de cada cuatro.
bot-level4 = El campeón, que además sabe cuándo plantarse sería perder la partida.
bot-level5 = Aprendió jugando contra sí mismo, y ve de un vistazo qué hacer.
bot-level6 = Piensa cada respuesta hasta el final de la ronda, muchísimas veces.
bot-champion = La regla más fuerte publicada antes de este programa: cuanto más atrás, más riesgo.
bot-cautious = Mejor pocos puntos que ninguno.
bot-greedy = Una carta más, siempre; se queda todos los Roba tres.
bot-vengeful = No soporta que nadie vaya por delante.
bot-tourist = Está aquí por primera vez, y da cartas a cualquiera.
bot-daredevil = Siete cartas o nada.
