# Problemas: una posición, una pregunta, y por qué una respuesta es la mejor; en el navegador y en la terminal.
# $points, $error, $win: puntos de probabilidad de ganar y por ciento; $count y $all: bots.

puzzle-difficulty-easy = Fácil
puzzle-difficulty-medium = Medio
puzzle-difficulty-hard = Difícil
puzzle-right-hit = Correcto: ¡otra!
puzzle-right-stay = Correcto: ¡te plantas!
puzzle-right-self = Correcto: ¡te la quedas!
puzzle-right-to = Correcto: ¡para { $name }!
puzzle-wrong-hit = Mejor: otra.
puzzle-wrong-stay = Mejor: plantarte.
puzzle-wrong-self = Mejor: quédatela.
puzzle-wrong-to = Mejor: dásela a { $name }.
puzzle-choice-hit = Otra
puzzle-choice-stay = Plantarte
puzzle-choice-self = Quedártela
puzzle-choice-to = A { $name }
puzzle-ahead-clearly = Claramente mejor, por { $points } ±{ $error } puntos de probabilidad de ganar.
puzzle-ahead-probably = Probablemente mejor, por { $points } ±{ $error } puntos de probabilidad de ganar.
puzzle-missed = { $count ->
    [one] 1 de { $all } bots lo falla, el de nivel { $levels }.
   *[other] { $count } de { $all } bots lo fallan, entre ellos los de nivel { $levels }.
}

## Por qué una respuesta es la mejor: se dice a quien le preguntan, responda lo que responda. $bust, $flip7, $less: de cada diez cartas o veces.

puzzle-why-staying-won = No queda nadie más en juego, y vas en cabeza con { $standing }: plantarte gana la partida.
puzzle-why-in-front = Vas en cabeza con { $standing }, y a { $rival } { $needs ->
    [one] le falta 1 punto
   *[other] le faltan { $needs } puntos
} para adelantarte.
puzzle-why-no-need = Ya le sacas { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
} a { $rival }, y el riesgo es de { $bust } de cada 10 cartas.
puzzle-why-too-risky = Explotas con { $bust } de cada 10 cartas, y hay { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa.
puzzle-why-staying-lost = { $rival } ya tiene { $standing } fuera de la ronda: plantarte con menos es perder.
puzzle-why-second-chance = Tu Vida extra se lleva una repetida: la próxima carta es gratis.
puzzle-why-cannot-bust = Ninguna carta puede hacerte explotar: la próxima es gratis.
puzzle-why-flip7 = Con { $flip7 } de cada 10 cartas es un Flip 7.
puzzle-why-within-reach = Solo { $short ->
    [one] falta 1 punto
   *[other] faltan { $short } puntos
} para { $target }, y otros pueden llegar antes.
puzzle-why-small-lead = { $rival } sigue en juego a solo { $lead ->
    [one] 1 punto
   *[other] { $lead } puntos
}: esa ventaja difícilmente aguantará.
puzzle-why-not-enough = { $rival } lleva { $gap ->
    [one] 1 punto
   *[other] { $gap } puntos
} de ventaja: { $points ->
    [one] 1 punto seguro no basta
   *[other] { $points } puntos seguros no bastan
} para alcanzarle.
puzzle-why-worth-it = Explotas { $bust ->
    [0] con casi ninguna carta
   *[other] solo con { $bust } de cada 10 cartas
}: con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa, otra vale la pena.
puzzle-why-safe-bank = Con el Hielo te aseguras { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
puzzle-why-froze-oneself = Acabaría tu propia ronda con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; a quien hay que parar es a { $to }, que va con { $standing }.
puzzle-why-missed-leader = { $behind ->
    [yes] { $given } ya va detrás de ti
   *[no] { $given } no es el mayor peligro
}: { $card ->
    [FZ] el Hielo
   *[F3] Roba tres
} es para { $to }, que { $leads ->
    [yes] va en cabeza
   *[no] es quien más cerca está
}.
puzzle-why-held-second-chance = { $to } tiene una Vida extra y puede seguir sin miedo: con el Hielo ya no le sirve.
puzzle-why-held-double = { $to } tiene el ×2: ahí cada número más cuenta doble.
puzzle-why-banked-more = Le aseguraría { $more ->
    [one] 1 punto
   *[other] { $more } puntos
} a { $given }; a { $to }, solo { $less }.
puzzle-why-flips-good = Tres cartas te dan { $gain ->
    [one] 1 punto
   *[other] { $gain } puntos
} de media.
puzzle-why-flips-risky = Tres cartas te hacen explotar { $bust } de cada 10 veces, y hay { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en la mesa.
puzzle-why-busts-other = { $to } explota { $bust } de cada 10 veces; { $given }, { $less ->
    [0] casi nunca
   *[other] solo { $less }
}.
puzzle-why-brought-more = De media le da { $more ->
    [one] 1 punto
   *[other] { $more } puntos
} a { $given }, y a { $to } solo { $less }.
puzzle-why-helped-stronger = { $given } va con { $higher } y { $to } con { $lower }: la ayuda es para quien va más atrás.

## En la terminal

puzzle-heading = Problema { $id } · { $difficulty } · tu puntuación: { $rating }
puzzle-you = Tú
puzzle-gone = Cartas que ya han salido: { $cards }
puzzle-figures = { $answer }: ganas el { $win } % ±{ $error }, lo eligen { $count } de { $all } bots
puzzle-rating = Tu puntuación: { $rating } ({ $change })
puzzle-counted-before = Tu puntuación: { $rating }. Este problema ya había contado.
puzzle-next = ¿Otro problema?
puzzle-next-hint = Intro para el siguiente, q para terminar
puzzle-all-seen = Has visto los { $all } problemas. Con --again vuelven a salir.
puzzle-not-kept = Tu progreso no se puede guardar: no se puede escribir { $file }.
puzzle-unknown = no hay ningún problema { $id }: un código tiene cinco letras o cifras, como en la dirección de su página
puzzle-key-next = Siguiente
