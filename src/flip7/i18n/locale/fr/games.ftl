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
games-more = Et { $more ->
    [one] un autre
   *[other] { $more } autres
} : --json et --table les donnent tous.
