# Una posición jugada hasta el final por bots (`flip7 playout`). Nombres, respuestas y cifras ya vienen preparados.

playout-answer = { $name } responde: { $answer }.
playout-games = { $games ->
    [one] Jugada una vez hasta el final
   *[other] Jugada { $games } veces hasta el final
}; de media faltan { $rounds } rondas, contando esta. Semilla: { $seed }
playout-head-bot = bot
playout-head-wins = gana
playout-head-points = puntos al final
