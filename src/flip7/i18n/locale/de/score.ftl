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
score-full = Ein Spiel hat höchstens { $most } Spieler.
score-other-deck = { $count } Spieler brauchen einen weiteren Stapel, und der kann nicht mitten im Spiel dazukommen.
score-too-few = Mindestens { $least } müssen weiterspielen.
score-away = { $name } ist schon gegangen.
score-not-away = { $name } spielt mit.
score-has-played = { $name } hat schon gespielt und kann nur gehen.
score-nobody = Spieler { $number }
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
    [not-in] { $name } spielt in dieser Runde nicht mit.
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
score-step-joined = { $points ->
    [lowest] { $name } kommt dazu, mit dem niedrigsten Stand
   *[zero] { $name } kommt dazu, mit 0 Punkten
}
score-step-left = { $name } geht
score-step-came-back = { $name } ist wieder da
score-step-renamed = Spieler { $number } heißt { $name }

## After a correction

score-differs-points = Runde { $round }: { $name } hat { $now }, nicht { $was }.
score-differs-status = Runde { $round }: { $name } ist «{ $now }», nicht mehr «{ $was }».
score-differs-active = { $was ->
    [frozen] { $name } ist nicht mehr eingefroren.
    [busted] { $name } hat sich doch nicht verzockt.
   *[stayed] { $name } hat doch nicht Stopp gesagt.
}
score-differs-winner = Jetzt gewinnt { $name }.
score-differs-no-winner = Noch hat niemand gewonnen.
score-differs-nothing = Korrigiert. Sonst ändert sich nichts.
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

## On a device: odds, backup, history

score-advice-hit = Ein starker Spieler würde noch eine nehmen.
score-advice-stay = Ein starker Spieler würde Stopp sagen.
score-advice-keep = Ein starker Spieler würde sie selbst nehmen.
score-advice-give = Ein starker Spieler würde sie { $name } geben.
score-not-there = Für { $name } wurde in dieser Runde keine { $card } eingetragen.
score-unknown-game = Dieses Spiel ist nicht auf diesem Gerät.
score-target = Ein Spiel geht bis { $least } bis { $most } Punkte.
score-not-backup = Diese Datei ist weder eine Sicherung noch ein gespeicherter Spielstand, oder sie ist beschädigt. Nichts wurde geändert.
score-newer-backup = Diese Sicherung stammt von einer neueren Version. Bring flip7 zuerst auf den neuesten Stand. Nichts wurde geändert.

## At the keyboard

score-welcome = Die Punkte von { $names }, bis { $target }.
score-help-hint = ? zeigt die Hilfe.
score-ask-points = Runde { $round }, { $name }: wie viele Punkte?
score-hint-points = eine Zahl, b für verzockt, ? für Hilfe
score-ask-cards = Runde { $round }, { $name }: welche Karten?
score-hint-cards = Karten wie 7 11 x2 +8, b für verzockt, ? für Hilfe
score-ask-over = Das Spiel ist vorbei. Stimmt alles?
score-hint-over = Enter zum Beenden, u zum Zurücknehmen, ? für Hilfe
score-sum = { $name }: { $sum }
score-total = { $name }: { $total }
score-by-hand = { $points }, von Hand gesetzt
score-insist = { $problem } Wenn es stimmt, gib es noch einmal mit ! dahinter ein.
score-unclear = «{ $typed }» ist hier nicht klar: ? zeigt, was geht.
score-no-card = «{ $typed }» ist keine Karte: 0 bis 12, +2 bis +10, x2, FZ, F3 oder SC.
score-no-name = Hier heißt niemand «{ $typed }».
score-many-names = «{ $typed }» könnte { $names } sein.
score-no-line = Es gibt keine Zeile «{ $typed }»: Das Protokoll hat { $count }.
score-set-how = Gib Runde, Name und Punkte an, zum Beispiel: set 3 ben 40
score-who-how = Gib den Namen an, zum Beispiel: { $example }
score-joins = { $name } spielt ab Runde { $round } mit.
score-leaves = { $name } bekommt ab Runde { $round } keine Karten mehr.
score-renamed = { $old } heißt jetzt { $new }.
score-waits-hint = Beantworte, was gefragt ist, dann folgt der Rest. «drop» verwirft diesen Eintrag, «drop all» alles, was wartet.
score-live-later = Diese Runde hat schon Punkte: Live beginnt mit der nächsten.
score-odds-live = Für Chancen braucht es jede Karte: Gib live ein.
score-odds-guess = Nicht jede Karte wurde gesehen: Das ist geschätzt.
score-go-on = Gespeichert. Weiter mit: { $command } score --resume { $file }
score-help-pad = 
    44           die Punkte der Person, die gefragt ist
    ben 44       die Punkte von jemand anderem
    b            verzockt
    172!         Punkte, die kein Blatt ergibt, die aber gelten
score-help-hands = 
    7 11 x2 +8   die Karten der Person, die gefragt ist
    ben 7 11     die Karten von jemand anderem
    b            verzockt
    =44          die Punkte als eine Zahl
score-help = 
    pad          eine Zahl für jede Person
    hands        die Karten am Ende jeder Runde
    live         jede Karte, wie sie kommt; der Schiedsrichter fragt
    u, redo      den letzten Eintrag zurücknehmen, beliebig oft; oder doch nicht
    log          was eingetragen wurde, mit Nummern
    fix 12 7     Zeile 12 war eine 7; alles danach wird neu gespielt
    drop 12      Zeile 12 war zu viel
    set 3 ben 40 wir haben es anders gemacht: die Punkte einer Runde
    join dora    jemand kommt dazu; join dora lowest: mit niedrigstem Stand
    leave ben    Ben geht, sein Stand bleibt; back ben: wieder da
    rename ben Benno
    shuffled     wir haben alle Karten gemischt (live)
    t, o, r F3   der Tisch, die Chancen, eine Regel
    save DATEI   das Spiel speichern; csv DATEI: die Punkte als Tabelle
    quit         aufhören; gespeichert wird, später geht es weiter
