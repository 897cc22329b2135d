# La página de la partida del día.

daily-title = La partida del día · Flip 7
daily-heading = La partida del día
daily-lead = Una partida al día: las mismas cartas y los mismos tres bots para todos, y un solo intento.
daily-today = Hoy: { $day }
daily-play = Jugar la partida de hoy
daily-go-on = Seguir con tu partida
daily-looking = Mirando cómo fue tu partida…
daily-gone = Ya has jugado la partida de hoy. Su mesa ya no existe.
daily-tomorrow = La próxima se reparte a medianoche en Greenwich.
daily-you = Tú
daily-level5 = Un bot fuerte (nivel 5) en tu lugar
daily-place = puesto { $place } de { $players }
daily-rounds = Ronda a ronda
daily-see-again = Volver a ver la partida
daily-share-it = Compartir
daily-copied = Copiado: pégalo donde estén tus amigos.
daily-cannot-copy = Este navegador no deja copiar a ninguna página. Marca la línea y cópiala.
daily-round-flip_7 = Flip 7
daily-round-many = 25 puntos o más
daily-round-few = menos
daily-round-bust = explosión
daily-sure = Cómo pueden estar todos seguros
daily-sure-how = Las cartas de un día salen de su fecha. Esta es la huella de las de mañana; se ve hoy, para que nadie pueda elegirlas después.
