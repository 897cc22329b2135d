# Français. Une partie regardée de nouveau. Noms, cartes et sommes arrivent tout prêts ; les nombres à aligner arrivent avec
# leurs espaces.

## The answers

review-hits = { $name } dit encore avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}, à { $risk } % de risque
review-stays = { $name } dit stop à { $points ->
    [one] { $points } point
   *[other] { $points } points
}
review-gives = { $name } donne la carte { $card } à { $to }
review-takes = { $name } garde la carte { $card }
review-better-hit = { $what } ; encore valait { $sure ->
    [clearly] nettement
   *[probably] sans doute
} mieux, de { $cost } ±{ $error } points de chance de gagner.
review-better-stay = { $what } ; stop valait { $sure ->
    [clearly] nettement
   *[probably] sans doute
} mieux, de { $cost } ±{ $error } points de chance de gagner.
review-better-give = { $what } ; la donner à { $to } valait { $sure ->
    [clearly] nettement
   *[probably] sans doute
} mieux, de { $cost } ±{ $error } points de chance de gagner.
review-better-take = { $what } ; la garder valait { $sure ->
    [clearly] nettement
   *[probably] sans doute
} mieux, de { $cost } ±{ $error } points de chance de gagner.

## What the cards did

review-stroke = { $story } La chance de gagner de { $name } passe de { $before } % à { $after } %.
review-in-round = Manche { $number } : { $what }

## The whole

review-won = { $name } a gagné après { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} et { $decisions } choix.
review-not-over = La partie n’est pas finie : manche { $rounds }, { $decisions } choix jusqu’ici.
review-why = Pourquoi elle a fini ainsi, en points de chance de gagner :
review-head-start = début
review-head-luck = chance
review-head-own = ses choix
review-head-others = choix des autres
review-head-end = fin
review-head-mistakes = erreurs
review-mistakes = { $mistakes } sur { $decisions }
review-player = { $name } : de { $start } % à { $end } % ; chance { $luck }, ses choix { $own }, choix des autres { $others }.
review-course = La chance de gagner de chacun au début de chaque manche, en pour cent :
review-turning = Tournants :
review-no-turning = Aucune carte, aucun choix n’a beaucoup changé.
review-moments = Moments :
review-best-move = Meilleur choix : { $what }
review-lucky = Carte la plus chanceuse : { $what }
review-lucky-card = { $name } a tiré { $card }, ce qui a apporté { $gain } points de chance de gagner.
review-costliest = Autres choix qui ont coûté quelque chose :
review-play-on = Pour revenir sur un choix, et reprendre la partie autrement contre des bots :
review-decisions = choix
