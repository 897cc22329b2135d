# Deutsch. Der Tisch im Browser. Was am Tisch geschieht, steht in table.ftl, und dort auch die Wörter des Spiels.
#
# Dazu hier: seat «Platz», table «Tisch», host «Tischleitung» (leitet den Tisch), watch «zuschauen», line «Reihe»,
# odds «Chancen», shuffle «mischen», seed «Startwert», secret «Geheimnis». Angeredet wird mit «du», niemand nach
# Geschlecht; für $name kann auch «Du» stehen, deshalb steht der Name dort allein oder vor einem Doppelpunkt.

## Cards, aloud

card-back = verdeckte Karte
card-plus-aloud = plus { $points }
card-times-aloud = mal zwei

## Coming and going

act-sat = { $name } setzt sich dazu.
act-late = { $name } spielt ab der nächsten Runde mit.
act-clock = Die Zeit für { $name } ist um: Ein Bot spielt weiter.
act-handed-over = Für { $name } spielt ein Bot weiter.
act-left = { $name } ist gegangen; ein Bot spielt weiter.
act-came-back = { $name } ist wieder da.
act-host = { $name } leitet jetzt den Tisch.

## The table

you = Du
you-among = du
title-table = Flip 7 · Tisch { $code }
round = { $round ->
    [0] Es wird gemischt …
   *[other] Runde { $round }
}
to-target = bis { $target }
table-code = Tisch { $code }
watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
you-watch = Du schaust zu
late-join = Ab der nächsten Runde mitspielen
late-you = Du kommst zur nächsten Runde dazu, { $points ->
    [none] mit 0 Punkten.
    [lowest] mit dem niedrigsten Stand.
   *[seat] mit den Punkten dieses Platzes.
}
late-names = { $count ->
    [one] { $names } spielt ab der nächsten Runde mit.
   *[other] { $names } spielen ab der nächsten Runde mit.
}
late-why = Hier spielt ein Bot die Runde zu Ende.
seats = Plätze
your-seat = Dein Platz
stage = Tischmitte
eyebrow = { $round ->
    [0] Bis { $target }
   *[other] Runde { $round } · { $dealer } gibt · bis { $target }
}
draw-pile = Nachziehstapel: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
discard-pile = Ablage: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
dealer = gibt
dealer-letter = G
to-go = noch { $points }
reached = geschafft!
nothing-above = noch keine Bonuskarte
stand-in = Bot spielt
stand-in-why = Hier spielt ein Bot, bis die Person zurückkommt.
seat-aloud = { $name }, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, { $status }. { $cards }
seat-holds = Karten: { $cards }, wert { $points }.
seat-empty = Keine Karten.

chip-in = dabei
chip-turn = Dran
chip-your-turn = Du bist dran
chip-stayed = Gesichert
chip-frozen = Eingefroren
chip-busted = Verzockt
chip-away = Nicht da
chip-flip-seven = Flip 7
petals-left = { $left } von { $all } noch dabei

## What is asked

heading-your-turn = Du bist dran. Noch eine oder Stopp?
heading-turn = { $name }: noch eine oder Stopp?
heading-give-you = Wer bekommt die { $card }?
heading-give = Wer bekommt die { $card } von { $name }?
heading-flips = { $you ->
    [yes] { $left ->
        [1] Du ziehst: noch eine
        [2] Du ziehst: noch zwei
       *[other] Du ziehst drei Karten
    }
   *[no] { $left ->
        [1] { $name }: noch eine Karte
        [2] { $name }: noch zwei Karten
       *[other] { $name } zieht drei Karten
    }
}
heading-gets = { $you ->
    [yes] Du bekommst die { $card }
   *[no] { $name } bekommt die { $card }
}
heading-frozen = { $you ->
    [yes] Du bist eingefroren
   *[no] { $name } ist eingefroren
}
heading-stays = { $you ->
    [yes] Du sagst Stopp mit { $points }
   *[no] { $name } sagt Stopp mit { $points }
}
heading-draws = { $name } zieht …
heading-draws-you = Du ziehst …
heading-deal = { $you ->
    [yes] Du gibst.
   *[no] { $name } gibt.
}
heading-round = { $round ->
    [0] Die Karten werden gemischt …
   *[other] Runde { $round }
}
heading-won = { $you ->
    [yes] Du gewinnst!
   *[no] { $name } gewinnt!
}
hit-button = Noch eine
stay = Stopp
stay-bank = mit { $points }
give-or-keep = Tipp auf einen Platz oder behalt sie:
give-tap = Tipp auf den Platz, der sie bekommt.
give-does-FZ = Wer sie bekommt, behält die Punkte und ist für diese Runde raus.
give-does-F3 = Wer sie bekommt, zieht drei Karten nacheinander und kann sich verzocken.
give-does-SC = Wer sie bekommt, ist vor einer Doppelten geschützt.
give-freeze-name = { $name } sichert { $points }
give-freeze-you = Du sicherst { $points }
give-freeze-after = · { $before } → { $after }
give-flip-name = { $name } zieht drei
give-flip-you = Du ziehst drei
give-numbers = · { $numbers ->
    [0] noch keine Zahl
    [one] bisher 1 Zahl
   *[other] bisher { $numbers } Zahlen
}
give-numbers-shielded = · { $numbers ->
    [0] noch keine Zahl, geschützt
    [one] bisher 1 Zahl, geschützt
   *[other] bisher { $numbers } Zahlen, geschützt
}
give-chance-name = { $name } ist geschützt
waiting = Frage an { $name }: noch eine oder Stopp?
waiting-give = { $name } hat eine Karte zu vergeben.
out-stayed = Du hast Stopp gesagt: Deine Punkte sind sicher.
out-frozen = { $points ->
    [0] Du bist eingefroren: raus aus der Runde, ohne Punkte.
   *[other] Du bist eingefroren: Deine Punkte sind sicher.
}
answer-kept = { $answer } – wird gesendet, sobald die Verbindung wieder da ist.
out-busted = Verzockt! Diese Runde bringt dir keine Punkte.
rush = Zum Ende der Runde

## Risk

percent = { $per } %
risk-name = Risiko, dich mit der nächsten Karte zu verzocken
risk-bust = Risiko
risk-safe = Sicher
risk-left = { $good } sicher
risk-why = { $pile ->
    [one] { $bad ->
        [0] Die letzte Karte im Stapel ist keine Zahl, die du hast.
       *[other] Die letzte Karte im Stapel ist eine Zahl, die du hast.
    }
   *[other] { $bad ->
        [0] Keine der { $pile } Karten im Stapel ist eine Zahl, die du hast.
        [one] 1 der { $pile } Karten im Stapel ist eine Zahl, die du hast.
       *[other] { $bad } der { $pile } Karten im Stapel sind Zahlen, die du hast.
    }
}
risk-safe-why = Die Zweite Chance fängt die nächste Doppelte ab.
risk-name-of = { $name }: Risiko mit der nächsten Karte
risk-card = { $you ->
    [yes] deine { $number ->
        [0] nächste Karte
        [1] erste Karte
        [2] zweite Karte
       *[other] dritte Karte
    }
   *[no] { $number ->
        [0] nächste Karte für { $name }
        [1] erste Karte für { $name }
        [2] zweite Karte für { $name }
       *[other] dritte Karte für { $name }
    }
}
risk-why-name = { $pile ->
    [one] { $bad ->
        [0] Die letzte Karte im Stapel ist keine Zahl, die { $name } hat.
       *[other] Die letzte Karte im Stapel ist eine Zahl, die { $name } hat.
    }
   *[other] { $bad ->
        [0] Keine der { $pile } Karten im Stapel ist eine Zahl, die { $name } hat.
        [one] 1 der { $pile } Karten im Stapel ist eine Zahl, die { $name } hat.
       *[other] { $bad } der { $pile } Karten im Stapel sind Zahlen, die { $name } hat.
    }
}

## Flip Three

flip-three-on = Zieh Drei für { $name }
flip-line = { $number } · in der Reihe
flip-kept = { $number } · behalten
flip-gone = { $number } · abgelegt
flip-aside = { $number } · beiseite
flip-next = { $number } · jetzt
flip-later = { $number }
flips-wait = { $count ->
    [one] { $cards } wartet, bis alle drei Karten liegen.
   *[other] { $cards } warten, bis alle drei Karten liegen.
}
flips-on = { $you ->
    [yes] Du ziehst { $left ->
        [1] noch eine Karte.
        [2] noch zwei Karten.
       *[other] drei Karten.
    }
   *[no] { $name } zieht { $left ->
        [1] noch eine Karte.
        [2] noch zwei Karten.
       *[other] drei Karten.
    }
}
flips-then = { $you ->
    [yes] Du ziehst noch { $left ->
        [1] eine Karte
       *[other] zwei Karten
    } und verteilst dann: { $cards }.
   *[no] { $name } zieht noch { $left ->
        [1] eine Karte
       *[other] zwei Karten
    } und verteilt dann: { $cards }.
}

## Moments

moment = Gerade jetzt
twin-yours = in deiner Reihe
twin-held = bei { $name }
twin-drawn = gerade gezogen
freeze-banks = { $points ->
    [0] Keine Punkte, und raus aus der Runde
    [one] 1 Punkt gesichert · { $before } → { $after }
   *[other] { $points } Punkte gesichert · { $before } → { $after }
}
bust-heading = Die zweite { $card }
bust-you = Verzockt! { $lost ->
    [0] Immerhin ist kein Punkt verloren.
    [one] Der eine Punkt dieser Runde ist weg.
   *[other] Die { $lost } Punkte dieser Runde sind weg.
}
flip-seven = Flip 7
flip-seven-you = Du hast einen Flip 7!
flip-seven-name = { $name } hat einen Flip 7!
flip-seven-over = { $points } Punkte · die Runde ist für alle vorbei

## What happens to oneself

round-began-you = Runde { $number }. Du gibst.
joined-you = Du kommst dazu, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
dealt-you = Du bekommst { $card }.
hit-you = Du hast { $card } gezogen.
hit-kept = { $name } hat { $card } gezogen und ist noch dabei.
hit-kept-you = Du hast { $card } gezogen und bist noch dabei.
hit-forced-you = Du hast noch keine Karte und musst eine nehmen: { $card }.
flipped-you = Du ziehst { $number } von 3: { $card }.
kept-second-chance-you = Du bist geschützt.
busted-you = Du hast dich verzockt: die zweite { $card }. { $lost ->
    [0] { "" }
    [one] 1 Punkt ist weg.
   *[other] { $lost } Punkte sind weg.
}
saved-on-a-hit-you = Du bist gerettet: Die Zweite Chance fängt die doppelte { $card } ab. Dein Zug ist vorbei, du bleibst im Spiel.
saved-in-a-flip-three-you = Du bist gerettet: Die Zweite Chance fängt die doppelte { $card } ab{ $left ->
    [0] .
   *[other] , und es wird weiter gezogen.
}
flipped-seven-you = Flip 7! Du hast sieben verschiedene Zahlen: +{ $bonus }, und die Runde ist vorbei.
given-by-you = Du gibst { $to } die { $card }.{ $waits ->
    [yes] { " " }Sie wirkt erst, wenn alles verteilt ist.
   *[no] { "" }
}
given-for-you = { $giver } gibt dir die { $card }.{ $waits ->
    [yes] { " " }Sie wirkt erst, wenn alles verteilt ist.
   *[no] { "" }
}
given-to-self-you = Du behältst die { $card }.{ $waits ->
    [yes] { " " }Sie wirkt erst, wenn alles verteilt ist.
   *[no] { "" }
}
given-forced-you = Sonst ist niemand mehr dabei: Du musst die { $card } nehmen.{ $waits ->
    [yes] { " " }Sie wirkt erst, wenn alles verteilt ist.
   *[no] { "" }
}
passed-on-by-you = Du hast schon eine Zweite Chance und gibst diese an { $to } weiter.
passed-on-for-you = { $giver } hat schon eine Zweite Chance und gibt diese an dich weiter.
froze-you = Du bist eingefroren und sicherst { $sum }.
stayed-you = Du sagst Stopp und sicherst { $sum }.
stayed-forced-you = Du sicherst { $sum }.
wasted-nobody-you = Alle, die noch dabei sind, haben eine Zweite Chance: Diese wird abgelegt.
wasted-bust-you = Die beiseitegelegte { $card } wird abgelegt: Du hast dich verzockt.
wasted-holder-you = Die { $card } vor dir wird abgelegt: Du bist schon raus.
wasted-flip-seven-you = Die { $card }, die vor dir wartet, wird abgelegt: Die Runde ist vorbei.
wasted-ran-dry-you = Die { $card }, die vor dir wartet, wird abgelegt: Die Runde ist vorbei.
ran-dry-you = Du brauchst eine Karte, aber es gibt keine Zahl mehr zu ziehen: Die Runde ist vorbei, und alle, die noch dabei sind, sichern.
game-won-you = Du gewinnst mit { $total ->
    [one] 1 Punkt!
   *[other] { $total } Punkten!
}

## Between rounds

summary-heading = Runde { $round } ist vorbei
summary-lead = { $you ->
    [yes] Du führst, noch { $left }.
   *[no] { $name } führt, noch { $left }.
}
summary-level = Gemeinsam vorn: { $names }.
summary-won = { $you ->
    [yes] Du gewinnst mit { $total ->
        [one] 1 Punkt!
       *[other] { $total } Punkten!
    }
   *[no] { $name } gewinnt mit { $total ->
        [one] 1 Punkt!
       *[other] { $total } Punkten!
    }
}
summary-tied = Gleichstand bei { $total }: { $names }. Alle spielen noch eine Runde, und alle können sie gewinnen.
summary-deals = { $you ->
    [yes] Als Nächstes gibst du.
   *[no] Als Nächstes gibt { $name }.
}
summary-bust = die zweite { $card }
summary-rule = Gespielt wird bis { $target }. Bei Gleichstand an der Spitze gibt es noch eine Runde.
summary-tie-rule = Bei Gleichstand an der Spitze spielen alle noch eine Runde (G.2).
summary-read =
    { $count ->
        [one] { $names } liest noch die Punkte.
       *[other] { $names } lesen noch die Punkte.
    }
rank-up = aufgestiegen
rank-down = abgerutscht
rank-same = unverändert
hold = Pause
held = Pausiert
next-round = Nächste Runde

## Around the table

log = Verlauf
why = warum?
emotes = Sag etwas
emote-wave = Winken
emote-clap = Klatschen
emote-laugh = Lachen
emote-gasp = Staunen
emote-cry = Weinen
emote-fire = Läuft!
emote-luck = Viel Glück
emote-good-game = Gutes Spiel
odds-toggle = Chancen
speed = Tempo der Karten
speed-now = Tempo: { $speed }
speed-host = Wie schnell Bots antworten, wählt { $host }.
home = Startseite
keys = H: noch eine. S: Stopp. Ziffern und Pfeile vergeben eine Karte. M liest deine Karten vor, T den ganzen Tisch, Umschalt mit einer Ziffer einen Platz. L zeigt den Verlauf, ? diese Tasten; Leertaste, Enter oder Escape geht weiter. Mit einem Screenreader wirken die Tasten im Fokusmodus.
replay-keys = Leertaste spielt ab und hält an, die Pfeile nach links und rechts gehen Schritt für Schritt, Pos1 und Ende springen an Anfang und Ende. L zeigt den Verlauf, T liest den ganzen Tisch vor, Umschalt mit einer Ziffer einen Platz, ? diese Tasten. Mit einem Screenreader wirken die Tasten im Fokusmodus.
lesson-keys = H: noch eine. S: Stopp. Ziffern und Pfeile vergeben eine Karte. M liest deine Karten vor, T den ganzen Tisch, Umschalt mit einer Ziffer einen Platz, ? zeigt diese Tasten; Leertaste oder Enter geht weiter, Escape beendet die Lektion. Mit einem Screenreader wirken die Tasten im Fokusmodus.
key-heading = Tasten
key-hit = noch eine
key-stay = Stopp
key-give = eine Karte vergeben
key-mine = deine Karten vorlesen
key-table = den ganzen Tisch vorlesen
key-seat = einen Platz vorlesen
key-log = der Verlauf; ↑ ↓ blättern darin
key-go-on = weiter; auch Enter und Esc
key-help = diese Tasten
key-leave-lesson = die Lektion beenden
key-play = abspielen und anhalten
key-step = einen Schritt zurück oder weiter
key-ends = an den Anfang oder ans Ende
key-reader = Mit einem Screenreader wirken die Tasten im Fokusmodus.
key-name-shift = Umschalt
key-name-space = Leertaste
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende
leave = Tisch verlassen
leave-not = Am Tisch bleiben
leave-hint = Für dich spielt ein Bot weiter. Mit dem Code { $code } kommst du zurück.
leave-ask = Tisch verlassen?
hand-over = Bot für { $name } spielen lassen
hand-over-short = Bot spielt
pocket-on = Nur meine Karten: der Tisch ist auf dem großen Bildschirm
pocket-off = Ganzer Tisch
pocket-look = Schau hoch: Der Rest ist auf dem großen Bildschirm.
waiting-away = { $name } ist nicht da.
waiting-away-host = { $name } ist nicht da. { $host } kann einen Bot spielen lassen.
waiting-away-soon = { $name } ist nicht da. In einer Minute kann jemand anders einen Bot spielen lassen.
show-result = Ergebnis zeigen
come-back = Ich bin wieder da
stand-in-for-you = Ein Bot spielt für dich.

## Wer am Tisch ist

people = Leute
person-host = Tischleitung übergeben
person-host-hint = Die Tischleitung wählt die Bots und wie gespielt wird, und startet.
person-free = Platz frei machen
person-free-hint = Die Person ist nicht da und kann sich wieder setzen.
person-send = Wegschicken
person-send-ask = { $name } wegschicken?
person-send-hint = An diesen Tisch und zu seinen Revanchen gibt es dann keinen Weg zurück.
person-keep = Abbrechen
person-left = ist gegangen
person-sent = weggeschickt
person-watches = schaut zu
lock-table = Tisch sperren
lock-on = Niemand Neues kann dazukommen
lock-off = Wer den Code hat, kann dazukommen
locked-watch = Dieser Tisch ist gesperrt. Du kannst zuschauen.

## Hinweise des Betreibers

notice = Hinweis
notice-minutes = { $minutes ->
    [one] Der Server startet in 1 Minute neu. Nichts geht verloren.
   *[other] Der Server startet in { $minutes } Minuten neu. Nichts geht verloren.
}
notice-soon = Der Server startet in weniger als einer Minute neu. Nichts geht verloren.
notice-now = Der Server startet jetzt neu. Nichts geht verloren.
notice-hide = Hinweis ausblenden

## Bar and menu

bar-home = Flip 7, Startseite
bar-language = Sprache
bar-sound = Ton
bar-to-dark = Dunkle Farben
bar-to-light = Helle Farben
bar-menu = Menü
bar-close = Schließen
menu-pages = Seiten
menu-new = Neuer Tisch
menu-watch = Zuschauen
menu-how = Spielregeln
menu-score = Punkte zählen
menu-about = Über
menu-preferences = Wie du es magst
menu-look = Farben
menu-look-system = Wie das Gerät
menu-look-light = Hell
menu-look-dark = Dunkel
menu-odds = Chancen anzeigen
menu-odds-hint = Wo der Tisch es erlaubt.
menu-speed = Tempo der Karten
menu-speed-slow = Langsam
menu-speed-normal = Normal
menu-speed-fast = Schnell
menu-text = Schriftgröße
menu-text-normal = Normal
menu-text-large = Groß
menu-text-largest = Am größten
menu-volume = Lautstärke
menu-vibration = Vibration

## Who you are

me-name = Dein Name
me-colour = Deine Farbe
me-colour-change = Farbe ändern, jetzt { $colour }
me-made-up = Ein Name für den Anfang. Nimm gern deinen eigenen.
# As many names as you like, with commas between them: for people who have not said theirs.
me-names = Linde, Klee, Salbei, Mohn, Ahorn, Holunder, Minze, Farn, Ginster, Distel, Robin, Kornblume
colour-1 = Rot
colour-2 = Blau
colour-3 = Grün
colour-4 = Pflaume
colour-5 = Petrol
colour-6 = Bernstein
colour-7 = Indigo
colour-8 = Oliv

## Bots

bot = Bot
bot-strength = Stärke { $level } von { $most }
bot-strength-legend = Je mehr Blütenblätter, desto stärker der Bot.
bot-levels = Von leicht bis schwer
bot-characters = Charaktere
bot-kind-other = Bot
bot-line-other = spielt nach einer eigenen Regel
bot-choose = Bot auswählen
bot-remove = Platz frei machen

## Home

front-page = Flip 7, der offene Tisch
front-headline = Sieben verschiedene Karten. Noch eine?
front-lead = Deck sieben verschiedene Zahlen auf, oder hör auf, solange es gut läuft. Je mehr Blütenblätter, desto öfter gibt es die Karte.
front-back = Zurück zu deinem Spiel
front-back-where = Tisch { $code }
front-play = Jetzt spielen
front-play-with = du und drei Bots
front-play-wait = Es wird gemischt …
front-first-with = dein erstes Spiel, mit Tipps
front-first-plain = Ich kenne das Spiel: ohne Tipps
front-new = Neuer Tisch
front-join = Mitspielen
front-join-code = Code oder Link eines Tisches
front-join-hint = Tischcode
front-join-how = Ein Code hat sechs Buchstaben und Ziffern. Er steht auf dem Bildschirm des Tisches.
front-watch = Zuschauen
front-how = Spielregeln
front-learn = In fünf kurzen Runden gelernt
front-learn-done = { $done } von { $all } geschafft
front-learn-away = Lektionen ausblenden
front-screen = Auf einen großen Bildschirm
front-daily = Das Tagesspiel
front-puzzles = Aufgaben
front-score = Punkte für echte Karten zählen
you-link = Deine Spiele
front-notice = Von Fans gemacht und quelloffen. Nicht vom Verlag des Spiels gemacht oder empfohlen.
front-about = Über
install-heading = Flip 7 auf diesem Gerät behalten?
install-why = Dann öffnet es sich wie eine App, mit einem Tipp.
install-go = Installieren
install-never = Nein, danke

## New table

new-page = Neuer Tisch
new-heading = Neuer Tisch
new-lead = Freie Plätze sind für Freunde: Du bekommst einen Code für sie.
new-you = Du
new-seats = Plätze
new-seats-fewer = Ein Platz weniger
new-seats-more = Ein Platz mehr
new-play = Ich spiele mit
new-play-hint = Aus: Dieser Bildschirm zeigt den Tisch, und wer sich zuerst mit dem Handy setzt, leitet das Spiel.
new-public = Öffentlich
new-public-hint = Alle finden den Tisch unter „Zuschauen“ und können sich dazusetzen.
new-fill = Bots auf alle freien Plätze
new-clear = Keine Bots
new-open = Tisch eröffnen
new-open-wait = Wird eröffnet …
new-seat-you = Du
new-seat-number = Platz { $number }
new-seat-free = für Freunde

## How a table is played

opt-heading = So wird gespielt
opt-target = Gespielt wird bis
opt-target-other = Andere
opt-target-points = Punkte, bis zu denen gespielt wird
opt-target-most = Mit { $seats } Plätzen höchstens { $most } Punkte: Ein längeres Spiel dauert zu lang.
opt-odds = Chancen für alle, die sie sehen wollen
opt-odds-on = Sichtbar
opt-odds-off = Verborgen
opt-timer = Zeit pro Zug
opt-timer-off = Ohne Limit
opt-timer-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
opt-timer-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
opt-bots = Bots antworten
opt-bots-at-once = sofort
opt-bots-fast = schnell
opt-bots-normal = in Ruhe
opt-bots-slow = langsam
opt-late = Wer später kommt, beginnt mit
opt-late-zero = 0 Punkten
opt-late-lowest = dem niedrigsten Stand
opt-first = Zuerst in der Runde
opt-first-dealer = wer gibt
opt-first-left = der Platz danach
opt-change = Ändern

## Lobby

lobby-page = Tisch { $code }
lobby-heading = Tisch { $code }
lobby-invite = Einladen
lobby-scan = Scannen, oder den Code auf { $host } eingeben
lobby-qr = QR-Code mit dem Link zu diesem Tisch
lobby-share = Einladen
lobby-share-title = Flip 7
lobby-share-text = Ein Platz ist frei: Tisch { $code }
lobby-copy = Link kopieren
lobby-copied = Der Link ist kopiert.
lobby-not-copied = Kopier diesen Link:
lobby-watching = { $count ->
    [one] 1 schaut zu
   *[other] { $count } schauen zu
}
lobby-seats = Plätze
lobby-taken = { $taken } von { $seats } besetzt
lobby-you = du
lobby-host = Tischleitung
lobby-here = da
lobby-away = Nicht da
lobby-ready = Bereit
lobby-not-ready = noch nicht bereit
lobby-free = Freier Platz
lobby-free-hint = wer zuerst kommt
lobby-sit = Hinsetzen
lobby-sit-number = Auf Platz { $number } setzen
lobby-move = Hierher
lobby-move-number = Auf Platz { $number } wechseln
lobby-bot-add = Bot dazu
lobby-bot-add-number = Bot dazu: Platz { $number }
lobby-bot-change = { $name } ändern
lobby-person = { $name }: mehr
lobby-take = Platz nehmen
lobby-join = Mitspielen
lobby-seat-add = Platz hinzufügen
lobby-seat-drop = Platz { $number } entfernen
lobby-bot-drop = Bot und Platz entfernen
lobby-fill = Mit Bots auffüllen
seat-at = Platz { $number } von { $seats }
seat-up = Nach oben
seat-down = Nach unten
seat-swaps = tauscht mit { $name }
seat-swaps-free = auf den freien Platz
lobby-i-am-ready = Ich bin bereit
lobby-not-yet = antippen nimmt es zurück
lobby-start = Start
lobby-start-with = { $count ->
    [one] allein
   *[other] zu { $count }
}
lobby-start-bots = { $count ->
    [one] ein Bot nimmt den freien Platz
   *[other] Bots nehmen die { $count } freien Plätze
}
lobby-waits-host = { $name } tippt auf „Start“.
lobby-waits-nobody = Der Tisch wartet auf seine Leitung.
lobby-all-ready = Alle sind bereit.
lobby-waits-ready = Noch nicht bereit: { $names }.
screen-first = Wer sich zuerst setzt, tippt auf „Start“.
screen-sit = Setzt euch mit dem Handy dazu.
screen-more = Es ist noch Platz.
screen-leads = tippt auf Start
screen-own = An diesem Bildschirm spielen
lobby-stand-up = Aufstehen und zuschauen
lobby-leave = Tisch verlassen
lobby-shuffle = Gib ein Wort zum Mischen
lobby-shuffle-why = Der Server hat seinen Teil des Mischens schon weggeschlossen, und dein Wort kommt dazu: So kann niemand die Karten bestimmen, auch der Server nicht.
lobby-word = Dein Wort
lobby-word-give = Geben
lobby-word-given = Dein Wort ist drin. Ein neues ersetzt es.
lobby-word-drawn = Diese Seite hat für dich ein zufälliges Wort gezogen: { $word }. Ein eigenes ersetzt es.
lobby-words-by = Wörter von { $names }.
lobby-secret = Fingerabdruck vom Teil des Servers

## Watch

watch-page = Zuschauen
watch-heading = Öffentliche Tische
watch-lead = Schau bei einem Spiel zu, oder nimm Platz, wo einer frei ist.
watch-empty = Gerade ist kein öffentlicher Tisch offen.
watch-empty-hint = Eröffne einen, dann steht er hier.
watch-of = Tisch von { $name }
watch-nobody = Ein Tisch
watch-lobby = Sammelt sich
watch-playing = Spielt
watch-over = Vorbei
watch-free = { $count ->
    [0] kein Platz frei
    [one] 1 Platz frei
   *[other] { $count } Plätze frei
}
watch-seats = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}, { $bots ->
    [0] keine Bots
    [one] 1 Bot
   *[other] { $bots } Bots
}
watch-target = bis { $target }
watch-go = Zuschauen
watch-sit = Mitspielen

## Trouble

nowhere-page = Hier ist nichts
nowhere-heading = Hier wächst nichts
nowhere-line = Diese Adresse führt zu keiner Seite.
no-server-heading = Das braucht einen Server
no-server-line = Diese Seite hat keinen: Hier wird alles auf einem Gerät gespielt. Ein Tisch für mehrere Geräte liegt unter der Adresse seines Servers.
trouble-home = Startseite
trouble-retry = Noch einmal
trouble-reload = Neue Version laden
trouble-new = Neuer Tisch
trouble-connecting = Auf dem Weg zum Tisch …
trouble-lost = Die Verbindung ist weg
trouble-lost-line = Nichts ist verloren: Es wird von selbst weiter versucht …
trouble-lost-short = Verbindung weg. Dein Platz bleibt dir.
trouble-lost-watching = Verbindung weg. Es wird von selbst weiter versucht.
trouble-offline = Du bist offline
trouble-offline-line = Nichts ist verloren, und das Spiel kommt mit dem Netz zurück.
trouble-offline-short = Du bist offline. Das Spiel kommt mit dem Netz zurück.
trouble-restarting = Der Server startet neu
trouble-restarting-line = Nichts ist verloren. Gleich geht es hier von selbst weiter.
trouble-restarting-short = Der Server startet neu. Das Spiel geht von selbst weiter.
trouble-gone = Der Server antwortet nicht
trouble-gone-line = Schon eine Weile nicht. Nichts ist verloren: Diese Seite macht von selbst weiter, wenn er wieder da ist, und derselbe Link führt auch später hierher.
trouble-gone-short = Der Server schweigt. Das Spiel bleibt erhalten und geht von selbst weiter.
trouble-unknown = Diesen Tisch gibt es nicht
trouble-unknown-line = Vielleicht ist der Code vertippt, oder der Tisch wurde abgeräumt, weil niemand kam.
trouble-no-game = Dieses Spiel gibt es nicht
trouble-no-game-line = Vielleicht ist der Link unvollständig, oder das Spiel wurde längst abgeräumt.
trouble-device-line = Es wurde gelöscht oder auf einem anderen Gerät gespielt.
trouble-many = Gerade ist zu viel los
trouble-version = Es gibt eine neuere Version
trouble-version-line = Diese Seite ist älter als der Server. Lade sie neu: Nichts geht verloren.
trouble-sent-away = Die Tischleitung hat dich von diesem Tisch weggeschickt.
trouble-sent-away-line = An ihn und zu seinen Revanchen kannst du nicht zurück. Alle anderen Tische stehen dir offen.
trouble-closed = Dieser Tisch ist geschlossen
trouble-blocked = Hier kannst du nicht spielen
trouble-chunk = Diese Seite ließ sich nicht laden
trouble-chunk-line = Das Netz ist weg, oder der Server hat eine neuere Version. Versuch es noch einmal; nichts geht verloren.
trouble-other = Das hat nicht geklappt

## Why something was refused

why-offline = Keine Verbindung zum Server. Prüf das Netz und versuch es noch einmal.
why-network = Der Schiedsrichter konnte nicht geladen werden: kein Netz. Versuch es noch einmal; es geht weiter, wo es aufgehört hat.
why-no-wasm = In diesem Browser läuft der Schiedsrichter nicht: WebAssembly fehlt oder ist abgeschaltet. Ein anderer Browser kann es, oder ein Tisch auf einem Server.
why-broken = Ein Teil des Schiedsrichters kam beschädigt an. Lade die Seite neu.
why-no-space = Dieses Gerät hat zu wenig Speicher für den Schiedsrichter. Schließ andere Tabs und versuch es noch einmal.
why-elsewhere = Die Spiele dieses Geräts sind in einem anderen Tab offen.
why-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
why-bad-name = Ein Name hat 1 bis 24 sichtbare Zeichen.
why-bad-record = Dieses Spiel lässt sich nicht lesen: Was davon gespeichert ist, ist beschädigt.
why-bad-word = Ein Wort hat 1 bis 60 sichtbare Zeichen.
why-hello-first = Seite und Server haben den Faden verloren. Lade die Seite neu.
why-hello-again = Seite und Server haben den Faden verloren. Lade die Seite neu.
why-foreign-origin = Von einer fremden Seite aus kann man hier nicht spielen. Öffne die Seite dieses Servers.
why-free-seats = Es sind noch Plätze frei: Auf jeden gehört ein Mensch oder ein Bot.
why-house-is-full = Hier sind zu viele Tische. Bitte versuch es später noch einmal.
why-illegal = Das ist keine Antwort auf die Frage. Wähl eine der angezeigten.
why-is-here = Diese Person ist verbunden und spielt selbst.
why-is-over = Das Spiel ist vorbei. Du kannst noch eins vorschlagen.
why-no-bot-there = Dort sitzt kein Bot mehr. Wähl einen anderen Platz.
why-no-such-person = Diese Person ist nicht mehr am Tisch. Wähl jemand anderen.
why-no-such-seat = Diesen Platz gibt es nicht. Wähl einen anderen.
why-not-asked = Jemand anders ist dran. Du kommst auch noch.
why-not-found = Unter dieser Adresse ist nichts. Fang auf der Startseite neu an.
why-not-over = Das Spiel ist noch nicht vorbei. Danach geht es.
why-no-such-choice = Diese Entscheidung gibt es in der Partie nicht.
why-not-started = Das Spiel hat noch nicht begonnen. Die Tischleitung startet es.
why-already-started = Das Spiel läuft schon; das ging nur vorher.
why-not-the-host = Das darf nur die Tischleitung. Frag dort.
why-no-seat = Du hast an diesem Tisch keinen Platz, aber du kannst zuschauen.
why-bot-plays = Ein Bot spielt diesen Platz. Sag erst, dass du wieder da bist.
why-other-protocol = Diese Seite ist älter als der Server. Lade sie neu.
why-our-fault = Bei uns ist etwas schiefgegangen. Es hat sich nichts geändert.
why-seat-taken = Jemand war schneller: Der Platz ist besetzt. Wähl einen anderen.
why-stale = Diese Frage ist schon beantwortet. Das Spiel geht weiter.
why-stopping = Der Server startet neu. Bitte versuch es gleich noch einmal.
why-store-trouble = Das ließ sich gerade nicht speichern und ist deshalb nicht geschehen. Bitte versuch es noch einmal.
why-table-is-full = An diesen Tisch passt kein weiterer Platz. Du kannst zuschauen.
why-too-fast = Zu viel auf einmal. Bitte wart eine Minute.
why-too-large = Das ist zu viel zum Senden. Fass dich kürzer.
why-unknown-bot = Diesen Bot gibt es nicht. Wähl einen anderen.
why-unknown-table = Es gibt keinen Tisch mit diesem Code. Prüf ihn, oder eröffne einen neuen Tisch.
why-blocked = Der Betreiber dieses Servers hat deine Adresse gesperrt. Frag dort, wenn das ein Irrtum ist.
why-is-closed = Dieser Tisch ist geschlossen. Du kannst einen neuen eröffnen.
why-locked = Dieser Tisch ist gesperrt. Du kannst zuschauen.
why-other-behaviour = Dieses Spiel wurde nach einer älteren Fassung der Regeln begonnen und kann nicht weitergehen.
why-sent-away = Die Tischleitung hat dich von diesem Tisch weggeschickt.
why-too-long-a-game = Dieses Spiel würde zu lange dauern. Wähl weniger Plätze oder weniger Punkte.
why-too-few-seats = Ein Spiel braucht mindestens zwei Plätze.
why-is-a-board = Dieser Code gehört zu einer Punktetafel. Öffne ihren Link oder gib den Code auf der Startseite ein.
why-not-a-board = An diesem Tisch wird gespielt; er ist keine Punktetafel.
why-not-invited = Diese Einladung zum Mitschreiben gilt nicht. Bitte um eine neue.
why-bad-entry = Ein Eintrag ist beschädigt und konnte nicht geteilt werden. Er bleibt auf diesem Gerät.
why-board-is-full = Diese Tafel ist voll. Was du einträgst, bleibt auf diesem Gerät.

## What happened, and why

log-nothing = Noch ist nichts geschehen.
log-unheard = Was vorher geschah, ließ sich nicht laden.
log-why-line = Warum? { $line }
log-earlier = Früher
why-not-now = Der Text zu { $rules } lässt sich gerade nicht laden.

## For the ears

narrate-label = Was geschieht, vorgelesen
narrate-hint = H: noch eine. S: Stopp. M liest deine Karten vor, T den ganzen Tisch; ? zeigt alle Tasten.
narrate-hint-watching = T liest den ganzen Tisch vor; ? zeigt alle Tasten.
narrate-missed = { $count ->
    [one] Noch eine Sache ist geschehen; sie steht im Verlauf.
   *[other] Noch { $count } Dinge sind geschehen; sie stehen im Verlauf.
}
narrate-turn = Du bist dran. Du hast { $cards }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. Noch eine oder Stopp?
narrate-turn-odds = Du bist dran. Du hast { $cards }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $per } % Risiko. Noch eine oder Stopp?
narrate-turn-safe = Du bist dran. Du hast { $cards }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, und die nächste Karte kann dir nichts tun. Noch eine oder Stopp?
narrate-flip-risk = { $per } % Risiko: { $which }.
narrate-flip-safe = Von der Zweiten Chance geschützt: { $which }.
narrate-give = Wer bekommt die { $card }?
narrate-option = { $key }: { $what }
narrate-freeze = { $you ->
    [yes] Du sicherst { $points }, von { $before } auf { $after }.
   *[no] { $name } sichert { $points }, von { $before } auf { $after }.
}
narrate-flip = { $you ->
    [yes] Du ziehst drei.
   *[no] { $name } zieht drei.
} { $numbers ->
    [0] Keine Zahl
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}{ $shield ->
    [yes] , geschützt.
   *[no] .
}
narrate-chance = { $name } ist geschützt. { $numbers ->
    [0] Keine Zahl
    [one] 1 Zahl
   *[other] { $numbers } Zahlen
}.
narrate-table = Runde { $number }, { $you ->
    [yes] du gibst
   *[no] { $dealer } gibt
}; { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
} im Stapel, { $discard } abgelegt.
narrate-seat = { $name }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, { $status ->
    [stayed] gesichert
    [frozen] eingefroren
    [busted] verzockt
   *[active] noch dabei
}. { $held ->
    [none] Keine Karten.
    [busted] Karten: { $cards }, wert 0.
   *[some] Karten: { $cards }, wert { $points }.
}
narrate-hurry = { $seconds ->
    [one] Noch 1 Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
narrate-emote = { $name }: { $emote }

## The end of a game

podium-how = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} nach { $rounds ->
    [one] 1 Runde.
   *[other] { $rounds } Runden.
}
podium-standings = Endstand
podium-rounds = { $count ->
    [one] Runde
   *[other] Runden
}
podium-cards = { $count ->
    [one] Karte aufgedeckt
   *[other] Karten aufgedeckt
}
podium-busts = mal verzockt
podium-saves = mal gerettet durch die Zweite Chance
podium-flip-sevens = mal Flip 7
podium-best = beste Runde: { $name }
podium-streak = Runden in Folge nicht verzockt: { $name }
podium-no-numbers = Die Zahlen zum Spiel lassen sich gerade nicht laden.
podium-daily = Sehen, wie das Tagesspiel lief
podium-branch = Das war ein „Was wäre, wenn“ einer anderen Partie. Es zählt nicht.
podium-branch-back = Zurück zur Partie
podium-rematch = Noch ein Spiel
podium-rematch-host = Wer noch da ist, kommt mit, auch die Bots.
podium-rematch-guest = Das dürfen alle vorschlagen: Wer noch da ist, kommt mit, auch die Bots.
podium-follow = Zum nächsten Spiel
screen-again = Noch ein Spiel? Tippt auf einem Handy auf „{ $again }“.
podium-replay = Replay
podium-review = Analyse
podium-seed = Der Startwert jedes Mischens
check-title = Mischen prüfen
podium-json = Für Programme (.json)
podium-f7 = Für Menschen (.f7)
podium-new = Neuer Tisch
podium-back = Zurück zum Ergebnis
share-title = Ergebnis teilen
share-trouble = Das Bild lässt sich gerade nicht machen. Prüfe die Verbindung und versuch es noch einmal.
share-race = Runde für Runde

## Replay

replay-heading = Replay
replay-not-begun = Dieses Spiel hat noch nicht begonnen: Es gibt noch nichts zu sehen.
replay-what-if = Was wäre, wenn?
replay-copied = Der Link ist kopiert.

## How to play

how-title = Spielregeln · Flip 7
how-heading = So geht Flip 7
how-lead = Nimm eine Karte nach der anderen, keine Zahl doppelt, und hör rechtzeitig auf. Gespielt wird bis 200 Punkte.
how-lessons = Spielend lernen
how-lessons-hint = Fünf Runden am echten Tisch, je eine halbe Minute.
how-lessons-trouble = Die Lektionen lassen sich gerade nicht laden.
how-seen = geschafft
how-hints = Tipps beim Spielen
how-hints-hint = Ein Satz zu allem Neuen, jeweils einmal.
how-short = Das Spiel in sechs Sätzen
how-turn = Alle bekommen eine Karte. Dann reihum: noch eine nehmen, oder Stopp sagen und sichern, was du hast.
how-numbers = Zahlen zählen, was draufsteht. Mit einer Zahl, die du schon hast, hast du dich verzockt: raus aus der Runde, ohne Punkte. Jede Zahl gibt es so oft, wie sie Blütenblätter hat: zwölf 12en, eine 1.
how-modifiers = +2 bis +10 geben Extrapunkte, ×2 verdoppelt deine Zahlen. Verzocken kannst du dich damit nie.
how-actions = Eiszeit, Zieh Drei und Zweite Chance werden sofort vergeben oder behalten, wenn sie kommen.
how-seven = Sieben verschiedene Zahlen sind ein Flip 7: 15 Punkte extra, und die Runde ist für alle vorbei.
how-win = Hat jemand am Ende einer Runde 200, gewinnt der höchste Stand. Bei Gleichstand geht es weiter.
how-rules = Alle Regeln
rules-find = Regeln durchsuchen
rules-find-hint = Ein Wort oder eine Nummer wie F3.6
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-nothing = Keine Regel sagt „{ $words }“.
rules-trouble = Die Regeln lassen sich gerade nicht laden.
rules-again = Noch einmal

## Lessons

lesson-somebody = Ana
lesson-coach = Lektion
lesson-progress = { $given } von { $answers } Antworten gegeben
lesson-close = Lektion schließen
lesson-deal = Die Karten werden ausgeteilt …
lesson-back = Zurücknehmen
lesson-next = Nächste Lektion
lesson-again = Noch einmal
lesson-play = Jetzt spielen!

lesson-bust = Verzockt
lesson-bust-about = Eine Karte zu viel, und warum das wehtut.
lesson-bust-1 = Alle haben eine Karte. Deine ist eine 8: 8 Punkte, wenn du jetzt Stopp sagst. Nimm noch eine.
lesson-bust-2 = 8 und 4 sind 12 Punkte. Der Balken zeigt, bei wie vielen Karten du dich verzockst: bei wenigen. Nimm noch eine.
lesson-bust-3 = 22 Punkte, und eine zweite 8, 4 oder 10 würde sie alle kosten. Ein guter Moment für Stopp. Aber sieh, was passiert: Nimm noch eine.
lesson-bust-end = Die zweite 8: verzockt. Du bist aus dieser Runde raus und bekommst keine Punkte dafür. Was du in früheren Runden gesichert hast, bleibt dir.
lesson-bust-away = Gesichert: Diese Punkte gehören dir, und niemand nimmt sie dir weg. So punktet man. Jetzt nimm es zurück und sieh dir an, wie man sich verzockt.

lesson-second-chance = Zweite Chance
lesson-second-chance-about = Ein Schutz vor einer Doppelten.
lesson-second-chance-1 = Du bekommst eine Zweite Chance. Sie liegt über deiner Reihe und wartet. Nimm noch eine.
lesson-second-chance-2 = Eine 9. Mit dem Schutz kann dir bei der nächsten Karte nichts passieren: Die Anzeige sagt „Sicher“. Nimm noch eine.
lesson-second-chance-3 = Noch ein Schutz! Niemand hat zwei, also musst du diesen jemandem ohne Schutz geben. Wähl einen Platz.
lesson-second-chance-4 = Deinen eigenen hast du noch. Sei mutig: Nimm noch eine.
lesson-second-chance-end = Die zweite 9, und du bist noch dabei: Der Schutz fängt sie ab, und beide werden abgelegt. Ab jetzt würdest du dich mit einer Doppelten wieder verzocken.
lesson-second-chance-away = Gesichert. Aber der Schutz wäre verschenkt: In die nächste Runde geht er nicht mit. Nimm es zurück und nimm noch eine.

lesson-freeze = Eiszeit
lesson-freeze-about = Wer sie bekommt, muss sofort aufhören.
lesson-freeze-1 = Du bist dran, mit einer 7. Nimm noch eine.
lesson-freeze-2 = 12 Punkte. Rita hat schon 23 und ist noch dabei. Nimm noch eine.
lesson-freeze-3 = Eine Eiszeit. Wer sie bekommt, sichert die eigenen Punkte und ist aus der Runde: alle, die dabei sind, auch du. An jedem Platz steht, was es bedeuten würde. Wähl einen.
lesson-freeze-end = Eingefroren. Die Punkte sind gesichert, und das war es für diese Runde: Wer vorn liegt, kommt nicht weiter weg, und auch eine Zweite Chance hilft nicht.
lesson-freeze-end-self = Du hast dich selbst eingefroren: 12 Punkte sind gesichert, und nichts kann ihnen passieren. Oft bringt eine Eiszeit mehr bei jemandem mit vielen Karten oder hohem Stand.
lesson-freeze-away = Gesichert. Eine gute Wahl, aber die nächste Karte ist eine Eiszeit, und die solltest du sehen. Nimm es zurück und nimm noch eine.

lesson-flip-three = Zieh Drei
lesson-flip-three-about = Drei Karten auf einmal, und was solange wartet.
lesson-flip-three-1 = Du hast eine 5. Nimm noch eine.
lesson-flip-three-2 = Eine Zieh Drei: Wer sie bekommt, zieht drei Karten, eine nach der anderen. Du hast nur eine Karte, da kann wenig passieren. Behalt sie selbst.
lesson-flip-three-3 = Unterwegs kam eine Eiszeit. Sie wurde beiseitegelegt, bis alle drei gezogen waren. Jetzt vergibst du sie, wie jede Eiszeit.
lesson-flip-three-end = Das ist alles: drei ziehen, dann verteilen, was beiseiteliegt, der Reihe nach. Hättest du dich unterwegs verzockt, wäre die Eiszeit abgelegt worden.
lesson-flip-three-end-self = Du hast dich selbst eingefroren und sicherst 16. Das ist erlaubt. Hättest du dich unterwegs verzockt, wäre die Eiszeit abgelegt worden.
lesson-flip-three-away = Das ist auch erlaubt: Bei jemandem mit vielen Karten kann eine Zieh Drei böse enden. Aber nimm es zurück und erleb es selbst.

lesson-flip-7 = Flip 7
lesson-flip-7-about = Sieben verschiedene Zahlen, und 15 Punkte obendrauf.
lesson-flip-7-1 = Eine Zieh Drei beim Austeilen, noch bevor du eine Karte hast. Mit leerer Reihe kann fast nichts schiefgehen: Behalt sie selbst.
lesson-flip-7-2 = Drei Zahlen auf einmal. Noch vier andere, und es ist ein Flip 7. Nimm noch eine.
lesson-flip-7-3 = Noch eine Zieh Drei. Mutig, aber das hier ist eine Lektion: Behalt sie selbst.
lesson-flip-7-4 = Sechs verschiedene Zahlen! Noch eine, und die Runde gehört dir. Auch die 0 zählt. Nimm noch eine.
lesson-flip-7-end = Flip 7! Die Runde ist für alle sofort vorbei, und du bekommst deine Karten und 15 Punkte dazu.
lesson-flip-7-away = Vernünftig, aber kein Flip 7. Nimm es zurück und trau dich.

## Was am Tisch zu sehen ist
saved-heading-you = Gerettet!
saved-heading = { $name } ist gerettet
saved-how = Die Zweite Chance fängt die doppelte { $card } ab: Beide werden abgelegt.
summary-standings = Stand nach dieser Runde
tv-join = Mitspielen mit dem Handy: { $address }
tv-watch = Auf dem Handy mitschauen: { $address }

## Auf diesem Gerät

device-page = Auf diesem Gerät · Flip 7
device-heading = Auf diesem Gerät
device-lead = Gebt das Handy herum oder spielt gegen Bots. Ohne Server und ohne Netz: Alles bleibt hier.
device-who = Wer spielt mit?
device-name = Name von Spieler { $number }
device-player = Spieler { $number }
device-seat-change = { $name } ändern
device-add-person = Noch jemand
device-add-bot = Bot dazu
device-person-remove = { $name } herausnehmen
device-two = Ein Spiel braucht mindestens zwei: Nimm noch jemanden oder einen Bot dazu.
device-deal = Austeilen
device-people = { $people ->
    [one] 1 Person
   *[other] { $people } Personen
}
device-bots = { $bots ->
    [one] 1 Bot
   *[other] { $bots } Bots
}
device-fetching = Das Spiel wird auf dieses Gerät geladen: { $loaded } von { $total } MB, nur einmal
device-starting = Das Spiel wird vorbereitet …
device-go-on = Weiter
device-take-over = Hier weitermachen
device-storage-full = Der Speicher dieses Geräts ist voll: Spiele bleiben nur, solange diese Seite offen ist.
device-storage-forbidden = Dieser Browser darf nichts speichern: Spiele bleiben nur, solange diese Seite offen ist.
device-games = Spiele auf diesem Gerät
device-no-games = Noch kein Spiel. Das erste erscheint hier.
device-game-new = Noch nicht ausgeteilt
device-game-round = Runde { $round }, höchstens { $best }
device-game-won = { $name } hat mit { $points } gewonnen
device-game-old = Aus einer älteren Version
device-game-more = Mehr zum Spiel von { $names }
device-delete = Löschen
device-delete-heading = Dieses Spiel löschen?
device-delete-hint = Es ist nirgends sonst. Das lässt sich nicht rückgängig machen.
device-keep = Behalten
device-deleted = Das Spiel ist gelöscht.
device-back-up = Alle Spiele sichern
device-restore = Sicherung einspielen
device-restored = { $restored ->
    [0] Kein Spiel ist hier neu.
    [one] 1 Spiel ist wieder da.
   *[other] { $restored } Spiele sind wieder da.
}
device-skipped = { $skipped ->
    [one] 1 war schon hier.
   *[other] { $skipped } waren schon hier.
}
device-restore-broken = Das ist keine Sicherung von Flip 7. Nichts hat sich geändert.
device-replay-file = Datei ansehen
device-no-clipboard = Dieser Browser lässt nichts kopieren. Speichere das Spiel stattdessen als Datei.
front-device = Auf diesem Gerät
front-device-hint = ein Handy für alle
front-no-server = Für ein Spiel von mehreren Geräten aus startet jemand einen Server: make serve.
front-server-guide = So geht das
update-ready = Eine neue Version ist da.
update-take = Aktualisieren

## Das Handy weitergeben

pass-to = Weitergeben an
pass-turn = { $name } ist gefragt.
pass-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pass-take = Ich bin { $name }
pass-off = Nicht mehr zeigen
pass-off-told = Ausgeschaltet. Im Menü geht es wieder an.
pass-setting = Zum Weitergeben auffordern
pass-setting-hint = Sagt, wer dran ist, und wartet
facing-setting = Plätze zu ihren Spielern drehen
facing-setting-hint = Für ein Tablet, das auf dem Tisch liegt
leave-name = { $name } geht vom Tisch
come-back-name = { $name } ist wieder da
hot-seat = Noch jemand an diesem Gerät
hot-seat-title = Auch an diesem Gerät spielen
hot-seat-sit = Hinsetzen
hot-seat-remove = { $name } von diesem Gerät nehmen

## Ein Spiel aus einer Datei ansehen

record-heading = Ein Spiel ansehen
record-copy = Link kopieren
record-by-hand = Diesen Link kopieren:
