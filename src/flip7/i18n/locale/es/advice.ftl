# Español. Qué responder, y por qué. Nombres, cartas y sumas llegan listos para mostrar; los números que van en columna traen sus espacios.

## The answers

decimal-mark = ,
advice-hit = pedir otra
advice-stay = plantarte
advice-to = para { $name }
advice-to-self = para ti
advice-row-hit-or-stay = { $mark } { $choice }   riesgo { $bust } %   { $points } puntos   ganas { $win } % ±{ $error }
advice-row-flip-three = { $mark } { $choice }   riesgo { $bust } %   tú { $points } puntos   ganas { $win } % ±{ $error }
advice-row-give = { $mark } { $choice }   tú { $points } puntos   ganas { $win } % ±{ $error }

## The advice

advice-do-hit = { $sure ->
    [yes] Pide otra.
   *[no] Probablemente convenga pedir otra.
}
advice-do-stay = { $sure ->
    [yes] Plántate.
   *[no] Probablemente convenga plantarse.
}
advice-do-give = { $sure ->
    [yes] Dásela a { $name }.
   *[no] Probablemente convenga dársela a { $name }.
}
advice-do-give-self = { $sure ->
    [yes] Quédatela.
   *[no] Probablemente convenga quedártela.
}
advice-line = { $do } { $why }
advice-for-points-hit = Solo por los puntos, pedirías otra: { $most } en vez de { $points } en esta ronda.
advice-for-points-stay = Solo por los puntos, te plantarías: { $most } en vez de { $points } en esta ronda.
advice-for-points-give = Solo por los puntos, sería para { $name }: { $most } en vez de { $points } para ti en esta ronda.
advice-for-points-give-self = Solo por los puntos, te la quedarías: { $most } en vez de { $points } en esta ronda.

## Why

advice-or = { $first } o { $last }
why-too-close = Demasiado igualado: { $choices }. La probabilidad de ganar cambia { $within } puntos como mucho.
why-all-the-same = Hagas lo que hagas, tu probabilidad de ganar es la misma.
why-staying-loses = { $name } va con { $standing } y te saca { $gap }: plantarte es perder.
why-second-chance = Tu Vida extra se llevará la próxima repetida, si sale ({ $risk } %).
why-cannot-bust = Ninguna carta puede hacerte explotar.
why-seventh = La próxima carta es un Flip 7 con un { $flip7 } %, y te hace explotar con un { $bust } %: con el Flip 7, la ronda se acaba antes de que nadie avance más.
why-must-gamble = { $name } va con { $standing } y te saca { $gap }: los puntos seguros no bastan.
why-need-more = { $name } va con { $standing }: es difícil que te baste con { $own }.
why-worth = El riesgo de explotar es del { $bust } %, y pedir otra da de media { $gain } puntos más.
why-worth-even = El riesgo de explotar es del { $bust } %: pedir otra cuesta puntos de media, pero gana más partidas.
why-staying-wins = No queda nadie más en juego, y vas en cabeza con { $standing }: plantarte es ganar.
why-staying-leads = Vas con { $standing }, y a { $name } { $needs ->
    [one] le falta 1
   *[other] le faltan { $needs }
} para adelantarte.
why-no-need = Le sacas { $gap } a { $name }: explotar ({ $bust } %) te costaría más de lo que valen los puntos.
why-risk = La próxima carta te hace explotar con un { $bust } %, y te juegas { $points ->
    [one] 1 punto.
   *[other] { $points } puntos.
}
why-stops-leader = El Hielo detiene a { $name }, que va en cabeza entre quienes siguen en juego, con { $standing }.
why-stops-short = El Hielo detiene a { $name } en { $standing }, sin llegar a { $target }.
why-banks-little = El Hielo acaba la ronda para { $name } { $points ->
    [0] sin puntos.
    [one] con 1 punto.
   *[other] con { $points } puntos.
}
why-banks-own = { $points ->
    [0] Con el Hielo no guardas nada, y te quedas con { $standing }.
    [one] Con el Hielo guardas 1 punto seguro, y vas con { $standing }.
   *[other] Con el Hielo guardas { $points } puntos seguros, y vas con { $standing }.
}
why-may-bust = { $leads ->
    [yes] { $name } va en cabeza entre quienes siguen en juego, y con Roba tres su riesgo de explotar es del { $bust } %.
   *[no] Con Roba tres, { $name } se juega { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }, y su riesgo de explotar es del { $bust } %.
}
why-flips-own = Las tres cartas te hacen explotar con un { $bust } %, y tras ellas tienes de media { $after } puntos en vez de { $before }.
why-helps-least = { $name } va con { $standing }: ahí es donde menos te perjudica la carta { $card }.

## The command

advice-compiling = Preparando todo para probar las respuestas: unos { $seconds } segundos, una sola vez.
advice-none = No hay nada que elegir: qué carta sale lo dice la baraja.
advice-plain = No se usa numba: menos pruebas, y por eso errores mayores.
