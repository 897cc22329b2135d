# Por qué otra decisión era mejor, como lo diría un amigo que juega bien: en el análisis de una partida.

hindsight-staying-won = No quedaba nadie más en juego, y { $you ->
    [yes] ibas
   *[no] { $name } iba
} en cabeza con { $standing }: plantarse ganaba la partida.
hindsight-in-front = { $you ->
    [yes] Ibas
   *[no] { $name } iba
} en cabeza con { $standing }, y { $you ->
    [rival] a ti te
   *[other] a { $rival } le
} { $needs ->
    [one] faltaba 1 punto
   *[other] faltaban { $needs } puntos
} para adelantar.
hindsight-no-need = { $you ->
    [yes] Ya le sacabas
    [rival] { $name } ya te sacaba
   *[no] { $name } ya le sacaba
} { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
}{ $you ->
    [rival] { "" }
   *[other] { " " }a { $rival }
}, y el riesgo era de { $bust } de cada 10 cartas.
hindsight-too-risky = { $you ->
    [yes] Explotabas
   *[no] { $name } explotaba
} con { $bust } de cada 10 cartas, y había { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa.
hindsight-staying-lost = { $you ->
    [rival] Ya tenías
   *[other] { $rival } ya tenía
} { $standing } fuera de la ronda: plantarse con menos era perder.
hindsight-second-chance = La Vida extra se llevaba una repetida: la próxima carta era gratis.
hindsight-cannot-bust = Ninguna carta podía { $you ->
    [yes] hacerte explotar
   *[no] hacer explotar a { $name }
}: la próxima era gratis.
hindsight-flip7 = Con { $flip7 } de cada 10 cartas era un Flip 7.
hindsight-within-reach = Solo { $short ->
    [one] faltaba 1 punto
   *[other] faltaban { $short } puntos
} para { $target }, y otros podían llegar antes.
hindsight-small-lead = { $you ->
    [rival] Seguías
   *[other] { $rival } seguía
} en juego a solo { $lead ->
    [one] 1 punto
   *[other] { $lead } puntos
}: esa ventaja difícilmente aguantaba.
hindsight-not-enough = { $you ->
    [rival] Llevabas
   *[other] { $rival } llevaba
} { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
} de ventaja: { $points ->
    [one] 1 punto seguro no bastaba
   *[other] { $points } puntos seguros no bastaban
} para { $you ->
    [rival] alcanzarte
   *[other] alcanzarle
}.
hindsight-worth-it = { $you ->
    [yes] Explotabas
   *[no] { $name } explotaba
} { $bust ->
    [0] con casi ninguna carta
   *[other] solo con { $bust } de cada 10 cartas
}: con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa, otra valía la pena.
hindsight-safe-bank = Con el Hielo, { $you ->
    [yes] te asegurabas
   *[no] { $name } se aseguraba
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
hindsight-froze-oneself = Acabó { $you ->
    [yes] tu propia ronda
   *[no] la ronda de { $name }
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; el Hielo era para { $to }, que iba con { $standing }.
hindsight-missed-leader = { $behind ->
    [yes] { $given } ya iba detrás de { $you ->
        [yes] ti
       *[no] { $name }
    }
   *[no] { $given } no era el mayor peligro
}: { $card ->
    [FZ] el Hielo
   *[F3] Roba tres
} era para { $to }, que { $leads ->
    [yes] iba en cabeza
   *[no] era quien más cerca estaba
}.
hindsight-held-second-chance = { $to } tenía una Vida extra y podía seguir sin miedo: con el Hielo ya no le servía.
hindsight-held-double = { $to } tenía el ×2: ahí cada carta más contaba doble.
hindsight-banked-more = Le aseguró { $more ->
    [one] 1 punto
   *[other] { $more } puntos
} a { $given }; a { $to }, solo { $less }.
hindsight-flips-good = Tres cartas { $you ->
    [yes] te daban
   *[no] le daban a { $name }
} { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} de media.
hindsight-flips-risky = Tres cartas { $you ->
    [yes] te hacen explotar
   *[no] hacen explotar a { $name }
} { $bust } de cada 10 veces, y había { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa.
hindsight-busts-other = { $to } explotaba { $bust } de cada 10 veces; { $given }, solo { $less }.
hindsight-brought-more = De media le da { $more ->
    [one] 1 punto
   *[other] { $more } puntos
} a { $given }, y a { $to } solo { $less }.
hindsight-helped-stronger = { $given } iba con { $higher } y { $to } con { $lower }: la ayuda era para quien va más atrás.
