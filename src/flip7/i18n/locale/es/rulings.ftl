# La decisión sobre una situación en la mesa.

rulings-ask-names = ¿Quién juega, en el sentido del reloj? Empieza por quien recibió la carta de acción.
rulings-hint-names = nombres, con comas
rulings-ask-hand = ¿Qué hay delante de { $name }?
rulings-hint-hand = cartas como 7 11 SC, y detrás stayed, frozen o busted; Intro para nada
rulings-order = El orden:
rulings-rules = Las reglas:
rulings-round-over = La ronda ha terminado.
