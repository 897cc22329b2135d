# One's own games: results, luck, habits, progress (`flip7 you`, and the page of it).

you-none = Todavía no hay aquí ninguna partida tuya terminada.
you-company = { $company ->
    [people] Con otras personas
    [daily] Partidas del día
   *[bots] Contra bots
}
you-won = { $wins ->
    [one] { $wins } ganada
   *[other] { $wins } ganadas
} de { $games }
you-share = { $word ->
    [much_more] Mucho más que tu parte.
    [more] Un poco más que tu parte.
    [about] Más o menos tu parte.
    [less] Un poco menos que tu parte.
    [much_less] Mucho menos que tu parte.
   *[too_few] Muy pocas partidas para decir si es más que tu parte.
}
# $each is 4 where four play, $share how many times that was won: not told after too few games.
you-share-fair = Tu parte justa sería una victoria cada { $each } partidas.
you-share-figures = Has ganado { $share } veces eso; tras { $games } partidas puede ser en realidad cualquier cosa entre { $low } y { $high } veces.
you-place = Puesto { $place } de media; { $fair } sería lo igualado.
you-advised = { $count ->
    [one] En una de ellas pediste consejo.
   *[other] En { $count } de ellas pediste consejo.
}
you-luck-heading = Suerte y decisiones
you-luck = { $word ->
    [more] Las cartas te ayudaron: { $value } puntos de probabilidad de ganar por partida (± { $error }).
    [less] Las cartas te fueron en contra: { $value } puntos de probabilidad de ganar por partida (± { $error }).
   *[about] La suerte está igualada hasta ahora: { $value } puntos de probabilidad de ganar por partida (± { $error }).
}
you-cost = { $word ->
    [more] Tus propias decisiones te cuestan { $value } puntos de probabilidad de ganar por partida (± { $error }).
   *[about] Tus propias decisiones casi no te cuestan nada: { $value } puntos de probabilidad de ganar por partida (± { $error }).
}
you-too-few = { $games ->
    [one] Hay una partida analizada.
   *[other] Hay { $games } partidas analizadas.
} La suerte y las costumbres se cuentan a partir de { $needed }.
you-habits-heading = Costumbres
you-no-habits = No destaca ninguna costumbre cara.
you-habit = { $habit ->
    [staying] Te plantas demasiado pronto.
    [hitting] Sigues demasiado tiempo.
    [stays_with_a_shield] Te plantas aunque una Vida extra te protege.
    [stays_behind] Te plantas al final aunque alguien va por delante.
    [hits_in_front] Sigues al final aunque vas en cabeza.
    [freezes_oneself] Te quedas el Hielo demasiadas veces.
    [freezes_others] Das el Hielo a quien no debes.
    [flips_oneself] Te quedas Roba tres demasiadas veces.
    [flips_others] Das Roba tres a quien no debes.
    [gives_second_chances] Das la Vida extra a quien no debes.
   *[giving] Das cartas a quien no debes.
}
you-habit-stays = { $numbers ->
    [0] Te plantas demasiado pronto sin números.
    [1] Te plantas demasiado pronto con un número.
    [2] Te plantas demasiado pronto con dos números.
    [3] Te plantas demasiado pronto con tres números.
    [4] Te plantas demasiado pronto con cuatro números.
    [5] Te plantas demasiado pronto con cinco números.
   *[other] Te plantas demasiado pronto con seis números.
}
you-habit-hits = { $numbers ->
    [0] Sigues demasiado tiempo sin números.
    [1] Sigues demasiado tiempo con un número.
    [2] Sigues demasiado tiempo con dos números.
    [3] Sigues demasiado tiempo con tres números.
    [4] Sigues demasiado tiempo con cuatro números.
    [5] Sigues demasiado tiempo con cinco números.
   *[other] Sigues demasiado tiempo con seis números.
}
you-habit-cost = { $cost } puntos de probabilidad de ganar por partida (± { $error }), en { $costly } de { $times } decisiones.
you-progress-heading = Progreso
you-progress-label = Lo que te cuestan tus propias decisiones por partida, en puntos de probabilidad de ganar. Menos es mejor.
you-stretch = Partidas { $first } a { $last }: { $cost } (± { $error })
you-trend = { $word ->
    [less] Tus decisiones te cuestan menos que antes.
    [more] Tus decisiones te cuestan más que antes.
    [about] Ningún cambio claro hasta ahora.
   *[too_few] Con diez partidas analizadas verás aquí si tus decisiones mejoran.
}
you-full = { $games ->
    [one] De una partida analizada por completo.
   *[other] De { $games } partidas analizadas por completo.
}
you-rough = { $games ->
    [one] De una partida analizada sin probar las decisiones: menos exacto, faltan las pérdidas pequeñas.
   *[other] De { $games } partidas analizadas sin probar las decisiones: menos exacto, faltan las pérdidas pequeñas.
}
you-left-out = { $count ->
    [one] Una partida analizada de otro modo no entra.
   *[other] { $count } partidas analizadas de otro modo no entran.
}
you-unknown = { $count ->
    [one] Una partida de varias personas no entra: los nombres no dicen qué sitio era el tuyo.
   *[other] { $count } partidas de varias personas no entran: los nombres no dicen qué sitio era el tuyo.
}
you-unknown-name = flip7 you --name NOMBRE toma el sitio de ese nombre como tuyo.
you-unread = { $count ->
    [one] Una partida no se puede analizar y no entra.
   *[other] { $count } partidas no se pueden analizar y no entran.
}
you-folder = Se calcula una vez por partida y se guarda en { $file }; flip7 you --forget lo borra.
you-forgotten = Lo que se guardaba de tus partidas está borrado. Las partidas mismas están en { $folder }.
you-reviewing = Análisis
