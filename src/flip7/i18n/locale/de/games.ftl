# Viele gespeicherte Spiele zusammen (`flip7 games`). Namen kommen fertig herein.

games-read = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, beendet: { $over }.
games-head-player = Spieler
games-head-games = Spiele
games-head-won = gewonnen
games-head-points = Punkte je Spiel
games-head-busts = verzockt
games-head-sevens = Flip 7
games-more = Und { $more ->
    [one] eine weitere Person
   *[other] { $more } weitere
}: mit --json und --table stehen alle da.
