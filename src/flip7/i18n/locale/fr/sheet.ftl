# Une feuille de score à imprimer.

sheet-title = Flip 7 · feuille de score
sheet-date = Date et lieu :
sheet-fan-made = Une feuille de fans, sans lien avec l’éditeur du jeu.
sheet-scoring = Compter les points
sheet-step-sum = 1. Additionner les nombres.
sheet-step-double = 2. Doubler avec ×2, et rien d’autre.
sheet-step-add = 3. Ajouter +2, +4, +6, +8, +10.
sheet-step-bonus = 4. Ajouter 15 pour un Flip 7 : sept nombres différents.
sheet-example = Exemple : { $sum }. Qui saute marque 0.
sheet-deck = Le paquet : { $count } cartes
sheet-rulings = Ce qui fait débat
sheet-link = L’arbitre pour votre table
sheet-no-font = Aucune police ici ne peut imprimer « { $text } » : laissez le nom et écrivez-le à la main.
