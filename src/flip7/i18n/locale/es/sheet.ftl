# Una hoja de puntos para imprimir.

sheet-title = Flip 7 · hoja de puntos
sheet-date = Fecha y lugar:
sheet-fan-made = Una hoja hecha por fans, sin relación con la editorial del juego.
sheet-scoring = Cómo se puntúa
sheet-step-sum = 1. Sumar los números.
sheet-step-double = 2. Doblar la suma con ×2, y nada más.
sheet-step-add = 3. Sumar +2, +4, +6, +8, +10.
sheet-step-bonus = 4. Sumar 15 por un Flip 7: siete números distintos.
sheet-example = Ejemplo: { $sum }. Quien explota suma 0.
sheet-deck = La baraja: { $count } cartas
sheet-rulings = Lo que se discute
sheet-link = El árbitro para vuestra mesa
sheet-no-font = Ninguna fuente puede imprimir «{ $text }»: deja el nombre en blanco y escríbelo a mano.
