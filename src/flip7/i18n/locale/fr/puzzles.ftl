# Problèmes : une position, une question, et pourquoi une réponse est la meilleure ; dans le navigateur et le terminal.
# $points, $error, $win : points de chance de gagner et pour cent ; $count et $all : bots.

puzzle-difficulty-easy = Facile
puzzle-difficulty-medium = Moyen
puzzle-difficulty-hard = Difficile
puzzle-right-hit = Juste : encore !
puzzle-right-stay = Juste : stop !
puzzle-right-self = Juste : tu la gardes !
puzzle-right-to = Juste : pour { $name } !
puzzle-wrong-hit = Mieux : encore.
puzzle-wrong-stay = Mieux : stop.
puzzle-wrong-self = Mieux : garde-la.
puzzle-wrong-to = Mieux : donne-la à { $name }.
puzzle-choice-hit = Encore
puzzle-choice-stay = Stop
puzzle-choice-self = La garder
puzzle-choice-to = À { $name }
puzzle-ahead-clearly = Nettement mieux, de { $points } ±{ $error } points de chance de gagner.
puzzle-ahead-probably = Sans doute mieux, de { $points } ±{ $error } points de chance de gagner.
puzzle-missed = { $count ->
    [one] { $count } bot sur { $all } le manque, celui de niveau { $levels }.
   *[other] { $count } bots sur { $all } le manquent, dont ceux de niveau { $levels }.
}

## Pourquoi une réponse est la meilleure : dit à qui doit répondre, quelle que soit sa réponse. $bust, $flip7, $less : sur dix cartes ou dix fois.

puzzle-why-staying-won = Plus personne d’autre en jeu, et tu es en tête avec { $standing } : dire stop gagne la partie.
puzzle-why-in-front = Tu es en tête avec { $standing }, et il manque encore { $needs ->
    [one] { $needs } point
   *[other] { $needs } points
} à { $rival } pour passer devant.
puzzle-why-no-need = Tu as déjà { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance sur { $rival }, pour un risque de { $bust ->
    [one] { $bust } carte
   *[other] { $bust } cartes
} sur 10.
puzzle-why-too-risky = Tu sautes avec { $bust ->
    [one] { $bust } carte
   *[other] { $bust } cartes
} sur 10, et il y a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
puzzle-why-staying-lost = { $rival } a fini sa manche à { $standing } : dire stop en dessous, c’est perdre.
puzzle-why-second-chance = Ta Seconde chance prend un doublon : la carte suivante est gratuite.
puzzle-why-cannot-bust = Aucune carte ne peut te faire sauter : la suivante est gratuite.
puzzle-why-flip7 = Avec { $flip7 ->
    [one] { $flip7 } carte
   *[other] { $flip7 } cartes
} sur 10, c’est un Flip 7.
puzzle-why-within-reach = Il ne manque que { $short ->
    [one] { $short } point
   *[other] { $short } points
} pour arriver à { $target }, et d’autres peuvent y être avant.
puzzle-why-small-lead = { $rival } est encore en jeu, à { $lead ->
    [one] { $lead } point
   *[other] { $lead } points
} seulement : cette avance ne tiendra guère.
puzzle-why-not-enough = { $rival } a { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} d’avance : { $points ->
    [one] { $points } point sûr ne suffit
   *[other] { $points } points sûrs ne suffisent
} pas à revenir.
puzzle-why-worth-it = Tu ne sautes { $bust ->
    [0] presque jamais
    [one] qu’avec { $bust } carte sur 10
   *[other] qu’avec { $bust } cartes sur 10
} : avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table, une carte de plus vaut le coup.
puzzle-why-safe-bank = Avec le Gel, tu mets { $points ->
    [one] { $points } point
   *[other] { $points } points
} à l’abri.
puzzle-why-froze-oneself = Cela finirait ta propre manche à { $points ->
    [one] { $points } point
   *[other] { $points } points
} ; c’est { $to }, à { $standing }, qu’il faut arrêter.
puzzle-why-missed-leader = { $behind ->
    [yes] { $given } est de toute façon derrière toi
   *[no] { $given } n’est pas le plus grand danger
} : { $card ->
    [FZ] le Gel
   *[F3] la Triple pioche
} est pour { $to }, { $leads ->
    [yes] en tête
   *[no] au plus près
}.
puzzle-why-held-second-chance = { $to } a une Seconde chance et peut continuer sans crainte : avec le Gel, elle ne sert plus à rien.
puzzle-why-held-double = { $to } a le ×2 : chaque nombre de plus y compte double.
puzzle-why-banked-more = { $given } y gagnerait { $more ->
    [one] { $more } point
   *[other] { $more } points
} ; { $to } n’en aurait que { $less }.
puzzle-why-flips-good = Trois cartes te rapportent { $gain ->
    [one] { $gain } point
   *[other] { $gain } points
} en moyenne.
puzzle-why-flips-risky = Trois cartes te font sauter { $bust } fois sur 10, et il y a { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur la table.
puzzle-why-busts-other = { $to } saute { $bust } fois sur 10, { $given } { $less ->
    [0] presque jamais
   *[other] seulement { $less }
}.
puzzle-why-brought-more = En moyenne, elle rapporte { $more ->
    [one] { $more } point
   *[other] { $more } points
} à { $given }, et seulement { $less } à { $to }.
puzzle-why-helped-stronger = { $given } en est à { $higher } et { $to } à { $lower } : mieux vaut aider qui est plus loin derrière.

## Dans le terminal

puzzle-heading = Problème { $id } · { $difficulty } · ton classement : { $rating }
puzzle-you = Toi
puzzle-gone = Cartes sorties : { $cards }
puzzle-figures = { $answer } : tu gagnes à { $win } % ±{ $error }, choix de { $count } bots sur { $all }
puzzle-rating = Ton classement : { $rating } ({ $change })
puzzle-counted-before = Ton classement : { $rating }. Ce problème avait déjà compté.
puzzle-next = Problème suivant ?
puzzle-next-hint = Entrée pour le suivant, q pour arrêter
puzzle-all-seen = Tu as vu ces { $all } problèmes. Avec --again, ils reviennent.
puzzle-not-kept = Ta progression ne peut pas être gardée : impossible d’écrire { $file }.
puzzle-unknown = il n’y a pas de problème { $id } : un code a cinq lettres ou chiffres, comme dans l’adresse de sa page
puzzle-key-next = Suivant
