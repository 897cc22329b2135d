# The page of one's own games.

you-title = Deine Spiele · Flip 7
you-heading = Deine Spiele
you-lead = Wie du spielst, aus den Spielen, die du hier beendet hast. Alles bleibt bei dir.
you-looking = { $count ->
    [one] Ein weiteres Spiel wird angesehen …
   *[other] { $count } weitere Spiele werden angesehen …
}
you-first-games = erste Spiele
you-last-games = letzte Spiele
you-games = Die Spiele
you-game-place = Platz { $place } von { $players }
you-games-more = { $count ->
    [one] 1 weiteres zeigen
   *[other] { $count } weitere zeigen
}
you-gone = { $count ->
    [one] Ein Spiel ist nicht mehr auf seinem Server.
   *[other] { $count } Spiele sind nicht mehr auf ihrem Server.
}
you-how = Wie wird das berechnet?
you-how-text = Jedes beendete Spiel wird einmal analysiert, und was deinen Platz betrifft, bleibt hier. Neben einer Zahl steht ihr Fehler: Mit anderen Spielen wie diesen läge sie in 95 von 100 Fällen innerhalb davon. Eine Gewohnheit wird genannt, wenn mindestens fünf Entscheidungen ihrer Art etwas kosteten, ein Viertel von allen, und wenn sie mehr kostet als ihr Fehler.
you-kept = Nur auf diesem Gerät. „Alle Spiele sichern“ nimmt es mit; der Knopf ist bei deinen Spielen hier:
you-erase = Löschen
you-erased = Gelöscht. Spiele, die du ab jetzt beendest, zählen wieder.
you-undo = Rückgängig
