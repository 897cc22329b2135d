# Español. La mesa a pantalla completa en una terminal.

## The table

tui-draw-pile = ▮ { $cards } en el mazo
tui-discard-pile = ▯ { $cards } en los descartes
tui-heading = Ronda { $number } · { $you ->
    [yes] repartes tú
   *[no] reparte { $dealer }
} · a { $target }
tui-heading-before = Flip 7 · a { $target }
tui-waits = { $name } está pensando…
tui-waits-absent = { $name } no tiene conexión: la partida espera.
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
tui-lobby-advice = consejo para todos
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
tui-lobby-absent-host = { $count ->
    [one] { $names } no tiene conexión:
   *[other] { $names } no tienen conexión:
} G deja libre un asiento; Intro empieza igualmente.
tui-key-start = Empezar
tui-key-fill = Bots
tui-key-add-seat = + asiento
tui-key-drop-seat = − asiento
tui-key-ready = Todo listo
tui-key-sit = Sentarse
tui-key-people = Gente
tui-key-hand-over = Que juegue un bot
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
tui-key-coach = Consejo
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
    A            cuánto vale cada respuesta, y cuál es la mejor
    O            ver u ocultar los riesgos
    ↑ ↓          desplazar lo que no cabe; RePág, AvPág por páginas
    L            el registro: todo lo que ha pasado
    W            por qué: las reglas tras lo que acaba de pasar
    R            las reglas, con buscador
    F2           colores claros u oscuros
    F3           otro idioma
    G            gente: quien dirige una mesa web decide quién sigue
    T            que un bot juegue por quien no está: quien dirige
    A D          un asiento más o menos: quien dirige, antes de jugar
    E            saltar el resto de una ronda web solo con bots
    Z            cuánto esperan los bots: quien dirige la mesa web
    Q            salir; la partida se conserva
    ?            esta ayuda
tui-rules-title = Reglas
tui-rules-search = Buscar: freeze, F3.6, second chance…
tui-why-title = ¿Por qué?
tui-coach-title = Lo que haría alguien que juega fuerte
tui-coach-thinks = Probando las respuestas… La primera vez puede tardar medio minuto.
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
tui-replay-chances = Probabilidades
tui-replay-costly = Decisión cara
tui-replay-review = Análisis completo
tui-review-title = El análisis
tui-review-hint = m: la próxima decisión que costó algo. s: el análisis completo.
tui-review-no-costly = Ninguna decisión de esta partida costó nada.
tui-review-rough = Las cifras aún no son definitivas: vuelve a intentarlo en un momento.
tui-replay-branch = ¿Y si…?
tui-replay-branch-new = ¿Y si…?, con cartas nuevas
tui-replay-no-cost = No costó nada.
tui-replay-no-branch = Nadie ha elegido aún en esta partida.
tui-replay-branched = ¿Y si…? Sigues desde aquí contra bots. No se guarda; con q vuelves.
tui-replay-help =
    Espacio      reproducir, o parar
    → ←          un paso adelante, un paso atrás
    ↓ ↑          a la ronda siguiente, a la anterior
    Inicio Fin   al principio, al final
    C            quién puede ganar, y lo que cuesta cada decisión
    M            la próxima decisión que costó algo
    S            el análisis completo, en frases
    B N          seguir desde aquí contra bots: mismas cartas, nuevas
    - +          más lento, más rápido
    RePág AvPág  desplazar lo que no cabe
    L            el registro: todo lo que ha pasado
    W            por qué: las reglas tras lo que acaba de pasar
    R            las reglas, con buscador
    F2 F3        claro u oscuro, otro idioma
    Q            cerrar

## Llevar la cuenta con cartas de verdad

tui-score-title = Llevar la cuenta
tui-score-tagline = Vosotros tenéis las cartas; el terminal cuenta y conoce las reglas.
tui-score-names = dos o más, en el sentido del reloj: Ana, Ben, Cleo
tui-score-dealer = Reparte
tui-score-first-name = el primer nombre
tui-score-resume = Seguir con
tui-score-new = una partida nueva
tui-score-depth = Modo
tui-score-depth-title = ¿Qué anotáis?
tui-score-depth-name = { $depth ->
    [hands] Manos
    [live] En directo
   *[pad] Libreta
}
tui-score-resumed = La partida sigue.
tui-score-total = Total
tui-score-bust = Explosión
tui-score-done = Eso es todo
tui-score-redo = Rehacer
tui-score-files = Archivos
tui-score-change = Ronda { $round }, { $name }: { $points }. ¿Otra cosa?
tui-score-change-hint = Un número lo corrige; Intro muestra más; Esc vuelve.
tui-score-hand-hint = Escribe las cartas y luego Intro; B es explosión, = y un número los puntos.
tui-score-one-hint = Intro o espacio para el 1; 0, 1 o 2 para 10, 11 o 12.
tui-score-no-cards = ¿No hay nada ante { $name }? Si es así, Intro otra vez; B si explotó.
tui-score-doubt = { $problem } Si es correcto, Intro otra vez.
tui-score-no-advice = Ahora no hay nada que decidir.
tui-score-waits-hint = Responde a la pregunta y el resto sigue; Supr quita esa anotación.
tui-score-over-hint = Intro termina, U deshace, Tab muestra las rondas, E escribe archivos.
tui-score-race = La carrera, ronda a ronda
tui-score-entries = Lo anotado
tui-score-entries-keys = ↑ ↓ elegir · Intro corrige · X no ocurrió · Esc cierra
tui-score-no-entries = Nada todavía.
tui-score-round = Ronda { $number }
tui-score-conflict = Otra persona ha anotado otra cosa.
tui-score-choose-keys = ↑ ↓ elegir · Intro · Esc cierra
tui-score-which-card = ¿Qué carta era?
tui-score-which-points = ¿Cuántos puntos eran?
tui-score-only-drop = Esta línea solo se puede quitar: X en la lista.
tui-score-cell = { $name }, ronda { $round }: { $points }
tui-score-cell-keys = Intro fija · Tab para más · Esc cierra
tui-score-by-hand-hint = ¿Lo hicisteis de otro modo en vuestra mesa? Poned los puntos; quedan marcados.
tui-score-count-again = Contar otra vez
tui-score-players = Jugadores
tui-score-players-keys = ↑ ↓ · Intro: otro nombre · X se va o vuelve · Esc cierra
tui-score-joins = { $points ->
    [lowest] Alguien se suma con el total más bajo
   *[zero] Alguien se suma con 0 puntos
}
tui-score-presence = { $presence ->
    [leaving] se va tras esta ronda
    [away] se ha ido
    [coming_back] vuelve en la próxima ronda
    [joining] se suma en la próxima ronda
   *[playing] juega
}
tui-score-name = Nombre
tui-score-name-keys = Intro acepta · Esc cierra
tui-score-files-hint =
    name.json   la partida, para seguir; desde ahora se guarda ahí
    name.f7     su registro, si se anotó cada carta
    name.csv    los puntos de todas las rondas, para una hoja de cálculo
tui-score-file = un archivo nuevo, como tarde.csv
tui-score-files-keys = Intro escribe · Esc cierra
tui-score-help =
    0 1 2 …      puntos, o cartas; un 1 espera otra cifra,
                 el espacio o Intro
    + X F T C    +2 a +10, ×2, Hielo, Roba tres, Vida extra
    Intro        anota; termina una mano; confirma unos puntos
    B            explosión
    H S          otra, me planto; una carta sola es otra y esa
    ↑ ↓ ← →      otra casilla: un número allí la corrige
    D            lo hicimos de otro modo: puntos a mano
    U R          deshacer, hasta el principio; y rehacer
    L            lo anotado, para corregir cualquier línea
    Supr         quitar una anotación que ya no encaja
    M            libreta, manos o en directo
    P            jugadores: alguien llega, se va, cambia de nombre
    Tab          las rondas, o las cartas de la mesa
    O A          el riesgo, sí o no; qué haría un buen jugador
    G            en directo: hemos barajado todas las cartas
    W F1         por qué: las reglas detrás; todas las reglas
    E            archivos: partida, registro, hoja de cálculo
    ⌫ Esc        borrar; volver a lo que se pregunta
    F2 F3        claro u oscuro, otro idioma
    Q            salir; todo está guardado
    ★ ✕ *        Flip 7, explosión, puntos a mano
