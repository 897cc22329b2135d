# Deutsch. Die Regeln mit ihren Nummern: docs/rules.md, Satz für Satz. Die Nummern im Text bleiben, wie sie sind.
#
# Zu den Wörtern in table.ftl und web.ftl kommen hier: active «dabei» (deshalb steht «dabei» nie für etwas anderes),
# deal «austeilen», give «geben», hand out «verteilen», resolve «abhandeln», modifier «Bonuskarte», action
# «Aktionskarte», pending «ausstehend», at once «sofort». player: «Person», «wer» oder «jemand». recipient: die Person,
# an die eine Karte ausgeteilt wurde; target: die Person, der sie gegeben wurde. reshuffle «neu mischen».

## Words

rules-section-words = Wörter
rule-word-1 = Platz: wo eine Person am Tisch sitzt; die Plätze sind im Uhrzeigersinn nummeriert. Wer gibt: der Platz, der in dieser Runde austeilt.
rule-word-2 = Reihe: die Zahlenkarten vor einer Person. Über der Reihe: die Bonuskarten und Aktionskarten vor ihr.
rule-word-3 = Dabei: in der Runde; nicht verzockt, nicht mit Stopp raus und nicht eingefroren, und niemand hat einen Flip 7.
rule-word-4 = Sichern: die Runde verlassen und die Punkte behalten, die man vor sich hat.
rule-word-5 = Nachziehstapel, Ablage; beiseitegelegt: während einer Zieh Drei zurückgehalten, vor niemandem.
rule-word-6 = Ausgeteilt wurde eine Aktionskarte an die Person, die sie vom Nachziehstapel bekommen hat. Gegeben wurde sie der Person, die danach für sie gewählt wurde.

## D. The deck

rules-section-D = Das Deck
rule-D-1 = Ein Deck hat 94 Karten: 79 Zahlen, 6 Bonuskarten, 9 Aktionskarten.
rule-D-2 = Zahlen: zwölf 12en, elf 11en, … zwei 2en, eine 1, eine 0.
rule-D-3 = Bonuskarten: je eine +2, +4, +6, +8, +10 und ×2.
rule-D-4 = Aktionskarten: je dreimal Eiszeit, Zieh Drei und Zweite Chance.
rule-D-5 = Bis zu 18 Personen spielen mit einem Deck; mehr als 18 mit zweien (und mit einem mehr für je weitere 18).
rule-D-6 = Zu jeder Zeit ist jede Karte des Decks an genau einem Ort: im Nachziehstapel, auf der Ablage, vor einer Person, beiseitegelegt, oder sie wird gerade abgehandelt.

## S. Setting up

rules-section-S = Vorbereitung
rule-S-1 = Das Spiel ist für drei oder mehr Personen (für eine und zwei siehe X.1).
rule-S-2 = Das Deck wird gemischt, und es wird bestimmt, wer zuerst gibt.
rule-S-3 = Alle beginnen mit 0 Punkten; gespielt wird bis 200 Punkte.

## I. The initial deal

rules-section-I = Das Austeilen zu Beginn
rule-I-1 = Wer gibt, teilt reihum an alle je eine Karte offen aus, auch an sich selbst.
rule-I-2 = Eine Aktionskarte unterbricht das Austeilen; sie wird ganz abgehandelt, bevor das Austeilen weitergeht.
rule-I-3 = Eine Eiszeit, die jetzt ausgeteilt wird, wird sofort eingesetzt, bei einer beliebigen Person, die dabei ist: auch bei sich selbst oder bei einer, die noch keine Karte hat.
rule-I-4 = Eine Zieh Drei, die jetzt ausgeteilt wird, wird sofort eingesetzt, bei einer beliebigen Person, die dabei ist: auch bei sich selbst oder bei einer, die noch keine Karte hat.
rule-I-5 = Eine Person, die aus der Runde ausscheidet, bevor das Austeilen sie erreicht, bekommt keine Karte.
rule-I-6 = Erreicht das Austeilen eine Person, die dabei ist und schon eine Karte vor sich hat, so wird ihr keine ausgeteilt, sondern die Person, die gibt, fragt sie: „Noch eine oder Stopp?“; hat sie keine Karte vor sich, bekommt sie eine ausgeteilt.
rule-I-7 = Nach dem Austeilen kann jemand gar keine Karte, nur Bonuskarten oder mehrere Karten haben. Das ist normal.
rule-I-8 = Ist eine Aktionskarte abgehandelt, geht das Austeilen mit dem Platz weiter, der auf den folgt, an den die Karte ausgeteilt wurde.

## T. Turns

rules-section-T = Die Züge
rule-T-1 = Nach dem Austeilen fragt die Person, die gibt, reihum alle, die dabei sind: „Noch eine oder Stopp?“, immer wieder von vorn, bis die Runde endet. Kein Zug wird übersprungen, und niemand wird gefragt, ohne dran zu sein.
rule-T-2 = Noch eine: Die Person bekommt eine Karte ausgeteilt, und diese wird abgehandelt; dann ist die nächste Person dran.
rule-T-3 = Stopp: Die Person sichert und ist nicht mehr dabei.
rule-T-4 = Stopp darf nur sagen, wer mindestens eine Karte vor sich hat.
rule-T-5 = Jede Aktionskarte wird vor dem nächsten „Noch eine oder Stopp?“ ganz abgehandelt.
rule-T-6 = Ist eine Aktionskarte abgehandelt, geht die Frage von der Person, an die sie ausgeteilt wurde, weiter zum nächsten Platz, der dabei ist, wohin die Karte auch ging und wie lang die Kette von Zieh Drei auch war.

## B. Busting

rules-section-B = Sich verzocken
rule-B-1 = Mit einer Zahl, die schon in der eigenen Reihe liegt, hat man sich verzockt, es sei denn, eine Zweite Chance rettet einen.
rule-B-2 = Wer sich verzockt hat, ist sofort aus der Runde und bekommt 0 Punkte dafür.
rule-B-3 = Mit Bonuskarten und Aktionskarten verzockt sich nie jemand.

## F7. Flip 7

rules-section-F7 = Flip 7
rule-F7-1 = Sieben verschiedene Zahlen in ein und derselben Reihe sind ein Flip 7: Die Runde ist sofort für alle vorbei.
rule-F7-2 = Für einen Flip 7 zählen nur Zahlen; die 0 zählt; Bonuskarten und Aktionskarten zählen nicht.
rule-F7-3 = Wer den Flip 7 hat, bekommt 15 Punkte mehr.
rule-F7-4 = Nichts Ausstehendes wird mehr abgehandelt: Der Rest einer Zieh Drei wird nicht gezogen, beiseitegelegte und schon verteilte Karten werden abgelegt.

## FZ. Freeze

rules-section-FZ = Eiszeit
rule-FZ-1 = Sobald eine Eiszeit ausgeteilt ist, gibt man sie einer beliebigen Person, die dabei ist, auch sich selbst.
rule-FZ-2 = Die Person, der die Eiszeit gegeben wurde, sichert und ist aus der Runde.
rule-FZ-3 = Eine Zweite Chance hält die Eiszeit nicht auf.
rule-FZ-4 = Die einzige Person, die noch dabei ist, muss die Eiszeit nehmen.
rule-FZ-5 = Die Karte bleibt vor der eingefrorenen Person liegen, bis die Runde endet.

## F3. Flip Three

rules-section-F3 = Zieh Drei
rule-F3-1 = Sobald eine Zieh Drei ausgeteilt ist, gibt man sie einer beliebigen Person, die dabei ist, auch sich selbst. Die einzige Person, die noch dabei ist, muss sie nehmen.
rule-F3-2 = Die Person, der die Zieh Drei gegeben wurde, zieht drei Karten, eine nach der anderen. Jede Art von Karte zählt zu den dreien.
rule-F3-3 = Verzocken beendet die Zieh Drei sofort: Es wird keine weitere Karte gezogen.
rule-F3-4 = Ein Flip 7 beendet die Zieh Drei sofort, und die Runde auch.
rule-F3-5 = Eine Zweite Chance, die unterwegs gezogen wird, wird sofort abgehandelt (SC.1, SC.3) und kann dieselbe Person später in derselben Zieh Drei retten; das kann auch eine, die schon vorher vor ihr lag.
rule-F3-6 = Eine Eiszeit oder Zieh Drei, die unterwegs gezogen wird, wird beiseitegelegt.
rule-F3-7 = Verzockt oder Flip 7: Was beiseitegelegt wurde, wird unbenutzt abgelegt.
rule-F3-8 = Nach der dritten Karte verteilt die Person, der die Zieh Drei gegeben wurde, was beiseitegelegt wurde, in der Reihenfolge, in der es gezogen wurde, jede Karte an eine beliebige Person, die dabei ist: alle an eine oder an mehrere. Die einzige Person, die noch dabei ist, nimmt sie alle.
rule-F3-9 = Nichts Verteiltes wirkt, bevor alles verteilt ist; dann wird jede Karte abgehandelt, in der Reihenfolge des Verteilens.
rule-F3-10 = Ist die Person, an die eine Karte verteilt wurde, nicht mehr dabei (eingefroren, verzockt), wenn die Karte drankommt, wird die Karte abgelegt.
rule-F3-11 = Eine Zieh Drei, die innerhalb einer Kette abgehandelt wird, wird selbst bis zum Ende abgehandelt, samt ihren eigenen beiseitegelegten Karten, bevor die nächste Karte der Ebene darüber drankommt.
rule-F3-12 = Eine Zieh Drei kommt auf die Ablage, sobald ihre drei Karten gezogen sind oder sie vorzeitig geendet hat.

## SC. Second Chance

rules-section-SC = Zweite Chance
rule-SC-1 = Eine Zweite Chance bleibt vor der Person liegen, an die sie ausgeteilt wird. Niemand hat mehr als eine.
rule-SC-2 = Bekommt die Person, vor der eine Zweite Chance liegt, eine Zahl, die sie schon hat, so werden diese Zahl und die Zweite Chance abgelegt, statt dass sich die Person verzockt.
rule-SC-3 = Eine weitere Zweite Chance muss sofort einer anderen Person gegeben werden, die dabei ist und keine hat; gibt es keine solche Person, wird die Karte abgelegt.
rule-SC-4 = Eine Rettung beim eigenen „Noch eine“ beendet den Zug; die Person ist noch in der Runde. Während einer Zieh Drei wird weiter gezogen.
rule-SC-5 = Alle Zweiten Chancen werden abgelegt, wenn die Runde endet, benutzt oder nicht.

## M. Modifiers

rules-section-M = Bonuskarten
rule-M-1 = Bonuskarten bleiben über der Reihe liegen; man verzockt sich nie mit ihnen, und für einen Flip 7 zählen sie nie.
rule-M-2 = +n gibt n Punkte mehr für die Runde, auch ohne Zahlenkarte in der Reihe.
rule-M-3 = ×2 verdoppelt die Summe der Zahlen und sonst nichts; ohne Zahlen ist die Karte nichts wert.

## E. The end of a round, and its score

rules-section-E = Das Ende einer Runde und ihre Punkte
rule-E-1 = Eine Runde endet, wenn niemand mehr dabei ist, oder sofort bei einem Flip 7.
rule-E-2 = Wer sich nicht verzockt hat, auch wer bei einem Flip 7 noch dabei ist, bekommt Punkte, in dieser Reihenfolge gezählt: die Summe der Zahlen; verdoppelt durch ×2; plus jede +n; plus 15 für einen Flip 7.
rule-E-3 = Rechenbeispiele: 7, 11, +8, ×2 sind (7+11)×2+8 = 44. Nur +4 und ×2 sind 4. Sieben Zahlen 0…6 mit ×2 und +10 sind 21×2+10+15 = 67.

## N. The next round

rules-section-N = Die nächste Runde
rule-N-1 = Alle Karten der Runde kommen auf die Ablage, die noch nicht zurückgemischt wird.
rule-N-2 = Das Geben geht nach links weiter (im Uhrzeigersinn).
rule-N-3 = Wird eine Karte gebraucht und ist der Nachziehstapel leer, wird die Ablage zu einem neuen Nachziehstapel gemischt.
rule-N-4 = Mitten in einer Runde bleibt dann jede Karte, die vor jemandem liegt, und jede, die beiseitegelegt ist oder gerade abgehandelt wird, wo sie ist.

## G. The end of the game

rules-section-G = Das Ende des Spiels
rule-G-1 = Endet eine Runde und jemand hat 200 oder mehr, gewinnt der höchste Stand, egal wer zuerst bei 200 war.
rule-G-2 = Gleichstand beim höchsten Stand: Alle spielen noch eine Runde, ob gleichauf oder nicht, und alle können sie gewinnen; und so weiter, bis eine Person allein den höchsten Stand hat, mit mindestens 200.

## X. Rulings, where the rules are silent or unclear

rules-section-X = Entscheidungen, wo die Regeln schweigen oder unklar sind
rule-X-1 = Weniger als drei Personen: Zwei spielen nach denselben Regeln; eine spielt solo (Übung, Analyse). Die Oberfläche sagt, dass das Spiel für drei oder mehr gemacht ist.
rule-X-2 = Wer beim Austeilen und beim Fragen zuerst kommt: wer gibt, dann im Uhrzeigersinn; mit einer Option kommt der Platz nach der Person, die gibt, zuerst.
rule-X-3 = Zählt eine Zweite Chance, die einer vom Austeilen noch nicht erreichten Person gegeben wurde, als „eine Karte vor sich“ (I.6, T.4)? Ja: Jede Karte vor einer Person zählt, auch eine Zweite Chance.
rule-X-4 = Wo die Karten einer Person, die sich verzockt hat, liegen, bis die Runde endet: vor der Person, verdeckt; neues Mischen nimmt sie nicht mit.
rule-X-5 = Darf eine Zweite Chance für eine spätere Runde behalten werden? Nein (SC.5).
rule-X-6 = Darf man es ablehnen, von einer Zweiten Chance gerettet zu werden? Nein, sie wird von selbst benutzt.
rule-X-7 = Mehr als eine +n oder mehrere ×2 (zwei Decks): Alle +n werden zusammengezählt; die Summe wird für jede ×2 einmal verdoppelt.
rule-X-8 = Eine Karte wird gebraucht, der Nachziehstapel ist leer, und auf der Ablage ist keine Zahlenkarte (nur an großen Tischen: bis 11 Plätze bleibt immer eine Zahl übrig): Die Runde endet sofort: Alle, die dabei sind, sichern, und was beiseitegelegt ist oder aussteht, wird abgelegt.
rule-X-9 = Eine Frage mit nur einer Antwort (die einzige Person, die noch dabei ist; die einzige, der die Karte gegeben werden darf; keine Karte, also kein Stopp): Sie wird nicht gestellt: Es geschieht, und das Ereignis sagt, dass es erzwungen war.
rule-X-10 = Wer beim Verteilen einer beiseitegelegten Karte gewählt werden darf: Personen, die dabei sind, wenn sie verteilt wird, obwohl sie nach F3.10 später abgelegt werden kann.
rule-X-11 = Karten, die niemandem gehören: die Zahl und die Zweite Chance einer Rettung, eine Zweite Chance, die niemand nehmen kann, eine benutzte Zieh Drei: sofort auf die Ablage, sodass späteres neues Mischen sie mitnimmt.
rule-X-12 = Die letzten Plätze beim Austeilen zu Beginn, wenn alle anderen aus der Runde sind: Das Austeilen geht für alle weiter, die dabei sind; die Runde endet, wenn niemand mehr dabei ist.
rule-X-13 = Karten aus zwei Ebenen einer Kette warten zugleich: Eine zuerst verteilte Zieh Drei bringt eine weitere, während eine Eiszeit, die auf der Ebene darüber verteilt wurde, noch wartet. Was kommt zuerst? Erst geht die Kette zu Ende (F3.11).
rule-X-14 = An dieselbe Person werden eine Eiszeit und eine Zieh Drei verteilt: Welche Karte wirkt zuerst? Und endet die Runde, wenn sich jemand verzockt? Zuerst wirkt die Karte, die zuerst verteilt wurde (F3.9, F3.10); eine Runde endet, wie E.1 sagt, nicht schon, wenn sich jemand verzockt.
rule-X-15 = Jemand möchte in ein laufendes Spiel einsteigen. Das geht zwischen zwei Runden, auf einem neuen Platz hinter dem letzten, mit 0 Punkten oder so vielen, wie die Person mit den wenigsten hat, wie es die Runde vereinbart hat. Der Stapel bleibt, wie er ist; wer einen weiteren bräuchte (D.5), kann nicht dazukommen.
rule-X-16 = Jemand muss ein Spiel mit echten Karten verlassen. Ab der nächsten Runde bekommt die Person nichts mehr, und das Geben geht an ihr vorbei; ihre Summe bleibt, wie sie ist. Zwischen zwei Runden darf sie zurückkommen.
