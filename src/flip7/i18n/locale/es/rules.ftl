# Español. Las reglas numeradas de docs/rules.md: el título de cada sección y el texto de cada regla.
#
# Las palabras son las de table.ftl y web.ftl. Además aquí: deck «baraja», modifier «modificador», action card «carta de
# acción», active «en juego», deal «repartir» (a quien se repartió una carta), give «dar» (a quien se dio), resolve
# «resolver», at once «al momento», score «anotar».

## Words

rules-section-words = Palabras
rule-word-1 = Asiento: el lugar de una persona en la mesa; los asientos se numeran en el sentido de las agujas del reloj. Quien reparte: el asiento que reparte en esta ronda.
rule-word-2 = Fila: los números que una persona tiene delante. Sobre la fila: los modificadores y las cartas de acción que tiene delante.
rule-word-3 = En juego: en la ronda; sin haber explotado, sin haberse plantado ni congelado, y sin que nadie tenga un Flip 7.
rule-word-4 = Guardar: salir de la ronda conservando los puntos que se tienen delante.
rule-word-5 = Mazo, descartes; apartada: retenida durante un Roba tres, sin estar delante de nadie.
rule-word-6 = De una carta de acción se dice a quién se repartió (la persona a la que le salió) y a quién se dio (la persona elegida para recibirla).

## D. The deck

rules-section-D = La baraja
rule-D-1 = Una baraja tiene 94 cartas: 79 números, 6 modificadores y 9 acciones.
rule-D-2 = Números: doce 12, once 11, … dos 2, un 1 y un 0.
rule-D-3 = Modificadores: uno de cada: +2, +4, +6, +8, +10 y ×2.
rule-D-4 = Acciones: tres de cada: Hielo, Roba tres y Vida extra.
rule-D-5 = Hasta 18 personas juegan con una baraja; más de 18, con dos (y con otra más por cada 18 personas adicionales).
rule-D-6 = En todo momento, cada carta de la baraja está exactamente en un lugar: en el mazo, en los descartes, delante de una persona, apartada o resolviéndose.

## S. Setting up

rules-section-S = Preparación
rule-S-1 = El juego es para tres o más personas (para una y dos, véase X.1).
rule-S-2 = Se barajan las cartas y se elige quién reparte primero.
rule-S-3 = Todas las puntuaciones empiezan en 0; se juega a 200 puntos.

## I. The initial deal

rules-section-I = El reparto inicial
rule-I-1 = Por orden de turno, la persona que reparte da una carta boca arriba a cada persona de la mesa, también a sí misma.
rule-I-2 = Una carta de acción detiene el reparto; se resuelve por completo antes de que el reparto siga.
rule-I-3 = Un Hielo que sale en el reparto inicial se usa al momento, con cualquier persona en juego: puede ser la misma que lo da, o una que aún no tiene ninguna carta.
rule-I-4 = Un Roba tres que sale en el reparto inicial se usa al momento, con cualquier persona en juego: puede ser la misma que lo da, o una que aún no tiene ninguna carta.
rule-I-5 = Quien queda fuera de la ronda antes de que le llegue el reparto no recibe carta.
rule-I-6 = Cuando el reparto llega a una persona en juego que ya tiene una carta delante, quien reparte no le da carta, sino que le pregunta «¿Otra o te plantas?»; si no tiene ninguna carta delante, se le reparte una.
rule-I-7 = Tras el reparto, una persona puede no tener ninguna carta, tener solo modificadores o tener varias cartas. Es normal.
rule-I-8 = Una vez resuelta una carta de acción, el reparto sigue con el asiento siguiente a aquel al que se repartió la carta.

## T. Turns

rules-section-T = Los turnos
rule-T-1 = Tras el reparto, quien reparte pregunta a cada persona en juego, por orden de turno, «¿Otra o te plantas?», vuelta tras vuelta, hasta que la ronda se acaba. No se salta el turno de nadie, y a nadie se le pregunta fuera de su turno.
rule-T-2 = Pedir otra: se reparte a la persona una carta, que se resuelve; luego es el turno de la persona siguiente.
rule-T-3 = Plantarse: la persona guarda sus puntos y deja de estar en juego.
rule-T-4 = Solo puede plantarse quien tiene al menos una carta delante.
rule-T-5 = Toda carta de acción se resuelve por completo antes del siguiente «¿Otra o te plantas?».
rule-T-6 = Una vez resuelta una carta de acción, la siguiente pregunta es para el siguiente asiento en juego después de aquel al que se repartió la carta, vaya a quien vaya la carta y por larga que sea la cadena de Roba tres.

## B. Busting

rules-section-B = Explotar
rule-B-1 = Un número igual a uno de la fila de una persona la hace explotar, salvo que una Vida extra la salve.
rule-B-2 = Quien explota queda fuera de la ronda al momento y anota 0 en ella.
rule-B-3 = Los modificadores y las acciones nunca hacen explotar a nadie.

## F7. Flip 7

rules-section-F7 = Flip 7
rule-F7-1 = Siete números distintos en una misma fila son un Flip 7: la ronda se acaba al momento para todo el mundo.
rule-F7-2 = Solo cuentan los números; el 0 cuenta; los modificadores y las acciones, no.
rule-F7-3 = Quien lo tiene anota 15 puntos más.
rule-F7-4 = Ya no se resuelve nada de lo pendiente: el resto de un Roba tres no se roba, y las cartas apartadas y las entregadas que esperan su efecto se descartan.

## FZ. Freeze

rules-section-FZ = Hielo
rule-FZ-1 = Se da, en cuanto se reparte, a cualquier persona en juego, incluida la misma que lo da.
rule-FZ-2 = La persona a quien se da guarda sus puntos y queda fuera de la ronda.
rule-FZ-3 = Una Vida extra no lo detiene.
rule-FZ-4 = Si solo hay una persona en juego, debe quedárselo.
rule-FZ-5 = La carta se queda delante de la persona congelada hasta que la ronda se acaba.

## F3. Flip Three

rules-section-F3 = Roba tres
rule-F3-1 = Se da, en cuanto se reparte, a cualquier persona en juego, incluida la misma que lo da. Si solo hay una persona en juego, debe quedárselo.
rule-F3-2 = A la persona a quien se da se le reparten tres cartas, de una en una. Las cartas de cualquier clase cuentan para las tres.
rule-F3-3 = Una explosión lo detiene al momento: no se reparte ninguna carta más.
rule-F3-4 = Un Flip 7 lo detiene al momento, y también la ronda.
rule-F3-5 = Una Vida extra que sale por el camino se atiende al momento (SC.1, SC.3) y puede salvar a la misma persona más adelante en el mismo Roba tres; también puede hacerlo una que ya tuviera antes.
rule-F3-6 = Un Hielo o un Roba tres que sale por el camino se aparta.
rule-F3-7 = Explosión o Flip 7: lo apartado se descarta, sin usarse.
rule-F3-8 = Tras la tercera carta, la persona a quien se dio el Roba tres entrega lo apartado, en el orden en que salió, cada carta a cualquier persona en juego: todas a una, o a varias. Si solo hay una persona en juego, se las queda todas.
rule-F3-9 = Nada de lo entregado tiene efecto hasta que todo esté entregado; entonces se resuelve cada carta, en el orden en que se entregó.
rule-F3-10 = Una carta se descarta si, cuando le llega el turno, la persona que la tiene ya no está en juego (se ha congelado o ha explotado).
rule-F3-11 = Un Roba tres que se resuelve dentro de una cadena se resuelve a su vez hasta el final, incluidas sus propias cartas apartadas, antes de la siguiente carta del nivel superior.
rule-F3-12 = Una carta Roba tres va a los descartes en cuanto se han repartido sus tres cartas o se ha detenido antes.

## SC. Second Chance

rules-section-SC = Vida extra
rule-SC-1 = Se queda delante de la persona a quien se reparte. Nadie tiene más de una.
rule-SC-2 = Cuando a quien la tiene se le reparte un número que ya tiene, no explota: en su lugar se descartan ese número y la Vida extra.
rule-SC-3 = Una segunda debe darse, al momento, a otra persona en juego que no tenga ninguna; si no hay nadie así, se descarta.
rule-SC-4 = Quien se salva al pedir otra acaba su turno, pero sigue en la ronda. Durante un Roba tres se sigue robando.
rule-SC-5 = Todas se descartan cuando la ronda se acaba, usadas o no.

## M. Modifiers

rules-section-M = Modificadores
rule-M-1 = Se quedan sobre la fila; nunca hacen explotar y nunca cuentan para un Flip 7.
rule-M-2 = +n suma n a los puntos de la ronda, incluso sin ningún número en la fila.
rule-M-3 = ×2 dobla la suma de los números y nada más; sin números no vale nada.

## E. The end of a round, and its score

rules-section-E = El final de una ronda y sus puntos
rule-E-1 = Una ronda se acaba cuando no hay nadie en juego, o al momento con un Flip 7.
rule-E-2 = Cada persona que no ha explotado, incluidas las que siguen en juego cuando hay un Flip 7, anota en este orden: la suma de los números; doblada por ×2; más cada +n; más 15 por un Flip 7.
rule-E-3 = Ejemplos resueltos: 7, 11, +8 y ×2 dan (7+11)×2+8 = 44. Solo +4 y ×2 dan 4. Los siete números 0…6 con ×2 y +10 dan 21×2+10+15 = 67.

## N. The next round

rules-section-N = La ronda siguiente
rule-N-1 = Todas las cartas de la ronda van a los descartes, que todavía no se barajan para volver al mazo.
rule-N-2 = El reparto pasa a la izquierda (en el sentido de las agujas del reloj).
rule-N-3 = Cuando hace falta una carta y el mazo está vacío, los descartes se barajan para formar un mazo nuevo.
rule-N-4 = En mitad de una ronda, al barajar así se quedan donde están todas las cartas que hay delante de las personas y todas las apartadas o que se están resolviendo.

## G. The end of the game

rules-section-G = El final de la partida
rule-G-1 = Cuando una ronda se acaba y alguien tiene 200 o más, gana el total más alto, sin importar quién llegó antes a 200.
rule-G-2 = Si hay empate en el total más alto, toda la mesa juega otra ronda, tanto quienes empatan como quienes no, y puede ganarla cualquiera; y así hasta que una sola persona tenga el total más alto, con al menos 200.

## X. Rulings, where the rules are silent or unclear

rules-section-X = Decisiones, donde las reglas callan o no están claras
rule-X-1 = Menos de tres personas: dos juegan con las mismas reglas; una juega en solitario (práctica, análisis). La interfaz dice que el juego está hecho para tres o más.
rule-X-2 = Quién va primero, en el reparto y en las preguntas: quien reparte, y luego en el sentido de las agujas del reloj; una opción permite que vaya primero el asiento siguiente al de quien reparte.
rule-X-3 = ¿Una Vida extra dada a una persona a la que aún no ha llegado el reparto es «una carta delante» (I.6, T.4)? Sí: cuenta cualquier carta delante de una persona, también una Vida extra.
rule-X-4 = Dónde están las cartas de quien ha explotado hasta que la ronda se acaba: delante de esa persona, boca abajo; si se baraja de nuevo, no entran.
rule-X-5 = ¿Se puede conservar una Vida extra para una ronda posterior? No (SC.5).
rule-X-6 = ¿Puede una persona negarse a que una Vida extra la salve? No, se usa por sí sola.
rule-X-7 = Más de un +n o varios ×2 (dos barajas): todos los +n se suman; la suma se dobla una vez por cada ×2.
rule-X-8 = Hace falta una carta, el mazo está vacío y en los descartes no hay ningún número (solo en mesas grandes: hasta 11 asientos siempre queda algún número): la ronda se acaba al momento: todas las personas en juego guardan sus puntos, y lo apartado o pendiente se descarta.
rule-X-9 = Una pregunta con una sola respuesta (la única persona en juego, la única a quien se puede dar, sin cartas y por tanto sin poder plantarse): no se hace: ocurre, y el suceso dice que no había elección.
rule-X-10 = Una carta apartada que se entrega: a quién se puede elegir: a las personas que están en juego cuando se entrega, aunque F3.10 pueda descartarla después.
rule-X-11 = Cartas que no son de nadie: el número y la Vida extra cuando alguien se salva, una Vida extra que nadie puede quedarse, un Roba tres usado: a los descartes al momento, así que entran si se baraja de nuevo más tarde.
rule-X-12 = Los últimos asientos en el reparto inicial cuando el resto está fuera: el reparto sigue para quien esté en juego; la ronda se acaba cuando no hay nadie en juego.
rule-X-13 = Esperan a la vez cartas de dos niveles de una cadena: un Roba tres entregado primero trae otro más, mientras un Hielo entregado en el nivel superior aún espera. ¿Qué va primero? Primero la cadena llega hasta el final (F3.11).
rule-X-14 = Se entregan a la misma persona un Hielo y un Roba tres: ¿cuál tiene efecto primero? ¿Y se acaba la ronda cuando alguien explota? Primero, la carta que se entregó antes (F3.9, F3.10); una ronda se acaba como dice E.1, no cada vez que alguien explota.
rule-X-15 = Alguien quiere sumarse a una partida en curso. Puede hacerlo entre dos rondas, en un sitio nuevo detrás del último, con 0 puntos o con tantos como tenga quien menos tiene, según lo acordado en la mesa. El mazo se queda como está, así que no puede sumarse quien necesitaría otro más (D.5).
rule-X-16 = Alguien tiene que dejar una partida con cartas de verdad. Desde la ronda siguiente no recibe nada y se le salta al repartir; su total queda como está. Puede volver entre dos rondas.
