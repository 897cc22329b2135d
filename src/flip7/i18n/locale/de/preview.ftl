# Link-Vorschau: was ein Messenger von einem Link zu einer Seite, einem Tisch oder einem Replay zeigt.

preview-home = Flip 7: sieben verschiedene Karten. Noch eine?
preview-home-about = Das Kartenspiel, an einem Tisch mit Freunden und Bots. Von Fans gemacht, quelloffen.
preview-join = { $host ->
    [nobody] Spiel mit: ein Tisch Flip 7
   *[somebody] Spiel mit am Tisch von { $name }: Flip 7
}
preview-watch = { $host ->
    [nobody] Eine Partie Flip 7
   *[somebody] Tisch von { $name }: eine Partie Flip 7
}
preview-board = Der Punktestand einer Partie Flip 7, live
preview-players = Am Tisch: { $names }.
preview-more = { $count } weitere
preview-free = { $free ->
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
preview-won = { $name } gewinnt bei Flip 7 mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}
preview-replay = Sieh dir das Spiel noch einmal an, Karte für Karte.
preview-moment = Ein Moment aus einer Partie Flip 7
preview-picture-home = Sieben Karten als Fächer: Jede Zahl ist eine Blume.
preview-picture-table = Plätze um einen Tisch, einer davon frei.
preview-picture-replay = Drei Blumen auf einem Podest.
