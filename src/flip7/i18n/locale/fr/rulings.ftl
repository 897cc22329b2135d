# L’avis de l’arbitre sur une situation.

rulings-ask-names = Qui joue, dans le sens horaire ? Commencez par la personne à qui la carte action est sortie.
rulings-hint-names = des noms, avec des virgules
rulings-ask-hand = Qu’y a-t-il devant { $name } ?
rulings-hint-hand = des cartes comme 7 11 SC, puis stayed, frozen ou busted ; Entrée pour rien
rulings-order = L’ordre :
rulings-rules = Les règles :
rulings-round-over = La manche est finie.
