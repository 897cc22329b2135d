# Español. Lo que hay en la mesa y lo que pasa en ella. Nombres, cartas y sumas llegan listos para mostrar.
#
# hit «Otra» (pedir otra), stay «Me planto» (plantarse), bust «explotar», bank «guardar», round «ronda»,
# dealer: quien «reparte», draw pile «mazo», discard pile «descartes» (descartar), set aside «apartar»,
# hand out «entregar», saved «salvar», shielded «con escudo».
# Freeze «Hielo», Flip Three «Roba tres», Second Chance «Vida extra»; en una frase: «la carta Hielo».
# Ningún participio ni adjetivo concuerda con un nombre de persona.

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = Hielo
card-flip-three = Roba tres
card-second-chance = Vida extra
# After a colon: «Ana recibe: un 9», «Ana recibe: Hielo».
card-a = { $number ->
    [-1] { $card }
   *[other] un { $card }
}

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## What happens

round-began = Ronda { $number }. Reparte { $dealer }.
joined = Se suma { $name } con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
deal-ended = El reparto ha dado la vuelta entera.
dealt = { $name } recibe: { $card }.
hit = { $name } ha robado: { $card }.
hit-forced = { $name } aún no tiene cartas y debe pedir: { $card }.
flipped = { $name } roba { $number } de 3: { $card }.

kept-first = Se queda delante de { $name }.
kept-sum = { $sum }.
kept-doubling = Aún no hay nada que doblar.
kept-second-chance = { $name } tiene escudo.

busted = { $name } explota: otro { $card }. { $lost ->
    [0] { "" }
    [one] Se pierde 1 punto.
   *[other] Se pierden { $lost } puntos.
}
saved-on-a-hit = La Vida extra salva a { $name }: se lleva el { $card } repetido. El turno acaba, { $name } sigue en juego.
saved-in-a-flip-three = La Vida extra salva a { $name }: se lleva el { $card } repetido{ $left ->
    [0] .
   *[other] , y se sigue robando.
}
flipped-seven = ¡Flip 7! { $name } tiene siete números distintos: +{ $bonus }, y la ronda se acaba.
set-aside = Apartada hasta que salgan las tres.

given = { $giver } da la carta { $card } a { $to }.
given-to-self = { $giver } se queda la carta { $card }.
given-forced = No queda nadie más en juego: { $giver } debe quedarse la carta { $card }.
handed-out = { $giver } entrega la carta { $card } a { $to }.
handed-out-to-self = { $giver } se queda la carta { $card } apartada.
handed-out-forced = No queda nadie más en juego: { $giver } debe quedarse la carta { $card } apartada.
handed-out-waits = { $giver } entrega la carta { $card } a { $to }. Espera hasta que todo esté entregado.
handed-out-to-self-waits = { $giver } se queda la carta { $card } apartada. Espera hasta que todo esté entregado.
handed-out-forced-waits = No queda nadie más en juego: { $giver } debe quedarse la carta { $card } apartada. Espera hasta que todo esté entregado.
passed-on = { $giver } ya tiene una Vida extra y le pasa esta a { $to }.
passed-on-forced = { $giver } ya tiene una Vida extra y le pasa esta a { $to }, la única persona sin ella.

froze = { $name } se congela y guarda { $sum }.
flip-three-began = { $name } roba tres.
flip-three-ended = { $name } ha robado tres.
flip-three-stopped = Roba tres se detiene tras { $flipped ->
    [one] la primera carta.
   *[other] la segunda carta.
}
flip-three-over = Era la última carta de Roba tres.

stayed = { $name } se planta y guarda { $sum }.
stayed-forced = { $name } guarda { $sum }.
wasted-nobody = Quienes siguen en juego ya tienen Vida extra: esta se descarta.
wasted-bust = La carta { $card } apartada se descarta: { $name } ha explotado.
wasted-holder = La carta { $card } delante de { $name } se descarta: { $name } ya está fuera.
wasted-flip-seven = La carta { $card } que espera delante de { $name } se descarta: la ronda se acabó.
wasted-ran-dry = La carta { $card } que espera delante de { $name } se descarta: la ronda se acabó.
reshuffled = El mazo está vacío: { $cards ->
    [one] se baraja 1 carta descartada
   *[other] se barajan { $cards } cartas descartadas
} para formar otro.
ran-dry = { $name } necesita una carta y ya no queda ningún número: la ronda se acaba, y quienes siguen en juego guardan sus puntos.

round-ended = Fin de la ronda { $number }.
tied = Empate a { $total }: { $names }. Se juega otra ronda, y puede ganarla cualquiera.
game-won = ¡{ $name } gana con { $total ->
    [one] 1 punto!
   *[other] { $total } puntos!
}

## Standings

standing-busted = explosión, 0
standing-line = { $name }: { $score }. Total { $total }, { $left ->
    [0] meta alcanzada
    [one] falta 1
   *[other] faltan { $left }
}.
standing-left = { $left ->
    [0] ¡logrado!
    [one] falta 1
   *[other] faltan { $left }
}

## The table

status = { $status ->
    [stayed] guardado
    [frozen] en hielo
    [busted] explosión
   *[active] en juego
}
table-heading = Ronda { $number } · { $you ->
    [yes] repartes tú
   *[no] reparto: { $dealer }
} · { $draw ->
    [one] 1 carta
   *[other] { $draw } cartas
} en el mazo, { $discard } en los descartes
table-seat = { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}, { $status }. { $cards }.
table-no-cards = Sin cartas
table-cards = Cartas: { $cards }, valor { $sum }
table-cards-busted = Cartas: { $cards }, valor 0
table-set-aside = Aparte para { $name }: { $cards }.
table-assigned = Esperan su efecto: { $cards }.
table-assigned-to = { $card } para { $name }

## Who may stay: what the host and the owner of the server decide

person-sent-away = { $host } ha echado de la mesa a { $name }.
person-sent-away-bot = { $host } ha echado de la mesa a { $name }; sigue un bot.
person-unseated-host = { $host } ha dejado libre el asiento de { $name }, que no tiene conexión.
person-unseated-away = { $name } lleva mucho tiempo fuera: su asiento queda libre.
table-locked = { $host } ha bloqueado la mesa: no entra nadie más.
table-unlocked = { $host } ha desbloqueado la mesa.
bot-failed = { $name } no ha sabido decidirse; se juega lo más seguro.
table-closed-owner = Quien administra el servidor ha cerrado esta mesa. No gana nadie.
table-closed-behaviour = Esta partida empezó con otra versión del programa, que seguía otras reglas. Termina aquí y no gana nadie.
table-closed-keeper = Este marcador ya no se comparte.
announced-restart = { $minutes ->
    [0] El servidor se reinicia enseguida. Tu partida se guarda y sigue después.
    [one] El servidor se reinicia en 1 minuto. Tu partida se guarda y sigue después.
   *[other] El servidor se reinicia en { $minutes } minutos. Tu partida se guarda y sigue después.
}
