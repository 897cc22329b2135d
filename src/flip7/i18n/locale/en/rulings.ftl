# A ruling on a situation at the table.

rulings-ask-names = Who plays, clockwise? Begin with whoever was dealt the action card.
rulings-hint-names = names, with commas
rulings-ask-hand = What lies before { $name }?
rulings-hint-hand = cards such as 7 11 SC, and stayed, frozen or busted behind them; Enter for nothing
rulings-order = The order:
rulings-rules = The rules:
rulings-round-over = The round is over.
