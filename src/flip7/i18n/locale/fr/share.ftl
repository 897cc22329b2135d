# A result to share, in the browser: as a picture, and in words.

share-send = Partager
share-save = Enregistrer l’image
share-copy = Copier le texte
share-copied = Le texte est copié.
share-by-hand = Copie ce texte :
share-picture = Le résultat en image : { $what }
share-won = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
share-more = et { $count } de plus
share-moment = Le meilleur moment
share-flip-seven = Flip 7 de { $name } à la manche { $round } : { $points } points !
share-saved = Une Seconde chance sauve { $name } à la manche { $round }, et { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
share-round = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} à la manche { $round }.
