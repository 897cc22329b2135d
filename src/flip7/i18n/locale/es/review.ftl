# Español. Una partida vista de nuevo. Nombres, cartas y sumas llegan listos para mostrar; los números que van en columna traen
# sus espacios.

## The answers

review-hits = { $name } pide otra con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y un riesgo del { $risk } %
review-stays = { $name } se planta con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
review-gives = { $name } da la carta { $card } a { $to }
review-takes = { $name } se queda la carta { $card }
review-better-hit = { $what }; pedir otra era { $sure ->
    [clearly] claramente
   *[probably] probablemente
} mejor, por { $cost } ±{ $error } puntos de probabilidad de ganar.
review-better-stay = { $what }; plantarse era { $sure ->
    [clearly] claramente
   *[probably] probablemente
} mejor, por { $cost } ±{ $error } puntos de probabilidad de ganar.
review-better-give = { $what }; dársela a { $to } era { $sure ->
    [clearly] claramente
   *[probably] probablemente
} mejor, por { $cost } ±{ $error } puntos de probabilidad de ganar.
review-better-take = { $what }; quedársela era { $sure ->
    [clearly] claramente
   *[probably] probablemente
} mejor, por { $cost } ±{ $error } puntos de probabilidad de ganar.

## What the cards did

review-stroke = { $story } La probabilidad de ganar de { $name } pasa del { $before } % al { $after } %.
review-in-round = Ronda { $number }: { $what }

## The whole

review-won = { $name } ganó tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
} y { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}.
review-not-over = La partida no se ha acabado: ronda { $rounds }, { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
} por ahora.
review-why = Por qué acabó así, en puntos de probabilidad de ganar:
review-head-start = inicio
review-head-luck = suerte
review-head-own = propias
review-head-others = de los demás
review-head-end = final
review-head-mistakes = errores
review-mistakes = { $mistakes } de { $decisions }
review-player = { $name }: del { $start } % al { $end } %; suerte { $luck }, decisiones propias { $own }, de los demás { $others }.
review-course = La probabilidad de ganar de cada uno al empezar cada ronda, en porcentaje:
review-turning = Momentos decisivos:
review-no-turning = Ninguna carta ni decisión cambió mucho.
review-moments = Momentos:
review-best-move = Mejor decisión: { $what }
review-lucky = Carta más afortunada: { $what }
review-lucky-card = { $name } sacó { $card }, y eso aportó { $gain } puntos de probabilidad de ganar.
review-costliest = Otras decisiones que costaron algo:
review-play-on = Para deshacer una decisión y seguir desde ahí de otra manera, contra bots:
review-decisions = decisiones
