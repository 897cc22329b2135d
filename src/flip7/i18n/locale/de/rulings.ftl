# Eine Entscheidung zu einer Lage am Tisch.

rulings-ask-names = Wer spielt, im Uhrzeigersinn? Beginne mit der Person, die die Aktionskarte bekommen hat.
rulings-hint-names = Namen, mit Kommas
rulings-ask-hand = Was liegt vor { $name }?
rulings-hint-hand = Karten wie 7 11 SC, dahinter stayed, frozen oder busted; Enter für nichts
rulings-order = Die Reihenfolge:
rulings-rules = Die Regeln:
rulings-round-over = Die Runde ist vorbei.
