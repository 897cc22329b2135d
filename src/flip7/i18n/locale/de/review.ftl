# Deutsch. Eine Partie noch einmal angesehen. Namen, Karten und Summen kommen fertig herein; Zahlen, die untereinander stehen
# müssen, bringen ihre Leerzeichen mit.

## The answers

review-hits = { $name } nimmt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} noch eine, bei { $risk } % Risiko
review-stays = { $name } sagt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} Stopp
review-gives = { $name } gibt { $to } die { $card }
review-takes = { $name } behält die { $card }
review-better-hit = { $what }; noch eine war { $sure ->
    [clearly] klar
   *[probably] wohl
} besser, um { $cost } ±{ $error } Punkte Gewinnchance.
review-better-stay = { $what }; Stopp war { $sure ->
    [clearly] klar
   *[probably] wohl
} besser, um { $cost } ±{ $error } Punkte Gewinnchance.
review-better-give = { $what }; sie { $to } zu geben war { $sure ->
    [clearly] klar
   *[probably] wohl
} besser, um { $cost } ±{ $error } Punkte Gewinnchance.
review-better-take = { $what }; sie zu behalten war { $sure ->
    [clearly] klar
   *[probably] wohl
} besser, um { $cost } ±{ $error } Punkte Gewinnchance.

## What the cards did

review-stroke = { $story } Die Gewinnchance von { $name } geht von { $before } % auf { $after } %.
review-in-round = Runde { $number }: { $what }

## The whole

review-won = { $name } hat gewonnen, nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
} und { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
}.
review-not-over = Das Spiel ist noch nicht vorbei: Runde { $rounds }, { $decisions ->
    [one] 1 Entscheidung
   *[other] { $decisions } Entscheidungen
} bisher.
review-why = Warum es so kam, in Punkten Gewinnchance:
review-head-start = Anfang
review-head-luck = Glück
review-head-own = eigene Wahl
review-head-others = Wahl der anderen
review-head-end = Ende
review-head-mistakes = Fehler
review-mistakes = { $mistakes } von { $decisions }
review-player = { $name }: von { $start } % auf { $end } %; Glück { $luck }, eigene Wahl { $own }, Wahl der anderen { $others }.
review-course = Die Gewinnchance aller zu Beginn jeder Runde, in Prozent:
review-turning = Wendepunkte:
review-no-turning = Keine einzelne Karte oder Entscheidung hat viel geändert.
review-moments = Momente:
review-best-move = Beste Wahl: { $what }
review-lucky = Glücklichste Karte: { $what }
review-lucky-card = { $name } hat { $card } gezogen. Das brachte { $gain } Punkte Gewinnchance.
review-costliest = Weitere Entscheidungen, die etwas gekostet haben:
review-play-on = Eine Entscheidung zurücknehmen und von dort anders weiterspielen, gegen Bots:
review-decisions = Entscheidungen
