# Aperçu des liens : ce qu’une messagerie montre d’un lien vers une page, une table ou une partie à revoir.

preview-home = Flip 7 : sept cartes différentes. Encore une ?
preview-home-about = Le jeu de cartes, à une table avec tes amis et des bots. Fait par des fans, open source.
preview-join = { $host ->
    [nobody] Rejoins une table de Flip 7
   *[somebody] Rejoins la table de { $name } : Flip 7
}
preview-watch = { $host ->
    [nobody] Une partie de Flip 7
   *[somebody] La table de { $name } : une partie de Flip 7
}
preview-board = Le score d’une partie de Flip 7, en direct
preview-players = À la table : { $names }.
preview-more = { $count } de plus
preview-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
preview-won = { $name } gagne à Flip 7 avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
preview-replay = Revois la partie, carte par carte.
preview-moment = Un moment d’une partie de Flip 7
preview-picture-home = Sept cartes en éventail : chaque numéro est une fleur.
preview-picture-table = Des places autour d’une table, dont une libre.
preview-picture-replay = Trois fleurs sur un podium.
