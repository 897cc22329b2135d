# Deutsch. Der Tisch, der das ganze Terminal füllt. Die Wörter des Spiels stehen in table.ftl.
# Was in der untersten Zeile steht (tui-key-…, tui-replay-…), passt nur kurz: zusammen in 80 Spalten.

## The table

tui-draw-pile = ▮ { $cards } im Stapel
tui-discard-pile = ▯ { $cards } abgelegt
tui-heading = Runde { $number } · { $you ->
    [yes] du gibst
   *[no] { $dealer } gibt
} · bis { $target }
tui-heading-before = Flip 7 · bis { $target }
tui-waits = { $name } überlegt …
tui-waits-absent = { $name } ist nicht verbunden: das Spiel wartet.
tui-warming-up = { $name } wärmt sich auf: Beim ersten Mal dauert das bis zu einer halben Minute.
tui-hit = Noch eine
tui-stay = Stopp
tui-worth = Stopp sichert { $sum }
tui-risk = { $percent } % Risiko
tui-safe = Sicher
tui-log = Verlauf
tui-speed = Tempo: { $speed ->
    [0] gemächlich
    [1] langsam
    [2] normal
    [3] schnell
    [4] sehr schnell
   *[other] sofort
}

## The lobby of a web table

tui-lobby = Tisch { $code }
tui-lobby-target = bis { $target }
tui-lobby-left-first = links vom Geber geht es los
tui-lobby-clock = { $seconds } s pro Zug
tui-lobby-no-odds = ohne Chancen
tui-lobby-advice = Rat für alle
tui-lobby-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
tui-seat-free = frei
tui-seat-host = leitet
tui-seat-ready = bereit
tui-seat-away = nicht da
tui-lobby-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
tui-lobby-free-host = { $free ->
    [one] Ein Platz ist frei: B setzt einen Bot darauf.
   *[other] { $free } Plätze sind frei: B setzt Bots darauf.
}
tui-lobby-start-with = Enter startet zu { $taken }.
tui-lobby-full = { $name } startet das Spiel.
tui-lobby-full-host = Alle sind da: Enter startet das Spiel.
tui-lobby-absent-host = { $count ->
    [one] { $names } ist nicht verbunden:
   *[other] { $names } sind nicht verbunden:
} G gibt einen Platz frei; Enter startet trotzdem.
tui-key-start = Start
tui-key-fill = Bots
tui-key-add-seat = + Platz
tui-key-drop-seat = − Platz
tui-key-ready = Bereit
tui-key-sit = Setzen
tui-key-people = Leute
tui-key-hand-over = Bot spielt
tui-key-hurry = Runde überspringen
tui-key-bot-pause = Bots antworten
tui-bot-pause = { $pause ->
    [0] Bots antworten: sofort
    [1] Bots antworten: schnell
    [2] Bots antworten: in Ruhe
   *[3] Bots antworten: langsam
}

## Who stays at a web table

tui-people-title = Leute am Tisch
tui-people-locked = gesperrt
tui-people-gone = gegangen
tui-people-sent-away = weggeschickt
tui-people-bot-plays = ein Bot spielt
tui-people-watches = schaut zu
tui-people-send-away = X wegschicken
tui-people-free = F Platz freigeben
tui-people-hand-over = T Bot spielen lassen
tui-people-host = M Leitung übergeben
tui-people-lock = K Tisch sperren
tui-people-unlock = K Tisch entsperren
tui-people-sure = Noch einmal X schickt { $name } endgültig weg: auch aus den Spielen danach.
tui-people-keys = ↑ ↓ wählen · Esc schließt

## Between rounds, and at the end

tui-round-goes-on = Leertaste: weiter. P: Pause.
tui-round-held = Pausiert. Leertaste: weiter.
tui-over = { $name } gewinnt mit { $total }
tui-over-rounds = { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
tui-over-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} aufgedeckt
tui-over-busts = { $busts ->
    [0] nie verzockt
   *[other] { $busts }-mal verzockt
}
tui-over-flip-sevens = { $count ->
    [0] keine Flip 7
   *[other] { $count }-mal Flip 7
}
tui-over-best = beste Runde: { $name }, { $points }

## The start

tui-title = Flip 7
tui-tagline = Trau dich: sieben verschiedene Zahlen, und keine doppelt.
tui-you = Wer spielt
tui-you-several = dein Name, oder mehrere: Ana, Ben
tui-seats = Plätze
tui-strength = Bots
tui-rating = Wertung
tui-bots-mixed = drei Charaktere
tui-target = Ziel
tui-odds = Chancen zeigen
tui-seed = Startwert
tui-seed-any = neu gemischt
tui-language = Sprache
tui-start = Start
tui-no-number = { $field }: bitte eine Zahl von { $least } bis { $most }.
tui-too-many = Dieses Terminal zeigt { $fits } Plätze auf einmal; die Ansicht folgt dem Zug. Ein größeres Fenster zeigt alle { $seats }.
tui-not-affiliated = Von Fans gemacht, ohne Verbindung zum Verlag von Flip 7.

## Keys

tui-space = ␣
tui-key-hit = Noch eine
tui-key-stay = Stopp
tui-key-give = Geben
tui-key-skip = Weiter
tui-key-back = Zurück
tui-key-coach = Rat
tui-key-odds = Chancen
tui-key-log = Verlauf
tui-key-why = Warum
tui-key-rules = Regeln
tui-key-help = Hilfe
tui-key-quit = Ende
tui-key-again = Neues Spiel
tui-key-replay = Replay
tui-key-slower = Langsamer
tui-key-faster = Schneller
tui-key-hold = Pause
tui-key-close = Ende

tui-help-title = Tasten
tui-help =
    H            noch eine Karte nehmen
    S            Stopp: deine Punkte sichern, raus aus der Runde
    1 2 3 …      diesem Platz eine Karte geben; eine 1, aus der
                 eine 12 werden kann, wartet auf 2 oder Enter
    ↑ ↓          wählen, wer eine Karte bekommt; Enter gibt sie
    Leertaste    sofort weiter
    - +          langsamer, schneller
    P            Pause beim Stand nach einer Runde
    U            im eigenen Spiel eine Wahl zurücknehmen, bis es endet
    A            was jede Antwort wert ist, und welche die beste
    O            Chancen zeigen oder verbergen
    ↑ ↓          scrollen, was nicht hinpasst; Bild↑ Bild↓ seitenweise
    L            der Verlauf: alles, was geschehen ist
    W            warum: die Regeln hinter dem, was gerade geschah
    R            die Regeln, mit Suche
    F2           hell oder dunkel
    F3           andere Sprache
    G            Leute: Wer einen Web-Tisch leitet, sagt, wer bleibt
    T            Bot für jemanden, der weg ist: wer den Tisch leitet
    A D          ein Platz mehr, weniger: wer den Web-Tisch leitet
    E            Rest einer Web-Runde nur mit Bots überspringen
    Z            wie lange Bots warten: wer den Web-Tisch leitet
    Q            gehen; das Spiel bleibt erhalten
    ?            diese Hilfe
tui-rules-title = Regeln
tui-rules-search = Suche: freeze, F3.6, second chance …
tui-why-title = Warum?
tui-coach-title = Was ein starker Spieler tun würde
tui-coach-thinks = Die Antworten werden durchprobiert … Beim ersten Mal dauert das bis zu einer halben Minute.
tui-sheet-keys = ↑ ↓ scrollen · Esc schließt

## Replay

tui-replay-heading = { $at } von { $steps }
tui-replay-play = Start
tui-replay-stop = Pause
tui-replay-step = Vor
tui-replay-back = Zurück
tui-replay-round = Runde vor
tui-replay-round-back = Runde zurück
tui-replay-start = Anfang
tui-replay-end = Ende
tui-replay-chances = Chancen
tui-replay-costly = Teure Wahl
tui-replay-review = Ganze Analyse
tui-review-title = Die Analyse
tui-review-hint = m: die nächste Wahl, die etwas gekostet hat. s: die ganze Analyse.
tui-review-no-costly = In dieser Partie hat keine Wahl etwas gekostet.
tui-review-rough = Die Zahlen stehen noch nicht fest: Versuch es gleich noch einmal.
tui-replay-branch = Was wäre, wenn?
tui-replay-branch-new = Was wäre, wenn, mit neuen Karten
tui-replay-no-cost = Das hat nichts gekostet.
tui-replay-no-branch = In dieser Partie hat noch niemand entschieden.
tui-replay-branched = Was wäre, wenn? Du spielst von hier gegen Bots weiter. Gespeichert wird das nicht; q führt zurück.
tui-replay-help =
    Leertaste    abspielen oder anhalten
    → ←          eine Entscheidung vor, eine zurück
    ↓ ↑          zur nächsten Runde, zur vorigen
    Pos1 Ende    zum Anfang, zum Ende
    C            alle Gewinnchancen, und was Entscheidungen kosten
    M            die nächste Wahl, die etwas gekostet hat
    S            die ganze Analyse, in Sätzen
    B N          hier gegen Bots weiterspielen: gleiche, neue Karten
    - +          langsamer, schneller
    Bild↑ Bild↓  scrollen, was nicht hinpasst
    L            der Verlauf: alles, was geschehen ist
    W            warum: die Regeln hinter dem, was gerade geschah
    R            die Regeln, mit Suche
    F2 F3        hell oder dunkel, andere Sprache
    Q            schließen

## Punkte zählen mit echten Karten

tui-score-title = Punkte zählen
tui-score-tagline = Ihr habt die Karten; das Terminal zählt und kennt die Regeln.
tui-score-names = zwei oder mehr, im Uhrzeigersinn: Ana, Ben, Cleo
tui-score-dealer = Gibt zuerst
tui-score-first-name = der erste Name
tui-score-resume = Weiter mit
tui-score-new = ein neues Spiel
tui-score-depth = Eingabe
tui-score-depth-title = Was gebt ihr ein?
tui-score-depth-name = { $depth ->
    [hands] Blätter
    [live] Live
   *[pad] Block
}
tui-score-resumed = Das Spiel geht weiter.
tui-score-total = Summe
tui-score-bust = Verzockt
tui-score-done = Das ist alles
tui-score-redo = Wieder vor
tui-score-files = Dateien
tui-score-change = Runde { $round }, { $name }: { $points }. Etwas anderes?
tui-score-change-hint = Eine Zahl berichtigt es; Enter zeigt mehr; Esc geht zurück.
tui-score-hand-hint = Karten tippen, dann Enter; B ist verzockt, = und eine Zahl die Punkte.
tui-score-one-hint = Enter oder Leertaste für die 1; 0, 1 oder 2 für 10, 11 oder 12.
tui-score-no-cards = Vor { $name } liegt nichts? Wenn das stimmt, noch einmal Enter; B für verzockt.
tui-score-doubt = { $problem } Wenn es stimmt, noch einmal Enter.
tui-score-no-advice = Jetzt gibt es nichts zu entscheiden.
tui-score-waits-hint = Beantworte, was gefragt ist, dann folgt der Rest; Entf verwirft diesen Eintrag.
tui-score-over-hint = Enter beendet, U nimmt zurück, Tab zeigt die Runden, E schreibt Dateien.
tui-score-race = Das Rennen, Runde für Runde
tui-score-entries = Was eingegeben wurde
tui-score-entries-keys = ↑ ↓ wählen · Enter berichtigt · X war nicht · Esc schließt
tui-score-no-entries = Noch nichts.
tui-score-round = Runde { $number }
tui-score-conflict = Jemand anders hat etwas anderes eingegeben.
tui-score-choose-keys = ↑ ↓ wählen · Enter · Esc schließt
tui-score-which-card = Welche Karte war es?
tui-score-which-points = Wie viele Punkte waren es?
tui-score-only-drop = Diese Zeile kann man nur verwerfen: X in der Liste.
tui-score-cell = { $name }, Runde { $round }: { $points }
tui-score-cell-keys = Enter setzt · Tab für mehr · Esc schließt
tui-score-by-hand-hint = Habt ihr es an eurem Tisch anders gemacht? Setzt die Punkte; sie werden markiert.
tui-score-count-again = Neu zählen
tui-score-players = Spieler
tui-score-players-keys = ↑ ↓ · Enter: anderer Name · X geht oder ist da · Esc schließt
tui-score-joins = { $points ->
    [lowest] Jemand kommt dazu, mit dem niedrigsten Stand
   *[zero] Jemand kommt dazu, mit 0 Punkten
}
tui-score-presence = { $presence ->
    [leaving] geht nach dieser Runde
    [away] ist gegangen
    [coming_back] ist ab der nächsten Runde wieder da
    [joining] kommt zur nächsten Runde dazu
   *[playing] spielt
}
tui-score-name = Name
tui-score-name-keys = Enter übernimmt · Esc schließt
tui-score-files-hint =
    name.json   das Spiel, um weiterzumachen; ab jetzt liegt es dort
    name.f7     die Aufzeichnung, wenn jede Karte eingegeben wurde
    name.csv    die Punkte aller Runden, für eine Tabelle
tui-score-file = eine neue Datei, etwa abend.csv
tui-score-files-keys = Enter schreibt · Esc schließt
tui-score-help =
    0 1 2 …      Punkte oder Karten; eine 1 wartet auf eine zweite
                 Ziffer, auf die Leertaste oder Enter
    + X F T C    +2 bis +10, ×2, Eiszeit, Zieh Drei, Zweite Chance
    Enter        trägt ein; beendet ein Blatt; bestätigt Punkte
    B            verzockt
    H S          noch eine, Stopp; eine Karte allein ist beides
    ↑ ↓ ← →      ein anderes Feld: Eine Zahl dort berichtigt es
    D            wir haben es anders gemacht: Punkte von Hand
    U R          zurück, bis zum ersten Eintrag; und wieder vor
    L            was eingegeben wurde: jede Zeile berichtigen
    Entf         einen Eintrag verwerfen, der nicht mehr passt
    M            Block, Blätter oder live
    P            Spieler: jemand kommt, geht, heißt anders
    Tab          die Runden, oder die Karten auf dem Tisch
    O A          Chancen an oder aus; was jemand Starkes täte
    G            live: Wir haben alle Karten gemischt
    W F1         warum: die Regeln dahinter; alle Regeln
    E            Dateien: Spiel, Aufzeichnung, Tabelle
    ⌫ Esc        löschen; zurück zu dem, was gefragt ist
    F2 F3        hell oder dunkel, eine andere Sprache
    Q            Ende; alles ist gespeichert
    ★ ✕ *        Flip 7, verzockt, Punkte von Hand
