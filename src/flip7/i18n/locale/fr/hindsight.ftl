# Pourquoi un autre choix valait mieux, comme le dirait un ami qui joue bien : dans l’analyse d’une partie.

hindsight-staying-won = Plus personne d’autre en jeu, et { $you ->
    [yes] tu étais
   *[no] { $name } était
} en tête avec { $standing } : dire stop gagnait la partie.
hindsight-in-front = { $you ->
    [yes] Tu étais
   *[no] { $name } était
} en tête avec { $standing }, et il { $you ->
    [rival] te manquait
   *[other] manquait
} encore { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} { $you ->
    [rival] pour passer devant
   *[other] à { $rival } pour passer devant
}.
hindsight-no-need = { $you ->
    [yes] Tu avais
   *[no] { $name } avait
} déjà { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur { $you ->
    [rival] toi
   *[other] { $rival }
}, pour un risque de { $bust ->
    [one] { $bust } carte
   *[other] { $bust } cartes
} sur 10.
hindsight-too-risky = { $you ->
    [yes] Tu sautais
   *[no] { $name } sautait
} avec { $bust ->
    [one] { $bust } carte
   *[other] { $bust } cartes
} sur 10, et il y avait { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
hindsight-staying-lost = { $you ->
    [rival] Tu avais fini ta manche
   *[other] { $rival } avait fini sa manche
} à { $standing } : dire stop en dessous, c’était perdre.
hindsight-second-chance = La Seconde chance aurait pris un doublon : la carte suivante était gratuite.
hindsight-cannot-bust = Aucune carte ne pouvait { $you ->
    [yes] te faire sauter
   *[no] faire sauter { $name }
} : la suivante était gratuite.
hindsight-flip7 = Avec { $flip7 ->
    [one] { $flip7 } carte
   *[other] { $flip7 } cartes
} sur 10, c’était un Flip 7.
hindsight-within-reach = Il ne manquait que { $short ->
    [one] { $short } point
   *[other] { $short } points
} pour arriver à { $target }, et d’autres pouvaient y être avant.
hindsight-small-lead = { $you ->
    [rival] Tu étais
   *[other] { $rival } était
} encore en jeu, à { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} seulement : cette avance ne tenait guère.
hindsight-not-enough = { $you ->
    [rival] Tu avais
   *[other] { $rival } avait
} { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance : { $points ->
    [one] { $points } point sûr ne suffisait
   *[other] { $points } points sûrs ne suffisaient
} pas à revenir.
hindsight-worth-it = { $you ->
    [yes] Tu ne sautais
   *[no] { $name } ne sautait
} { $bust ->
    [0] presque jamais
    [one] qu’avec { $bust } carte sur 10
   *[other] qu’avec { $bust } cartes sur 10
} : avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table, une carte de plus valait le coup.
hindsight-safe-bank = Avec le Gel, { $you ->
    [yes] tu mettais
   *[no] { $name } mettait
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’abri.
hindsight-froze-oneself = Cela a fini { $you ->
    [yes] ta propre manche
   *[no] la manche de { $name }
} à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; le Gel était pour { $to }, à { $standing }.
hindsight-missed-leader = { $behind ->
    [yes] { $given } était de toute façon derrière { $you ->
        [yes] toi
       *[no] { $name }
    }
   *[no] { $given } n’était pas le plus grand danger
} : { $card ->
    [FZ] le Gel
   *[F3] la Triple pioche
} était pour { $to }, { $leads ->
    [yes] en tête
   *[no] au plus près
}.
hindsight-held-second-chance = { $to } avait une Seconde chance et pouvait continuer sans crainte : avec le Gel, elle ne servait plus à rien.
hindsight-held-double = { $to } avait le ×2 : chaque nombre de plus y comptait double.
hindsight-banked-more = { $given } y a gagné { $more ->
    [one] { $more } point
   *[other] { $more } points
} ; { $to } n’en aurait eu que { $less }.
hindsight-flips-good = Trois cartes { $you ->
    [yes] te rapportaient
   *[no] rapportaient à { $name }
} { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} en moyenne.
hindsight-flips-risky = Trois cartes { $you ->
    [yes] te font sauter
   *[no] font sauter { $name }
} { $bust } fois sur 10, et il y avait { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
hindsight-busts-other = { $to } sautait { $bust } fois sur 10, { $given } seulement { $less }.
hindsight-brought-more = En moyenne, elle rapporte { $more ->
    [one] { $more } point
   *[other] { $more } points
} à { $given }, et seulement { $less } à { $to }.
hindsight-helped-stronger = { $given } en était à { $higher } et { $to } à { $lower } : mieux vaut aider qui est plus loin derrière.
