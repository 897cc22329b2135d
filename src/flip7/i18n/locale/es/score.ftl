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

## After a correction

score-differs-points = Ronda { $round }: { $name } tiene { $now }, no { $was }.
score-differs-status = Ronda { $round }, { $name }: «{ $now }», ya no «{ $was }».
score-differs-winner = Ahora gana { $name }.
score-differs-no-winner = Aún no ha ganado nadie.
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
