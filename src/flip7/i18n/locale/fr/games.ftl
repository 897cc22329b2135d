# Beaucoup de parties enregistrées ensemble (`flip7 games`). Les noms arrivent prêts à être affichés.

games-read = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, terminées : { $over }.
games-head-player = joueur
games-head-games = parties
games-head-won = gagnées
games-head-points = points par partie
games-head-busts = manches perdues
games-head-sevens = Flip 7
games-players-more = Et { $more ->
    [one] un autre
   *[other] { $more } autres
} : --json et --table les donnent tous.

## The games that are kept

games-none = aucune partie n’est encore conservée : flip7 play en commence une
games-no-number = il n’y a pas de partie { $number } : { $count ->
    [one] une seule est conservée
   *[other] { $count } sont conservées
}
games-all-over = aucune partie n’attend d’être finie
games-open-elsewhere = cette partie est ouverte dans un autre terminal : quittez-la d’abord là-bas, ou prenez-en une autre dans la liste de flip7 games
games-list-empty = Aucune partie n’est encore conservée : { $command } play en commence une.
games-when = quand
games-who = qui
games-how-it-went = résultat
games-over = { $name } a gagné avec { $total }
games-goes-on = manche { $number }, pas finie
games-unreadable = illisible
games-more = Il y a { $count } parties : --all les montre toutes.
games-note = { $command } replay, review, verify et play --resume prennent un numéro ; sans numéro, c’est la dernière partie.
games-folder = Elles sont dans { $folder }
