# Español. La cuenta de una partida con cartas de verdad, en el navegador. Lo que dice el árbitro está en table.ftl.

## The page

keep-title = Llevar la cuenta · Flip 7
keep-title-game = Puntos de { $names } · Flip 7
keep-heading = Llevar la cuenta
keep-lead = Vosotros tenéis las cartas; el teléfono cuenta y conoce las reglas. Todo se queda en este dispositivo.
keep-start = Empezar
keep-running = Partidas en curso
keep-games = Partidas anteriores
keep-all = Todas las partidas y jugadores
keep-deals-first = reparte primero
keep-too-few-names = Escribe al menos { $least } nombres.
keep-make-dealer = { $name } reparte primero
keep-sheet = Imprimir una hoja de puntos
keep-no-game = Esta partida no está aquí
keep-no-game-hint = Se borró, o está en otro dispositivo.

## How closely a game is kept

keep-depth = ¿Qué anotáis?
keep-depth-pad = Puntos
keep-depth-hands = Cartas
keep-depth-live = En vivo
keep-depth-pad-hint = Un número por jugador y ronda, como en papel.
keep-depth-hands-hint = Las cartas de cada uno al final de la ronda; la suma sale sola.
keep-depth-live-hint = Cada carta según sale: el árbitro dice a quién le toca y lo decide todo.
keep-live-later = En vivo empieza en la próxima ronda.

## The board

keep-line-up = Personas: nuevas, idas, otros nombres
keep-presence = { $presence ->
    [leaving] hasta el final de esta ronda
    [away] se ha ido
    [coming_back] desde la ronda siguiente
   *[joining] desde la ronda siguiente
}
keep-leave = Se va
keep-leave-name = { $name } se va
keep-come-back = Vuelve
keep-back-name = { $name } ha vuelto
keep-new-name = Nombre de alguien más
keep-not-in = no juega esta ronda
keep-table = Puntos por ronda
keep-deals-begins = { $dealer } reparte y empieza.
keep-deals-other-begins = { $dealer } reparte, { $first } empieza.
keep-earlier-rounds = Rondas anteriores
keep-later-rounds = Rondas siguientes
keep-result = Puntos de la ronda { $round }
keep-player = Jugador
keep-total = Total
keep-over = El final
keep-cell = { $name }, ronda { $round }: { $points }. Cambiar
keep-cell-bust = { $name }, ronda { $round }: { $points }, explosión. Cambiar
keep-cell-by-hand = { $name }, ronda { $round }: { $points }, puesto a mano. Cambiar
keep-cell-empty = { $name }, ronda { $round }: nada todavía. Anotar
keep-cell-title = { $name }, ronda { $round }
keep-points = ¿Cuántos puntos?
keep-change = Cambiar la ronda { $round }
keep-typed = Escrito
keep-keys = Cifras
keep-erase = Borrar una cifra
keep-enter = OK
keep-bust = Explosión
keep-leave-it = Dejarlo como está
keep-doubt = ¿Anotarlo de todos modos?
keep-doubt-yes = Sí, es correcto
keep-doubt-no = Cambiarlo
keep-undo = Deshacer
keep-redo = Rehacer

## Cards

keep-card-keys = Cartas
keep-which-cards = ¿Qué cartas?
keep-sum = Suma
keep-laid = Cartas de { $name }
keep-take-away = Quitar: { $card }
keep-done = Eso es todo

## Live

keep-pending = Lo que espera
keep-flips = { $left ->
    [one] { $name } voltea una carta más.
   *[other] { $name } voltea { $left } cartas más.
}
keep-flips-later = { $left ->
    [one] Después { $name } voltea una carta más.
   *[other] Después { $name } voltea { $left } cartas más.
}
keep-aside = Aparte, para luego:
keep-hands-out = { $name } elige ahora, una carta tras otra:
keep-hands-out-later = Después:
keep-waits-for = para { $name }, cuando estén todas dadas
keep-waits-then = para { $name }
keep-odds = { $cards ->
    [one] de que { $name } explote con la última carta
   *[other] de que { $name } explote con la próxima de { $cards } cartas
}
keep-odds-guess = (estimado: no se vieron todas las cartas)
keep-odds-for = ¿Quién ve el riesgo?
keep-odds-nobody = Nadie
keep-odds-turn = En su turno
keep-odds-everybody = Todos
keep-advice = Mostrar consejo
keep-advice-hint = Lo que haría un buen jugador.
keep-show-rounds = Mostrar todas las rondas
keep-shuffled = Hemos barajado todas las cartas

## Mistakes

keep-log = Lo anotado
keep-log-hint = Toca una línea para corregirla: todo lo que sigue se vuelve a jugar.
keep-log-empty = Nada todavía.
keep-round = Ronda
keep-round-before = La ronda anterior
keep-round-after = La ronda siguiente
keep-correct = Corregir
keep-which-instead = ¿Qué carta era?
keep-who-instead = ¿Quién la recibió?
keep-drop = No ocurrió
keep-corrected = Corregido: «{ $was }» ahora es «{ $now }».
keep-dropped = Quitado: «{ $was }».
keep-corrected-alone = No cambia nada más.
keep-back = Volver
keep-drop-waiting = Quitar lo que no encaja
keep-by-hand-hint = ¿Lo hicisteis de otro modo en vuestra mesa? Poned los puntos; quedan marcados.
keep-set = Poner
keep-by-hand-off = Contar otra vez las cartas
keep-correct-cards = Corregir lo anotado
keep-more = Más
keep-hand-over = Pasar a otro móvil
keep-hand-over-hint = El otro móvil escanea este código o abre el enlace y tiene la partida con todo lo anotado. Ningún servidor la guarda.
keep-hand-over-long = Esta partida es demasiado larga para un código QR: envía el enlace o el archivo.
keep-hand-over-qr = Código QR que contiene esta partida
keep-hand-over-send = Enviar el enlace
keep-take-over = ¿Seguir con esta partida?
keep-take-over-hint = Se guardará en este aparato. Si ya está aquí, se añaden las anotaciones nuevas.
keep-take-over-yes = Seguir con ella
keep-take-over-no = No
keep-link-broken = Este enlace no contiene ninguna partida o está cortado: pídelo otra vez.

## The end, and after

keep-average = puntos por ronda
keep-chart = La carrera hasta { $target }, ronda a ronda
keep-chart-table = Los totales en una tabla
keep-bg-stats = Anotar en BG Stats
keep-file-csv = Tabla (.csv)
keep-file-json = Esta partida (.json)
keep-players = Jugadores
keep-wins = { $games ->
    [one] { $wins } de 1 partida ganada
   *[other] { $wins } de { $games } partidas ganadas
}
keep-fair = victorias si fuera a partes iguales
keep-best = mejor ronda
keep-busts = explosiones
keep-flip-sevens = Flip 7
keep-against = Contra { $name }: por delante { $wins } de { $games }

## Paper

keep-sheet-lead = Una hoja para lápiz y papel. Los nombres son los de vuestra última partida.
keep-sheet-players = Jugadores
keep-sheet-fewer = Menos jugadores
keep-sheet-more = Más jugadores
keep-print = Imprimir

## Together: one board on several devices

keep-share = Compartir este marcador
keep-shared = Marcador compartido { $code }
keep-share-lead = Los demás siguen la puntuación en sus móviles o en un televisor. A quien invites también anota, y no se pierde ningún toque.
keep-share-watch = Mirar
keep-share-keep = Anotar también
keep-share-title = La puntuación de nuestra partida de Flip 7
keep-watch-how = Escanéalo, o escribe el código en { $host }. Un televisor lo muestra en grande.
keep-keep-how = Para un móvil que también anota. No se lo enseñes a nadie más.
keep-qr-watch = Código QR: mirar este marcador
keep-qr-keep = Código QR: anotar también
keep-connected = { $keepers ->
    [one] Anotas tú
   *[other] Anotan { $keepers }
}, { $watching ->
    [0] nadie mira.
    [one] mira 1.
   *[other] miran { $watching }.
}
keep-offline = Sin conexión: lo que anotes se guarda aquí y se envía después.
keep-stop-sharing = Dejar de compartir
keep-alone = Seguir por separado
keep-share-ended = El marcador ya no se comparte. La partida se queda en este dispositivo.
keep-next-game = La siguiente partida ha empezado.
keep-next-game-go = Ir a ella
keep-again-alone = Otra partida solo en este dispositivo
keep-conflict = Dos anotaciones no coinciden. ¿Cuál vale?
keep-too-heading = Anotar también
keep-too-lead = Lo que anotes aquí y lo que anoten los demás se junta en un marcador, aunque la red falle un rato.
keep-too-start = Anotar en este dispositivo
keep-too-watch = Solo mirar
board-next = Ahora los puntos de { $name }
board-card = La próxima carta es para { $name }
board-this-round = esta ronda
board-follow = Síguelo en tu móvil
board-gone = Este marcador no está aquí
board-closed = Este marcador ya no se comparte
board-why-unknown-table = No hay ningún marcador con ese código. Revísalo, o pide otra vez el enlace.
board-why-is-closed = Este marcador ya no se comparte.
board-why-table-is-full = En este marcador ya no puede anotar nadie más. Puedes mirar.
