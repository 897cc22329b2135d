# Español. `flip7 join`: una mesa web en la terminal.

## Before the table is seen

join-no-link = { $given } no lleva a ninguna mesa: un enlace es como https://cards.example.org/t/BCD234, un código como BCD234
join-no-server-address = { $given } no es la dirección de un servidor, como https://cards.example.org
join-no-terminal = una mesa necesita una terminal de al menos { $columns } columnas y { $lines } líneas; con --lines o --plain no hace falta
join-unreachable = no hay forma de llegar a { $server }: { $problem }
join-no-tables = quien responde en { $server } no tiene mesas de Flip 7 ({ $problem })
join-other-version = este programa es más antiguo que el servidor: actualiza flip7
join-not-now = { $server } dice: { $why }
join-no-answer = sin respuesta en { $seconds ->
    [one] 1 segundo
   *[other] { $seconds } segundos
}
join-no-connection = sin conexión
join-come-back = Tu asiento sigue siendo tuyo. Vuelve con: { $command } join { $link }

## The line

join-broken = Se ha perdido la conexión con la mesa. Probando otra vez…
join-stopping = El servidor se reinicia, y la partida sigue sola en un momento…
join-connected = La conexión ha vuelto.
join-offline = Sin conexión con la mesa: eso no se ha hecho.
join-not-kept = No se ha podido recordar tu asiento en este equipo: { $problem }
join-refused = { $reason ->
    [sent_away] Quien dirige la mesa te ha echado. Puedes jugar en otra.
    [locked] Quien dirige la mesa la ha bloqueado. Puedes mirar.
    [is_closed] Esta mesa está cerrada.
    [other_behaviour] Esta partida empezó con otra versión del programa y no puede seguir aquí.
    [blocked] Quien administra el servidor no te deja entrar.
    [advice_is_off] En esta mesa no hay consejos.
    [no_advice] Ahora no hay consejo. Inténtalo otra vez.
   *[other] { $sentence }
}

## Sitting and watching

join-watching = No caben más asientos: estás mirando.
join-watching-over = Esta partida se ha acabado: así terminó.
join-watching-locked = Quien dirige la mesa la ha bloqueado: tú miras.
join-rematched = Se juega otra partida, en otra mesa: { $link }

## Who comes and goes

join-sat = { $name } se sienta a la mesa.
join-sat-for = { $name } sustituye a { $bot } desde la próxima ronda.
join-late = { $name } juega a partir de la próxima ronda.
join-stood-up = { $name } se levanta y mira.
join-left = { $name } se ha ido.
join-left-bot = { $name } se ha ido; sigue un bot.
join-back = { $name } ha vuelto.
join-out-of-time = Se acabó el tiempo para { $name }: sigue un bot.
join-handed-over = Un bot sigue jugando por { $name }, que no está.
join-advised = { $name } pide consejo.
join-host = Ahora dirige la mesa { $name }.
join-options = Quien dirige la mesa ha cambiado las reglas o las opciones.
join-away = { $name } no tiene conexión.
join-connected-again = { $name } vuelve a tener conexión.
join-emote = { $emote ->
    [wave] { $name } saluda.
    [clap] { $name } aplaude.
    [laugh] { $name } se ríe.
    [gasp] { $name } se asombra.
    [cry] { $name } llora.
    [fire] ¡{ $name } está en racha!
    [luck] { $name } desea suerte.
    [good_game] { $name }: «¡Buena partida!»
   *[other] { $name } hace una seña.
}

## What happens to oneself

join-you-out-of-time = Se te acabó el tiempo: un bot juega en tu asiento hasta que vuelvas.
join-you-handed-over = Quien dirige la mesa ha puesto un bot en tu asiento hasta que vuelvas.
join-you-are-back = Vuelves a jugar tú.
join-you-late = Juegas a partir de la próxima ronda.
join-you-host = Ahora diriges tú la mesa.
join-sent-away = Quien dirige la mesa te ha echado. Puedes jugar en otra.
join-you-sent-away = Has echado de la mesa a { $name }.
join-you-unseated = No tenías conexión y tu asiento quedó libre. Con C vuelves a sentarte.
join-you-locked = Has bloqueado la mesa: no entra nadie más.
join-you-unlocked = Has desbloqueado la mesa.
join-you-gave-word = Tu palabra «{ $word }» se mezcla en el barajado.
join-clock = { $seconds ->
    [one] queda 1 s
   *[other] quedan { $seconds } s
}
join-stand-in = { $name } (bot)

## Line by line

join-lines-unknown = Ahora no existe esa orden: ? las muestra todas.
join-lines-over = La partida ha terminado: n juega otra, q sale.
join-lines-over-watched = La partida ha terminado: q sale.
join-lines-own = El consejo es para cuando te toca, y deshacer para tus propias partidas.
join-lines-help =
    h, s         otra, me planto; un número o un nombre da una carta
    t            la mesa
    o            el riesgo de pasarse
    advice       qué te conviene; todos ven que has preguntado
    w            por qué: las reglas de lo que acaba de pasar
    r F3.6       una regla; «r F3» una sección; «r freeze» una búsqueda
    y            listo, o todavía no: antes de la partida
    c            tomar asiento; o recuperar el tuyo de un bot
    b            bots en los asientos libres: quien dirige
    g            dejar libres los asientos de quien no tiene conexión: quien dirige
    start        empezar con quienes están: quien dirige; también Intro
    bot          que un bot juegue por quien se espera: quien dirige
    n            otra partida, cuando esta termine
    q            salir; tu asiento se guarda
    ?            esta ayuda

## The list of public tables

join-list-code = mesa
join-list-host = dirige
join-list-state = estado
join-list-phase = { $phase ->
    [lobby] espera
   *[other] juega
}
join-list-seats = { $free ->
    [0] { $seats } asientos, ninguno libre
   *[other] { $free } de { $seats } asientos libres
}
join-list-empty = Ahora no hay ninguna mesa pública en { $server }.
join-list-note = { $command } join CODE{ $there } se sienta, --watch mira; { $command } join --new{ $there } abre una mesa.
