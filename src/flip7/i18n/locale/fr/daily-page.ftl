# La page de la partie du jour.

daily-title = La partie du jour · Flip 7
daily-heading = La partie du jour
daily-lead = Une partie par jour : les mêmes cartes et les mêmes trois bots pour tous, et un seul essai.
daily-today = Aujourd’hui : { $day }
daily-play = Jouer la partie du jour
daily-go-on = Continuer ta partie
daily-looking = On regarde comment ta partie s’est passée…
daily-gone = Tu as joué la partie du jour. Sa table n’existe plus.
daily-tomorrow = La prochaine est donnée à minuit à Greenwich.
daily-you = Toi
daily-level5 = Un bot fort (niveau 5) à ta place
daily-place = place { $place } sur { $players }
daily-rounds = Manche par manche
daily-see-again = Revoir la partie
daily-share-it = Partager
daily-copied = Copié : colle-le là où sont tes amis.
daily-cannot-copy = Ce navigateur ne laisse aucune page copier. Sélectionne la ligne et copie-la.
daily-round-flip_7 = Flip 7
daily-round-many = 25 points ou plus
daily-round-few = moins
daily-round-bust = perdu
daily-sure = Comment chacun peut en être sûr
daily-sure-how = Les cartes d’un jour découlent de sa date. Voici l’empreinte de celles de demain ; on la voit dès aujourd’hui, pour que personne ne puisse les choisir plus tard.
