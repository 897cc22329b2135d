# The page of one's own games.

you-title = Tes parties · Flip 7
you-heading = Tes parties
you-lead = Ta façon de jouer, d’après les parties que tu as finies ici. Tout reste chez toi.
you-looking = { $count ->
    [one] Encore une partie à examiner…
   *[other] Encore { $count } parties à examiner…
}
you-first-games = premières parties
you-last-games = dernières parties
you-games = Les parties
you-game-place = Place { $place } sur { $players }
you-games-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
you-gone = { $count ->
    [one] Une partie n’est plus sur son serveur.
   *[other] { $count } parties ne sont plus sur leur serveur.
}
you-how = Comment est-ce calculé ?
you-how-text = Chaque partie finie est analysée une fois, et ce qui concerne ta place est gardé ici. Chaque chiffre a son erreur à côté : avec d’autres parties comme celles-ci, il tomberait dans cette marge 95 fois sur 100. Une habitude est citée si au moins cinq choix de ce genre ont coûté, un quart de tous, et si elle coûte plus que son erreur.
you-kept = Gardé sur cet appareil seulement. « Sauvegarder toutes les parties » l’emporte aussi ; le bouton est près de tes parties, ici :
you-erase = Effacer
you-erased = Effacé. Les parties que tu finis à partir de maintenant comptent de nouveau.
you-undo = Annuler
