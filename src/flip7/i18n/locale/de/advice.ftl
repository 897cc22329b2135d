# Deutsch. Was zu antworten ist, und warum. Namen, Karten und Summen kommen fertig herein; Zahlen, die untereinander
# stehen müssen, bringen ihre Leerzeichen mit. Dazu hier: stand at «bei … stehen», bust with so many per cent «Risiko».

## The answers

decimal-mark = ,
advice-hit = noch eine
advice-stay = Stopp
advice-to = an { $name }
advice-to-self = an dich selbst
advice-row-hit-or-stay = { $mark } { $choice }   Risiko { $bust } %   { $points } Punkte   gewinnt { $win } % ±{ $error }
advice-row-flip-three = { $mark } { $choice }   Risiko { $bust } %   du { $points } Punkte   du gewinnst { $win } % ±{ $error }
advice-row-give = { $mark } { $choice }   du { $points } Punkte   du gewinnst { $win } % ±{ $error }

## The advice

advice-do-hit = { $sure ->
    [yes] Noch eine.
   *[no] Wahrscheinlich noch eine.
}
advice-do-stay = { $sure ->
    [yes] Stopp.
   *[no] Wahrscheinlich Stopp.
}
advice-do-give = { $sure ->
    [yes] Gib sie { $name }.
   *[no] Gib sie wahrscheinlich besser { $name }.
}
advice-do-give-self = { $sure ->
    [yes] Behalt sie selbst.
   *[no] Behalt sie wahrscheinlich besser selbst.
}
advice-line = { $do } { $why }
advice-for-points-hit = Nur nach Punkten würdest du noch eine nehmen: { $most } statt { $points } in dieser Runde.
advice-for-points-stay = Nur nach Punkten würdest du Stopp sagen: { $most } statt { $points } in dieser Runde.
advice-for-points-give = Nur nach Punkten ginge sie an { $name }: { $most } statt { $points } für dich in dieser Runde.
advice-for-points-give-self = Nur nach Punkten würdest du sie selbst behalten: { $most } statt { $points } in dieser Runde.

## Why

advice-or = { $first } oder { $last }
why-too-close = Zu knapp für einen Rat: { $choices }, höchstens { $within } Prozentpunkte Gewinnchance auseinander.
why-all-the-same = Was du auch tust, deine Gewinnchance bleibt gleich.
why-staying-loses = { $name } steht bei { $standing }, und du liegst { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} zurück: Mit Stopp verlierst du.
why-second-chance = Kommt eine Doppelte ({ $risk } %), fängt deine Zweite Chance sie ab.
why-cannot-bust = Keine Karte kann dir etwas tun.
why-seventh = Die nächste Karte bringt zu { $flip7 } % einen Flip 7, bei { $bust } % Risiko: Damit wäre die Runde vorbei, bevor die anderen weiterkommen.
why-must-gamble = { $name } steht bei { $standing }, { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vor dir: Sichere Punkte reichen nicht.
why-need-more = { $name } steht bei { $standing }: Deine { $own } werden kaum reichen.
why-worth = Das Risiko ist { $bust } %, und im Schnitt bringt noch eine Karte { $gain } Punkte mehr.
why-worth-even = Das Risiko ist { $bust } %: Im Schnitt kostet noch eine Karte Punkte, aber sie gewinnt mehr Spiele.
why-staying-wins = Sonst ist niemand mehr dabei, und du hast mit { $standing } den höchsten Stand: Mit Stopp gewinnst du.
why-staying-leads = Du stehst bei { $standing }, und { $name } braucht noch { $needs }, um dich zu überholen.
why-no-need = Du liegst { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vor { $name }: Dich zu verzocken ({ $bust } %) würde dich mehr kosten, als die Punkte wert sind.
why-risk = Das Risiko ist { $bust } %, und { $points ->
    [one] 1 Punkt steht
   *[other] { $points } Punkte stehen
} auf dem Spiel.
why-stops-leader = Die Eiszeit stoppt { $name }: mit { $standing } der höchste Stand von allen, die noch dabei sind.
why-stops-short = Die Eiszeit stoppt { $name } bei { $standing }, kurz vor { $target }.
why-banks-little = Mit der Eiszeit ist die Runde für { $name } vorbei, { $points ->
    [0] ohne Punkte
    [one] mit 1 Punkt
   *[other] mit { $points } Punkten
}.
why-banks-own = { $points ->
    [0] Eingefroren sicherst du nichts und bleibst bei { $standing }.
    [one] Eingefroren hast du 1 Punkt sicher und stehst bei { $standing }.
   *[other] Eingefroren hast du { $points } Punkte sicher und stehst bei { $standing }.
}
why-may-bust = { $leads ->
    [yes] { $name } hat den höchsten Stand von allen, die noch dabei sind, und die Zieh Drei bringt { $bust } % Risiko.
   *[no] Für { $name } bringt die Zieh Drei { $bust } % Risiko, und { $points ->
        [one] 1 Punkt steht
       *[other] { $points } Punkte stehen
    } auf dem Spiel.
}
why-flips-own = Die drei Karten bringen { $bust } % Risiko, und im Schnitt hast du danach { $after } Punkte statt { $before }.
why-helps-least = { $name } steht bei { $standing }: Dort schadet dir die { $card } am wenigsten.

## The command

advice-compiling = Gleich werden die Antworten durchprobiert: etwa { $seconds } Sekunden Vorbereitung, nur dieses eine Mal.
advice-none = Es gibt nichts zu wählen: Der Stapel bestimmt, welche Karte kommt.
advice-plain = numba wird nicht benutzt: weniger Versuche, also größere Fehler.
