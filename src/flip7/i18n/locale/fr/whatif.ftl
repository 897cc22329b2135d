# « Et si ? » : un choix d’une partie finie, repris ou joué un grand nombre de fois. $name est la personne dont c’était le choix.

whatif-title = Et si ?
whatif-was-hit = { $you ->
    [yes] Tu as
   *[no] { $name } a
} dit encore. Et sinon ?
whatif-was-stay = { $you ->
    [yes] Tu as
   *[no] { $name } a
} dit stop. Et sinon ?
whatif-was-given = { $you ->
    [yes] Tu as
   *[no] { $name } a
} donné { $card } à { $to }. Et sinon ?
whatif-was-kept = { $you ->
    [yes] Tu as
   *[no] { $name } a
} gardé { $card }. Et sinon ?

whatif-play = Reprendre la partie ici
whatif-seat = { $you ->
    [yes] Tu choisis
   *[no] Tu choisis pour { $name }
} jusqu’à la fin de la partie. Des bots jouent pour les autres. Rien n’est compté.
whatif-same = Mêmes cartes
whatif-new = Autres cartes
whatif-same-note = Elles viennent dans l’ordre d’alors.
whatif-new-note = La pioche est mélangée à nouveau.

whatif-often = Voir comment ça finit
whatif-often-note = Des bots finissent la partie un grand nombre de fois à partir d’ici, chaque fois avec une autre pioche : la même pour chaque réponse.
whatif-often-go = Faire jouer
whatif-playing = Les bots jouent …
whatif-games = Jouée { $games } fois pour chaque réponse, chaque fois avec une autre pioche : la même pour chaque réponse.
whatif-rough = Jouée { $games } fois pour chaque réponse sur cet appareil : moins souvent que sur un serveur, et par des bots plus faibles.
whatif-better = « { $answer } » gagne plus souvent : { $best } parties sur 100 au lieu de { $next }.
whatif-close = Trop serré : aucune réponse ne gagne nettement plus souvent.
whatif-legend = La barre est la chance de gagner. La vraie chance se trouve dans la partie rayée, dans 95 cas sur 100.
whatif-review = Ce ne sont pas les chiffres de l’analyse : elle suppose que chacun continue à bien jouer, alors qu’ici chaque bot de la table joue à sa façon.
whatif-answer = Réponse
whatif-wins = Chance de gagner
whatif-points = Points
whatif-chosen = choisi
whatif-to = À { $name }
whatif-keep = La garder
whatif-interval = { $low } à { $high } %
whatif-ends = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
