# The replay of a game, in the browser: of a table, or of a file.

replay-title = Repetición { $code } · Flip 7
replay-controls = Repetición
replay-where = Por dónde va la partida
replay-step = Ronda { $round }, paso { $step } de { $steps }
replay-play = Reproducir
replay-pause = Pausa
replay-again = Otra vez
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-round = Saltar a una ronda
replay-seat = Con los ojos de
replay-nobody = Todos los asientos
replay-as = Como { $name }
replay-pace = { NUMBER($times, maximumFractionDigits: 1) } ×
replay-result = Resultado
replay-share = Compartir este momento
record-page = Ver una partida · Flip 7
record-lead = Elige el archivo de una partida, .json o .f7. Se queda en este dispositivo.
record-choose = Elegir archivo
record-drop = o suéltalo aquí
record-games = Partidas en este dispositivo
record-broken = Esto no es un registro completo de Flip 7. Elige otro archivo o pide de nuevo el enlace.
record-is-backup = Es una copia de tus partidas. Restáurala en la página «En este dispositivo».
