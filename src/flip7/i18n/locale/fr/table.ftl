# Français. Ce qu'il y a sur la table et ce qui s'y passe. Noms, cartes et sommes arrivent tout prêts.
#
# hit « Encore » (piocher), stay « Stop » (dire stop), bust « sauter » (puce « Perdu »), bank « empocher »,
# round « manche », dealer : à qui la « donne », draw pile « pioche », discard pile « défausse », set aside « de côté »,
# hand out « distribuer », saved « sauver », shielded « bouclier ».
# Freeze « Gel », Flip Three « Triple pioche », Second Chance « Seconde chance » ; dans une phrase : « la carte Gel ».
# Jamais « de » ni « que » devant un nom (élision), jamais de participe ni d'adjectif accordé avec un nom.

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = Gel
card-flip-three = Triple pioche
card-second-chance = Seconde chance
# After a colon: «Ana reçoit : un 9», «Ana reçoit : Gel».
card-a = { $number ->
    [-1] { $card }
   *[other] un { $card }
}

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## What happens

round-began = Manche { $number }. { $dealer } donne.
joined = { $name } rejoint la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
deal-ended = Premier tour terminé : tout le monde y est passé.
dealt = { $name } reçoit : { $card }.
hit = { $name } a pioché : { $card }.
hit-forced = { $name } n’a pas encore de carte et doit piocher : { $card }.
flipped = { $name } pioche { $number } sur 3 : { $card }.

kept-first = La carte reste devant { $name }.
kept-sum = { $sum }.
kept-doubling = Rien à doubler pour l’instant.
kept-second-chance = { $name } a un bouclier.

busted = { $name } saute : un deuxième { $card }. { $lost ->
    [0] { "" }
    [one] 1 point perdu.
   *[other] { $lost } points perdus.
}
saved-on-a-hit = La Seconde chance sauve { $name } : elle emporte le deuxième { $card }. Le tour est fini, { $name } reste en jeu.
saved-in-a-flip-three = La Seconde chance sauve { $name } : elle emporte le deuxième { $card }{ $left ->
    [0] .
   *[other] , et la pioche continue.
}
flipped-seven = Flip 7 ! { $name } a sept numéros différents : +{ $bonus }, et la manche est finie.
set-aside = Mise de côté jusqu’à la troisième carte.

given = { $giver } donne la carte { $card } à { $to }.
given-to-self = { $giver } garde la carte { $card }.
given-forced = Plus personne d’autre en jeu : { $giver } doit prendre la carte { $card }.
handed-out = { $giver } distribue : la carte { $card } va à { $to }.
handed-out-to-self = { $giver } garde la carte { $card } mise de côté.
handed-out-forced = Plus personne d’autre en jeu : { $giver } doit prendre la carte { $card } mise de côté.
handed-out-waits = { $giver } distribue : la carte { $card } va à { $to }. Elle attend que tout soit distribué.
handed-out-to-self-waits = { $giver } garde la carte { $card } mise de côté. Elle attend que tout soit distribué.
handed-out-forced-waits = Plus personne d’autre en jeu : { $giver } doit prendre la carte { $card } mise de côté. Elle attend que tout soit distribué.
passed-on = { $giver } a déjà une Seconde chance et passe celle-ci à { $to }.
passed-on-forced = { $giver } a déjà une Seconde chance et passe celle-ci à { $to } : tous les autres en ont une.

froze = Gel pour { $name }, qui empoche { $sum }.
flip-three-began = { $name } pioche trois cartes.
flip-three-ended = { $name } a pioché trois cartes.
flip-three-stopped = La Triple pioche s’arrête après { $flipped ->
    [one] la première carte.
   *[other] la deuxième carte.
}
flip-three-over = C’était la dernière carte de la Triple pioche.

stayed = { $name } dit stop et empoche { $sum }.
stayed-forced = { $name } empoche { $sum }.
wasted-nobody = Tout le monde en jeu a déjà une Seconde chance : celle-ci part à la défausse.
wasted-bust = La carte { $card } mise de côté part à la défausse : { $name } a sauté.
wasted-holder = La carte { $card } devant { $name } part à la défausse : { $name } n’est plus en jeu.
wasted-flip-seven = La carte { $card } en attente devant { $name } part à la défausse : la manche est finie.
wasted-ran-dry = La carte { $card } en attente devant { $name } part à la défausse : la manche est finie.
reshuffled = La pioche est vide : { $cards ->
    [one] { $cards } carte défaussée est remélangée
   *[other] { $cards } cartes défaussées sont remélangées
} pour en faire une nouvelle.
ran-dry = { $name } doit recevoir une carte, mais il n’y a plus de numéro à piocher : la manche est finie, et tout le monde en jeu empoche.

round-ended = La manche { $number } est finie.
tied = Égalité à { $total } : { $names }. Tout le monde joue une manche de plus, et tout le monde peut la gagner.
game-won = { $name } gagne avec { $total ->
    [one] { $total } point !
   *[other] { $total } points !
}

## Standings

standing-busted = perdu, 0
standing-line = { $name } : { $score }. Total { $total }, { $left ->
    [0] objectif atteint
   *[other] encore { $left }
}.
standing-left = { $left ->
    [0] atteint !
   *[other] encore { $left }
}

## The table

status = { $status ->
    [stayed] stop
    [frozen] sous le gel
    [busted] perdu
   *[active] en jeu
}
table-heading = Manche { $number } · { $you ->
    [yes] tu donnes
   *[no] donne : { $dealer }
} · { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
} dans la pioche, { $discard } à la défausse
table-seat = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $status }. { $cards }.
table-no-cards = Pas de cartes
table-cards = Cartes : { $cards }, valeur { $sum }
table-cards-busted = Cartes : { $cards }, valeur 0
table-set-aside = De côté pour { $name } : { $cards }.
table-assigned = En attente d’effet : { $cards }.
table-assigned-to = { $card } pour { $name }

## Who may stay: what the host and the owner of the server decide

person-sent-away = { $host } a renvoyé { $name } de la table.
person-sent-away-bot = { $host } a renvoyé { $name } de la table ; un bot prend le relais.
person-unseated-host = { $host } a libéré la place de { $name }, hors ligne.
person-unseated-away = Longue absence de { $name } : la place est libre.
table-locked = { $host } a verrouillé la table : plus personne ne peut se joindre.
table-unlocked = { $host } a déverrouillé la table.
bot-failed = { $name } n’a pas pu se décider ; le coup le plus sûr est joué.
table-closed-owner = Les responsables du serveur ont fermé cette table. Personne ne gagne.
table-closed-behaviour = Cette partie a commencé avec une autre version du programme, aux règles différentes. Elle s’arrête ici et personne ne gagne.
table-closed-keeper = Ce tableau n’est plus partagé.
announced-restart = { $minutes ->
    [0] Le serveur redémarre dans un instant. Ta partie est gardée et continuera.
    [one] Le serveur redémarre dans { $minutes } minute. Ta partie est gardée et continuera.
   *[other] Le serveur redémarre dans { $minutes } minutes. Ta partie est gardée et continuera.
}
