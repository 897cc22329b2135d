# La partida del día: una al día, la misma para todos.

daily-welcome = La partida del { $day }: las mismas cartas y los mismos tres bots para todos, y un solo intento. Lo elegido, elegido está.
daily-no-advice = La partida del día se juega sin consejo: todos tienen las mismas cartas y un solo intento.
daily-goes-on = Sigue la partida del { $day }.
daily-done = Ya has jugado la partida del { $day }. La próxima se reparte a medianoche en Greenwich.
daily-result = Has hecho { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }: puesto { $place } de { $players }.
daily-par = El nivel 5, en tu sitio y con las mismas cartas, hizo { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
  }: puesto { $place } de { $players }.
daily-share = Flip 7, partida del { $day }: { $points }, puesto { $place } de { $players } (nivel 5: { $par })
daily-next = La huella de la próxima partida: { $hash }
daily-bad-day = un día se escribe 2026-11-18, no { $day }
daily-not-yet = la partida del { $day } aún no existe
daily-another-game = esta no es una partida del día
