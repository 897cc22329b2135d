# «¿Y si…?»: una decisión de una partida acabada, deshecha o jugada muchas veces. $name es de quien era la decisión.

whatif-title = ¿Y si…?
whatif-was-hit = { $you ->
    [yes] Pediste
   *[no] { $name } pidió
} otra. ¿Y si no?
whatif-was-stay = { $you ->
    [yes] Te plantaste
   *[no] { $name } se plantó
}. ¿Y si no?
whatif-was-given = { $you ->
    [yes] Diste
   *[no] { $name } dio
} { $card } a { $to }. ¿Y si no?
whatif-was-kept = { $you ->
    [yes] Te quedaste
   *[no] { $name } se quedó
} { $card }. ¿Y si no?

whatif-play = Seguir desde aquí
whatif-seat = { $you ->
    [yes] Decides
   *[no] Decides por { $name }
} hasta el final de la partida. Por los demás juegan bots. No cuenta para nada.
whatif-same = Las mismas cartas
whatif-new = Cartas nuevas
whatif-same-note = Salen en el orden de entonces.
whatif-new-note = El mazo se baraja de nuevo.

whatif-often = Ver cómo acaba
whatif-often-note = Los bots acaban la partida desde aquí muchísimas veces, cada vez con otras cartas en el mazo: las mismas para cada respuesta.
whatif-often-go = Jugarla muchas veces
whatif-playing = Los bots juegan…
whatif-games = Jugada { $games } veces con cada respuesta, cada vez con otras cartas en el mazo: las mismas para cada respuesta.
whatif-rough = Jugada { $games } veces con cada respuesta en este dispositivo: menos veces que en un servidor, y con bots más flojos.
whatif-better = «{ $answer }» gana más a menudo: { $best } de cada 100 partidas en lugar de { $next }.
whatif-close = Demasiado igualado: ninguna respuesta gana claramente más a menudo.
whatif-legend = La barra es la probabilidad de ganar. La verdadera está en la parte rayada en 95 de cada 100 casos.
whatif-review = No son las cifras del análisis: este cuenta con que todos sigan jugando bien, y aquí cada bot de la mesa juega a su manera.
whatif-answer = Respuesta
whatif-wins = Probabilidad de ganar
whatif-points = Puntos
whatif-chosen = elegida
whatif-to = A { $name }
whatif-keep = Quedársela
whatif-interval = { $low } a { $high } %
whatif-ends = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
