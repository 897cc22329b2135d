# Español. Jugar, guardar, volver a ver y comprobar una partida. Nombres, cartas y sumas llegan listos para mostrar.

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } y { $last }

## Questions

ask-hit-or-stay = { $name }, ¿otra o te plantas?
ask-give = { $name }, ¿para quién la carta { $card }?
ask-which-card = ¿Qué carta ha salido para { $name }?
hint-hit-or-stay = h para pedir otra, s para plantarte, ? para ver la ayuda
hint-give = un número o un nombre, ? para ver la ayuda
hint-which-card = de 0 a 12, de +2 a +10, x2, FZ, F3 o SC
puzzle-help-commands =
    t            la mesa
    quit         parar; tu progreso se guarda
    ?            esta ayuda
option = { $number }: { $name } { $meaning }.
option-freeze = { $you ->
    [yes] guardas
   *[no] guarda
} { $points }, de { $before } a { $after }
option-flip-three = { $you ->
    [yes] robas
   *[no] roba
} tres, { $numbers ->
    [0] sin números
    [one] con 1 número
   *[other] con { $numbers } números
} en la fila{ $shielded ->
    [yes] , con escudo
   *[no] { "" }
}
option-second-chance = { $you ->
    [yes] tienes
   *[no] tiene
} escudo, { $numbers ->
    [0] sin números
    [one] con 1 número
   *[other] con { $numbers } números
} en la fila

unclear-hit-or-stay = «{ $answer }» no responde a la pregunta: escribe h para pedir otra o s para plantarte (? para ver la ayuda).
unclear-give = «{ $answer }» no es nadie que pueda recibirla: escribe un número o un nombre de la lista (? para ver la ayuda).
unclear-give-many = «{ $answer }» encaja con { $names }: escribe el número.
unclear-which-card = «{ $answer }» no puede haber salido: escribe una carta como 12, +4, x2, FZ, F3 o SC.
unclear-empty = Una línea vacía no es una respuesta: { $hint }.

help =
    h o hit      pedir otra carta
    s o stay     guardar tus puntos y salir de la ronda
    1, 2, Ben    dar una carta a esa persona
help-which-card =
    0 a 12       una carta de número
    +2 a +10     una carta que suma puntos: +2, +4, +6, +8 o +10
    x2           la carta que dobla
    FZ           Hielo
    F3           Roba tres
    SC           Vida extra
help-commands =
    t            la mesa
    o            el riesgo de explotar
    advice       cuánto vale cada respuesta, y cuál es la mejor
    undo         deshacer tu última decisión, y todo lo de después
    w            por qué: las reglas tras lo que acaba de pasar
    r F3.6       una regla; «r F3», una sección; «r freeze», una búsqueda
    save FILE    guardar la partida (.json o .f7)
    quit         parar; la partida se guarda y se puede retomar
    ?            esta ayuda

## Odds

odds-none = No queda ninguna carta por robar.
odds-risk = { $cards ->
    [one] { $name } explotaría con la última carta por robar: { $percent } %.
   *[other] { $name } explotaría con { $bad } de las { $cards } cartas por robar: { $percent } %.
}
odds-safe = { $name } no puede explotar con la próxima carta: ya no queda por robar ningún número de su fila.
odds-shielded = { $name } está a salvo: la Vida extra se llevará la próxima repetida. Sin ella, el riesgo sería del { $percent } %.

## Undo

undo-done = Deshecho.
undo-nothing = No hay nada que deshacer.

## Why

why-nothing = Aún no ha pasado nada.
why-then = { $card } – { $then }
why-rules = { $sentence } ({ $rules })

## Rules

rules-none = ninguna regla dice «{ $words }»
rules-no-number = la regla { $number } no existe; la sección { $section } va de { $first } a { $last }
rules-missing = el texto de las reglas no se instaló con el programa

## `flip7 bots`

bots-name = bot
bots-level = fuerza
bots-rating = Elo
bots-who = quién es
bots-note = El Elo se midió en una liga de todos ellos, en mesas de cuatro; el campeón publicado tiene 1500. Otros: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… los sienta a la mesa.
bots-missing = Aquí no puede jugar: { $bots }. Lo que falta se instala con: { $command }

## Who sits where

usual-person = Visitante
seating-seats = { $seats } asientos: una mesa tiene de 1 a { $most }
seating-crowded = { $players } nombres, y la mesa tiene { $seats } asientos
seating-other = { $players } nombres, y la partida tiene { $seats } asientos
seating-twins = Hay dos con el nombre { $name }
seating-bot = Nombre { $number }: { $name } se escribe como el asiento de un bot; un bot se sienta con { $written }

## A game from beginning to end

game-begins = Flip 7 a { $target }: { $names }.
game-few = El juego está pensado para tres o más; con menos también funciona.
terminal-small = Esta terminal es demasiado pequeña para la pantalla completa, que necesita { $columns } columnas y { $lines } líneas: se juega línea a línea.
game-hash = Hash de la semilla: { $hash }
game-hash-why = La semilla se muestra al final, para que cualquiera pueda comprobar el barajado.
game-real-deck = Las cartas salen de una baraja de verdad: tú dices cuáles.
game-help = Escribe ? en cualquier pregunta para ver la ayuda.
game-resumed = ¡Hola de nuevo! Ronda { $number }: { $names }.
game-is-over = Esta partida se ha acabado: { $name } ha ganado con { $total }.
game-over = { $rounds ->
    [one] Se ha jugado 1 ronda.
   *[other] Se han jugado { $rounds } rondas.
}
game-seed = Semilla: { $seed }
game-stops-asked = La partida se detiene aquí: { $question }

## Saving

file-written = Archivo escrito: { $file }
save-offer = ¿Guardar esta partida?
save-offer-hint = un nombre de archivo, o Intro para no guardarla
saved-as = Guardada como { $file }.
saved-go-on = Guardada. Sigue con: { $command }
not-over = la partida no se ha acabado; está guardada, sigue con: { $command }
kept-over = La partida queda guardada. { $command } review muestra lo que costó cada decisión; { $command } games, tus partidas.
not-over-lost = la partida no se ha acabado, pero las respuestas sí; con --save FILE se habría guardado
save-needs-a-name = Escribe el nombre de un archivo después de save, por ejemplo: save partida.json
save-failed = { $problem }. La partida sigue, sin guardar.
extra-missing = Para esto falta { $package }. Instálalo con: { $command }
save-lost = { $problem }; la partida es esta línea, guárdala en un archivo para seguir con ella:

## Replaying

step-hint = Intro para el siguiente paso, c para las probabilidades, q para parar

## Verifying

verify-choices = según las reglas: { $count ->
    [0] aún no se ha dado ninguna respuesta
    [one] la única respuesta
   *[other] las { $count } respuestas
}
verify-over = acabada: { $name } ha ganado, tras { $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
}
verify-not-over = sin acabar: se detiene en la ronda { $number }
verify-shuffles = { $count ->
    [one] sale de la semilla: el único barajado anotado
   *[other] salen de la semilla: los { $count } barajados anotados
}
verify-shuffles-spare = sin comprobar: { $count ->
    [one] 1 barajado que la partida no necesita
   *[other] { $count } barajados que la partida no necesita
}
verify-seed-only = { $count ->
    [one] sale de la semilla: 1 barajado, hecho con ella
   *[other] salen de la semilla: { $count } barajados, hechos con ella
}
verify-branch = Esta partida dejó otra tras { $choices } decisiones, para ver «y si»: no se prueba nada de sus cartas.
verify-no-seed = sin semilla: los barajados no se pueden demostrar
verify-real-deck = una baraja de verdad: no hay ningún barajado que demostrar
verify-hash = el hash de la semilla es el publicado
verify-no-hash = sin hash publicado: nadie puede demostrar que la semilla se eligió antes de la partida
verify-hash-no-seed = se publicó un hash, pero no la semilla: no se puede comprobar
verify-seed-hash = hash de la semilla: { $hash }
verify-mix = la semilla sale { $count ->
    [0] solo del secreto del servidor: nadie dio una palabra
    [one] del secreto del servidor y de 1 palabra
   *[other] del secreto del servidor y de { $count } palabras
}
verify-secret = el secreto tiene el hash que se publicó al abrir la mesa
verify-no-secret-hash = sin hash publicado del secreto: nadie puede demostrar que se eligió al abrir la mesa
verify-secret-hash = hash del secreto: { $hash }
verify-wrong-secret = el hash del secreto es { $hash }, y no el que se publicó al abrir la mesa, { $published }
verify-wrong-hash = el hash de la semilla es { $hash }, y no el publicado, { $published }
verify-other-hash = el hash que contiene es { $hash }, y no { $published }

## On a device without a server (`flip7.browser`)

device-no-search = Este bot prueba miles de partidas antes de cada respuesta. Solo un servidor es lo bastante rápido.
