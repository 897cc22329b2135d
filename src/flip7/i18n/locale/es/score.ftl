# Los puntos de una partida con cartas de verdad. Nombres, cartas y sumas llegan listos para mostrar.

## The game

score-players = Una partida es de { $least } a { $most } personas, no de { $count }.
score-twins = Dos personas tienen el mismo nombre.
score-name = El nombre número { $number } debe tener de 1 a 100 caracteres visibles.
score-dealer = Debe repartir una de las { $count } personas.
score-keeper-name = El nombre de una partida o de un aparato tiene de 1 a 40 letras, cifras y guiones.
score-too-long = Una partida tiene como mucho { $most } anotaciones.

## What cannot be

score-no-seat = Hay { $count } personas, y no es ninguna de ellas.
score-full = Una partida tiene como mucho { $most } personas.
score-other-deck = { $count } personas necesitan otro mazo, y no puede añadirse a media partida.
score-too-few = Al menos { $least } tienen que seguir jugando.
score-away = { $name } ya se ha ido.
score-not-away = { $name } está en la partida.
score-has-played = { $name } ya ha jugado y solo puede irse.
score-nobody = persona { $number }
score-no-round = Aún no hay ronda { $number }.
score-no-entry = Esa anotación no existe.
score-no-number = Los puntos son un número entero de 0 a { $most }.
score-too-high = ¿{ $points }? Una ronda da como mucho { $most }.
score-impossible = ¿{ $points }? Ninguna mano da eso.
score-other-place = Una corrección es para la misma persona y la misma pregunta.
score-misfit = { $why ->
    [over] La partida ha terminado.
    [early] La ronda { $count } no ha empezado.
    [late] La ronda { $count } ha terminado.
    [live] Esta ronda se anota carta a carta.
    [not-live] Esta ronda se anota al final, no carta a carta.
    [taker] { $name } no puede recibir ahora la carta { $card }.
    [all-seen] { $count ->
        [one] La única carta { $card } ya ha salido.
       *[other] Las { $count } cartas de este tipo ya han salido: { $card }.
    }
    [all-on-table] { $count ->
        [one] La única carta { $card } ya está en la mesa.
       *[other] Solo hay { $count }, y todas están en la mesa: { $card }.
    }
    [bust] { $name } ya tiene el { $card }: con otro explota.
    [has-one] { $name } ya tiene una carta { $card }.
    [eighth] { $name } tiene siete números: es un Flip 7, y la ronda ha terminado.
    [other-flip-seven] { $name } tiene el Flip 7 de esta ronda: con él terminó.
    [settled] Los puntos de { $name } ya están: corrígelos.
    [has-cards] Ya hay cartas de { $name }: añade las que faltan o quítalas.
    [not-in] { $name } no juega en esta ronda.
    [undone] Lo anterior se ha deshecho.
   *[question] Eso no es lo que se pregunta ahora.
}

## A line of the log

score-step-score = Ronda { $round }, { $name }: { $points }
score-step-laid = Ronda { $round }, { $name }: { $card }
score-step-bust = Ronda { $round }, { $name }: explosión
score-step-done = Ronda { $round }, { $name }: eso es todo
score-step-hit = { $name }: otra
score-step-stay = { $name } se planta
score-step-gave = { $name } da la carta { $card } a { $to }
score-step-came-up = { $card } para { $name }
score-step-shuffled = Se han barajado todas las cartas
score-step-depth = { $depth ->
    [hands] Manos: las cartas al final de cada ronda
    [live] En directo: cada carta cuando sale
   *[pad] Libreta: un número por persona
}
score-step-joined = { $points ->
    [lowest] { $name } se suma con el total más bajo
   *[zero] { $name } se suma con 0 puntos
}
score-step-left = { $name } se va
score-step-came-back = { $name } ha vuelto
score-step-renamed = La persona { $number } se llama { $name }

## After a correction

score-differs-points = Ronda { $round }: { $name } tiene { $now }, no { $was }.
score-differs-status = Ronda { $round }, { $name }: «{ $now }», ya no «{ $was }».
score-differs-active = { $was ->
    [frozen] { $name } ya no está en hielo.
    [busted] { $name } al final no explota.
   *[stayed] { $name } al final no se planta.
}
score-differs-winner = Ahora gana { $name }.
score-differs-no-winner = Aún no ha ganado nadie.
score-differs-nothing = Corregido. No cambia nada más.
score-waits = { $count ->
    [one] Una anotación posterior ya no encaja
   *[other] { $count } anotaciones posteriores esperan, la primera ya no encaja
}: «{ $entry }». { $reason }

## Saved games

score-not-saved = Esto no es una puntuación guardada por flip7.
score-other-version = Esta puntuación se guardó como «{ $version }»; este flip7 lee «{ $known }».
score-damaged = Esta puntuación guardada está dañada: { $where }.
score-other-game = Son dos partidas distintas: no se ha unido nada.
score-no-record = Hacen falta todas las cartas: anota la partida en directo de la primera a la última, sin puntos puestos a mano.

## On a device: odds, backup, history

score-advice-hit = Alguien que juega fuerte pediría otra.
score-advice-stay = Alguien que juega fuerte se plantaría.
score-advice-keep = Alguien que juega fuerte se la quedaría.
score-advice-give = Alguien que juega fuerte se la daría a { $name }.
score-not-there = En esta ronda no se ha anotado esa carta para { $name }: { $card }.
score-unknown-game = Esta partida no está en este dispositivo.
score-target = Una partida se juega a entre { $least } y { $most } puntos.
score-not-backup = Este archivo no es una copia de seguridad ni una puntuación guardada, o está dañado. No ha cambiado nada.
score-newer-backup = Esta copia es de una versión más nueva. Actualiza antes flip7. No ha cambiado nada.

## At the keyboard

score-welcome = Los puntos de { $names }, hasta { $target }.
score-help-hint = ? muestra la ayuda.
score-ask-points = Ronda { $round }, { $name }: ¿cuántos puntos?
score-hint-points = un número, b si explota, ? para ver la ayuda
score-ask-cards = Ronda { $round }, { $name }: ¿qué cartas?
score-hint-cards = cartas como 7 11 x2 +8, b si explota, ? para ver la ayuda
score-ask-over = La partida ha terminado. ¿Está todo bien?
score-hint-over = Intro para acabar, u para deshacer, ? para ver la ayuda
score-sum = { $name }: { $sum }
score-total = { $name }: { $total }
score-by-hand = { $points }, puesto a mano
score-insist = { $problem } Si es correcto, escríbelo otra vez con ! detrás.
score-unclear = «{ $typed }» no está claro aquí: ? muestra qué se puede escribir.
score-no-card = «{ $typed }» no es una carta: de 0 a 12, de +2 a +10, x2, FZ, F3 o SC.
score-no-name = Aquí nadie se llama «{ $typed }».
score-many-names = «{ $typed }» podría ser { $names }.
score-no-line = No hay línea «{ $typed }»: el registro tiene { $count }.
score-set-how = Escribe la ronda, el nombre y los puntos, por ejemplo: set 3 ben 40
score-who-how = Escribe el nombre, por ejemplo: { $example }
score-joins = { $name } juega desde la ronda { $round }.
score-leaves = { $name } no recibe cartas desde la ronda { $round }.
score-renamed = { $old } ahora es { $new }.
score-waits-hint = Responde a la pregunta y el resto sigue. «drop» quita esa anotación, «drop all» todo lo que espera.
score-live-later = Esta ronda ya tiene puntos: el directo empieza con la siguiente.
score-odds-live = Para las probabilidades hace falta cada carta: escribe live.
score-odds-guess = No se han visto todas las cartas: es una estimación.
score-go-on = Guardada. Para seguir: { $command } score --resume { $file }
score-help-pad = 
    44           los puntos de quien se pregunta
    ben 44       los puntos de otra persona
    b            explosión
    172!         puntos que ninguna mano da, pero que valen
score-help-hands = 
    7 11 x2 +8   las cartas de quien se pregunta
    ben 7 11     las cartas de otra persona
    b            explosión
    =44          los puntos en un número
score-help = 
    pad          un número por persona
    hands        las cartas al final de cada ronda
    live         cada carta cuando sale; el árbitro pregunta
    u, redo      deshacer lo último, cuantas veces quieras; o rehacerlo
    log          lo anotado, con números
    fix 12 7     la línea 12 era un 7; lo demás se repite
    drop 12      la línea 12 sobraba
    set 3 ben 40 lo hicimos de otra manera: los puntos de una ronda
    join dora    alguien más; join dora lowest: con el total más bajo
    leave ben    Ben se va, sus puntos quedan; back ben: ha vuelto
    rename ben Benno
    shuffled     hemos barajado todas las cartas (live)
    t, o, r F3   la mesa, las probabilidades, una regla
    save ARCHIVO guardar la partida; csv ARCHIVO: los puntos en una tabla
    quit         parar; se guarda y se puede seguir
