# Français. Jouer, garder, revoir et prouver une partie. Noms, cartes et sommes arrivent tout prêts.
# Les mots du jeu sont dans table.ftl. En plus ici : save « enregistrer », odds « risques », seed « graine »,
# hash « empreinte », shuffle « mélange », a real deck « de vraies cartes ».

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } et { $last }

## Questions

ask-hit-or-stay = { $name } : stop ou encore ?
ask-give = { $name } : pour qui, la carte { $card } ?
ask-which-card = Quelle carte est sortie pour { $name } ?
hint-hit-or-stay = h pour encore, s pour stop, ? pour l’aide
hint-give = un numéro ou un nom, ? pour l’aide
hint-which-card = 0 à 12, +2 à +10, x2, FZ, F3 ou SC
puzzle-help-commands =
    t            la table
    quit         arrêter ; ta progression est gardée
    ?            cette aide
option = { $number } : { $name } { $meaning }.
option-freeze = { $you ->
    [yes] tu empoches
   *[no] empoche
} { $points }, de { $before } à { $after }
option-flip-three = { $you ->
    [yes] tu pioches
   *[no] pioche
} trois cartes, { $numbers ->
    [0] sans numéro
    [one] avec { $numbers } numéro
   *[other] avec { $numbers } numéros
} dans { $you ->
    [yes] ta
   *[no] sa
} ligne{ $shielded ->
    [yes] , bouclier
   *[no] { "" }
}
option-second-chance = { $you ->
    [yes] tu as
   *[no] a
} un bouclier, { $numbers ->
    [0] sans numéro
    [one] avec { $numbers } numéro
   *[other] avec { $numbers } numéros
} dans { $you ->
    [yes] ta
   *[no] sa
} ligne

unclear-hit-or-stay = « { $answer } » n’est pas une réponse ici : tape h pour encore ou s pour stop (? pour l’aide).
unclear-give = « { $answer } » ne peut pas recevoir la carte : tape un numéro ou un nom de la liste (? pour l’aide).
unclear-give-many = « { $answer } » peut désigner { $names } : tape le numéro.
unclear-which-card = « { $answer } » n’a pas pu sortir : tape une carte comme 12, +4, x2, FZ, F3 ou SC.
unclear-empty = Une ligne vide n’est pas une réponse : { $hint }.

help = 
    h ou hit     encore : prendre une carte
    s ou stay    stop : empocher tes points et sortir de la manche
    1, 2, Ben    donner une carte à cette place
help-which-card = 
    0 à 12       un numéro
    +2 à +10     une carte qui ajoute des points : +2, +4, +6, +8 ou +10
    x2           la carte qui double
    FZ           Gel
    F3           Triple pioche
    SC           Seconde chance
help-commands = 
    t            la table
    o            le risque de sauter
    advice       ce que vaut chaque réponse, et quelle est la meilleure
    undo         revenir sur ton dernier choix, et sur toute la suite
    w            pourquoi : les règles derrière ce qui vient de se passer
    r F3.6       une règle ; « r F3 » une section ; « r freeze » une recherche
    save FILE    enregistrer la partie (.json ou .f7)
    quit         arrêter ; la partie est enregistrée et pourra reprendre
    ?            cette aide

## Odds

odds-none = Il n’y a plus rien à piocher.
odds-risk = { $cards ->
    [one] { $name } sauterait avec la dernière carte de la pioche : { $percent } %.
   *[other] { $name } sauterait avec { $bad } des { $cards } cartes de la pioche : { $percent } %.
}
odds-safe = { $name } ne peut pas sauter avec la prochaine carte : la pioche n’a plus aucun numéro de sa ligne.
odds-shielded = { $name } est à l’abri : la Seconde chance emportera le prochain doublon. Sans elle, le risque serait de { $percent } %.

## Undo

undo-done = C’est annulé.
undo-nothing = Il n’y a rien à annuler.

## Why

why-nothing = Il ne s’est encore rien passé.
why-then = { $card } – { $then }
why-rules = { $sentence } ({ $rules })

## Rules

rules-none = aucune règle ne dit « { $words } »
rules-no-number = la règle { $number } n’existe pas ; la section { $section } contient les règles { $first } à { $last }
rules-missing = le texte des règles n’a pas été installé avec le programme

## `flip7 bots` : les mêmes mots que web.ftl (strength « force », rating « cote »)

bots-name = bot
bots-level = force
bots-rating = cote
bots-who = qui c’est
bots-note = Les cotes viennent d’une ligue entre tous les bots, à des tables de quatre ; le champion public a 1500. Il y a aussi : stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… les installe à la table.
bots-missing = Absent ici : { $bots }. Ce qui manque s’installe avec : { $command }

## Who sits where

usual-person = Anonyme
seating-seats = { $seats } places : une table en a de 1 à { $most }
seating-crowded = { $players } noms, et la table a { $seats } places
seating-other = { $players } noms, et la partie a { $seats } places
seating-twins = Deux personnes s’appellent { $name }
seating-bot = Nom { $number } : { $name } s’écrit comme la place d’un bot ; un bot prend place avec { $written }

## A game from beginning to end

game-begins = Flip 7 en { $target } points : { $names }.
game-few = Le jeu est fait pour trois personnes ou plus ; avec moins, ça marche aussi.
terminal-small = Ce terminal est trop petit pour le plein écran, qui demande { $columns } colonnes et { $lines } lignes : la partie se joue ligne par ligne.
game-hash = Empreinte de la graine : { $hash }
game-hash-why = La graine sera donnée à la fin, pour que tout le monde puisse vérifier le mélange.
game-real-deck = On joue avec de vraies cartes : c’est toi qui dis ce qui sort.
game-help = Tape « ? » à n’importe quelle question pour avoir de l’aide.
game-resumed = Bon retour : manche { $number }, { $names }.
game-is-over = Cette partie est finie : { $name } a gagné avec { $total }.
game-over = { $rounds ->
    [one] { $rounds } manche jouée.
   *[other] { $rounds } manches jouées.
}
game-seed = Graine : { $seed }
game-stops-asked = La partie s’arrête ici : { $question }

## Saving

file-written = Écrit : { $file }
save-offer = Enregistrer cette partie ?
save-offer-hint = un nom de fichier, ou juste Entrée pour non
saved-as = Partie enregistrée : { $file }.
saved-go-on = Partie enregistrée. Pour continuer : { $command }
not-over = la partie n’est pas finie ; elle est enregistrée, pour continuer : { $command }
kept-over = La partie est conservée. { $command } review montre ce que chaque choix a coûté, { $command } games liste tes parties.
not-over-lost = la partie n’est pas finie, et il n’y a plus de réponses ; avec --save FILE, elle aurait été enregistrée
save-needs-a-name = Tape un nom de fichier après save, par exemple : save game.json
save-failed = { $problem }. La partie continue, mais n’est pas enregistrée.
extra-missing = Il manque { $package }. Installez-le avec : { $command }
save-lost = { $problem } ; cette ligne est la partie, garde-la dans un fichier pour continuer :

## Replaying

step-hint = Entrée pour l’étape suivante, c pour les chances, q pour arrêter

## Verifying

verify-choices = selon les règles : { $count ->
    [0] pas encore de réponse
    [one] la seule réponse
   *[other] les { $count } réponses
}
verify-over = finie : { $name } a gagné, en { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
verify-not-over = pas finie : la partie s’arrête à la manche { $number }
verify-shuffles = conforme à la graine : { $count ->
    [one] le seul mélange noté
   *[other] les { $count } mélanges notés
}
verify-shuffles-spare = sans vérification : { $count ->
    [one] { $count } mélange dont la partie n’a pas besoin
   *[other] { $count } mélanges dont la partie n’a pas besoin
}
verify-seed-only = conforme à la graine : { $count ->
    [one] { $count } mélange, calculé
   *[other] { $count } mélanges, calculés
} à partir d’elle
verify-branch = Cette partie en a quitté une autre après { $choices } choix, pour voir « et si » : rien n’est prouvé de ses cartes.
verify-no-seed = pas de graine : les mélanges ne peuvent pas être prouvés
verify-real-deck = de vraies cartes : il n’y a pas de mélange à prouver
verify-hash = la graine a l’empreinte publiée
verify-no-hash = pas d’empreinte publiée : personne ne peut prouver que la graine a été choisie avant la partie
verify-hash-no-seed = une empreinte a été publiée, mais pas la graine : impossible de vérifier
verify-seed-hash = empreinte de la graine : { $hash }
verify-mix = la graine est faite du secret du serveur { $count ->
    [0] seul : personne n’a donné de mot
    [one] et de { $count } mot
   *[other] et de { $count } mots
}
verify-secret = le secret a l’empreinte publiée à l’ouverture de la table
verify-no-secret-hash = pas d’empreinte publiée du secret : personne ne peut prouver qu’il a été choisi à l’ouverture de la table
verify-secret-hash = empreinte du secret : { $hash }
verify-wrong-secret = l’empreinte du secret est { $hash } ; celle publiée à l’ouverture de la table est { $published }
verify-wrong-hash = l’empreinte de la graine est { $hash } ; celle publiée est { $published }
verify-other-hash = l’empreinte du fichier est { $hash }, et non { $published }

## On a device without a server (`flip7.browser`)

device-no-search = Ce bot essaie des milliers de parties avant chaque réponse. Seul un serveur est assez rapide pour lui.
