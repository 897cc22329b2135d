# Ein Spielblock zum Drucken.

sheet-title = Flip 7 · Spielblock
sheet-date = Datum und Ort:
sheet-fan-made = Von Fans gemacht, ohne Verbindung zum Verlag des Spiels.
sheet-scoring = So wird gezählt
sheet-step-sum = 1. Die Zahlen zusammenzählen.
sheet-step-double = 2. Mit ×2 verdoppeln, und nur das.
sheet-step-add = 3. +2, +4, +6, +8, +10 dazuzählen.
sheet-step-bonus = 4. 15 für einen Flip 7: sieben verschiedene Zahlen.
sheet-example = Beispiel: { $sum }. Wer sich verzockt, bekommt 0.
sheet-deck = Die Karten: { $count }
sheet-rulings = Worüber man sich streitet
sheet-link = Der Schiedsrichter für euren Tisch
sheet-no-font = Keine Schrift hier kann «{ $text }» drucken: Lass den Namen weg und schreib ihn von Hand.
