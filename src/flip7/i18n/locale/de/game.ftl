# Deutsch. Ein Spiel spielen, aufheben, wieder ansehen und beweisen. Namen, Karten und Summen kommen fertig herein.
# Die Wörter des Spiels stehen in table.ftl. Dazu hier: save «speichern», odds «Chancen» und «Risiko», seed «Startwert»,
# shuffle «Mischen» (zählbar: «Mischvorgang»), a real deck «echte Karten».

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } und { $last }

## Questions

ask-hit-or-stay = { $name }: noch eine oder Stopp?
ask-give = { $name }: Wer bekommt die { $card }?
ask-which-card = Welche Karte hat { $name } bekommen?
hint-hit-or-stay = h für noch eine, s für Stopp, ? für Hilfe
hint-give = eine Nummer oder ein Name, ? für Hilfe
hint-which-card = 0 bis 12, +2 bis +10, x2, FZ, F3 oder SC
puzzle-help-commands =
    t            der Tisch
    quit         aufhören; dein Fortschritt bleibt
    ?            diese Hilfe
option = { $number }: { $name } { $meaning }.
option-freeze = { $you ->
    [yes] sicherst
   *[no] sichert
} { $points }, von { $before } auf { $after }
option-flip-three = { $you ->
    [yes] ziehst
   *[no] zieht
} drei, { $numbers ->
    [0] ohne Zahl
    [one] mit 1 Zahl
   *[other] mit { $numbers } Zahlen
} in der Reihe{ $shielded ->
    [yes] , geschützt
   *[no] { "" }
}
option-second-chance = { $you ->
    [yes] bist
   *[no] ist
} geschützt, { $numbers ->
    [0] ohne Zahl
    [one] mit 1 Zahl
   *[other] mit { $numbers } Zahlen
} in der Reihe

unclear-hit-or-stay = „{ $answer }“ ist hier keine Antwort: Tipp h für noch eine oder s für Stopp (? für Hilfe).
unclear-give = „{ $answer }“ kann die Karte nicht bekommen: Tipp eine Nummer oder einen Namen aus der Liste (? für Hilfe).
unclear-give-many = „{ $answer }“ passt auf { $names }: Tipp die Nummer.
unclear-which-card = „{ $answer }“ kann nicht gekommen sein: Tipp eine Karte wie 12, +4, x2, FZ, F3 oder SC.
unclear-empty = Eine leere Zeile ist keine Antwort: { $hint }.

help = 
    h oder hit   noch eine Karte nehmen
    s oder stay  Stopp sagen: deine Punkte sichern, raus aus der Runde
    1, 2, Ben    diesem Platz eine Karte geben
help-which-card = 
    0 bis 12     eine Zahl
    +2 bis +10   eine Karte mit Extrapunkten: +2, +4, +6, +8 oder +10
    x2           die Karte, die verdoppelt
    FZ           Eiszeit
    F3           Zieh Drei
    SC           Zweite Chance
help-commands = 
    t            der Tisch
    o            das Risiko, sich zu verzocken
    advice       was jede Antwort wert ist, und welche die beste ist
    undo         die letzte eigene Wahl zurücknehmen, und alles danach
    w            warum: die Regeln hinter dem, was gerade geschah
    r F3.6       eine Regel; „r F3“ ein Abschnitt; „r freeze“ eine Suche
    save FILE    das Spiel speichern (.json oder .f7)
    quit         aufhören; das Spiel wird gespeichert und kann weitergehen
    ?            diese Hilfe

## Odds

odds-none = Es gibt nichts mehr zu ziehen.
odds-risk = { $cards ->
    [one] { $name } würde sich mit der letzten Karte im Stapel verzocken: { $percent } %.
   *[other] { $name } würde sich mit { $bad } der { $cards } Karten im Stapel verzocken: { $percent } %.
}
odds-safe = { $name } kann sich mit der nächsten Karte nicht verzocken: Keine Zahl der Reihe ist noch im Stapel.
odds-shielded = { $name } ist sicher: Die Zweite Chance fängt die nächste Doppelte ab. Ohne sie wäre das Risiko { $percent } %.

## Undo

undo-done = Zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen.

## Why

why-nothing = Noch ist nichts geschehen.
why-then = { $card } – { $then }
why-rules = { $sentence } ({ $rules })

## Rules

rules-none = keine Regel sagt „{ $words }“
rules-no-number = eine Regel { $number } gibt es nicht; Abschnitt { $section } hat { $first } bis { $last }
rules-missing = der Text der Regeln wurde nicht mit dem Programm installiert

## `flip7 bots`: dieselben Worte wie in web.ftl (strength «Stärke», rating «Wertung»)

bots-name = Bot
bots-level = Stärke
bots-rating = Wertung
bots-who = wer das ist
bots-note = Die Wertungen stammen aus einer Liga aller Bots an Vierertischen; der öffentliche Champion hat 1500. Außerdem gibt es: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… setzt sie an den Tisch.
bots-missing = Hier nicht dabei: { $bots }. Was fehlt, kommt mit: { $command }

## Who sits where

usual-person = Gast
seating-seats = { $seats } Plätze: Ein Tisch hat 1 bis { $most }
seating-crowded = { $players } Namen, und der Tisch hat { $seats } Plätze
seating-other = { $players } Namen, und das Spiel hat { $seats } Plätze
seating-twins = Zwei am Tisch heißen { $name }
seating-bot = Name { $number }: { $name } schreibt sich wie der Platz eines Bots; ein Bot bekommt seinen Platz mit { $written }

## A game from beginning to end

game-begins = Flip 7 bis { $target }: { $names }.
game-few = Das Spiel ist für drei oder mehr gemacht; mit weniger geht es auch.
terminal-small = Dieses Fenster ist zu klein für den ganzen Bildschirm, der { $columns } Spalten und { $lines } Zeilen braucht: Es wird Zeile für Zeile gespielt.
game-hash = Hash des Startwerts: { $hash }
game-hash-why = Der Startwert kommt am Ende: So können alle das Mischen prüfen.
game-real-deck = Gespielt wird mit echten Karten: Du sagst, welche kommt.
game-help = Mit ? bekommst du bei jeder Frage Hilfe.
game-resumed = Willkommen zurück: Runde { $number }, { $names }.
game-is-over = Dieses Spiel ist vorbei: { $name } hat mit { $total } gewonnen.
game-over = { $rounds ->
    [one] Gespielt wurde 1 Runde.
   *[other] Gespielt wurden { $rounds } Runden.
}
game-seed = Startwert: { $seed }
game-stops-asked = Hier hört das Spiel auf: { $question }

## Saving

file-written = Geschrieben: { $file }
save-offer = Dieses Spiel speichern?
save-offer-hint = ein Dateiname, oder nur Enter für nein
saved-as = Gespeichert als { $file }.
saved-go-on = Gespeichert. Weiter geht es mit: { $command }
not-over = das Spiel ist noch nicht vorbei; es ist gespeichert, weiter geht es mit: { $command }
kept-over = Dieses Spiel ist gespeichert. { $command } review zeigt, was jede Wahl gekostet hat, { $command } games listet deine Spiele auf.
not-over-lost = das Spiel ist noch nicht vorbei, und es kamen keine Antworten mehr; mit --save FILE wäre es gespeichert
save-needs-a-name = Tipp hinter save einen Dateinamen, zum Beispiel: save game.json
save-failed = { $problem }. Das Spiel geht weiter, ist aber nicht gespeichert.
extra-missing = Dafür fehlt { $package }. Installiert wird es mit: { $command }
save-lost = { $problem }; diese Zeile ist das Spiel, heb sie in einer Datei auf, um weiterzuspielen:

## Replaying

step-hint = Enter für den nächsten Schritt, c für die Chancen, q zum Aufhören

## Verifying

verify-choices = nach den Regeln: { $count ->
    [0] noch gab es keine Antwort
    [one] die eine Antwort
    [2] beide Antworten
   *[other] alle { $count } Antworten
}
verify-over = vorbei: { $name } hat gewonnen, nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
verify-not-over = noch nicht vorbei: Das Spiel hört in Runde { $number } auf
verify-shuffles = passt zum Startwert: { $count ->
    [one] der eine aufgezeichnete Mischvorgang
    [2] beide aufgezeichneten Mischvorgänge
   *[other] alle { $count } aufgezeichneten Mischvorgänge
}
verify-shuffles-spare = nicht geprüft: { $count ->
    [one] 1 Mischvorgang, den das Spiel nicht braucht
   *[other] { $count } Mischvorgänge, die das Spiel nicht braucht
}
verify-seed-only = passt zum Startwert: { $count ->
    [one] 1 Mischvorgang
   *[other] { $count } Mischvorgänge
}, aus ihm berechnet
verify-branch = Diese Partie verließ nach { $choices } Entscheidungen eine andere, um zu sehen, was wäre, wenn: Über ihre Karten ist nichts bewiesen.
verify-no-seed = kein Startwert: Das Mischen lässt sich nicht beweisen
verify-real-deck = echte Karten: Es gibt kein Mischen zu beweisen
verify-hash = der Startwert hat den veröffentlichten Hash
verify-no-hash = kein veröffentlichter Hash: Niemand kann beweisen, dass der Startwert vor dem Spiel gewählt wurde
verify-hash-no-seed = ein Hash wurde veröffentlicht, der Startwert aber nicht: Das lässt sich nicht prüfen
verify-seed-hash = Hash des Startwerts: { $hash }
verify-mix = der Startwert ist gemischt aus dem Geheimnis des Servers { $count ->
    [0] allein: Niemand hat ein Wort gegeben
    [one] und 1 Wort
   *[other] und { $count } Wörtern
}
verify-secret = das Geheimnis hat den Hash, der beim Eröffnen des Tisches veröffentlicht wurde
verify-no-secret-hash = kein veröffentlichter Hash des Geheimnisses: Niemand kann beweisen, dass es beim Eröffnen des Tisches gewählt wurde
verify-secret-hash = Hash des Geheimnisses: { $hash }
verify-wrong-secret = der Hash des Geheimnisses ist { $hash }; beim Eröffnen des Tisches veröffentlicht wurde { $published }
verify-wrong-hash = der Hash des Startwerts ist { $hash }, nicht der veröffentlichte { $published }
verify-other-hash = der Hash darin ist { $hash }, nicht { $published }

## On a device without a server (`flip7.browser`)

device-no-search = Dieser Bot probiert vor jeder Antwort Tausende Spiele durch. Nur ein Server ist dafür schnell genug.
