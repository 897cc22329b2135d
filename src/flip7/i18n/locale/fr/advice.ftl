# Français. Que répondre, et pourquoi. Noms, cartes et sommes arrivent tout prêts ; les nombres à aligner arrivent avec
# leurs espaces. En plus ici : stand at « en être à », bust with so many per cent « risque ».

## The answers

decimal-mark = ,
advice-hit = encore
advice-stay = stop
advice-to = pour { $name }
advice-to-self = pour toi
advice-row-hit-or-stay = { $mark } { $choice }   risque { $bust } %   { $points } points   gagne { $win } % ±{ $error }
advice-row-flip-three = { $mark } { $choice }   risque { $bust } %   toi { $points } points   tu gagnes { $win } % ±{ $error }
advice-row-give = { $mark } { $choice }   toi { $points } points   tu gagnes { $win } % ±{ $error }

## The advice

advice-do-hit = { $sure ->
    [yes] Encore.
   *[no] Mieux vaut sans doute dire encore.
}
advice-do-stay = { $sure ->
    [yes] Stop.
   *[no] Mieux vaut sans doute dire stop.
}
advice-do-give = { $sure ->
    [yes] Donne-la à { $name }.
   *[no] Mieux vaut sans doute la donner à { $name }.
}
advice-do-give-self = { $sure ->
    [yes] Garde-la pour toi.
   *[no] Mieux vaut sans doute la garder pour toi.
}
advice-line = { $do } { $why }
advice-for-points-hit = Rien que pour les points, tu dirais encore : { $most } au lieu de { $points } dans cette manche.
advice-for-points-stay = Rien que pour les points, tu dirais stop : { $most } au lieu de { $points } dans cette manche.
advice-for-points-give = Rien que pour les points, elle irait à { $name } : { $most } au lieu de { $points } pour toi dans cette manche.
advice-for-points-give-self = Rien que pour les points, tu la garderais pour toi : { $most } au lieu de { $points } dans cette manche.

## Why

advice-or = { $first } ou { $last }
why-too-close = Trop serré pour trancher : { $choices }, avec au plus { $within } % d’écart sur tes chances de gagner.
why-all-the-same = Quoi que tu fasses, tes chances de gagner restent les mêmes.
why-staying-loses = { $name } en est à { $standing }, avec { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur toi : dire stop, c’est perdre.
why-second-chance = Si un doublon sort ({ $risk } %), ta Seconde chance l’emporte.
why-cannot-bust = Aucune carte ne peut te faire sauter.
why-seventh = La prochaine carte fait un Flip 7 dans { $flip7 } % des cas, pour { $bust } % de risque : de quoi finir la manche avant que les autres n’avancent.
why-must-gamble = { $name } en est à { $standing }, avec { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur toi : des points sûrs ne suffisent pas.
why-need-more = { $name } en est à { $standing } : tes { $own } ne suffiront sans doute pas.
why-worth = Le risque de sauter est de { $bust } %, et en moyenne une carte de plus rapporte { $gain } points.
why-worth-even = Le risque de sauter est de { $bust } % : en moyenne, une carte de plus coûte des points, mais fait gagner plus de parties.
why-staying-wins = Plus personne d’autre en jeu, et le plus haut total est à toi, avec { $standing } : dire stop, c’est gagner.
why-staying-leads = Tu en es à { $standing }, et il manque encore { $needs } à { $name } pour te dépasser.
why-no-need = Tu as { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur { $name } : sauter ({ $bust } %) te coûterait plus que ne valent les points.
why-risk = Le risque de sauter est de { $bust } %, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} à perdre.
why-stops-leader = Le Gel arrête { $name }, à { $standing } : le plus haut total encore en jeu.
why-stops-short = Le Gel arrête { $name } à { $standing }, juste avant les { $target }.
why-banks-little = Avec le Gel, la manche est finie pour { $name }, { $points ->
    [0] sans aucun point
    [one] avec { $points } point
   *[other] avec { $points } points
}.
why-banks-own = { $points ->
    [0] Avec le Gel, tu n’empoches rien et restes à { $standing }.
    [one] Avec le Gel, tu empoches { $points } point à coup sûr et passes à { $standing }.
   *[other] Avec le Gel, tu empoches { $points } points à coup sûr et passes à { $standing }.
}
why-may-bust = { $leads ->
    [yes] { $name } a le plus haut total encore en jeu, et la Triple pioche lui fait courir { $bust } % de risque.
   *[no] La Triple pioche fait courir à { $name } { $bust } % de risque, avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à perdre.
}
why-flips-own = Les trois cartes te font courir { $bust } % de risque, et en moyenne tu as ensuite { $after } points au lieu de { $before }.
why-helps-least = { $name } en est à { $standing } : c’est là que la carte { $card } te nuit le moins.

## The command

advice-compiling = Préparation des essais : environ { $seconds } secondes, une seule fois.
advice-none = Il n’y a rien à choisir : c’est la pioche qui dit quelle carte sort.
advice-plain = numba n’est pas utilisé : moins d’essais, donc des erreurs plus grandes.
