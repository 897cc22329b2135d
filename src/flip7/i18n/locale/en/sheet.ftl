# A score sheet to print.

sheet-title = Flip 7 · score sheet
sheet-date = Date and place:
sheet-fan-made = A fan-made sheet, not affiliated with the publisher of the game.
sheet-scoring = How to score
sheet-step-sum = 1. Add up the numbers.
sheet-step-double = 2. Double that with ×2, and nothing else.
sheet-step-add = 3. Add +2, +4, +6, +8, +10.
sheet-step-bonus = 4. Add 15 for a Flip 7: seven different numbers.
sheet-example = Example: { $sum }. A bust scores 0.
sheet-deck = The deck: { $count } cards
sheet-rulings = What people argue about
sheet-link = The referee for your table
sheet-no-font = No font here can print «{ $text }»: leave the name out and write it by hand.
