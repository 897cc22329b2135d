# El análisis de una partida terminada, en el navegador. $you dice si la frase habla de quien la lee.

insight-page = Análisis { $code } · Flip 7
insight-heading = { $you ->
    [yes] Por qué ganaste
    [lost] Por qué perdiste contra { $name }
   *[no] Por qué ganó { $name }
}
insight-lead = La probabilidad de ganar de cada uno, decisión a decisión. Recorre la curva para mirar de cerca.
insight-why = { $why ->
    [won_luck] Sobre todo las cartas: te dieron { $points } puntos de probabilidad de ganar.
    [won_others] Sobre todo lo que eligieron los demás: te dio { $points } puntos de probabilidad de ganar.
    [lost_luck] Fueron sobre todo las cartas: te quitaron { $points } puntos de probabilidad de ganar. En la próxima partida todos empiezan igual.
    [lost_own] Fueron sobre todo tus propias decisiones: te costaron { $points } puntos de probabilidad de ganar. La más cara es la primera que se puede mejorar.
   *[lost_others] Fue sobre todo lo que eligieron los demás: te quitó { $points } puntos de probabilidad de ganar.
}
insight-loading = Mirando cada decisión. Las primeras cifras llegan pronto…
insight-ahead = { $games ->
    [one] Antes se analiza otra partida.
   *[other] Antes se analizan otras { $games } partidas.
}
insight-busy = Ahora se analizan muchas partidas. Esta llega enseguida …
insight-sharpening = Las cifras se afinan: { $sharp } de { $decisions } decisiones son definitivas.
insight-draft = Las cifras aún no son definitivas: lo que sigue puede cambiar.
insight-done = Todas las cifras son definitivas.
insight-rough = Este dispositivo ha estimado las probabilidades sin probar cada decisión: las cifras son menos exactas que las de un servidor.
insight-progress = Progreso del análisis
insight-again = Intentar de nuevo

insight-curve = Probabilidad de ganar
insight-curve-hint = Flecha izquierda y derecha: decisión a decisión
insight-where = Ronda { $round }, decisión { $number } de { $decisions }
insight-at-end = El final de la partida
insight-table = La curva como tabla
insight-choice = Decisión
insight-on-table = Verlo en la mesa
insight-all = Análisis completo

## Una decisión

insight-hit = { $you ->
    [yes] Pediste otra
   *[no] { $name } pidió otra
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} y un riesgo del { $risk } %.
insight-stay = { $you ->
    [yes] Te plantaste
   *[no] { $name } se plantó
} con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; el riesgo era del { $risk } %.
insight-give = { $you ->
    [yes] Diste { $card } a { $to }
    [to] { $name } te dio { $card }
   *[no] { $name } dio { $card } a { $to }
}.
insight-take = { $you ->
    [yes] Te quedaste
   *[no] { $name } se quedó
} { $card }.
insight-best = Fue la mejor decisión.
insight-close = Demasiado igualado: nada era claramente mejor.
insight-hit-clearly = { $you ->
    [yes] Pedir otra te costó claramente
   *[no] Pedir otra costó claramente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-hit-probably = { $you ->
    [yes] Pedir otra te costó probablemente
   *[no] Pedir otra costó probablemente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-stay-clearly = { $you ->
    [yes] Plantarte te costó claramente
   *[no] Plantarse costó claramente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-stay-probably = { $you ->
    [yes] Plantarte te costó probablemente
   *[no] Plantarse costó probablemente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-give-clearly = { $you ->
    [yes] Esto te costó claramente
   *[no] Esto costó claramente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-give-probably = { $you ->
    [yes] Esto te costó probablemente
   *[no] Esto costó probablemente a { $who }
} { $cost } puntos de probabilidad de ganar.
insight-better-hit = Era mejor pedir otra.
insight-better-stay = Era mejor plantarse.
insight-better-give = Era mejor { $you ->
    [yes] dártela
   *[no] dársela a { $to }
}.
insight-better-take = Era mejor quedársela.
insight-error = más o menos { $error }
insight-you = ti

## Lo que decidió

insight-turns = { $draft ->
    [yes] Lo que decidió, por ahora
   *[no] Lo que decidió
}
insight-no-turns = Ninguna carta ni decisión cambió mucho.
insight-turn-bust = Ronda { $round }: { $you ->
    [yes] Explotaste
   *[no] { $name } explotó
} con { $card }.
insight-turn-card = Ronda { $round }: { $you ->
    [yes] Sacaste
   *[no] { $name } sacó
} { $card }.
insight-turn-flip7 = Ronda { $round }: { $you ->
    [yes] hiciste Flip 7
   *[no] Flip 7 de { $who }
}.
insight-turn-saved = Ronda { $round }: una Vida extra { $you ->
    [yes] te salvó
   *[no] salvó a { $who }
} de { $card }.
insight-turn-flip3 = Ronda { $round }: { $you ->
    [yes] Volteaste
   *[no] { $name } volteó
} tres cartas.
insight-turn-freeze = Ronda { $round }: { $you ->
    [yes] Te congelaron
   *[no] Congelaron a { $name }
}.
insight-turn-stayed = Ronda { $round }: { $you ->
    [yes] Te plantaste
   *[no] { $name } se plantó
}, y la ronda siguió.
insight-turn-deal = Ronda { $round }: se repartieron las primeras cartas.
insight-turn-round = Terminó la ronda { $round }.
insight-turn-choice = Ronda { $round }: { $what }
insight-change = { $you ->
    [yes] Tu probabilidad
   *[no] { $name }: la probabilidad
} de ganar pasó del { $before } % al { $after } %.

## La mejor, la peor, la más afortunada

insight-so-far = (por ahora)
insight-moments = Momentos
insight-best-move = { $own ->
    [yes] Tu mejor decisión
   *[no] Mejor decisión
}
insight-worst-move = { $own ->
    [yes] Tu decisión más cara
   *[no] Decisión más cara
}
insight-lucky = { $own ->
    [yes] Tu carta más afortunada
   *[no] Carta más afortunada
}
insight-lucky-card = Ronda { $round }: { $you ->
    [yes] Sacaste
   *[no] { $name } sacó
} { $card }. Aportó { $gain } puntos de probabilidad de ganar.
insight-no-worst = Ninguna decisión costó nada.

## Suerte y habilidad

insight-parts = Suerte y decisiones
insight-parts-lead = En puntos de probabilidad de ganar. El inicio, la suerte y las decisiones suman el final.
insight-luck = Suerte
insight-own = Propias
insight-others = De los demás
insight-end = Final
insight-mistakes = { $mistakes ->
    [0] Ninguna decisión costó nada.
    [one] 1 de { $decisions } decisiones costó algo.
   *[other] { $mistakes } de { $decisions } decisiones costaron algo.
}

## Todo lo que costó algo

insight-costs = Decisiones que costaron algo
insight-points = { $points }
insight-more = { $count ->
    [one] Mostrar 1 más
   *[other] Mostrar { $count } más
}
insight-how = Cómo se hacen estas cifras
insight-how-text = Cada decisión se probó muchas veces con cartas que podían salir y todos jugando bien. Lo que costó una decisión es la diferencia con la mejor. Lo que hicieron las cartas entre dos decisiones es suerte.
