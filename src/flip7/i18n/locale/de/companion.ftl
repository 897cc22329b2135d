# Deutsch. Die Punkte eines Spiels mit echten Karten, im Browser. Was der Schiedsrichter sagt, steht in table.ftl.

## The page

keep-title = Punkte zählen · Flip 7
keep-title-game = Punkte von { $names } · Flip 7
keep-heading = Punkte zählen
keep-lead = Ihr habt die Karten; das Handy zählt und kennt die Regeln. Alles bleibt auf diesem Gerät.
keep-start = Los
keep-running = Laufende Spiele
keep-games = Bisherige Spiele
keep-all = Alle Spiele und Spieler
keep-deals-first = gibt zuerst
keep-too-few-names = Gib mindestens { $least } Namen ein.
keep-make-dealer = { $name } gibt zuerst
keep-sheet = Punktezettel drucken
keep-no-game = Dieses Spiel ist nicht hier
keep-no-game-hint = Es wurde gelöscht oder liegt auf einem anderen Gerät.

## How closely a game is kept

keep-depth = Was gebt ihr ein?
keep-depth-pad = Punkte
keep-depth-hands = Karten
keep-depth-live = Live
keep-depth-pad-hint = Eine Zahl für jede Person und Runde, wie auf Papier.
keep-depth-hands-hint = Die Karten am Ende der Runde; die Summe kommt von selbst.
keep-depth-live-hint = Jede Karte, sobald sie kommt: Der Schiedsrichter sagt, wer dran ist, und klärt jede Frage.
keep-live-later = Live beginnt mit der nächsten Runde.

## The board

keep-line-up = Spieler: neu, weg, andere Namen
keep-presence = { $presence ->
    [leaving] bis zum Ende dieser Runde
    [away] ist gegangen
    [coming_back] ab der nächsten Runde
   *[joining] ab der nächsten Runde
}
keep-leave = Geht
keep-leave-name = { $name } geht
keep-come-back = Ist zurück
keep-back-name = { $name } ist wieder da
keep-new-name = Name für jemand Neues
keep-not-in = nicht dabei
keep-table = Punkte nach Runden
keep-deals-begins = { $dealer } gibt und fängt an.
keep-deals-other-begins = { $dealer } gibt, { $first } fängt an.
keep-earlier-rounds = Frühere Runden
keep-later-rounds = Spätere Runden
keep-result = Punkte der Runde { $round }
keep-player = Spieler
keep-total = Summe
keep-over = Das Ende
keep-cell = { $name }, Runde { $round }: { $points }. Ändern
keep-cell-bust = { $name }, Runde { $round }: { $points }, verzockt. Ändern
keep-cell-by-hand = { $name }, Runde { $round }: { $points }, von Hand gesetzt. Ändern
keep-cell-empty = { $name }, Runde { $round }: noch nichts. Eingeben
keep-cell-title = { $name }, Runde { $round }
keep-points = Wie viele Punkte?
keep-change = Runde { $round } ändern
keep-typed = Eingegeben
keep-keys = Ziffern
keep-erase = Ziffer löschen
keep-enter = OK
keep-bust = Verzockt
keep-leave-it = So lassen
keep-doubt = Trotzdem eintragen?
keep-doubt-yes = Ja, das stimmt
keep-doubt-no = Ändern
keep-undo = Zurück
keep-redo = Wieder vor

## Cards

keep-card-keys = Karten
keep-which-cards = Welche Karten?
keep-sum = Summe
keep-laid = Karten von { $name }
keep-take-away = Wegnehmen: { $card }
keep-done = Das ist alles

## Live

keep-pending = Was noch wartet
keep-flips = { $left ->
    [one] { $name } zieht noch eine Karte.
   *[other] { $name } zieht noch { $left } Karten.
}
keep-flips-later = { $left ->
    [one] Danach zieht { $name } noch eine Karte.
   *[other] Danach zieht { $name } noch { $left } Karten.
}
keep-aside = Für später beiseite:
keep-hands-out = { $name } wählt jetzt, eine Karte nach der anderen:
keep-hands-out-later = Danach:
keep-waits-for = für { $name }, sobald alle verteilt sind
keep-waits-then = für { $name }
keep-odds = { $cards ->
    [one] dass sich { $name } mit der letzten Karte verzockt
   *[other] dass sich { $name } mit der nächsten von { $cards } Karten verzockt
}
keep-odds-guess = (geschätzt: nicht jede Karte wurde gesehen)
keep-odds-for = Wer sieht das Risiko?
keep-odds-nobody = Niemand
keep-odds-turn = Wer dran ist
keep-odds-everybody = Alle
keep-advice = Rat zeigen
keep-advice-hint = Was jemand täte, der stark spielt.
keep-show-rounds = Alle Runden zeigen
keep-shuffled = Wir haben alle Karten gemischt

## Mistakes

keep-log = Was eingegeben wurde
keep-log-hint = Tipp auf eine Zeile, um sie zu berichtigen: Alles danach wird neu gespielt.
keep-log-empty = Noch nichts.
keep-round = Runde
keep-round-before = Die Runde davor
keep-round-after = Die Runde danach
keep-correct = Berichtigen
keep-which-instead = Welche Karte war es?
keep-who-instead = Wer hat sie bekommen?
keep-drop = Das war nicht
keep-corrected = Berichtigt: „{ $was }“ ist jetzt „{ $now }“.
keep-dropped = Gestrichen: „{ $was }“.
keep-corrected-alone = Sonst ändert sich nichts.
keep-back = Zurück
keep-drop-waiting = Verwerfen, was nicht passt
keep-by-hand-hint = Habt ihr es an eurem Tisch anders gemacht? Setzt die Punkte; sie werden markiert.
keep-set = Setzen
keep-by-hand-off = Wieder nach den Karten
keep-correct-cards = Eingaben berichtigen
keep-more = Mehr
keep-hand-over = An ein anderes Handy übergeben
keep-hand-over-hint = Das andere Handy scannt den Code oder öffnet den Link und hat das Spiel mit allem bisher. Kein Server speichert es.
keep-hand-over-long = Dieses Spiel ist zu lang für einen QR-Code: Schick den Link oder die Datei.
keep-hand-over-qr = QR-Code, der dieses Spiel enthält
keep-hand-over-send = Link schicken
keep-take-over = Dieses Spiel übernehmen?
keep-take-over-hint = Es bleibt dann auf diesem Gerät. Ist es schon hier, kommen die neuen Einträge dazu.
keep-take-over-yes = Übernehmen
keep-take-over-no = Nein
keep-link-broken = Dieser Link enthält kein Spiel oder ist abgeschnitten: Lass ihn dir noch einmal schicken.

## The end, and after

keep-average = Punkte je Runde
keep-chart = Das Rennen bis { $target }, Runde für Runde
keep-chart-table = Die Summen als Tabelle
keep-bg-stats = In BG Stats eintragen
keep-file-csv = Tabelle (.csv)
keep-file-json = Dieses Spiel (.json)
keep-players = Spieler
keep-wins = { $games ->
    [one] { $wins } von 1 Spiel gewonnen
   *[other] { $wins } von { $games } Spielen gewonnen
}
keep-fair = Siege bei gleichem Glück
keep-best = beste Runde
keep-busts = mal verzockt
keep-flip-sevens = mal Flip 7
keep-against = Gegen { $name }: { $wins } von { $games } mal vorn

## Paper

keep-sheet-lead = Ein Zettel für Stift und Papier. Die Namen sind die von eurem letzten Spiel.
keep-sheet-players = Spieler
keep-sheet-fewer = Weniger Spieler
keep-sheet-more = Mehr Spieler
keep-print = Drucken

## Together: one board on several devices

keep-share = Diese Tafel teilen
keep-shared = Geteilte Tafel { $code }
keep-share-lead = Andere sehen den Stand auf ihren Handys oder auf einem Fernseher. Wen du einlädst, der schreibt mit, und kein Eintrag geht verloren.
keep-share-watch = Zusehen
keep-share-keep = Mitschreiben
keep-share-title = Der Stand unserer Partie Flip 7
keep-watch-how = Scannen, oder den Code auf { $host } eingeben. Ein Fernseher zeigt alles groß.
keep-keep-how = Für ein Handy, das auch Punkte einträgt. Zeig ihn sonst niemandem.
keep-qr-watch = QR-Code: bei dieser Tafel zusehen
keep-qr-keep = QR-Code: mitschreiben
keep-connected = { $keepers ->
    [one] Du schreibst
   *[other] { $keepers } schreiben
}, { $watching ->
    [0] niemand sieht zu.
    [one] 1 sieht zu.
   *[other] { $watching } sehen zu.
}
keep-offline = Keine Verbindung: Was du einträgst, bleibt hier und wird später gesendet.
keep-stop-sharing = Nicht mehr teilen
keep-alone = Allein weiterschreiben
keep-share-ended = Die Tafel wird nicht mehr geteilt. Die Partie bleibt auf diesem Gerät.
keep-next-game = Das nächste Spiel hat begonnen.
keep-next-game-go = Dorthin
keep-again-alone = Allein auf diesem Gerät weiterspielen
keep-conflict = Zwei Einträge widersprechen sich. Was stimmt?
keep-too-heading = Mitschreiben
keep-too-lead = Was du hier einträgst und was die anderen eintragen, kommt auf einer Tafel zusammen, auch wenn das Netz eine Weile weg ist.
keep-too-start = Auf diesem Gerät mitschreiben
keep-too-watch = Nur zusehen
board-next = Jetzt die Punkte von { $name }
board-card = Die nächste Karte ist für { $name }
board-this-round = diese Runde
board-follow = Auf dem Handy mitverfolgen
board-gone = Diese Tafel gibt es hier nicht
board-closed = Diese Tafel wird nicht mehr geteilt
board-why-unknown-table = Es gibt keine Tafel mit diesem Code. Prüf ihn, oder lass dir den Link noch einmal geben.
board-why-is-closed = Diese Tafel wird nicht mehr geteilt.
board-why-table-is-full = An dieser Tafel kann niemand mehr mitschreiben. Du kannst zusehen.
