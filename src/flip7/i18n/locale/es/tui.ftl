# Español. La mesa a pantalla completa en una terminal.

## The table

tui-draw-pile = ▮ { $cards } en el mazo
tui-discard-pile = ▯ { $cards } en los descartes
tui-heading = Ronda { $number } · reparte { $dealer } · a { $target }
tui-heading-before = Flip 7 · a { $target }
tui-waits = { $name } está pensando…
tui-warming-up = { $name } calienta motores: la primera vez tarda hasta medio minuto.
tui-hit = Otra
tui-stay = Me planto
tui-worth = Guardarías { $sum }
tui-risk = { $percent } % de riesgo
tui-safe = A salvo
tui-log = Registro
tui-speed = Velocidad: { $speed ->
    [0] muy lenta
    [1] lenta
    [2] normal
    [3] rápida
    [4] muy rápida
   *[other] al instante
}

## The lobby of a web table

tui-lobby = Mesa { $code }
tui-lobby-target = a { $target }
tui-lobby-left-first = empieza el asiento a la izquierda de quien reparte
tui-lobby-clock = { $seconds } s por turno
tui-lobby-no-odds = sin riesgos
tui-lobby-watching = { $count ->
    [one] 1 mira
   *[other] { $count } miran
}
tui-seat-free = libre
tui-seat-host = dirige
tui-seat-ready = todo listo
tui-seat-away = no está
tui-lobby-free = { $free ->
    [one] Queda un asiento libre.
   *[other] Quedan { $free } asientos libres.
}
tui-lobby-free-host = { $free ->
    [one] Queda un asiento libre: B pone un bot ahí.
   *[other] Quedan { $free } asientos libres: B pone bots ahí.
}
tui-lobby-start-with = Intro empieza entre { $taken }.
tui-lobby-full = { $name } empieza la partida.
tui-lobby-full-host = Ya no falta nadie: Intro empieza la partida.
tui-key-start = Empezar
tui-key-fill = Bots
tui-key-add-seat = + asiento
tui-key-drop-seat = − asiento
tui-key-ready = Todo listo
tui-key-sit = Sentarse
tui-key-people = Gente
tui-key-hurry = Saltar ronda
tui-key-bot-pause = Los bots responden
tui-bot-pause = { $pause ->
    [0] Los bots responden: al instante
    [1] Los bots responden: rápido
    [2] Los bots responden: con calma
   *[3] Los bots responden: despacio
}

## Who stays at a web table

tui-people-title = Quién está en la mesa
tui-people-locked = bloqueada
tui-people-gone = se ha ido
tui-people-sent-away = fuera de la mesa
tui-people-bot-plays = juega un bot
tui-people-watches = mira
tui-people-send-away = X echar
tui-people-free = F dejar libre el asiento
tui-people-hand-over = T que juegue un bot
tui-people-host = M que dirija la mesa
tui-people-lock = K bloquear la mesa
tui-people-unlock = K desbloquear la mesa
tui-people-sure = Otra X echa a { $name } para siempre: de esta mesa y de las partidas siguientes.
tui-people-keys = ↑ ↓ elegir · Esc cierra

## Between rounds, and at the end

tui-round-goes-on = Espacio sigue; P deja la clasificación en pausa.
tui-round-held = En pausa: Espacio sigue.
tui-over = { $name } gana con { $total }
tui-over-rounds = { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
tui-over-cards = { $cards ->
    [one] 1 carta destapada
   *[other] { $cards } cartas destapadas
}
tui-over-busts = { $busts ->
    [0] ninguna explosión
    [one] 1 explosión
   *[other] { $busts } explosiones
}
tui-over-flip-sevens = { $count ->
    [0] ningún Flip 7
   *[other] { $count } Flip 7
}
tui-over-best = mejor ronda: { $name }, { $points }

## The start

tui-title = Flip 7
tui-tagline = Tienta a la suerte: siete números distintos, y ninguno repetido.
tui-you = Quién juega
tui-you-several = tu nombre, o varios: Ana, Ben
tui-seats = Asientos
tui-strength = Bots
tui-rating = Elo
tui-bots-mixed = tres personajes
tui-target = Meta
tui-odds = Ver riesgos
tui-seed = Semilla
tui-seed-any = un barajado nuevo
tui-language = Idioma
tui-start = Empezar
tui-no-number = { $field }: hace falta un número de { $least } a { $most }.
tui-too-many = En esta terminal caben { $fits } asientos a la vez; la mesa seguirá el turno. En una ventana más grande se ven los { $seats }.
tui-not-affiliated = Un juego hecho por fans, sin relación con la editorial de Flip 7.

## Keys

tui-space = ␣
tui-key-hit = Otra
tui-key-stay = Me planto
tui-key-give = Dar
tui-key-skip = Seguir
tui-key-back = Atrás
tui-key-odds = Riesgo
tui-key-log = Registro
tui-key-why = Por qué
tui-key-rules = Reglas
tui-key-help = Ayuda
tui-key-quit = Salir
tui-key-again = Otra partida
tui-key-replay = Repetición
tui-key-slower = Más lento
tui-key-faster = Más rápido
tui-key-hold = Pausa
tui-key-close = Cerrar

tui-help-title = Teclas
tui-help =
    H            pedir otra carta
    S            plantarse: guardar tus puntos y salir de la ronda
    1 2 3 …      dar una carta a ese asiento; un 1 que puede ser
                 un 12 espera al 2, o a Intro
    ↑ ↓          elegir quién recibe una carta; Intro la da
    Espacio      seguir al momento
    - +          más lento, más rápido
    P            dejar la clasificación en pausa
    U            deshacer una jugada: en tus partidas, hasta el final
    O            ver u ocultar los riesgos
    ↑ ↓          desplazar lo que no cabe; RePág, AvPág por páginas
    L            el registro: todo lo que ha pasado
    W            por qué: las reglas tras lo que acaba de pasar
    R            las reglas, con buscador
    F2           colores claros u oscuros
    F3           otro idioma
    G            gente: quien dirige una mesa web decide quién sigue
    A D          un asiento más o menos: quien dirige, antes de jugar
    E            saltar el resto de una ronda web solo con bots
    Z            cuánto esperan los bots: quien dirige la mesa web
    Q            salir; la partida se conserva
    ?            esta ayuda
tui-rules-title = Reglas
tui-rules-search = Buscar: freeze, F3.6, second chance…
tui-why-title = ¿Por qué?
tui-sheet-keys = ↑ ↓ desplazan · Esc cierra

## Replay

tui-replay-heading = { $at } de { $steps }
tui-replay-play = Seguir
tui-replay-stop = Parar
tui-replay-step = Paso
tui-replay-back = Atrás
tui-replay-round = Ronda
tui-replay-round-back = Ronda anterior
tui-replay-start = Principio
tui-replay-end = Final
tui-replay-help =
    Espacio      reproducir, o parar
    → ←          un paso adelante, un paso atrás
    ↓ ↑          a la ronda siguiente, a la anterior
    Inicio Fin   al principio, al final
    - +          más lento, más rápido
    RePág AvPág  desplazar lo que no cabe
    L            el registro: todo lo que ha pasado
    W            por qué: las reglas tras lo que acaba de pasar
    R            las reglas, con buscador
    F2 F3        claro u oscuro, otro idioma
    Q            cerrar
