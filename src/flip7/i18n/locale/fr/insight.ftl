# L’analyse d’une partie finie, dans le navigateur. $you dit si la phrase parle de qui la lit.

insight-page = Analyse { $code } · Flip 7
insight-heading = { $you ->
    [yes] Pourquoi tu as gagné
    [lost] Pourquoi tu as perdu contre { $name }
   *[no] Pourquoi { $name } a gagné
}
insight-lead = La chance de gagner de chacun, choix après choix. Parcours la courbe pour regarder de plus près.
insight-why = { $why ->
    [won_luck] Surtout les cartes : elles t’ont donné { $points } points de chance de gagner.
    [won_others] Surtout les choix des autres : ils t’ont donné { $points } points de chance de gagner.
    [lost_luck] C’étaient surtout les cartes : elles t’ont pris { $points } points de chance de gagner. À la prochaine partie, tout le monde repart à égalité.
    [lost_own] C’étaient surtout tes propres choix : ils t’ont coûté { $points } points de chance de gagner. Le plus coûteux est le premier à améliorer.
   *[lost_others] C’étaient surtout les choix des autres : ils t’ont pris { $points } points de chance de gagner.
}
insight-loading = Examen de chaque choix. Les premiers chiffres arrivent bientôt…
insight-ahead = { $games ->
    [one] Une autre partie est analysée d’abord.
   *[other] { $games } autres parties sont analysées d’abord.
}
insight-busy = Beaucoup de parties sont analysées en ce moment. Celle-ci vient bientôt …
insight-sharpening = Les chiffres se précisent : { $sharp } choix sur { $decisions } sont définitifs.
insight-draft = Les chiffres ne sont pas encore définitifs : ce qui suit peut encore changer.
insight-done = Tous les chiffres sont définitifs.
insight-rough = Cet appareil a estimé les chances sans essayer chaque choix : ces chiffres sont moins précis que ceux d’un serveur.
insight-progress = Progression de l’analyse
insight-again = Réessayer

insight-curve = Chance de gagner
insight-curve-hint = Flèches gauche et droite : choix après choix
insight-where = Manche { $round }, choix { $number } sur { $decisions }
insight-at-end = La fin de la partie
insight-table = La courbe en tableau
insight-choice = Choix
insight-on-table = Voir à la table
insight-all = Toute l’analyse

## Un choix

insight-hit = { $you ->
    [yes] Tu as dit encore
   *[no] { $name } a dit encore
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à { $risk } % de risque.
insight-stay = { $you ->
    [yes] Tu as dit stop
   *[no] { $name } a dit stop
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le risque était de { $risk } %.
insight-give = { $you ->
    [yes] Tu as donné { $card } à { $to }
    [to] { $name } t’a donné { $card }
   *[no] { $name } a donné { $card } à { $to }
}.
insight-take = { $you ->
    [yes] Tu as gardé
   *[no] { $name } a gardé
} { $card }.
insight-best = C’était le meilleur choix.
insight-close = Trop serré pour trancher : rien n’était nettement mieux.
insight-hit-clearly = Dire encore { $you ->
    [yes] t’a nettement coûté { $cost } points de chance de gagner
   *[no] a nettement coûté { $cost } points de chance de gagner à { $who }
}.
insight-hit-probably = Dire encore { $you ->
    [yes] t’a sans doute coûté { $cost } points de chance de gagner
   *[no] a sans doute coûté { $cost } points de chance de gagner à { $who }
}.
insight-stay-clearly = Dire stop { $you ->
    [yes] t’a nettement coûté { $cost } points de chance de gagner
   *[no] a nettement coûté { $cost } points de chance de gagner à { $who }
}.
insight-stay-probably = Dire stop { $you ->
    [yes] t’a sans doute coûté { $cost } points de chance de gagner
   *[no] a sans doute coûté { $cost } points de chance de gagner à { $who }
}.
insight-give-clearly = Cela { $you ->
    [yes] t’a nettement coûté { $cost } points de chance de gagner
   *[no] a nettement coûté { $cost } points de chance de gagner à { $who }
}.
insight-give-probably = Cela { $you ->
    [yes] t’a sans doute coûté { $cost } points de chance de gagner
   *[no] a sans doute coûté { $cost } points de chance de gagner à { $who }
}.
insight-better-hit = Mieux valait encore.
insight-better-stay = Mieux valait stop.
insight-better-give = Mieux valait { $you ->
    [yes] te la donner
   *[no] la donner à { $to }
}.
insight-better-take = Mieux valait la garder.
insight-error = à { $error } près
insight-you = toi

## Ce qui a décidé

insight-turns = { $draft ->
    [yes] Ce qui a décidé, pour l’instant
   *[no] Ce qui a décidé
}
insight-no-turns = Aucune carte, aucun choix n’a beaucoup changé.
insight-turn-bust = Manche { $round } : { $you ->
    [yes] tu as sauté
   *[no] { $name } a sauté
} avec { $card }.
insight-turn-card = Manche { $round } : { $you ->
    [yes] tu as tiré
   *[no] { $name } a tiré
} { $card }.
insight-turn-flip7 = Manche { $round } : Flip 7 pour { $who }.
insight-turn-saved = Manche { $round } : une Seconde chance { $you ->
    [yes] t’a sauvé
   *[no] a sauvé { $who }
} : { $card }.
insight-turn-flip3 = Manche { $round } : { $you ->
    [yes] tu as retourné
   *[no] { $name } a retourné
} trois cartes.
insight-turn-freeze = Manche { $round } : { $you ->
    [yes] Gel pour toi
   *[no] Gel pour { $name }
}.
insight-turn-stayed = Manche { $round } : { $you ->
    [yes] tu as dit stop
   *[no] { $name } a dit stop
}, et la manche a continué.
insight-turn-deal = Manche { $round } : les premières cartes ont été distribuées.
insight-turn-round = La manche { $round } s’est terminée.
insight-turn-choice = Manche { $round } : { $what }
insight-change = { $you ->
    [yes] Ta chance
   *[no] { $name } : la chance
} de gagner est passée de { $before } % à { $after } %.

## Le meilleur, le plus cher, le plus chanceux

insight-so-far = (pour l’instant)
insight-moments = Moments
insight-best-move = { $own ->
    [yes] Ton meilleur choix
   *[no] Meilleur choix
}
insight-worst-move = { $own ->
    [yes] Ton choix le plus cher
   *[no] Choix le plus cher
}
insight-lucky = { $own ->
    [yes] Ta carte la plus chanceuse
   *[no] Carte la plus chanceuse
}
insight-lucky-card = Manche { $round } : { $you ->
    [yes] tu as tiré
   *[no] { $name } a tiré
} { $card }. Cela a apporté { $gain } points de chance de gagner.
insight-no-worst = Aucun choix n’a rien coûté.

## Chance et choix

insight-parts = Chance et choix
insight-parts-lead = En points de chance de gagner. Le début, la chance et les choix donnent ensemble la fin.
insight-luck = Chance
insight-own = Ses choix
insight-others = Choix des autres
insight-end = Fin
insight-mistakes = { $mistakes ->
    [0] Aucun choix n’a rien coûté.
    [one] { $mistakes } choix sur { $decisions } a coûté quelque chose.
   *[other] { $mistakes } choix sur { $decisions } ont coûté quelque chose.
}

## Tout ce qui a coûté

insight-costs = Les choix qui ont coûté
insight-points = { $points }
insight-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
}
insight-how = Comment ces chiffres sont faits
insight-how-text = Chaque choix a été essayé bien des fois, avec des cartes qui auraient pu venir et tous jouant bien la suite. Ce qu’un choix a coûté est la différence avec le meilleur. Ce que les cartes ont fait entre deux choix est la chance.
