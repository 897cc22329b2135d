# Deutsch. Wer die Bots sind. Dieselben Worte wie in web.ftl: strength «Stärke»; rating «Wertung».

bots-name = Bot
bots-level = Stärke
bots-rating = Wertung
bots-who = wer das ist
bots-note = Die Wertungen stammen aus einer Liga aller Bots an Vierertischen; der öffentliche Champion hat 1500. Außerdem gibt es: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… setzt sie an den Tisch.

bot-level1 = Sagt bei 25 Punkten Stopp, komme, was wolle.
bot-level2 = Sagt bei 25 Punkten Stopp, aber nie mit einer Zweiten Chance.
bot-level3 = Zählt Karten und sagt Stopp, wenn mehr als jede vierte zu viel wäre.
bot-level4 = Der Champion, der auch weiß, wann Stopp das Spiel kosten würde.
bot-level5 = Hat durch Spielen gegen sich selbst gelernt und sieht auf einen Blick, was zu tun ist.
bot-level6 = Denkt jede Antwort bis zum Ende der Runde durch, viele Male.
bot-champion = Die stärkste Regel, die vor diesem Programm veröffentlicht war: je weiter hinten, desto mutiger.
bot-cautious = Lieber wenige Punkte als keine.
bot-greedy = Noch eine Karte, immer; behält jede Zieh Drei.
bot-vengeful = Erträgt niemanden, der vorne liegt.
bot-tourist = Ist zum ersten Mal hier und gibt Karten an irgendwen.
bot-daredevil = Sieben Karten oder nichts.
