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
games-players-more = Y { $more ->
    [one] uno más
   *[other] { $more } más
}: con --json y --table salen todos.

## The games that are kept

games-none = todavía no hay ninguna partida guardada: flip7 play empieza una
games-no-number = no hay ninguna partida { $number }: { $count ->
    [one] hay una guardada
   *[other] hay { $count } guardadas
}
games-all-over = ninguna partida está a medias
games-open-elsewhere = esta partida está abierta en otra terminal: ciérrala allí primero, o toma otra de la lista de flip7 games
games-list-empty = Todavía no hay ninguna partida guardada: { $command } play empieza una.
games-when = cuándo
games-who = quién
games-how-it-went = cómo acabó
games-over = { $name } ganó con { $total }
games-goes-on = ronda { $number }, sin terminar
games-unreadable = no se puede leer
games-more = Hay { $count } partidas: --all las muestra todas.
games-note = { $command } replay, review, verify y play --resume aceptan un número; sin él, la última partida.
games-folder = Están en { $folder }
