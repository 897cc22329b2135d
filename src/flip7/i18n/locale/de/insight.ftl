# Die Analyse einer beendeten Partie, im Browser. $you sagt, ob der Satz von der lesenden Person handelt.

insight-page = Analyse { $code } · Flip 7
insight-heading = { $you ->
    [yes] Warum du gewonnen hast
    [lost] Warum du gegen { $name } verloren hast
   *[no] Warum { $name } gewonnen hat
}
insight-lead = Die Gewinnchance aller, Entscheidung für Entscheidung. Fahr die Kurve entlang, um genauer hinzusehen.
insight-why = { $why ->
    [won_luck] Vor allem die Karten: Sie brachten dir { $points } Punkte Gewinnchance.
    [won_others] Vor allem die Wahl der anderen: Sie brachte dir { $points } Punkte Gewinnchance.
    [lost_luck] Es waren vor allem die Karten: Sie nahmen dir { $points } Punkte Gewinnchance. Beim nächsten Spiel fängt jeder gleich an.
    [lost_own] Es waren vor allem deine eigenen Entscheidungen: Sie kosteten dich { $points } Punkte Gewinnchance. Die teuerste lässt sich als erste besser machen.
   *[lost_others] Es war vor allem die Wahl der anderen: Sie nahm dir { $points } Punkte Gewinnchance.
}
insight-loading = Jede Entscheidung wird angesehen. Die ersten Zahlen kommen bald …
insight-ahead = { $games ->
    [one] Eine andere Partie ist vorher dran.
   *[other] { $games } andere Partien sind vorher dran.
}
insight-busy = Gerade werden viele Partien analysiert. Diese kommt bald …
insight-sharpening = Die Zahlen werden genauer: { $sharp } von { $decisions } Entscheidungen stehen fest.
insight-draft = Die Zahlen stehen noch nicht fest: Was hier steht, kann sich noch ändern.
insight-done = Alle Zahlen stehen fest.
insight-rough = Dieses Gerät hat die Chancen geschätzt, ohne jede Entscheidung durchzuspielen. Die Zahlen sind gröber als die eines Servers.
insight-progress = Fortschritt der Analyse
insight-again = Noch einmal versuchen

insight-curve = Gewinnchance
insight-curve-hint = Pfeil links und rechts: Entscheidung für Entscheidung
insight-where = Runde { $round }, Entscheidung { $number } von { $decisions }
insight-at-end = Ende der Partie
insight-table = Die Kurve als Tabelle
insight-choice = Entscheidung
insight-on-table = Am Tisch ansehen
insight-all = Ganze Analyse

## Eine Entscheidung

insight-hit = { $you ->
    [yes] Du hast mit { $points } Punkten
   *[no] { $name } hat mit { $points } Punkten
} noch eine genommen, bei { $risk } % Risiko.
insight-stay = { $you ->
    [yes] Du hast mit { $points } Punkten
   *[no] { $name } hat mit { $points } Punkten
} Stopp gesagt; das Risiko war { $risk } %.
insight-give = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } an { $to } gegeben.
insight-take = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } behalten.
insight-best = Das war die beste Wahl.
insight-close = Zu knapp für ein Urteil: Nichts anderes war klar besser.
insight-hit-clearly = Noch eine zu nehmen hat { $who } klar { $cost } Punkte Gewinnchance gekostet.
insight-hit-probably = Noch eine zu nehmen hat { $who } wohl { $cost } Punkte Gewinnchance gekostet.
insight-stay-clearly = Stopp zu sagen hat { $who } klar { $cost } Punkte Gewinnchance gekostet.
insight-stay-probably = Stopp zu sagen hat { $who } wohl { $cost } Punkte Gewinnchance gekostet.
insight-give-clearly = Das hat { $who } klar { $cost } Punkte Gewinnchance gekostet.
insight-give-probably = Das hat { $who } wohl { $cost } Punkte Gewinnchance gekostet.
insight-better-hit = Besser wäre noch eine gewesen.
insight-better-stay = Besser wäre Stopp gewesen.
insight-better-give = Besser wäre gewesen, sie { $you ->
    [yes] dir
   *[no] { $to }
} zu geben.
insight-better-take = Besser wäre gewesen, sie zu behalten.
insight-error = plus/minus { $error }
insight-you = dich

## Was entschieden hat

insight-turns = { $draft ->
    [yes] Was bisher entschieden hat
   *[no] Was entschieden hat
}
insight-no-turns = Keine einzelne Karte oder Entscheidung hat viel geändert.
# $card is «eine 11», never «einer 11»: the verb has to take the accusative.
insight-turn-bust = Runde { $round }: { $you ->
    [yes] Du hast { $card } gezogen und dich damit verzockt
   *[no] { $name } hat { $card } gezogen und sich damit verzockt
}.
insight-turn-card = Runde { $round }: { $you ->
    [yes] Du hast { $card } gezogen
   *[no] { $name } hat { $card } gezogen
}.
insight-turn-flip7 = Runde { $round }: Flip 7 für { $who }.
insight-turn-saved = Runde { $round }: Eine Zweite Chance hat { $who } gegen { $card } geschützt.
insight-turn-flip3 = Runde { $round }: { $you ->
    [yes] Du hast
   *[no] { $name } hat
} drei Karten aufgedeckt.
insight-turn-freeze = Runde { $round }: { $you ->
    [yes] Du wurdest
   *[no] { $name } wurde
} eingefroren.
insight-turn-stayed = Runde { $round }: { $you ->
    [yes] Du hast
   *[no] { $name } hat
} Stopp gesagt, und die Runde ging weiter.
insight-turn-deal = Runde { $round }: Die ersten Karten wurden ausgeteilt.
insight-turn-round = Runde { $round } ging zu Ende.
insight-turn-choice = Runde { $round }: { $what }
insight-change = { $you ->
    [yes] Deine Gewinnchance
   *[no] { $name }: Die Gewinnchance
} ging von { $before } % auf { $after } %.

## Beste, teuerste, glücklichste

insight-so-far = (bisher)
insight-moments = Momente
insight-best-move = { $own ->
    [yes] Deine beste Wahl
   *[no] Beste Wahl
}
insight-worst-move = { $own ->
    [yes] Deine teuerste Wahl
   *[no] Teuerste Wahl
}
insight-lucky = { $own ->
    [yes] Deine glücklichste Karte
   *[no] Glücklichste Karte
}
insight-lucky-card = Runde { $round }: { $you ->
    [yes] Du hast { $card } gezogen
   *[no] { $name } hat { $card } gezogen
}. Das brachte { $gain } Punkte Gewinnchance.
insight-no-worst = Keine Entscheidung hat etwas gekostet.

## Glück und Können

insight-parts = Glück und Entscheidungen
insight-parts-lead = In Punkten Gewinnchance. Anfang, Glück und Entscheidungen ergeben zusammen das Ende.
insight-luck = Glück
insight-own = Eigene Wahl
insight-others = Wahl der anderen
insight-end = Ende
insight-mistakes = { $mistakes ->
    [0] Keine Entscheidung hat etwas gekostet.
    [one] 1 von { $decisions } Entscheidungen hat etwas gekostet.
   *[other] { $mistakes } von { $decisions } Entscheidungen haben etwas gekostet.
}

## Alles, was etwas gekostet hat

insight-costs = Was etwas gekostet hat
insight-points = { $points }
insight-more = { $count ->
    [one] 1 weitere zeigen
   *[other] { $count } weitere zeigen
}
insight-how = Wie diese Zahlen entstehen
insight-how-text = Jede Wahl wurde oft durchgespielt, mit Karten, die hätten kommen können, und guten Zügen aller. Was eine Wahl gekostet hat, ist der Unterschied zur besten. Was die Karten zwischen zwei Entscheidungen taten, ist Glück.
