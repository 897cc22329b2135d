# Español. La mesa en el navegador. Lo que pasa en ella está en table.ftl, con las palabras del juego.
#
# Además aquí: seat «asiento», table «mesa», host: quien «dirige» la mesa, watch «mirar», line «fila», odds «riesgos»,
# shuffle «barajado», seed «semilla», secret «secreto». Se tutea, sin género; $name puede ser «Tú»: ahí el nombre va
# solo o delante de dos puntos.

## Cards, aloud

card-back = carta boca abajo
card-plus-aloud = más { $points }
card-times-aloud = por dos

## Coming and going

act-sat = { $name } se sienta a la mesa.
act-late = { $name } juega a partir de la próxima ronda.
act-clock = Se acabó el tiempo para { $name }: sigue un bot.
act-handed-over = Un bot sigue jugando por { $name }.
act-left = { $name } se ha ido; sigue un bot.
act-came-back = { $name } ha vuelto.
act-host = Ahora dirige la mesa { $name }.

## The table

you = Tú
you-among = tú
title-table = Flip 7 · mesa { $code }
round = { $round ->
    [0] Barajando…
   *[other] Ronda { $round }
}
to-target = a { $target }
table-code = mesa { $code }
watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
you-watch = Mirando
late-join = Jugar desde la próxima ronda
late-you = Entras al empezar la próxima ronda, { $points ->
    [none] con 0 puntos.
    [lowest] con el total más bajo.
   *[seat] con los puntos de este asiento.
}
late-names = { $count ->
    [one] { $names } juega a partir de la próxima ronda.
   *[other] { $names } juegan a partir de la próxima ronda.
}
late-why = Un bot termina la ronda en este asiento.
seats = Asientos
your-seat = Tu asiento
stage = El centro de la mesa
eyebrow = { $round ->
    [0] A { $target }
   *[other] Ronda { $round } · reparte { $dealer } · a { $target }
}
draw-pile = Mazo: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
discard-pile = Descartes: { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}
dealer = reparte
dealer-letter = R
to-go = { $points ->
    [one] falta 1
   *[other] faltan { $points }
}
reached = ¡logrado!
nothing-above = aún sin cartas extra
stand-in = juega un bot
stand-in-why = Un bot juega aquí hasta que vuelva la persona.
seat-aloud = { $name }, { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}, { $status }. { $cards }
seat-holds = Cartas: { $cards }, valor { $points }.
seat-empty = Sin cartas.

chip-in = en juego
chip-turn = Turno
chip-your-turn = Tu turno
chip-stayed = Guardado
chip-frozen = En hielo
chip-busted = Explosión
chip-away = No está
chip-flip-seven = Flip 7
petals-left = { $left } de { $all } siguen en juego

## What is asked

heading-your-turn = Tu turno. ¿Otra o te plantas?
heading-turn = { $name }: ¿otra o se planta?
heading-give-you = ¿Para quién la carta { $card }?
heading-give = { $name }: ¿para quién la carta { $card }?
heading-flips = { $you ->
    [yes] { $left ->
        [1] Robas: una más
        [2] Robas: dos más
       *[other] Robas tres cartas
    }
   *[no] { $left ->
        [1] { $name }: una carta más
        [2] { $name }: dos cartas más
       *[other] { $name } roba tres cartas
    }
}
heading-gets = { $you ->
    [yes] La carta { $card } es para ti
   *[no] La carta { $card } es para { $name }
}
heading-frozen = { $you ->
    [yes] Te congelas
   *[no] { $name } se congela
}
heading-stays = { $you ->
    [yes] Te plantas con { $points }
   *[no] { $name } se planta con { $points }
}
heading-draws = { $name } roba…
heading-draws-you = Robas…
heading-deal = { $you ->
    [yes] Repartes tú.
   *[no] Reparte { $name }.
}
heading-round = { $round ->
    [0] Se barajan las cartas…
   *[other] Ronda { $round }
}
heading-won = { $you ->
    [yes] ¡Has ganado!
   *[no] ¡{ $name } gana!
}
hit-button = Otra
stay = Me planto
stay-bank = con { $points }
give-or-keep = Toca un asiento, o quédatela:
give-tap = Toca el asiento que la recibe.
give-does-FZ = Quien la recibe guarda sus puntos y sale de la ronda.
give-does-F3 = Quien la recibe roba tres cartas, una a una, y puede explotar.
give-does-SC = Quien la recibe queda a salvo de una repetida.
give-freeze-name = { $name } guarda { $points }
give-freeze-you = Guardas { $points }
give-freeze-after = · { $before } → { $after }
give-flip-name = { $name } roba tres
give-flip-you = Robas tres
give-numbers = · { $numbers ->
    [0] aún sin números
    [one] 1 número hasta ahora
   *[other] { $numbers } números hasta ahora
}
give-numbers-shielded = · { $numbers ->
    [0] aún sin números, con escudo
    [one] 1 número hasta ahora, con escudo
   *[other] { $numbers } números hasta ahora, con escudo
}
give-chance-name = { $name } tiene escudo
waiting = Pregunta para { $name }: ¿otra o se planta?
waiting-give = { $name } tiene una carta para dar.
out-stayed = Te has plantado: tus puntos están a salvo.
out-frozen = { $points ->
    [0] Estás en hielo: fuera de la ronda, sin puntos.
   *[other] Estás en hielo: tus puntos están a salvo.
}
answer-kept = { $answer } – se envía en cuanto vuelva la conexión.
out-busted = ¡Has explotado! Sin puntos en esta ronda.
rush = Saltar al final de la ronda

## Risk

percent = { $per } %
risk-name = Riesgo de explotar con la próxima carta
risk-bust = de riesgo
risk-safe = A salvo
risk-left = { $good ->
    [one] 1 segura
   *[other] { $good } seguras
}
risk-why = { $pile ->
    [one] { $bad ->
        [0] La última carta del mazo no es un número que tengas.
       *[other] La última carta del mazo es un número que tienes.
    }
   *[other] { $bad ->
        [0] Ninguna de las { $pile } cartas del mazo es un número que tengas.
        [one] 1 de las { $pile } cartas del mazo es un número que tienes.
       *[other] { $bad } de las { $pile } cartas del mazo son números que tienes.
    }
}
risk-safe-why = La Vida extra se llevará la próxima repetida.
risk-name-of = { $name }: riesgo de explotar con la próxima carta
risk-card = { $you ->
    [yes] tu { $number ->
        [0] próxima carta
        [1] primera carta
        [2] segunda carta
       *[other] tercera carta
    }
   *[no] { $number ->
        [0] próxima carta de { $name }
        [1] primera carta de { $name }
        [2] segunda carta de { $name }
       *[other] tercera carta de { $name }
    }
}
risk-why-name = { $pile ->
    [one] { $bad ->
        [0] La última carta del mazo no es un número que tenga { $name }.
       *[other] La última carta del mazo es un número que tiene { $name }.
    }
   *[other] { $bad ->
        [0] Ninguna de las { $pile } cartas del mazo es un número que tenga { $name }.
        [one] 1 de las { $pile } cartas del mazo es un número que tiene { $name }.
       *[other] { $bad } de las { $pile } cartas del mazo son números que tiene { $name }.
    }
}

## Flip Three

flip-three-on = Roba tres para { $name }
flip-line = { $number } · en la fila
flip-kept = { $number } · en mesa
flip-gone = { $number } · descartada
flip-aside = { $number } · aparte
flip-next = { $number } · ahora
flip-later = { $number }
flips-wait = { $count ->
    [one] { $cards }: espera hasta que estén las tres cartas.
   *[other] { $cards }: esperan hasta que estén las tres cartas.
}
flips-on = { $you ->
    [yes] Robas { $left ->
        [1] una carta más.
        [2] dos cartas más.
       *[other] tres cartas.
    }
   *[no] { $name } roba { $left ->
        [1] una carta más.
        [2] dos cartas más.
       *[other] tres cartas.
    }
}
flips-then = { $you ->
    [yes] Robas { $left ->
        [1] una carta
       *[other] dos cartas
    } más y luego entregas: { $cards }.
   *[no] { $name } roba { $left ->
        [1] una carta
       *[other] dos cartas
    } más y luego entrega: { $cards }.
}

## Moments

moment = Ahora mismo
twin-yours = en tu fila
twin-held = en la fila de { $name }
twin-drawn = recién salida
freeze-banks = { $points ->
    [0] Sin puntos que guardar, y fuera de la ronda
    [one] 1 punto guardado · { $before } → { $after }
   *[other] { $points } puntos guardados · { $before } → { $after }
}
bust-heading = Otro { $card }
bust-you = ¡Has explotado! { $lost ->
    [0] No pierdes ningún punto.
    [one] Adiós al único punto de esta ronda.
   *[other] Adiós a los { $lost } puntos de esta ronda.
}
flip-seven = Flip 7
flip-seven-you = ¡Tienes un Flip 7!
flip-seven-name = ¡{ $name } tiene un Flip 7!
flip-seven-over = { $points } puntos · la ronda se acaba para todo el mundo

## What happens to oneself

round-began-you = Ronda { $number }. Repartes tú.
joined-you = Te sumas con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
 }.
dealt-you = Recibes: { $card }.
hit-you = Has robado: { $card }.
hit-kept = { $name } ha robado { $card } y sigue en juego.
hit-kept-you = Has robado { $card } y sigues en juego.
hit-forced-you = Aún no tienes cartas y debes pedir: { $card }.
flipped-you = Robas { $number } de 3: { $card }.
kept-second-chance-you = Tienes escudo.
busted-you = Explotas: otro { $card }. { $lost ->
    [0] { "" }
    [one] Se pierde 1 punto.
   *[other] Se pierden { $lost } puntos.
}
saved-on-a-hit-you = La Vida extra te salva: se lleva el { $card } repetido. Tu turno acaba, y sigues en juego.
saved-in-a-flip-three-you = La Vida extra te salva: se lleva el { $card } repetido{ $left ->
    [0] .
   *[other] , y se sigue robando.
}
flipped-seven-you = ¡Flip 7! Tienes siete números distintos: +{ $bonus }, y la ronda se acaba.
given-by-you = Das la carta { $card } a { $to }.{ $waits ->
    [yes] { " " }Espera hasta que todo esté entregado.
   *[no] { "" }
}
given-for-you = { $giver } te da la carta { $card }.{ $waits ->
    [yes] { " " }Espera hasta que todo esté entregado.
   *[no] { "" }
}
given-to-self-you = Te quedas la carta { $card }.{ $waits ->
    [yes] { " " }Espera hasta que todo esté entregado.
   *[no] { "" }
}
given-forced-you = No queda nadie más en juego: debes quedarte la carta { $card }.{ $waits ->
    [yes] { " " }Espera hasta que todo esté entregado.
   *[no] { "" }
}
passed-on-by-you = Ya tienes una Vida extra y le pasas esta a { $to }.
passed-on-for-you = { $giver } ya tiene una Vida extra y te pasa esta.
froze-you = Te congelas y guardas { $sum }.
stayed-you = Te plantas y guardas { $sum }.
stayed-forced-you = Guardas { $sum }.
wasted-nobody-you = Quienes siguen en juego ya tienen Vida extra: esta se descarta.
wasted-bust-you = La carta { $card } apartada se descarta: has explotado.
wasted-holder-you = La carta { $card } delante de ti se descarta: ya no estás en juego.
wasted-flip-seven-you = La carta { $card } que espera delante de ti se descarta: la ronda se acabó.
wasted-ran-dry-you = La carta { $card } que espera delante de ti se descarta: la ronda se acabó.
ran-dry-you = Necesitas una carta y ya no queda ningún número: la ronda se acaba, y quienes siguen en juego guardan sus puntos.
game-won-you = ¡Ganas con { $total ->
    [one] 1 punto!
   *[other] { $total } puntos!
}

## Between rounds

summary-heading = Fin de la ronda { $round }
summary-lead = { $you ->
    [yes] Vas en cabeza, { $left ->
        [one] falta 1.
       *[other] faltan { $left }.
    }
   *[no] { $name } va en cabeza, { $left ->
        [one] falta 1.
       *[other] faltan { $left }.
    }
}
summary-level = En cabeza a la par: { $names }.
summary-won = { $you ->
    [yes] ¡Ganas con { $total ->
        [one] 1 punto!
       *[other] { $total } puntos!
    }
   *[no] ¡{ $name } gana con { $total ->
        [one] 1 punto!
       *[other] { $total } puntos!
    }
}
summary-tied = Empate a { $total }: { $names }. Se juega otra ronda, y puede ganarla cualquiera.
summary-deals = { $you ->
    [yes] Ahora repartes tú.
   *[no] Ahora reparte { $name }.
}
summary-bust = otro { $card }
summary-rule = La meta es { $target }. Si hay empate en cabeza, se juega otra ronda.
summary-tie-rule = Si hay empate en cabeza, toda la mesa juega otra ronda (G.2).
summary-read =
    { $count ->
        [one] { $names } aún mira los puntos.
       *[other] { $names } aún miran los puntos.
    }
rank-up = sube
rank-down = baja
rank-same = sigue igual
hold = Pausa
held = En pausa
next-round = Siguiente ronda

## Around the table

log = Registro
why = ¿por qué?
emotes = Di algo
emote-wave = Saludo
emote-clap = Aplauso
emote-laugh = Risa
emote-gasp = Asombro
emote-cry = Llanto
emote-fire = En racha
emote-luck = Suerte
emote-good-game = Buena partida
odds-toggle = Riesgos
speed = Velocidad de las cartas
speed-now = Velocidad: { $speed }
speed-host = { $host } elige lo rápido que responden los bots.
home = Inicio
keys = H: otra carta. S: plantarse. Los números y las flechas dan una carta. M lee tus cartas, T toda la mesa, Mayús con un número un asiento. L muestra el registro, ? estas teclas; Espacio, Intro o Escape sigue. Con un lector de pantalla, las teclas funcionan en modo foco.
replay-keys = Espacio reproduce y pausa, las flechas izquierda y derecha van paso a paso, Inicio y Fin saltan al principio y al final. L muestra el registro, T lee toda la mesa, Mayús con un número un asiento, ? estas teclas. Con un lector de pantalla, las teclas funcionan en modo foco.
lesson-keys = H: otra carta. S: plantarse. Los números y las flechas dan una carta. M lee tus cartas, T toda la mesa, Mayús con un número un asiento, ? muestra estas teclas; Espacio o Intro sigue, Escape termina la lección. Con un lector de pantalla, las teclas funcionan en modo foco.
key-heading = Teclas
key-hit = otra carta
key-stay = plantarse
key-give = dar una carta
key-mine = leer tus cartas
key-table = leer toda la mesa
key-seat = leer un asiento
key-log = el registro; ↑ ↓ lo recorren
key-go-on = seguir; también Intro y Esc
key-help = estas teclas
key-leave-lesson = terminar la lección
key-play = reproducir y pausar
key-step = un paso atrás o adelante
key-ends = al principio o al final
key-reader = Con un lector de pantalla, las teclas funcionan en modo foco.
key-name-shift = Mayús
key-name-space = Espacio
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin
leave = Dejar la mesa
leave-not = Quedarse en la mesa
leave-hint = Un bot sigue jugando por ti. Con el código { $code } puedes volver.
leave-ask = ¿Dejar la mesa?
hand-over = Que un bot juegue por { $name }
hand-over-short = Poner un bot
pocket-on = Solo mis cartas: la mesa está en la pantalla grande
pocket-off = Toda la mesa
pocket-look = Mira arriba: el resto está en la pantalla grande.
waiting-away = { $name } no está.
waiting-away-host = { $name } no está. { $host } puede poner un bot a jugar.
waiting-away-soon = { $name } no está. En un minuto, otra persona podrá poner un bot a jugar.
show-result = Ver el resultado
come-back = Ya estoy aquí
stand-in-for-you = Un bot juega por ti.

## Quién está en la mesa

people = Personas
person-host = Pasarle la mesa
person-host-hint = Quien dirige la mesa elige los bots y cómo se juega, y empieza la partida.
person-free = Liberar el asiento
person-free-hint = No está, y podrá volver a sentarse.
person-send = Echar de la mesa
person-send-ask = ¿Echar a { $name }?
person-send-hint = No podrá volver a esta mesa ni a sus revanchas.
person-keep = Cancelar
person-left = se ha ido
person-sent = fuera de la mesa
person-watches = mira
lock-table = Bloquear la mesa
lock-on = No puede entrar nadie más
lock-off = Con el código entra cualquiera
locked-watch = Esta mesa está bloqueada. Puedes mirar.

## Avisos del servidor

notice = Aviso
notice-minutes = { $minutes ->
    [one] El servidor se reinicia en 1 minuto. No se pierde nada.
   *[other] El servidor se reinicia en { $minutes } minutos. No se pierde nada.
}
notice-soon = El servidor se reinicia en menos de un minuto. No se pierde nada.
notice-now = El servidor se reinicia ahora. No se pierde nada.
notice-hide = Ocultar el aviso

## Bar and menu

bar-home = Flip 7, inicio
bar-language = Idioma
bar-sound = Sonido
bar-to-dark = Colores oscuros
bar-to-light = Colores claros
bar-menu = Menú
bar-close = Cerrar
menu-pages = Páginas
menu-new = Mesa nueva
menu-watch = Mirar
menu-how = Cómo se juega
menu-score = Llevar la cuenta
menu-about = Acerca de
menu-preferences = A tu gusto
menu-look = Colores
menu-look-system = Como el sistema
menu-look-light = Claros
menu-look-dark = Oscuros
menu-odds = Ver los riesgos
menu-odds-hint = Donde la mesa lo permita.
menu-speed = Velocidad de las cartas
menu-speed-slow = Lenta
menu-speed-normal = Normal
menu-speed-fast = Rápida
menu-text = Tamaño del texto
menu-text-normal = Normal
menu-text-large = Grande
menu-text-largest = Muy grande
menu-volume = Volumen
menu-vibration = Vibración

## Who you are

me-name = Tu nombre
me-colour = Tu color
me-colour-change = Cambiar tu color, ahora { $colour }
me-made-up = Un nombre para empezar. Pon el tuyo.
# As many names as you like, with commas between them: for people who have not said theirs.
me-names = Salvia, Trébol, Tilo, Amapola, Menta, Jazmín, Romero, Lavanda, Brezo, Azahar, Laurel, Mirto
colour-1 = rojo
colour-2 = azul
colour-3 = verde
colour-4 = ciruela
colour-5 = verde azulado
colour-6 = ámbar
colour-7 = índigo
colour-8 = oliva

## Bots

bot = bot
bot-strength = fuerza { $level } de { $most }
bot-strength-legend = Cuantos más pétalos, más fuerte el bot.
bot-levels = De fácil a difícil
bot-characters = Personajes
bot-kind-other = Bot
bot-line-other = juega con una regla propia
bot-choose = Elegir un bot
bot-remove = Liberar el asiento

## Home

front-page = Flip 7, la mesa abierta
front-headline = Siete cartas distintas. ¿Una más?
front-lead = Destapa siete números distintos, o plántate mientras te va bien. Cuantos más pétalos, más copias de esa carta hay en el mazo.
front-back = Volver a tu partida
front-back-where = mesa { $code }
front-play = Jugar
front-play-with = tú y tres bots
front-play-wait = Barajando…
front-first-with = tu primera partida, con consejos
front-first-plain = Ya sé jugar: sin consejos
front-new = Mesa nueva
front-join = Entrar
front-join-code = Código o enlace de una mesa
front-join-hint = Código
front-join-how = Un código tiene seis letras y números. Está en la pantalla de la mesa.
front-watch = Mirar
front-how = Cómo se juega
front-learn = Aprende en cinco rondas cortas
front-learn-done = { $done } de { $all } hechas
front-learn-away = Guardar las lecciones
front-screen = En una pantalla grande
front-daily = La partida del día
front-puzzles = Problemas
front-score = Llevar la cuenta con cartas de verdad
you-link = Tus partidas
front-notice = Hecho por fans y de código abierto. Ni hecho ni avalado por la editorial del juego.
front-about = Acerca de
install-heading = ¿Guardar Flip 7 en este dispositivo?
install-why = Se abre como una app, con un toque.
install-go = Instalar
install-never = No, gracias

## New table

new-page = Mesa nueva
new-heading = Mesa nueva
new-lead = Los asientos libres son para tu gente: tendrás un código para invitarla.
new-you = Tú
new-seats = Asientos
new-seats-fewer = Un asiento menos
new-seats-more = Un asiento más
new-play = Juego también
new-play-hint = No: esta pantalla muestra la mesa, y quien se siente primero con su móvil dirige la partida.
new-public = Pública
new-public-hint = Cualquiera puede encontrar la mesa en «Mirar» y sentarse.
new-fill = Bots en todos los asientos libres
new-clear = Sin bots
new-open = Abrir la mesa
new-open-wait = Abriendo…
new-seat-you = Tú
new-seat-number = Asiento { $number }
new-seat-free = para invitar

## How a table is played

opt-heading = Cómo se juega aquí
opt-target = Se juega a
opt-target-other = Otra
opt-target-points = Puntos a los que se juega
opt-target-most = Con { $seats } asientos, { $most } puntos como mucho: más sería demasiado largo.
opt-odds = Riesgos, para quien quiera verlos
opt-odds-on = A la vista
opt-odds-off = Ocultos
opt-timer = Tiempo por turno
opt-timer-off = Sin límite
opt-timer-seconds = { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
opt-timer-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
opt-bots = Los bots responden
opt-bots-at-once = al instante
opt-bots-fast = rápido
opt-bots-normal = con calma
opt-bots-slow = despacio
opt-late = Quien llega tarde empieza con
opt-late-zero = 0 puntos
opt-late-lowest = el total más bajo
opt-first = Empieza la ronda
opt-first-dealer = quien reparte
opt-first-left = el asiento siguiente
opt-change = Cambiar

## Lobby

lobby-page = Mesa { $code }
lobby-heading = Mesa { $code }
lobby-invite = Invitar
lobby-scan = Escanea, o escribe el código en { $host }
lobby-qr = Código QR con el enlace a esta mesa
lobby-share = Invitar
lobby-share-title = Flip 7
lobby-share-text = Hay un asiento libre: mesa { $code }
lobby-copy = Copiar enlace
lobby-copied = Enlace copiado.
lobby-not-copied = Copia este enlace:
lobby-watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
lobby-seats = Asientos
lobby-taken = { $taken ->
    [one] 1 ocupado
   *[other] { $taken } ocupados
} de { $seats }
lobby-you = tú
lobby-host = dirige la mesa
lobby-here = aquí
lobby-away = No está
lobby-ready = Todo listo
lobby-not-ready = aún no
lobby-free = Asiento libre
lobby-free-hint = para quien llegue
lobby-sit = Sentarse
lobby-sit-number = Sentarse en el asiento { $number }
lobby-move = Pasar aquí
lobby-move-number = Pasar al asiento { $number }
lobby-bot-add = Poner bot
lobby-bot-add-number = Poner bot: asiento { $number }
lobby-bot-change = Cambiar: { $name }
lobby-person = { $name }: más
lobby-take = Sentarse
lobby-join = Jugar
lobby-seat-add = Añadir un asiento
lobby-seat-drop = Quitar el asiento { $number }
lobby-bot-drop = Quitar el bot y su asiento
lobby-fill = Completar con bots
seat-at = Asiento { $number } de { $seats }
seat-up = Subir
seat-down = Bajar
seat-swaps = cambia con { $name }
seat-swaps-free = al asiento libre
lobby-i-am-ready = Por mí, adelante
lobby-not-yet = toca para retirarlo
lobby-start = Empezar
lobby-start-with = { $count ->
    [one] en solitario
   *[other] entre { $count }
}
lobby-start-bots = { $count ->
    [one] un bot ocupa el asiento libre
   *[other] los bots ocupan los { $count } asientos libres
}
lobby-waits-host = { $name } pulsa «Empezar».
lobby-waits-nobody = La mesa espera a quien la dirige.
lobby-all-ready = Todo el mundo está listo.
lobby-waits-ready = Esperando a: { $names }.
screen-first = Quien se siente primero pulsa «Empezar».
screen-sit = Sentaos con el móvil.
screen-more = Aún hay sitio.
screen-leads = pulsa Empezar
screen-own = Jugar en esta pantalla
lobby-stand-up = Levantarse y mirar
lobby-leave = Dejar la mesa
lobby-shuffle = Da una palabra para barajar
lobby-shuffle-why = El servidor ya ha guardado bajo llave su parte del barajado, y tu palabra se mezcla con ella: así nadie, ni el servidor, puede elegir las cartas.
lobby-word = Tu palabra
lobby-word-give = Dar
lobby-word-given = Tu palabra ya está. Otra la sustituye.
lobby-word-drawn = Esta página ha sacado una palabra al azar por ti: { $word }. Una tuya la sustituye.
lobby-words-by = Palabras de { $names }.
lobby-secret = Huella de la parte del servidor

## Watch

watch-page = Mirar
watch-heading = Mesas públicas
watch-lead = Mira una partida, o siéntate donde haya sitio.
watch-empty = Ahora mismo no hay ninguna mesa pública abierta.
watch-empty-hint = Abre una, y aparecerá aquí.
watch-of = Mesa de { $name }
watch-nobody = Una mesa
watch-lobby = Por empezar
watch-playing = En juego
watch-over = Acabada
watch-free = { $count ->
    [0] ningún asiento libre
    [one] 1 asiento libre
   *[other] { $count } asientos libres
}
watch-seats = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}, { $bots ->
    [0] sin bots
    [one] 1 bot
   *[other] { $bots } bots
}
watch-target = a { $target }
watch-go = Mirar
watch-sit = Entrar

## Trouble

nowhere-page = Aquí no hay nada
nowhere-heading = Aquí no crece nada
nowhere-line = Esta dirección no lleva a ninguna página.
no-server-heading = Esto necesita un servidor
no-server-line = Este sitio no tiene ninguno: aquí se juega todo en un dispositivo. Una mesa para varios dispositivos está en la dirección de su servidor.
trouble-home = Inicio
trouble-retry = Probar otra vez
trouble-reload = Cargar la versión nueva
trouble-new = Mesa nueva
trouble-connecting = De camino a la mesa…
trouble-lost = Se ha perdido la conexión
trouble-lost-line = No se pierde nada: se prueba otra vez sin que hagas nada…
trouble-lost-short = Sin conexión. Tu asiento sigue siendo tuyo.
trouble-lost-watching = Sin conexión. Se prueba otra vez sin que hagas nada.
trouble-offline = No tienes conexión
trouble-offline-line = No se pierde nada, y la partida vuelve cuando vuelva la red.
trouble-offline-short = No tienes conexión. La partida vuelve con la red.
trouble-restarting = El servidor se reinicia
trouble-restarting-line = No se pierde nada. Esta página sigue sola en un momento.
trouble-restarting-short = El servidor se reinicia. La partida sigue sola.
trouble-gone = El servidor no responde
trouble-gone-line = Lleva un rato en silencio. No se pierde nada: esta página sigue sola cuando vuelva, y el mismo enlace servirá también más tarde.
trouble-gone-short = El servidor no responde. La partida se conserva y seguirá sola.
trouble-unknown = Esa mesa no existe
trouble-unknown-line = Quizá el código esté mal escrito, o la mesa se recogió porque no vino nadie.
trouble-no-game = Esa partida no existe
trouble-no-game-line = Quizá el enlace esté incompleto, o la partida se recogió hace tiempo.
trouble-device-line = Se borró o se jugó en otro dispositivo.
trouble-many = Hay demasiada gente ahora mismo
trouble-version = Hay una versión más nueva
trouble-version-line = Esta página es más antigua que el servidor. Cárgala de nuevo: no se pierde nada.
trouble-sent-away = Quien dirige la mesa te ha echado de ella.
trouble-sent-away-line = No puedes volver a ella ni a sus revanchas. Todas las demás mesas están abiertas para ti.
trouble-closed = Esta mesa está cerrada
trouble-blocked = No puedes jugar aquí
trouble-chunk = Esta página no se ha podido cargar
trouble-chunk-line = No hay red, o el servidor tiene una versión más nueva. Prueba otra vez; no se pierde nada.
trouble-other = No ha funcionado

## Why something was refused

why-offline = Sin conexión con el servidor. Revisa la red e inténtalo otra vez.
why-network = No se pudo cargar el árbitro: no hay red. Inténtalo otra vez; sigue donde se quedó.
why-no-wasm = Este navegador no puede ejecutar el árbitro: WebAssembly falta o está desactivado. Otro navegador puede, o una mesa en un servidor.
why-broken = Una parte del árbitro llegó dañada. Carga la página de nuevo.
why-no-space = Este dispositivo tiene poca memoria para el árbitro. Cierra otras pestañas e inténtalo otra vez.
why-elsewhere = Las partidas de este dispositivo están abiertas en otra pestaña.
why-bad-message = El servidor no lo ha entendido. Carga la página de nuevo.
why-bad-name = Un nombre tiene de 1 a 24 caracteres visibles.
why-bad-record = Esta partida no se puede leer: lo que se guardó de ella está dañado.
why-bad-word = Una palabra tiene de 1 a 60 caracteres visibles.
why-hello-first = La página y el servidor han perdido el hilo. Carga la página de nuevo.
why-hello-again = La página y el servidor han perdido el hilo. Carga la página de nuevo.
why-foreign-origin = Desde una página de otro sitio no se puede jugar aquí. Abre la página de este servidor.
why-free-seats = Quedan asientos libres: cada uno necesita una persona o un bot.
why-house-is-full = Aquí hay demasiadas mesas. Inténtalo más tarde.
why-illegal = Eso no responde a la pregunta. Elige una de las que se ven.
why-is-here = Esa persona tiene conexión y juega por su cuenta.
why-is-over = La partida se ha acabado. Puedes pedir otra.
why-no-bot-there = Ahí ya no hay ningún bot. Elige otro asiento.
why-no-such-person = Esa persona ya no está en la mesa. Elige a otra.
why-no-such-seat = Ese asiento no existe. Elige otro.
why-not-asked = Es el turno de otra persona. Ya llegará el tuyo.
why-not-found = En esta dirección no hay nada. Empieza otra vez desde el inicio.
why-not-over = La partida aún no se ha acabado. Prueba cuando acabe.
why-no-such-choice = No hay tal decisión en esta partida.
why-not-started = La partida no ha empezado. La empieza quien dirige la mesa.
why-already-started = La partida ya ha empezado; eso se podía cambiar antes.
why-not-the-host = Eso solo puede hacerlo quien dirige la mesa. Pídeselo.
why-no-seat = No tienes asiento en esta mesa, pero puedes mirar.
why-bot-plays = Un bot juega en ese asiento. Di primero que ya estás aquí.
why-other-protocol = Esta página es más antigua que el servidor. Cárgala de nuevo.
why-our-fault = Algo ha fallado por nuestra parte. No ha cambiado nada.
why-seat-taken = Alguien llegó antes: el asiento está ocupado. Elige otro.
why-stale = Esa pregunta ya tiene respuesta. La partida sigue.
why-stopping = El servidor se reinicia. Inténtalo otra vez en un momento.
why-store-trouble = No se ha podido guardar, así que no ha pasado nada. Inténtalo otra vez.
why-table-is-full = No caben más asientos en esta mesa. Puedes mirar.
why-too-fast = Demasiado a la vez. Espera un minuto.
why-too-large = Es demasiado para enviarlo. Hazlo más corto.
why-unknown-bot = Ese bot no existe. Elige otro.
why-unknown-table = No hay ninguna mesa con ese código. Revísalo, o abre una mesa nueva.
why-blocked = Quien lleva este servidor ha bloqueado tu dirección. Pregúntale si es un error.
why-is-closed = Esta mesa está cerrada. Puedes abrir otra.
why-locked = Esta mesa está bloqueada. Puedes mirar.
why-other-behaviour = Esta partida empezó con una versión anterior de las reglas y no puede seguir.
why-sent-away = Quien dirige la mesa te ha echado de ella.
why-too-long-a-game = Esa partida duraría demasiado. Elige menos asientos o menos puntos.
why-too-few-seats = Una partida necesita al menos dos asientos.
why-is-a-board = Este código es de un marcador. Abre su enlace o escribe el código en la página de inicio.
why-not-a-board = En esta mesa se juega; no es un marcador.
why-not-invited = Esta invitación para anotar no vale. Pide una nueva.
why-bad-entry = Una anotación está dañada y no se pudo compartir. Se queda en este dispositivo.
why-board-is-full = Este marcador está lleno. Lo que anotes se queda en este dispositivo.

## What happened, and why

log-nothing = Aún no ha pasado nada.
log-unheard = No se ha podido cargar lo que pasó antes.
log-why-line = ¿Por qué? { $line }
log-earlier = Antes
why-not-now = El texto de { $rules } no se puede cargar ahora mismo.

## For the ears

narrate-label = Lo que pasa, en voz alta
narrate-hint = H: otra carta. S: plantarse. M lee tus cartas, T toda la mesa; ? muestra todas las teclas.
narrate-hint-watching = T lee toda la mesa; ? muestra todas las teclas.
narrate-missed = { $count ->
    [one] Ha pasado 1 cosa más; está en el registro.
   *[other] Han pasado { $count } cosas más; están en el registro.
}
narrate-turn = Tu turno. Tienes { $cards }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}. ¿Otra o te plantas?
narrate-turn-odds = Tu turno. Tienes { $cards }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $per } % de riesgo. ¿Otra o te plantas?
narrate-turn-safe = Tu turno. Tienes { $cards }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, y la próxima carta no puede hacerte explotar. ¿Otra o te plantas?
narrate-flip-risk = { $per } % de riesgo: { $which }.
narrate-flip-safe = Con Vida extra: { $which }.
narrate-give = ¿Para quién la carta { $card }?
narrate-option = { $key }: { $what }
narrate-freeze = { $you ->
    [yes] Guardas { $points }, de { $before } a { $after }.
   *[no] { $name } guarda { $points }, de { $before } a { $after }.
}
narrate-flip = { $you ->
    [yes] Robas tres.
   *[no] { $name } roba tres.
} { $numbers ->
    [0] Ningún número
    [one] 1 número
   *[other] { $numbers } números
}{ $shield ->
    [yes] , con escudo.
   *[no] .
}
narrate-chance = { $name } tiene escudo. { $numbers ->
    [0] Ningún número
    [one] 1 número
   *[other] { $numbers } números
}.
narrate-table = Ronda { $number }, { $you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
}; { $draw ->
    [one] 1 carta
   *[other] { $draw } cartas
} en el mazo, { $discard } en los descartes.
narrate-seat = { $name }: { $total ->
    [one] 1 punto
   *[other] { $total } puntos
}, { $status ->
    [stayed] guardado
    [frozen] en hielo
    [busted] explosión
   *[active] en juego
}. { $held ->
    [none] Sin cartas.
    [busted] Cartas: { $cards }, valor 0.
   *[some] Cartas: { $cards }, valor { $points }.
}
narrate-hurry = { $seconds ->
    [one] Queda 1 segundo.
   *[other] Quedan { $seconds } segundos.
}
narrate-emote = { $name }: { $emote }

## The end of a game

podium-how = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} en { $rounds ->
    [one] 1 ronda.
   *[other] { $rounds } rondas.
}
podium-standings = Clasificación final
podium-rounds = { $count ->
    [one] ronda
   *[other] rondas
}
podium-cards = { $count ->
    [one] carta destapada
   *[other] cartas destapadas
}
podium-busts = { $count ->
    [one] explosión
   *[other] explosiones
}
podium-saves = { $count ->
    [one] salvada por Vida extra
   *[other] salvadas por Vida extra
}
podium-flip-sevens = Flip 7
podium-best = mejor ronda: { $name }
podium-streak = rondas seguidas sin explotar: { $name }
podium-no-numbers = Los números de la partida no se pueden cargar ahora mismo.
podium-daily = Ver cómo fue la partida
podium-branch = Era un «y si» de otra partida. No cuenta para nada.
podium-branch-back = Volver a la partida
podium-rematch = Otra partida
podium-rematch-host = Quien siga aquí viene también, y los bots.
podium-rematch-guest = Puede pedirla cualquiera: quien siga aquí viene también, y los bots.
podium-follow = A la siguiente partida
screen-again = ¿Otra partida? Tocad «{ $again }» en un móvil.
podium-replay = Volver a verla
podium-review = Análisis
podium-seed = La semilla de cada barajado
check-title = Comprobar el barajado
podium-json = Para programas (.json)
podium-f7 = Para personas (.f7)
podium-new = Mesa nueva
podium-back = Volver al resultado
share-title = Compartir el resultado
share-trouble = La imagen no se puede hacer ahora mismo. Comprueba la conexión y vuelve a intentarlo.
share-race = Ronda a ronda

## Replay

replay-heading = Repetición
replay-not-begun = Esta partida aún no ha empezado: no hay nada que repetir.
replay-what-if = ¿Y si…?
replay-copied = Enlace copiado.

## How to play

how-title = Cómo se juega · Flip 7
how-heading = Cómo se juega
how-lead = Toma una carta tras otra, sin repetir número, y párate a tiempo. Se juega a 200 puntos.
how-lessons = Aprende jugando
how-lessons-hint = Cinco rondas en una mesa de verdad, medio minuto cada una.
how-lessons-trouble = Las lecciones no se pueden cargar ahora mismo.
how-seen = hecha
how-hints = Consejos mientras juegas
how-hints-hint = Una frase para cada cosa nueva, una sola vez.
how-short = El juego en seis frases
how-turn = Cada cual recibe una carta. Luego, por turnos: pide otra, o plántate y guarda lo que tienes.
how-numbers = Un número vale lo que dice. Si ya lo tienes, explotas: fuera de la ronda, sin nada. De cada número hay tantas cartas como pétalos tiene: doce 12, un solo 1.
how-modifiers = De +2 a +10 suman puntos, ×2 dobla tus números. Nunca te hacen explotar.
how-actions = Hielo, Roba tres y Vida extra se dan o se guardan en cuanto salen.
how-seven = Siete números distintos son un Flip 7: 15 puntos más, y la ronda se acaba para todo el mundo.
how-win = Cuando alguien tiene 200 al acabar una ronda, gana el total más alto. Si hay empate, se sigue.
how-rules = Todas las reglas
rules-find = Buscar en las reglas
rules-find-hint = Una palabra, o un número como F3.6
rules-found = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
rules-nothing = Ninguna regla dice «{ $words }».
rules-trouble = Las reglas no se pueden cargar ahora mismo.
rules-again = Probar otra vez

## Lessons

lesson-somebody = Ana
lesson-coach = Lección
lesson-progress = { $given ->
    [one] 1 respuesta dada
   *[other] { $given } respuestas dadas
} de { $answers }
lesson-close = Cerrar la lección
lesson-deal = Se reparten las cartas…
lesson-back = Deshacer
lesson-next = Siguiente lección
lesson-again = Otra vez
lesson-play = ¡A jugar!

lesson-bust = Explotar
lesson-bust-about = Una carta de más, y por qué duele.
lesson-bust-1 = Cada cual tiene una carta. La tuya es un 8: 8 puntos, si te plantas ahora. Pide otra.
lesson-bust-2 = 8 y 4 suman 12 puntos. La barra muestra cuántas cartas te harían explotar: pocas. Pide otra.
lesson-bust-3 = 22 puntos, y otro 8, 4 o 10 se los llevaría todos. Buen momento para plantarse. Pero mira lo que pasa: pide otra.
lesson-bust-end = Otro 8: has explotado. Estás fuera de esta ronda y no te da nada. Lo que guardaste en rondas anteriores sigue siendo tuyo.
lesson-bust-away = Guardados: esos puntos son tuyos y nadie te los quita. Así se puntúa. Ahora deshazlo, y mira cómo se explota.

lesson-second-chance = Vida extra
lesson-second-chance-about = Un escudo contra una repetida.
lesson-second-chance-1 = Recibes una Vida extra. Se queda sobre tu fila y espera. Pide otra.
lesson-second-chance-2 = Un 9. Con el escudo, la próxima carta no puede hacerte explotar: el medidor dice «A salvo». Pide otra.
lesson-second-chance-3 = ¡Otro escudo! Nadie tiene dos, así que debes dárselo a alguien que no tenga. Elige un asiento.
lesson-second-chance-4 = El tuyo lo conservas. Atrévete: pide otra.
lesson-second-chance-end = Otro 9, y sigues en juego: el escudo se lo lleva, y los dos se descartan. Desde ahora, una repetida te haría explotar otra vez.
lesson-second-chance-away = Guardado y a salvo. Pero el escudo se desperdicia: no pasa a la ronda siguiente. Deshazlo y pide otra.

lesson-freeze = Hielo
lesson-freeze-about = Quien lo recibe tiene que parar al momento.
lesson-freeze-1 = Tu turno, con un 7. Pide otra.
lesson-freeze-2 = 12 puntos. Rita ya tiene 23 y sigue en juego. Pide otra.
lesson-freeze-3 = Un Hielo. Quien lo recibe guarda lo que tiene y sale de la ronda: cualquiera que siga en juego, tú también. En cada asiento pone qué pasaría. Elige uno.
lesson-freeze-end = Hielo. Los puntos están guardados, y se acabó por esta ronda: quien va en cabeza no se escapa más, y ni una Vida extra ayuda.
lesson-freeze-end-self = Te has congelado: 12 puntos guardados, y nada puede pasarles. A menudo un Hielo rinde más con alguien que tiene muchas cartas o un total alto.
lesson-freeze-away = Guardado. Buena elección, pero la próxima carta es un Hielo, y tienes que verlo. Deshazlo y pide otra.

lesson-flip-three = Roba tres
lesson-flip-three-about = Tres cartas de golpe, y lo que espera mientras.
lesson-flip-three-1 = Tienes un 5. Pide otra.
lesson-flip-three-2 = Un Roba tres: quien lo recibe roba tres cartas, una tras otra. Solo tienes una carta, así que poco puede pasar. Quédatelo.
lesson-flip-three-3 = Por el camino salió un Hielo. Quedó apartado hasta robar las tres. Ahora lo das, como cualquier Hielo.
lesson-flip-three-end = Eso es todo: roba tres, y luego entrega lo apartado, en su orden. Si hubieras explotado por el camino, el Hielo se habría descartado.
lesson-flip-three-end-self = Te has congelado y guardas 16. Está permitido. Si hubieras explotado por el camino, el Hielo se habría descartado.
lesson-flip-three-away = También está permitido: un Roba tres puede hacer explotar a alguien con muchas cartas. Pero deshazlo y vívelo tú.

lesson-flip-7 = Flip 7
lesson-flip-7-about = Siete números distintos, y 15 puntos de propina.
lesson-flip-7-1 = Un Roba tres en el reparto, antes de tener ninguna carta. Con la fila vacía casi nada puede salir mal: quédatelo.
lesson-flip-7-2 = Tres números de golpe. Cuatro más, distintos, y es un Flip 7. Pide otra.
lesson-flip-7-3 = Otro Roba tres. Atrevido, pero esto es una lección: quédatelo.
lesson-flip-7-4 = ¡Seis números distintos! Uno más, y la ronda es tuya. El 0 también cuenta. Pide otra.
lesson-flip-7-end = ¡Flip 7! La ronda se acaba al momento para todo el mundo, y sumas tus cartas y 15 puntos más.
lesson-flip-7-away = Sensato, pero no es un Flip 7. Deshazlo, y atrévete.

## Lo que se ve en la mesa
saved-heading-you = ¡A salvo!
saved-heading = { $name } se salva
saved-how = La Vida extra se lleva el { $card } repetido: los dos se descartan.
summary-standings = Clasificación tras esta ronda
tv-join = Únete con el móvil: { $address }
tv-watch = Sigue la partida en tu móvil: { $address }

## En este dispositivo

device-page = En este dispositivo · Flip 7
device-heading = En este dispositivo
device-lead = Pasaos el teléfono o jugad contra bots. Sin servidor y sin red: todo se queda aquí.
device-who = ¿Quién juega?
device-name = Nombre del jugador { $number }
device-player = Jugador { $number }
device-seat-change = Cambiar a { $name }
device-add-person = Añadir jugador
device-add-bot = Añadir bot
device-person-remove = Quitar a { $name }
device-two = Una partida necesita al menos dos: añade a alguien o un bot.
device-deal = Repartir
device-people = { $people ->
    [one] 1 persona
   *[other] { $people } personas
}
device-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
device-fetching = El juego se carga en este dispositivo: { $loaded } de { $total } MB, solo una vez
device-starting = Preparando el juego…
device-go-on = Seguir
device-take-over = Usarlas aquí
device-storage-full = El dispositivo no tiene espacio: las partidas duran mientras esta página esté abierta.
device-storage-forbidden = Este navegador no puede guardar nada: las partidas duran mientras esta página esté abierta.
device-games = Partidas en este dispositivo
device-no-games = Aún no hay ninguna. La primera aparecerá aquí.
device-game-new = Sin repartir todavía
device-game-round = Ronda { $round }, el mejor { $best }
device-game-won = { $name } ganó con { $points }
device-game-old = De una versión anterior
device-game-more = Más sobre la partida de { $names }
device-delete = Borrar
device-delete-heading = ¿Borrar esta partida?
device-delete-hint = No está en ningún otro sitio. No se puede deshacer.
device-keep = Conservarla
device-deleted = La partida está borrada.
device-back-up = Copia de todas
device-restore = Restaurar una copia
device-restored = { $restored ->
    [0] Ninguna partida es nueva aquí.
    [one] Ha vuelto 1 partida.
   *[other] Han vuelto { $restored } partidas.
}
device-skipped = { $skipped ->
    [one] 1 ya estaba aquí.
   *[other] { $skipped } ya estaban aquí.
}
device-restore-broken = Esto no es una copia de Flip 7. Nada ha cambiado.
device-replay-file = Ver un archivo
device-no-clipboard = Este navegador no deja copiar. Guarda la partida como archivo.
front-device = En este dispositivo
front-device-hint = un teléfono para todos
front-no-server = Para jugar desde varios dispositivos, alguien pone en marcha un servidor: make serve.
front-server-guide = Así se hace
update-ready = Hay una versión nueva.
update-take = Actualizar

## Pasar el teléfono

pass-to = Pásalo a
pass-turn = Le toca a { $name }.
pass-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
pass-take = Soy { $name }
pass-off = No volver a mostrarlo
pass-off-told = Desactivado. Se activa otra vez en el menú.
pass-setting = Pedir que se pase el teléfono
pass-setting-hint = Dice a quién le toca y espera
facing-setting = Cada sitio mira a su jugador
facing-setting-hint = Para una tableta sobre la mesa
leave-name = { $name } deja la mesa
come-back-name = { $name } ha vuelto
hot-seat = Alguien más en este dispositivo
hot-seat-title = Jugar también en este dispositivo
hot-seat-sit = Sentarse
hot-seat-remove = Quitar a { $name } de este dispositivo

## Ver una partida guardada

record-heading = Ver una partida
record-copy = Copiar enlace
record-by-hand = Copia este enlace:
