# Many recorded games together (`flip7 games`). Names come in ready for showing.

games-read = { $games ->
    [one] One game
   *[other] { $games } games
}, finished: { $over }.
games-head-player = player
games-head-games = games
games-head-won = won
games-head-points = points a game
games-head-busts = busts
games-head-sevens = Flip 7s
games-more = And { $more ->
    [one] one more player
   *[other] { $more } more players
}: --json and --table have everybody.
