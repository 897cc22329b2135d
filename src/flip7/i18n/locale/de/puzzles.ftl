# Aufgaben: eine Stellung, eine Frage, und warum eine Antwort die beste ist; im Browser und im Terminal.
# $points, $error, $win: Punkte Gewinnchance und Prozent; $count und $all: Bots.

puzzle-difficulty-easy = Leicht
puzzle-difficulty-medium = Mittel
puzzle-difficulty-hard = Schwer
puzzle-right-hit = Richtig: noch eine!
puzzle-right-stay = Richtig: Stopp!
puzzle-right-self = Richtig: du behältst sie selbst!
puzzle-right-to = Richtig: an { $name }!
puzzle-wrong-hit = Besser: noch eine.
puzzle-wrong-stay = Besser: Stopp.
puzzle-wrong-self = Besser: behalt sie selbst.
puzzle-wrong-to = Besser: gib sie { $name }.
puzzle-choice-hit = Noch eine
puzzle-choice-stay = Stopp
puzzle-choice-self = Behalten
puzzle-choice-to = An { $name }
puzzle-ahead-clearly = Klar besser, um { $points } ±{ $error } Punkte Gewinnchance.
puzzle-ahead-probably = Wohl besser, um { $points } ±{ $error } Punkte Gewinnchance.
puzzle-missed = { $count ->
    [one] 1 von { $all } Bots verfehlt sie, der von Stufe { $levels }.
   *[other] { $count } von { $all } Bots verfehlen sie, darunter die von Stufe { $levels }.
}

## Warum eine Antwort die beste ist: zu der Person gesagt, die gefragt ist, wie auch immer sie geantwortet hat. $bust, $flip7, $less: von zehn Karten oder Malen.

puzzle-why-staying-won = Sonst ist niemand mehr dabei, und du liegst mit { $standing } vorn: Stopp gewinnt das Spiel.
puzzle-why-in-front = Du liegst mit { $standing } vorn, und { $rival } { $needs ->
    [one] fehlt noch 1 Punkt
   *[other] fehlen noch { $needs } Punkte
} zum Überholen.
puzzle-why-no-need = Du liegst ohnehin { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vor { $rival }, und mit { $bust } von 10 Karten wäre alles weg.
puzzle-why-too-risky = Mit { $bust } von 10 Karten verzockst du dich, und { $points ->
    [one] 1 Punkt liegt
   *[other] { $points } Punkte liegen
} auf dem Tisch.
puzzle-why-staying-lost = { $rival } ist mit { $standing } aus der Runde: Wenn du darunter Stopp sagst, hast du verloren.
puzzle-why-second-chance = Deine Zweite Chance fängt eine Doppelte ab: Die nächste Karte kostet nichts.
puzzle-why-cannot-bust = Keine Karte kann dir etwas tun: Die nächste kostet nichts.
puzzle-why-flip7 = Mit { $flip7 } von 10 Karten ist es ein Flip 7.
puzzle-why-within-reach = Bis { $target } { $short ->
    [one] fehlt nur 1 Punkt
   *[other] fehlen nur { $short } Punkte
}, und andere können schneller sein.
puzzle-why-small-lead = { $rival } ist noch dabei und nur { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurück: Der Vorsprung hält kaum.
puzzle-why-not-enough = { $rival } liegt { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vorn: { $points ->
    [one] 1 sicherer Punkt holt
   *[other] { $points } sichere Punkte holen
} das nicht auf.
puzzle-why-worth-it = Du verzockst dich { $bust ->
    [0] mit kaum einer Karte
   *[other] nur mit { $bust } von 10 Karten
}: Bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} auf dem Tisch ist noch eine das Risiko wert.
puzzle-why-safe-bank = Eingefroren hast du { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sicher.
puzzle-why-froze-oneself = Damit wäre deine Runde mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} vorbei; zu bremsen ist { $to }, mit Stand { $standing }.
puzzle-why-missed-leader = { $behind ->
    [yes] { $given } liegt ohnehin hinter dir
   *[no] { $given } ist nicht die größte Gefahr
}: Die { $card ->
    [FZ] Eiszeit
   *[F3] Zieh Drei
} gehört zu { $to }, { $leads ->
    [yes] ganz vorn
   *[no] am nächsten dran
}.
puzzle-why-held-second-chance = { $to } hat eine Zweite Chance und kann ohne Angst weiterziehen: Eingefroren nützt sie nichts mehr.
puzzle-why-held-double = { $to } hat die ×2: Dort zählt jede weitere Zahl doppelt.
puzzle-why-banked-more = { $given } bekäme so { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}, { $to } nur { $less }.
puzzle-why-flips-good = Drei Karten bringen dir im Schnitt { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
}.
puzzle-why-flips-risky = Drei Karten gehen für dich { $bust }-mal von 10 schief, und { $points ->
    [one] 1 Punkt liegt
   *[other] { $points } Punkte liegen
} auf dem Tisch.
puzzle-why-busts-other = { $to } verzockt sich { $bust }-mal von 10, { $given } { $less ->
    [0] so gut wie nie
   *[other] nur { $less }-mal
}.
puzzle-why-brought-more = Im Schnitt bringt sie { $given } { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}, { $to } nur { $less }.
puzzle-why-helped-stronger = { $given } steht bei { $higher }, { $to } bei { $lower }: Die Hilfe gehört dorthin, wo sie weniger schadet.

## Im Terminal

puzzle-heading = Aufgabe { $id } · { $difficulty } · deine Wertung: { $rating }
puzzle-you = Du
puzzle-gone = Weg sind: { $cards }
puzzle-figures = { $answer }: du gewinnst { $win } % ±{ $error }, gewählt von { $count } von { $all } Bots
puzzle-rating = Deine Wertung: { $rating } ({ $change })
puzzle-counted-before = Deine Wertung: { $rating }. Diese Aufgabe hatte schon gezählt.
puzzle-next = Nächste Aufgabe?
puzzle-next-hint = Enter für die nächste, q zum Aufhören
puzzle-all-seen = Du hast alle { $all } dieser Aufgaben gesehen. Mit --again kommen sie wieder.
puzzle-not-kept = Dein Fortschritt wird nicht aufgehoben: { $file } lässt sich nicht schreiben.
puzzle-unknown = es gibt keine Aufgabe { $id }: eine Kennung hat fünf Buchstaben oder Ziffern, wie in der Adresse ihrer Seite
puzzle-key-next = Weiter
