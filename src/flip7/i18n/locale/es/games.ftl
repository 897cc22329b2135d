# Muchas partidas guardadas a la vez (`flip7 games`). Los nombres ya vienen preparados.

games-read = { $games ->
    [one] Una partida
   *[other] { $games } partidas
}, terminadas: { $over }.
games-head-player = jugador
games-head-games = partidas
games-head-won = ganadas
games-head-points = puntos por partida
games-head-busts = explosiones
games-head-sevens = Flip 7
games-more = Y { $more ->
    [one] uno más
   *[other] { $more } más
}: con --json y --table salen todos.
