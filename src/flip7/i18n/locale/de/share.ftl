# A result to share, in the browser: as a picture, and in words.

share-send = Teilen
share-save = Bild speichern
share-copy = Text kopieren
share-copied = Der Text ist kopiert.
share-by-hand = Kopiere diesen Text:
share-picture = Das Ergebnis als Bild: { $what }
share-won = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
}
share-more = und { $count } weitere
share-moment = Der beste Moment
share-flip-seven = { $name } schafft in Runde { $round } einen Flip 7: { $points } Punkte!
share-saved = Eine Zweite Chance rettet { $name } in Runde { $round }, und { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
share-round = { $name } holt in Runde { $round } { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
