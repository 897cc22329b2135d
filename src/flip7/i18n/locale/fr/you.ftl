# One's own games: results, luck, habits, progress (`flip7 you`, and the page of it).

you-none = Aucune partie finie de toi n’est ici pour l’instant.
you-company = { $company ->
    [people] Avec d’autres personnes
    [daily] Parties du jour
   *[bots] Contre les bots
}
you-won = { $wins ->
    [one] { $wins } gagnée
   *[other] { $wins } gagnées
} sur { $games }
you-share = { $word ->
    [much_more] Bien plus que ta part.
    [more] Un peu plus que ta part.
    [about] À peu près ta part.
    [less] Un peu moins que ta part.
    [much_less] Bien moins que ta part.
   *[too_few] Trop peu de parties pour dire si c’est plus que ta part.
}
# $each is 4 where four play, $share how many times that was won: not told after too few games.
you-share-fair = Ta juste part serait une victoire en { $each } parties.
you-share-figures = Tu as gagné { $share } fois aussi souvent ; après { $games } parties, ce peut être en réalité tout entre { $low } et { $high } fois.
you-place = Place { $place } en moyenne ; { $fair } serait l’équilibre.
you-advised = { $count ->
    [one] Dans l’une d’elles tu as demandé conseil.
   *[other] Dans { $count } d’entre elles tu as demandé conseil.
}
you-luck-heading = Chance et choix
you-luck = { $word ->
    [more] Les cartes t’ont aidé : { $value } points de chance de gagner par partie (± { $error }).
    [less] Les cartes t’ont desservi : { $value } points de chance de gagner par partie (± { $error }).
   *[about] La chance est équilibrée jusqu’ici : { $value } points de chance de gagner par partie (± { $error }).
}
you-cost = { $word ->
    [more] Tes propres choix te coûtent { $value } points de chance de gagner par partie (± { $error }).
   *[about] Tes propres choix ne te coûtent presque rien : { $value } points de chance de gagner par partie (± { $error }).
}
you-too-few = { $games ->
    [one] Une partie est analysée.
   *[other] { $games } parties sont analysées.
} La chance et les habitudes s’affichent à partir de { $needed }.
you-habits-heading = Habitudes
you-no-habits = Aucune habitude coûteuse ne ressort.
you-habit = { $habit ->
    [staying] Tu dis stop trop tôt.
    [hitting] Tu continues trop longtemps.
    [stays_with_a_shield] Tu dis stop alors qu’une Seconde chance te protège.
    [stays_behind] Tu dis stop à la fin alors que quelqu’un est devant.
    [hits_in_front] Tu continues à la fin alors que tu es en tête.
    [freezes_oneself] Tu gardes trop souvent le Gel pour toi.
    [freezes_others] Tu donnes le Gel à la mauvaise personne.
    [flips_oneself] Tu gardes trop souvent la Triple pioche pour toi.
    [flips_others] Tu donnes la Triple pioche à la mauvaise personne.
    [gives_second_chances] Tu donnes la Seconde chance à la mauvaise personne.
   *[giving] Tu donnes des cartes à la mauvaise personne.
}
you-habit-stays = { $numbers ->
    [0] Tu dis stop trop tôt sans nombre.
    [1] Tu dis stop trop tôt avec un nombre.
    [2] Tu dis stop trop tôt avec deux nombres.
    [3] Tu dis stop trop tôt avec trois nombres.
    [4] Tu dis stop trop tôt avec quatre nombres.
    [5] Tu dis stop trop tôt avec cinq nombres.
   *[other] Tu dis stop trop tôt avec six nombres.
}
you-habit-hits = { $numbers ->
    [0] Tu continues trop longtemps sans nombre.
    [1] Tu continues trop longtemps avec un nombre.
    [2] Tu continues trop longtemps avec deux nombres.
    [3] Tu continues trop longtemps avec trois nombres.
    [4] Tu continues trop longtemps avec quatre nombres.
    [5] Tu continues trop longtemps avec cinq nombres.
   *[other] Tu continues trop longtemps avec six nombres.
}
you-habit-cost = { $cost } points de chance de gagner par partie (± { $error }), dans { $costly } choix sur { $times }.
you-progress-heading = Progrès
you-progress-label = Ce que tes propres choix coûtent par partie, en points de chance de gagner. Moins, c’est mieux.
you-stretch = Parties { $first } à { $last } : { $cost } (± { $error })
you-trend = { $word ->
    [less] Tes choix te coûtent moins qu’avant.
    [more] Tes choix te coûtent plus qu’avant.
    [about] Pas de changement net jusqu’ici.
   *[too_few] À partir de dix parties analysées, tu vois ici si tes choix s’améliorent.
}
you-full = { $games ->
    [one] D’après une partie analysée en entier.
   *[other] D’après { $games } parties analysées en entier.
}
you-rough = { $games ->
    [one] D’après une partie analysée sans essayer les choix : moins précis, les petites pertes manquent.
   *[other] D’après { $games } parties analysées sans essayer les choix : moins précis, les petites pertes manquent.
}
you-left-out = { $count ->
    [one] Une partie analysée autrement n’en fait pas partie.
   *[other] { $count } parties analysées autrement n’en font pas partie.
}
you-unknown = { $count ->
    [one] Une partie à plusieurs est laissée de côté : les noms ne disent pas quelle place était la tienne.
   *[other] { $count } parties à plusieurs sont laissées de côté : les noms ne disent pas quelle place était la tienne.
}
you-unknown-name = flip7 you --name NOM prend la place de ce nom pour la tienne.
you-unread = { $count ->
    [one] Une partie ne peut pas être analysée et est laissée de côté.
   *[other] { $count } parties ne peuvent pas être analysées et sont laissées de côté.
}
you-folder = Calculé une fois par partie et gardé dans { $file } ; flip7 you --forget l’efface.
you-forgotten = Ce qui était gardé de tes parties est effacé. Les parties elles-mêmes sont dans { $folder }.
you-reviewing = Analyse
