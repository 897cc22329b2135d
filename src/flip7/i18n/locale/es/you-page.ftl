# The page of one's own games.

you-title = Tus partidas · Flip 7
you-heading = Tus partidas
you-lead = Cómo juegas, según las partidas que has terminado aquí. Todo se queda contigo.
you-looking = { $count ->
    [one] Falta una partida por mirar…
   *[other] Faltan { $count } partidas por mirar…
}
you-first-games = primeras partidas
you-last-games = últimas partidas
you-games = Las partidas
you-game-place = Puesto { $place } de { $players }
you-games-more = { $count ->
    [one] Mostrar 1 más
   *[other] Mostrar { $count } más
}
you-gone = { $count ->
    [one] Una partida ya no está en su servidor.
   *[other] { $count } partidas ya no están en su servidor.
}
you-how = ¿Cómo se calcula?
you-how-text = Cada partida terminada se analiza una vez, y lo que toca a tu sitio se guarda aquí. Junto a cada cifra está su error: con otras partidas como estas quedaría dentro de él en 95 de cada 100 casos. Una costumbre se cuenta si al menos cinco decisiones de su clase costaron algo, una cuarta parte de todas, y si cuesta más que su error.
you-kept = Guardado solo en este dispositivo. «Copia de todas» también se lo lleva; el botón está junto a tus partidas, aquí:
you-erase = Borrar
you-erased = Borrado. Las partidas que termines desde ahora vuelven a contar.
you-undo = Deshacer
