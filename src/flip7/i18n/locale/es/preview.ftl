# Vista previa de enlaces: lo que un mensajero muestra de un enlace a una página, una mesa o una repetición.

preview-home = Flip 7: siete cartas distintas. ¿Otra más?
preview-home-about = El juego de cartas, en una mesa con amigos y bots. Hecho por fans y de código abierto.
preview-join = { $host ->
    [nobody] Únete a una mesa de Flip 7
   *[somebody] Únete a la mesa de { $name }: Flip 7
}
preview-watch = { $host ->
    [nobody] Una partida de Flip 7
   *[somebody] Mesa de { $name }: una partida de Flip 7
}
preview-board = El marcador de una partida de Flip 7, en directo
preview-players = En la mesa: { $names }.
preview-more = { $count } más
preview-free = { $free ->
    [one] Queda 1 sitio libre.
   *[other] Quedan { $free } sitios libres.
}
preview-won = { $name } gana a Flip 7 con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
preview-replay = Vuelve a ver la partida, carta a carta.
preview-moment = Un momento de una partida de Flip 7
preview-picture-home = Siete cartas en abanico: cada número es una flor.
preview-picture-table = Sitios alrededor de una mesa, uno de ellos libre.
preview-picture-replay = Tres flores en un podio.
