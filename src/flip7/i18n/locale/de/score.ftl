# Punkte schreiben bei einem Spiel mit echten Karten. Namen, Karten und Summen kommen fertig an.

## The game

score-players = Ein Spiel hat { $least } bis { $most } Spieler, nicht { $count }.
score-twins = Zwei Spieler heißen gleich.
score-name = Spieler { $number } braucht einen Namen mit 1 bis 100 sichtbaren Zeichen.
score-dealer = Geben muss eine der { $count } Personen.
score-keeper-name = Der Name eines Spiels oder Geräts hat 1 bis 40 Buchstaben, Ziffern und Bindestriche.
score-too-long = Ein Spiel hat höchstens { $most } Einträge.

## What cannot be

score-no-seat = Es spielen { $count } Personen, und das ist keine davon.
score-no-round = Runde { $number } gibt es noch nicht.
score-no-entry = Diesen Eintrag gibt es nicht.
score-no-number = Punkte sind eine ganze Zahl von 0 bis { $most }.
score-too-high = { $points }? Mehr als { $most } kann eine Runde nicht bringen.
score-impossible = { $points }? Das ergibt kein Blatt.
score-other-place = Eine Korrektur gilt derselben Person und derselben Frage.
score-misfit = { $why ->
    [over] Das Spiel ist vorbei.
    [early] Runde { $count } hat noch nicht begonnen.
    [late] Runde { $count } ist vorbei.
    [live] Diese Runde wird Karte für Karte mitgeschrieben.
    [not-live] Diese Runde wird an ihrem Ende aufgeschrieben, nicht Karte für Karte.
    [taker] { $name } kann die { $card } jetzt nicht bekommen.
    [all-seen] { $count ->
        [one] Die einzige { $card } ist schon aufgedeckt worden.
       *[other] Alle { $count } Karten dieser Art sind schon aufgedeckt worden: { $card }.
    }
    [all-on-table] { $count ->
        [one] Die einzige { $card } liegt schon auf dem Tisch.
       *[other] Es gibt nur { $count }, und alle liegen auf dem Tisch: { $card }.
    }
    [bust] Vor { $name } liegt die { $card } schon: Mit einer zweiten hat man sich verzockt.
    [has-one] Vor { $name } liegt schon eine { $card }.
    [eighth] Vor { $name } liegen sieben Zahlen: Das ist ein Flip 7, und die Runde ist vorbei.
    [other-flip-seven] { $name } hat den Flip 7 dieser Runde: Damit war sie vorbei.
    [settled] Die Punkte von { $name } stehen schon da: Korrigiere sie.
    [has-cards] Für { $name } sind Karten eingetragen: Ergänze sie oder nimm sie zurück.
    [undone] Was davor kam, wurde zurückgenommen.
   *[question] Danach wird jetzt nicht gefragt.
}

## A line of the log

score-step-score = Runde { $round }, { $name }: { $points }
score-step-laid = Runde { $round }, { $name }: { $card }
score-step-bust = Runde { $round }, { $name }: verzockt
score-step-done = Runde { $round }, { $name }: das ist alles
score-step-hit = { $name }: noch eine
score-step-stay = { $name }: Stopp
score-step-gave = { $name } gibt die { $card } an { $to }
score-step-came-up = { $card } für { $name }
score-step-shuffled = Alle Karten wurden gemischt
score-step-depth = { $depth ->
    [hands] Blätter: die Karten am Ende jeder Runde
    [live] Live: jede Karte, wie sie aufgedeckt wird
   *[pad] Block: eine Zahl für jede Person
}

## After a correction

score-differs-points = Runde { $round }: { $name } hat { $now }, nicht { $was }.
score-differs-status = Runde { $round }: { $name } ist «{ $now }», nicht mehr «{ $was }».
score-differs-winner = Jetzt gewinnt { $name }.
score-differs-no-winner = Noch hat niemand gewonnen.
score-waits = { $count ->
    [one] Ein späterer Eintrag passt nicht mehr
   *[other] { $count } spätere Einträge warten, der erste passt nicht mehr
}: «{ $entry }». { $reason }

## Saved games

score-not-saved = Das ist kein Spielstand, den flip7 gespeichert hat.
score-other-version = Dieser Spielstand ist als «{ $version }» gespeichert; dieses flip7 liest «{ $known }».
score-damaged = Dieser Spielstand ist beschädigt: { $where }.
score-other-game = Das sind zwei verschiedene Spiele: Nichts wurde zusammengeführt.
score-no-record = Für eine Aufzeichnung braucht es jede Karte: live von der ersten bis zur letzten, ohne von Hand gesetzte Punkte.
