# Français. La table dans le navigateur. Ce qui s'y passe est dans table.ftl, avec les mots du jeu.
#
# En plus ici : seat « place », table « table », host « hôte », watch « regarder », line « ligne », odds « risques »,
# shuffle « mélange », seed « graine », secret « secret ». On tutoie, sans genre ; $name peut être « Toi » : là, le nom
# reste seul ou devant deux-points.

## Cards, aloud

card-back = carte face cachée
card-plus-aloud = plus { $points }
card-times-aloud = fois deux

## Coming and going

act-sat = { $name } s’installe à la table.
act-late = { $name } joue à partir de la prochaine manche.
act-clock = Temps écoulé pour { $name } : un bot prend le relais.
act-handed-over = Un bot continue pour { $name }.
act-left = { $name } a quitté la table ; un bot prend le relais.
act-came-back = { $name } est de retour.
act-host = Nouvel hôte de la table : { $name }.

## The table

you = Toi
you-among = toi
title-table = Flip 7 · table { $code }
round = { $round ->
    [0] On mélange…
   *[other] Manche { $round }
}
to-target = en { $target }
table-code = table { $code }
watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
you-watch = Tu regardes
late-join = Jouer dès la prochaine manche
late-you = Tu entres en jeu à la prochaine manche, { $points ->
    [none] avec 0 point.
    [lowest] avec le plus petit total.
   *[seat] avec les points de cette place.
}
late-names = { $count ->
    [one] { $names } joue à partir de la prochaine manche.
   *[other] { $names } jouent à partir de la prochaine manche.
}
late-why = Un bot finit la manche à cette place.
seats = Places
your-seat = Ta place
stage = Le milieu de la table
eyebrow = { $round ->
    [0] Partie en { $target }
   *[other] Manche { $round } · { $dealer } donne · en { $target }
}
draw-pile = Pioche : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
discard-pile = Défausse : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
dealer = donne
dealer-letter = D
to-go = encore { $points }
reached = atteint !
nothing-above = pas encore de bonus
stand-in = bot
stand-in-why = Un bot joue à cette place jusqu’au retour de la personne.
seat-aloud = { $name }, { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $status }. { $cards }
seat-holds = Cartes : { $cards }, valeur { $points }.
seat-empty = Pas de cartes.

chip-in = en jeu
chip-turn = Joue
chip-your-turn = À toi
chip-stayed = Stop
chip-frozen = Gel
chip-busted = Perdu
chip-away = Hors ligne
chip-flip-seven = Flip 7
petals-left = { $left } sur { $all } encore en jeu

## What is asked

heading-your-turn = À toi. Stop ou encore ?
heading-turn = { $name } : stop ou encore ?
heading-give-you = Pour qui, la carte { $card } ?
heading-give = { $name } : pour qui, la carte { $card } ?
heading-flips = { $you ->
    [yes] { $left ->
        [1] Tu pioches : encore une
        [2] Tu pioches : encore deux
       *[other] Tu pioches trois cartes
    }
   *[no] { $left ->
        [1] { $name } : encore une carte
        [2] { $name } : encore deux cartes
       *[other] { $name } pioche trois cartes
    }
}
heading-gets = { $you ->
    [yes] La carte { $card } est pour toi
   *[no] La carte { $card } va à { $name }
}
heading-frozen = { $you ->
    [yes] Te voilà sous le gel
   *[no] Gel pour { $name }
}
heading-stays = { $you ->
    [yes] Tu dis stop avec { $points }
   *[no] { $name } dit stop avec { $points }
}
heading-draws = { $name } pioche…
heading-draws-you = Tu pioches…
heading-deal = { $you ->
    [yes] Tu donnes.
   *[no] { $name } donne.
}
heading-round = { $round ->
    [0] On mélange les cartes…
   *[other] Manche { $round }
}
heading-won = { $you ->
    [yes] Tu gagnes !
   *[no] { $name } gagne !
}
hit-button = Encore
stay = Stop
stay-bank = avec { $points }
give-or-keep = Touche une place, ou garde-la :
give-tap = Touche la place qui la reçoit.
give-does-FZ = Qui la reçoit garde ses points et sort de la manche.
give-does-F3 = Qui la reçoit pioche trois cartes, une par une, et peut sauter.
give-does-SC = Qui la reçoit est à l’abri d’un doublon.
give-freeze-name = { $name } empoche { $points }
give-freeze-you = Tu empoches { $points }
give-freeze-after = · { $before } → { $after }
give-flip-name = { $name } pioche trois cartes
give-flip-you = Tu pioches trois cartes
give-numbers = · { $numbers ->
    [0] pas encore de numéro
    [one] { $numbers } numéro jusqu’ici
   *[other] { $numbers } numéros jusqu’ici
}
give-numbers-shielded = · { $numbers ->
    [0] pas encore de numéro, bouclier
    [one] { $numbers } numéro jusqu’ici, bouclier
   *[other] { $numbers } numéros jusqu’ici, bouclier
}
give-chance-name = { $name } a un bouclier
waiting = Question pour { $name } : stop ou encore ?
waiting-give = { $name } a une carte à donner.
out-stayed = Tu as dit stop : tes points sont à l’abri.
out-frozen = { $points ->
    [0] Te voilà sous le gel : la manche est finie pour toi, sans points.
   *[other] Te voilà sous le gel : tes points sont à l’abri.
}
answer-kept = { $answer } – envoyé dès que la connexion revient.
out-busted = Perdu ! Pas de points pour cette manche.
rush = Aller à la fin de la manche

## Risk

percent = { $per } %
risk-name = Risque de sauter à la prochaine carte
risk-bust = de risque
risk-safe = À l’abri
risk-left = { $good ->
    [one] { $good } sûre
   *[other] { $good } sûres
}
risk-why = { $bad ->
    [0] { $pile ->
        [one] La dernière carte de la pioche n’est pas un numéro que tu as.
       *[other] Aucune des { $pile } cartes de la pioche n’est un numéro que tu as.
    }
   *[other] { $pile ->
        [one] La dernière carte de la pioche est un numéro que tu as.
       *[other] Sur les { $pile } cartes de la pioche, { $bad } { $bad ->
            [one] est un numéro que tu as.
           *[other] sont des numéros que tu as.
        }
    }
}
risk-safe-why = La Seconde chance emportera le prochain doublon.
risk-name-of = { $name } : risque de sauter à la prochaine carte
risk-card = { $you ->
    [yes] { $number ->
        [0] ta prochaine carte
        [1] ta première carte
        [2] ta deuxième carte
       *[other] ta troisième carte
    }
   *[no] { $number ->
        [0] prochaine carte de { $name }
        [1] première carte de { $name }
        [2] deuxième carte de { $name }
       *[other] troisième carte de { $name }
    }
}
risk-why-name = { $bad ->
    [0] { $pile ->
        [one] La dernière carte de la pioche n’est pas un numéro que { $name } a.
       *[other] Aucune des { $pile } cartes de la pioche n’est un numéro que { $name } a.
    }
   *[other] { $pile ->
        [one] La dernière carte de la pioche est un numéro que { $name } a.
       *[other] Sur les { $pile } cartes de la pioche, { $bad } { $bad ->
            [one] est un numéro que { $name } a.
           *[other] sont des numéros que { $name } a.
        }
    }
}

## Flip Three

flip-three-on = Triple pioche pour { $name }
flip-line = { $number } · en ligne
flip-kept = { $number } · gardée
flip-gone = { $number } · défaussée
flip-aside = { $number } · de côté
flip-next = { $number } · à suivre
flip-later = { $number }
flips-wait = { $count ->
    [one] { $cards } : la carte attend que les trois soient posées.
   *[other] { $cards } : ces cartes attendent que les trois soient posées.
}
flips-on = { $you ->
    [yes] Tu pioches { $left ->
        [1] encore une carte.
        [2] encore deux cartes.
       *[other] trois cartes.
    }
   *[no] { $name } pioche { $left ->
        [1] encore une carte.
        [2] encore deux cartes.
       *[other] trois cartes.
    }
}
flips-then = { $you ->
    [yes] Tu pioches encore { $left ->
        [1] une carte
       *[other] deux cartes
    }, puis tu donnes : { $cards }.
   *[no] { $name } pioche encore { $left ->
        [1] une carte
       *[other] deux cartes
    }, puis donne : { $cards }.
}

## Moments

moment = À l’instant même
twin-yours = dans ta ligne
twin-held = devant { $name }
twin-drawn = à l’instant
freeze-banks = { $points ->
    [0] Aucun point à empocher, et fini pour cette manche
    [one] { $points } point empoché · { $before } → { $after }
   *[other] { $points } points empochés · { $before } → { $after }
}
bust-heading = Un deuxième { $card }
bust-you = Perdu ! { $lost ->
    [0] Mais aucun point ne s’envole.
    [one] Le seul point de cette manche s’envole.
   *[other] Les { $lost } points de cette manche s’envolent.
}
flip-seven = Flip 7
flip-seven-you = Tu fais un Flip 7 !
flip-seven-name = { $name } fait un Flip 7 !
flip-seven-over = { $points } points · la manche est finie pour tout le monde

## What happens to oneself

round-began-you = Manche { $number }. Tu donnes.
joined-you = Tu rejoins la partie avec { $points ->
    [one] { $points } point
   *[other] { $points } points
 }.
dealt-you = Tu reçois : { $card }.
hit-you = Tu as pioché : { $card }.
hit-kept = { $name } a pioché { $card } et reste en jeu.
hit-kept-you = Tu as pioché { $card } et tu restes en jeu.
hit-forced-you = Tu n’as pas encore de carte et tu dois piocher : { $card }.
flipped-you = Tu pioches { $number } sur 3 : { $card }.
kept-second-chance-you = Tu as un bouclier.
busted-you = Tu sautes : un deuxième { $card }. { $lost ->
    [0] { "" }
    [one] 1 point perdu.
   *[other] { $lost } points perdus.
}
saved-on-a-hit-you = La Seconde chance te sauve : elle emporte le deuxième { $card }. Ton tour est fini, tu restes en jeu.
saved-in-a-flip-three-you = La Seconde chance te sauve : elle emporte le deuxième { $card }{ $left ->
    [0] .
   *[other] , et la pioche continue.
}
flipped-seven-you = Flip 7 ! Tu as sept numéros différents : +{ $bonus }, et la manche est finie.
given-by-you = Tu donnes la carte { $card } à { $to }.{ $waits ->
    [yes] { " " }Elle attend que tout soit distribué.
   *[no] { "" }
}
given-for-you = { $giver } te donne la carte { $card }.{ $waits ->
    [yes] { " " }Elle attend que tout soit distribué.
   *[no] { "" }
}
given-to-self-you = Tu gardes la carte { $card }.{ $waits ->
    [yes] { " " }Elle attend que tout soit distribué.
   *[no] { "" }
}
given-forced-you = Plus personne d’autre en jeu : tu dois prendre la carte { $card }.{ $waits ->
    [yes] { " " }Elle attend que tout soit distribué.
   *[no] { "" }
}
passed-on-by-you = Tu as déjà une Seconde chance et tu passes celle-ci à { $to }.
passed-on-for-you = { $giver } a déjà une Seconde chance et te passe celle-ci.
froze-you = Te voilà sous le gel : tu empoches { $sum }.
stayed-you = Tu dis stop et tu empoches { $sum }.
stayed-forced-you = Tu empoches { $sum }.
wasted-nobody-you = Tout le monde en jeu a déjà une Seconde chance : celle-ci part à la défausse.
wasted-bust-you = La carte { $card } mise de côté part à la défausse : tu as sauté.
wasted-holder-you = La carte { $card } devant toi part à la défausse : tu n’es plus en jeu.
wasted-flip-seven-you = La carte { $card } en attente devant toi part à la défausse : la manche est finie.
wasted-ran-dry-you = La carte { $card } en attente devant toi part à la défausse : la manche est finie.
ran-dry-you = Tu dois recevoir une carte, mais il n’y a plus de numéro à piocher : la manche est finie, et tout le monde en jeu empoche.
game-won-you = Tu gagnes avec { $total ->
    [one] { $total } point !
   *[other] { $total } points !
}

## Between rounds

summary-heading = Manche { $round } terminée
summary-lead = { $you ->
    [yes] Tu mènes, encore { $left }.
   *[no] { $name } mène, encore { $left }.
}
summary-level = Ensemble en tête : { $names }.
summary-won = { $you ->
    [yes] Tu gagnes avec { $total ->
        [one] { $total } point !
       *[other] { $total } points !
    }
   *[no] { $name } gagne avec { $total ->
        [one] { $total } point !
       *[other] { $total } points !
    }
}
summary-tied = Égalité à { $total } : { $names }. Tout le monde joue une manche de plus, et tout le monde peut la gagner.
summary-deals = { $you ->
    [yes] À toi de donner.
   *[no] Prochaine donne : { $name }.
}
summary-bust = un deuxième { $card }
summary-rule = L’objectif est { $target }. En cas d’égalité en tête, on joue une manche de plus.
summary-tie-rule = En cas d’égalité en tête, tout le monde joue une manche de plus (G.2).
summary-read =
    { $count ->
        [one] { $names } lit encore les scores.
       *[other] { $names } lisent encore les scores.
    }
rank-up = en hausse
rank-down = en baisse
rank-same = stable
hold = Pause
held = En pause
next-round = Manche suivante

## Around the table

log = Le fil de la partie
why = pourquoi ?
emotes = Dis quelque chose
emote-wave = Coucou
emote-clap = Bravo
emote-laugh = Rire
emote-gasp = Oh !
emote-cry = Snif
emote-fire = En feu
emote-luck = Bonne chance
emote-good-game = Bien joué
odds-toggle = Risques
speed = Vitesse des cartes
speed-now = Vitesse : { $speed }
speed-host = { $host } choisit la vitesse de réponse des bots.
home = Accueil
keys = H : encore. S : stop. Les chiffres et les flèches donnent une carte. M lit tes cartes, T toute la table, une touche de chiffre sans Maj (ou avec, selon le clavier) une place. L montre le fil de la partie, « ? » ces touches ; Espace, Entrée ou Échap continue. Avec un lecteur d’écran, les touches agissent en mode focus.
replay-keys = Espace lit et met en pause, les flèches gauche et droite avancent pas à pas, Début et Fin vont au début et à la fin. L montre le fil de la partie, T lit toute la table, une touche de chiffre sans Maj (ou avec, selon le clavier) une place, « ? » ces touches. Avec un lecteur d’écran, les touches agissent en mode focus.
lesson-keys = H : encore. S : stop. Les chiffres et les flèches donnent une carte. M lit tes cartes, T toute la table, une touche de chiffre sans Maj (ou avec, selon le clavier) une place, « ? » montre ces touches ; Espace ou Entrée continue, Échap termine la leçon. Avec un lecteur d’écran, les touches agissent en mode focus.
key-heading = Touches
key-hit = encore
key-stay = stop
key-give = donner une carte
key-mine = lire tes cartes
key-table = lire toute la table
key-seat = lire une place (AZERTY : sans Maj)
key-log = le fil de la partie ; ↑ ↓ le parcourent
key-go-on = continuer ; Entrée et Échap aussi
key-help = ces touches
key-leave-lesson = terminer la leçon
key-play = lire et mettre en pause
key-step = un pas en arrière ou en avant
key-ends = au début ou à la fin
key-reader = Avec un lecteur d’écran, les touches agissent en mode focus.
key-name-shift = Maj
key-name-space = Espace
key-name-escape = Échap
key-name-home = Début
key-name-end = Fin
leave = Quitter la table
leave-not = Rester à la table
leave-hint = Un bot continue pour toi. Avec le code { $code }, tu peux revenir.
leave-ask = Quitter la table ?
hand-over = Laisser un bot jouer pour { $name }
hand-over-short = Un bot joue
pocket-on = Mes cartes seulement : la table est sur le grand écran
pocket-off = Toute la table
pocket-look = Lève les yeux : le reste est sur le grand écran.
waiting-away = { $name } n’est pas là.
waiting-away-host = { $name } n’est pas là. { $host } peut laisser jouer un bot.
waiting-away-soon = { $name } n’est pas là. Dans une minute, quelqu’un d’autre pourra laisser jouer un bot.
show-result = Voir le résultat
come-back = Me revoilà
stand-in-for-you = Un bot joue pour toi.

## Qui est à la table

people = Participants
person-host = Nommer hôte
person-host-hint = L’hôte choisit les bots et la façon de jouer, et lance la partie.
person-free = Libérer la place
person-free-hint = La personne est hors ligne et pourra se rasseoir.
person-send = Renvoyer
person-send-ask = Renvoyer { $name } ?
person-send-hint = Impossible ensuite de revenir à cette table ou à ses revanches.
person-keep = Annuler
person-left = a quitté la table
person-sent = renvoi par l’hôte
person-watches = regarde
lock-table = Verrouiller la table
lock-on = Plus personne ne peut se joindre
lock-off = Le code suffit pour se joindre
locked-watch = Cette table est verrouillée. Tu peux regarder.

## Annonces du serveur

notice = Annonce
notice-minutes = { $minutes ->
    [one] Le serveur redémarre dans { $minutes } minute. Rien n’est perdu.
   *[other] Le serveur redémarre dans { $minutes } minutes. Rien n’est perdu.
}
notice-soon = Le serveur redémarre dans moins d’une minute. Rien n’est perdu.
notice-now = Le serveur redémarre maintenant. Rien n’est perdu.
notice-hide = Masquer l’annonce

## Bar and menu

bar-home = Flip 7, accueil
bar-language = Langue
bar-sound = Son
bar-to-dark = Couleurs sombres
bar-to-light = Couleurs claires
bar-menu = Menu
bar-close = Fermer
menu-pages = Pages
menu-new = Nouvelle table
menu-watch = Regarder
menu-how = Règles du jeu
menu-score = Compter les points
menu-about = À propos
menu-preferences = À ton goût
menu-look = Couleurs
menu-look-system = Comme l’appareil
menu-look-light = Claires
menu-look-dark = Sombres
menu-odds = Montrer les risques
menu-odds-hint = Là où la table le permet.
menu-speed = Vitesse des cartes
menu-speed-slow = Lente
menu-speed-normal = Normale
menu-speed-fast = Rapide
menu-text = Taille du texte
menu-text-normal = Normale
menu-text-large = Grande
menu-text-largest = Très grande
menu-volume = Volume
menu-vibration = Vibration

## Who you are

me-name = Ton nom
me-colour = Ta couleur
me-colour-change = Changer de couleur, en ce moment { $colour }
me-made-up = Un nom pour commencer. Mets le tien !
# As many names as you like, with commas between them: for people who have not said theirs.
me-names = Sauge, Trèfle, Tilleul, Coquelicot, Bleuet, Menthe, Fougère, Genêt, Myrtille, Lilas, Pivoine, Érable
colour-1 = rouge
colour-2 = bleu
colour-3 = vert
colour-4 = prune
colour-5 = bleu canard
colour-6 = ambre
colour-7 = indigo
colour-8 = olive

## Bots

bot = bot
bot-strength = force { $level } sur { $most }
bot-strength-legend = Plus il y a de pétales, plus le bot est fort.
bot-levels = Du plus facile au plus fort
bot-characters = Personnages
bot-kind-other = Bot
bot-line-other = suit sa propre règle
bot-choose = Choisir un bot
bot-remove = Libérer la place

## Home

front-page = Flip 7, la table ouverte
front-headline = Sept cartes différentes. Encore une ?
front-lead = Retourne sept numéros différents, ou dis stop tant que tout va bien. Plus la fleur a de pétales, plus sa carte est fréquente.
front-back = Retour à ta partie
front-back-where = table { $code }
front-play = Jouer
front-play-with = toi et trois bots
front-play-wait = On mélange…
front-first-with = ta première partie, avec des conseils
front-first-plain = Je connais : sans conseils
front-new = Nouvelle table
front-join = Rejoindre
front-join-code = Code ou lien d’une table
front-join-hint = Code
front-join-how = Un code a six lettres et chiffres. Il s’affiche sur l’écran de la table.
front-watch = Regarder
front-how = Règles du jeu
front-learn = Apprends en cinq petites manches
front-learn-done = { $done } sur { $all } faites
front-learn-away = Ranger les leçons
front-screen = Afficher sur grand écran
front-daily = La partie du jour
front-puzzles = Problèmes
front-score = Compter les points avec de vraies cartes
you-link = Tes parties
front-notice = Un projet de fans, open source. Ni créé ni approuvé par l’éditeur du jeu.
front-about = À propos
install-heading = Garder Flip 7 sur cet appareil ?
install-why = Il s’ouvre alors comme une appli, d’un seul geste.
install-go = Installer
install-never = Non, merci

## New table

new-page = Nouvelle table
new-heading = Nouvelle table
new-lead = Les places libres sont pour tes amis : tu auras un code à leur donner.
new-you = Toi
new-seats = Places
new-seats-fewer = Une place de moins
new-seats-more = Une place de plus
new-play = Je joue aussi
new-play-hint = Non : cet écran montre la table, et la première personne assise avec son téléphone mène la partie.
new-public = Publique
new-public-hint = Tout le monde peut trouver la table sous « Regarder » et s’y asseoir.
new-fill = Des bots sur toutes les places libres
new-clear = Aucun bot
new-open = Ouvrir la table
new-open-wait = Ouverture…
new-seat-you = Toi
new-seat-number = Place { $number }
new-seat-free = pour tes amis

## How a table is played

opt-heading = Comment on joue
opt-target = Partie en
opt-target-other = Autre
opt-target-points = Points à atteindre
opt-target-most = Avec { $seats } places, { $most } points au plus : au-delà, la partie est trop longue.
opt-odds = Risques, pour qui veut les voir
opt-odds-on = Visibles
opt-odds-off = Cachés
opt-timer = Temps par tour
opt-timer-off = Sans limite
opt-timer-seconds = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
opt-timer-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
opt-bots = Les bots répondent
opt-bots-at-once = tout de suite
opt-bots-fast = vite
opt-bots-normal = sans se presser
opt-bots-slow = lentement
opt-late = Qui arrive en retard commence avec
opt-late-zero = 0 point
opt-late-lowest = le plus petit total
opt-first = Commence la manche
opt-first-dealer = qui donne
opt-first-left = la place suivante
opt-change = Modifier

## Lobby

lobby-page = Table { $code }
lobby-heading = Table { $code }
lobby-invite = Inviter
lobby-scan = À scanner, ou tape le code sur { $host }
lobby-qr = Code QR avec le lien vers cette table
lobby-share = Inviter
lobby-share-title = Flip 7
lobby-share-text = Une place t’attend : table { $code }
lobby-copy = Copier le lien
lobby-copied = Le lien est copié.
lobby-not-copied = Copie ce lien :
lobby-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
lobby-seats = Places
lobby-taken = { $taken ->
    [one] { $taken } prise
   *[other] { $taken } prises
} sur { $seats }
lobby-you = toi
lobby-host = hôte
lobby-here = ici
lobby-away = Hors ligne
lobby-ready = C’est bon
lobby-not-ready = pas encore
lobby-free = Place libre
lobby-free-hint = pour qui vient ensuite
lobby-sit = S’asseoir
lobby-sit-number = S’asseoir à la place { $number }
lobby-move = Venir ici
lobby-move-number = Aller à la place { $number }
lobby-bot-add = Mettre un bot
lobby-bot-add-number = Mettre un bot à la place { $number }
lobby-bot-change = Changer { $name }
lobby-person = { $name } : plus
lobby-take = Prendre place
lobby-join = Jouer aussi
lobby-seat-add = Ajouter une place
lobby-seat-drop = Enlever la place { $number }
lobby-bot-drop = Enlever le bot et sa place
lobby-fill = Compléter avec des bots
seat-at = Place { $number } sur { $seats }
seat-up = Monter
seat-down = Descendre
seat-swaps = échange avec { $name }
seat-swaps-free = vers la place libre
lobby-i-am-ready = C’est bon pour moi
lobby-not-yet = touche pour annuler
lobby-start = C’est parti
lobby-start-with = { $count ->
    [one] en solo
   *[other] à { $count }
}
lobby-start-bots = { $count ->
    [one] un bot prend la place libre
   *[other] des bots prennent les { $count } places libres
}
lobby-waits-host = { $name } appuie sur « C’est parti ».
lobby-waits-nobody = La table attend son hôte.
lobby-all-ready = Tout le monde est prêt.
lobby-waits-ready = On attend encore : { $names }.
screen-first = La première personne assise appuie sur « C’est parti ».
screen-sit = Prenez place avec votre téléphone.
screen-more = Il reste de la place.
screen-leads = donne le départ
screen-own = Jouer sur cet écran
lobby-stand-up = Se lever et regarder
lobby-leave = Quitter la table
lobby-shuffle = Donne un mot pour le mélange
lobby-shuffle-why = Le serveur a déjà mis sous clé sa part du mélange, et ton mot s’y ajoute : personne, pas même le serveur, ne peut choisir les cartes.
lobby-word = Ton mot
lobby-word-give = Donner
lobby-word-given = Ton mot y est. Un autre le remplacera.
lobby-word-drawn = Cette page a tiré un mot au hasard pour toi : { $word }. Le tien le remplacera.
lobby-words-by = Ont donné un mot : { $names }.
lobby-secret = Empreinte de la part du serveur

## Watch

watch-page = Regarder
watch-heading = Tables publiques
watch-lead = Regarde une partie, ou prends une place libre.
watch-empty = Aucune table publique n’est ouverte en ce moment.
watch-empty-hint = Ouvres-en une, et elle apparaîtra ici.
watch-of = Chez { $name }
watch-nobody = Une table
watch-lobby = On s’installe
watch-playing = En cours
watch-over = Terminée
watch-free = { $count ->
    [0] aucune place libre
    [one] { $count } place libre
   *[other] { $count } places libres
}
watch-seats = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}, { $bots ->
    [0] aucun bot
    [one] { $bots } bot
   *[other] { $bots } bots
}
watch-target = en { $target } points
watch-go = Regarder
watch-sit = Rejoindre

## Trouble

nowhere-page = Rien ici
nowhere-heading = Rien ne pousse ici
nowhere-line = Cette adresse ne mène à aucune page.
no-server-heading = Il faut un serveur
no-server-line = Ce site n’en a pas : ici, tout se joue sur un seul appareil. Une table pour plusieurs appareils se trouve à l’adresse de son serveur.
trouble-home = Accueil
trouble-retry = Réessayer
trouble-reload = Charger la nouvelle version
trouble-new = Nouvelle table
trouble-connecting = On rejoint la table…
trouble-lost = Connexion perdue
trouble-lost-line = Rien n’est perdu : nouvel essai automatique…
trouble-lost-short = Connexion perdue. Ta place est gardée.
trouble-lost-watching = Connexion perdue. Nouvel essai automatique.
trouble-offline = Tu es hors ligne
trouble-offline-line = Rien n’est perdu, et la partie reviendra avec le réseau.
trouble-offline-short = Tu es hors ligne. La partie reviendra avec le réseau.
trouble-restarting = Le serveur redémarre
trouble-restarting-line = Rien n’est perdu. La page reprend toute seule dans un instant.
trouble-restarting-short = Le serveur redémarre. La partie reprend toute seule.
trouble-gone = Le serveur ne répond pas
trouble-gone-line = Depuis un moment déjà. Rien n’est perdu : cette page reprendra toute seule à son retour, et le même lien marchera aussi plus tard.
trouble-gone-short = Le serveur ne répond pas. La partie est gardée et reprendra toute seule.
trouble-unknown = Cette table n’existe pas
trouble-unknown-line = Le code est peut-être mal tapé, ou la table a été rangée parce que personne ne venait.
trouble-no-game = Cette partie n’existe pas
trouble-no-game-line = Le lien est peut-être incomplet, ou la partie a été rangée depuis longtemps.
trouble-device-line = Elle a été supprimée ou jouée sur un autre appareil.
trouble-many = Trop de monde en ce moment
trouble-version = Il y a une version plus récente
trouble-version-line = Cette page est plus ancienne que le serveur. Recharge-la : rien n’est perdu.
trouble-sent-away = L’hôte t’a renvoyé de cette table.
trouble-sent-away-line = Tu ne peux pas y revenir, ni à ses revanches. Toutes les autres tables te sont ouvertes.
trouble-closed = Cette table est fermée
trouble-blocked = Tu ne peux pas jouer ici
trouble-chunk = Cette page n’a pas pu être chargée
trouble-chunk-line = Le réseau a disparu, ou le serveur a une version plus récente. Réessaie ; rien n’est perdu.
trouble-other = Ça n’a pas marché

## Why something was refused

why-offline = Pas de connexion au serveur. Vérifie le réseau et réessaie.
why-network = L’arbitre n’a pas pu être chargé : pas de réseau. Réessaie ; cela reprendra où cela s’est arrêté.
why-no-wasm = Ce navigateur ne peut pas lancer l’arbitre : WebAssembly manque ou est désactivé. Un autre navigateur le peut, ou une table sur un serveur.
why-broken = Une partie de l’arbitre est arrivée abîmée. Recharge la page.
why-no-space = Cet appareil manque de mémoire pour l’arbitre. Ferme d’autres onglets et réessaie.
why-elsewhere = Les parties de cet appareil sont ouvertes dans un autre onglet.
why-bad-message = Le serveur n’a pas compris. Recharge la page.
why-bad-name = Un nom a de 1 à 24 caractères visibles.
why-bad-record = Cette partie est illisible : ce qui en a été gardé est abîmé.
why-bad-word = Un mot a de 1 à 60 caractères visibles.
why-hello-first = La page et le serveur ne se suivent plus. Recharge la page.
why-hello-again = La page et le serveur ne se suivent plus. Recharge la page.
why-foreign-origin = On ne peut pas jouer ici depuis la page d’un autre site. Ouvre la page de ce serveur.
why-free-seats = Il reste des places libres : à chacune, il faut une personne ou un bot.
why-house-is-full = Il y a trop de tables ici. Réessaie plus tard.
why-illegal = Ce n’est pas une réponse à la question. Choisis parmi celles affichées.
why-is-here = Cette personne est connectée et joue elle-même.
why-is-over = La partie est finie. Tu peux en demander une autre.
why-no-bot-there = Il n’y a plus de bot à cette place. Choisis-en une autre.
why-no-such-person = Cette personne n’est plus à la table. Choisis quelqu’un d’autre.
why-no-such-seat = Cette place n’existe pas. Choisis-en une autre.
why-not-asked = C’est le tour de quelqu’un d’autre. Le tien viendra.
why-not-found = Il n’y a rien à cette adresse. Repars de l’accueil.
why-not-over = La partie n’est pas encore finie. Réessaie quand elle le sera.
why-no-such-choice = Il n’y a pas de tel choix dans cette partie.
why-not-started = La partie n’a pas commencé. L’hôte de la table la lance.
why-already-started = La partie a commencé ; c’était à changer avant.
why-not-the-host = Seul l’hôte de la table peut faire ça. Demande-lui.
why-no-seat = Tu n’as pas de place à cette table, mais tu peux regarder.
why-bot-plays = Un bot joue à cette place. Dis d’abord que tu es de retour.
why-other-protocol = Cette page est plus ancienne que le serveur. Recharge-la.
why-our-fault = Quelque chose a mal tourné chez nous. Rien n’a changé.
why-seat-taken = Trop tard : la place est prise. Choisis-en une autre.
why-stale = Cette question a déjà sa réponse. La partie continue.
why-stopping = Le serveur redémarre. Réessaie dans un instant.
why-store-trouble = Impossible d’enregistrer pour l’instant, donc rien ne s’est passé. Réessaie.
why-table-is-full = Il n’y a plus de place pour un siège de plus. Tu peux regarder.
why-too-fast = Trop à la fois. Attends une minute.
why-too-large = C’est trop long à envoyer. Raccourcis.
why-unknown-bot = Ce bot n’existe pas. Choisis-en un autre.
why-unknown-table = Aucune table n’a ce code. Vérifie-le, ou ouvre une nouvelle table.
why-blocked = La personne qui gère ce serveur a bloqué ton adresse. Demande-lui si c’est une erreur.
why-is-closed = Cette table est fermée. Tu peux en ouvrir une autre.
why-locked = Cette table est verrouillée. Tu peux regarder.
why-other-behaviour = Cette partie a été commencée avec une version plus ancienne des règles et ne peut pas continuer.
why-sent-away = L’hôte t’a renvoyé de cette table.
why-too-long-a-game = Cette partie durerait trop longtemps. Choisis moins de places ou moins de points.
why-too-few-seats = Il faut au moins deux places pour jouer.
why-is-a-board = Ce code est celui d’un tableau de scores. Ouvre son lien, ou entre le code sur la page d’accueil.
why-not-a-board = On joue à cette table ; ce n’est pas un tableau de scores.
why-not-invited = Cette invitation à marquer n’est pas valable. Demandes-en une autre.
why-bad-entry = Une entrée est abîmée et n’a pas pu être partagée. Elle reste sur cet appareil.
why-board-is-full = Ce tableau est plein. Ce que tu notes reste sur cet appareil.

## What happened, and why

log-nothing = Il ne s’est encore rien passé.
log-unheard = Impossible de charger ce qui s’est passé avant.
log-why-line = Pourquoi ? { $line }
log-earlier = Plus tôt
why-not-now = Le texte de la règle ne peut pas être chargé pour l’instant : { $rules }.

## For the ears

narrate-label = Ce qui se passe, lu à voix haute
narrate-hint = H : encore. S : stop. M lit tes cartes, T toute la table ; « ? » montre toutes les touches.
narrate-hint-watching = T lit toute la table ; « ? » montre toutes les touches.
narrate-missed = { $count ->
    [one] { $count } autre chose s’est passée ; elle est dans le fil de la partie.
   *[other] { $count } autres choses se sont passées ; elles sont dans le fil de la partie.
}
narrate-turn = À toi. Tu as { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Stop ou encore ?
narrate-turn-odds = À toi. Tu as { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $per } % de risque. Stop ou encore ?
narrate-turn-safe = À toi. Tu as { $cards } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et la prochaine carte ne peut pas te faire sauter. Stop ou encore ?
narrate-flip-risk = { $per } % de risque : { $which }.
narrate-flip-safe = Sous la Seconde chance : { $which }.
narrate-give = Pour qui, la carte { $card } ?
narrate-option = { $key } : { $what }
narrate-freeze = { $you ->
    [yes] Tu empoches { $points }, de { $before } à { $after }.
   *[no] { $name } empoche { $points }, de { $before } à { $after }.
}
narrate-flip = { $you ->
    [yes] Tu pioches trois cartes.
   *[no] { $name } pioche trois cartes.
} { $numbers ->
    [0] Aucun numéro
    [one] { $numbers } numéro
   *[other] { $numbers } numéros
}{ $shield ->
    [yes] , bouclier.
   *[no] .
}
narrate-chance = { $name } a un bouclier. { $numbers ->
    [0] Aucun numéro
    [one] { $numbers } numéro
   *[other] { $numbers } numéros
}.
narrate-table = Manche { $number }, { $you ->
    [yes] tu donnes
   *[no] { $dealer } donne
} ; { $draw ->
    [one] { $draw } carte
   *[other] { $draw } cartes
} dans la pioche, { $discard } à la défausse.
narrate-seat = { $name } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}, { $status ->
    [stayed] stop
    [frozen] sous le gel
    [busted] perdu
   *[active] en jeu
}. { $held ->
    [none] Pas de cartes.
    [busted] Cartes : { $cards }, valeur 0.
   *[some] Cartes : { $cards }, valeur { $points }.
}
narrate-hurry = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
}
narrate-emote = { $name } : { $emote }

## The end of a game

podium-how = { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $rounds ->
    [one] { $rounds } manche.
   *[other] { $rounds } manches.
}
podium-standings = Classement final
podium-rounds = { $count ->
    [one] manche
   *[other] manches
}
podium-cards = { $count ->
    [one] carte retournée
   *[other] cartes retournées
}
podium-busts = { $count ->
    [one] manche perdue
   *[other] manches perdues
}
podium-saves = { $count ->
    [one] sauvetage par Seconde chance
   *[other] sauvetages par Seconde chance
}
podium-flip-sevens = Flip 7
podium-best = meilleure manche : { $name }
podium-streak = manches d’affilée sans sauter : { $name }
podium-no-numbers = Les chiffres de la partie ne peuvent pas être chargés pour l’instant.
podium-daily = Voir comment la partie s’est passée
podium-branch = C’était un « et si » d’une autre partie. Rien n’est compté.
podium-branch-back = Retour à la partie
podium-rematch = Rejouer
podium-rematch-host = Toutes les personnes encore là suivent, et les bots aussi.
podium-rematch-guest = Tout le monde peut le demander : qui est encore là suit, et les bots aussi.
podium-follow = À la partie suivante
screen-again = Encore une partie ? Touchez « { $again } » sur un téléphone.
podium-replay = Revoir
podium-review = Analyse
podium-seed = La graine de tous les mélanges
check-title = Vérifier le mélange
podium-json = Pour les programmes (.json)
podium-f7 = Pour les humains (.f7)
podium-new = Nouvelle table
podium-back = Retour au résultat
share-title = Partager le résultat
share-trouble = L’image ne peut pas être faite pour l’instant. Vérifie la connexion et réessaie.
share-race = Manche par manche

## Replay

replay-heading = Revoir la partie
replay-not-begun = Cette partie n’a pas encore commencé : il n’y a rien à revoir.
replay-what-if = Et si ?
replay-copied = Le lien est copié.

## How to play

how-title = Règles du jeu · Flip 7
how-heading = Comment jouer
how-lead = Prends une carte après l’autre, jamais deux fois le même numéro, et arrête-toi à temps. On joue en 200 points.
how-lessons = Apprendre en jouant
how-lessons-hint = Cinq manches à une vraie table, une demi-minute chacune.
how-lessons-trouble = Les leçons ne peuvent pas être chargées pour l’instant.
how-seen = faite
how-hints = Conseils pendant la partie
how-hints-hint = Une phrase pour chaque nouveauté, une seule fois.
how-short = Le jeu en six phrases
how-turn = Tout le monde reçoit une carte. Puis, chacun son tour : encore une carte, ou stop, et tu empoches ce que tu as.
how-numbers = Un numéro vaut ses points. Si tu l’as déjà, tu sautes : hors de la manche, sans rien. Il y a autant de cartes d’un numéro que de pétales sur sa fleur : douze 12, un seul 1.
how-modifiers = De +2 à +10, ce sont des points en plus ; ×2 double tes numéros. Aucun ne te fait sauter.
how-actions = Gel, Triple pioche et Seconde chance se donnent ou se gardent dès qu’ils sortent.
how-seven = Sept numéros différents font un Flip 7 : 15 points de plus, et la manche est finie pour tout le monde.
how-win = Quand quelqu’un a 200 à la fin d’une manche, le plus haut total gagne. En cas d’égalité, on continue.
how-rules = Toutes les règles
rules-find = Chercher dans les règles
rules-find-hint = Un mot, ou un numéro comme F3.6
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-nothing = Aucune règle ne dit « { $words } ».
rules-trouble = Les règles ne peuvent pas être chargées pour l’instant.
rules-again = Réessayer

## Lessons

lesson-somebody = Ana
lesson-coach = Leçon
lesson-progress = { $given ->
    [one] { $given } réponse donnée
   *[other] { $given } réponses données
} sur { $answers }
lesson-close = Fermer la leçon
lesson-deal = On distribue les cartes…
lesson-back = Revenir en arrière
lesson-next = Leçon suivante
lesson-again = Encore une fois
lesson-play = À toi de jouer !

lesson-bust = Sauter
lesson-bust-about = Une carte de trop, et pourquoi ça fait mal.
lesson-bust-1 = Tout le monde a une carte. La tienne est un 8 : 8 points, si tu dis stop maintenant. Dis encore.
lesson-bust-2 = 8 et 4 font 12 points. La barre montre combien de cartes te feraient sauter : peu. Dis encore.
lesson-bust-3 = 22 points, et un deuxième 8, 4 ou 10 les emporterait tous. Bon moment pour dire stop. Mais vois ce qui arrive : encore.
lesson-bust-end = Un deuxième 8 : perdu. Tu es hors de cette manche et elle ne te rapporte rien. Ce que tu as empoché avant reste à toi.
lesson-bust-away = Empoché : ces points sont à toi, et personne ne peut les reprendre. C’est comme ça qu’on marque. Maintenant reviens en arrière, et regarde comment on saute.

lesson-second-chance = Seconde chance
lesson-second-chance-about = Un bouclier contre un doublon.
lesson-second-chance-1 = Tu reçois une Seconde chance. Elle attend au-dessus de ta ligne. Dis encore.
lesson-second-chance-2 = Un 9. Avec le bouclier, la prochaine carte ne peut pas te faire sauter : la jauge dit « À l’abri ». Dis encore.
lesson-second-chance-3 = Un deuxième bouclier ! Personne n’en a deux : donne celui-ci à quelqu’un qui n’en a pas. Choisis une place.
lesson-second-chance-4 = Tu as toujours le tien. De l’audace : encore.
lesson-second-chance-end = Un deuxième 9, et tu restes en jeu : le bouclier l’emporte, et les deux partent à la défausse. Désormais, un doublon te ferait de nouveau sauter.
lesson-second-chance-away = Empoché, à l’abri. Mais le bouclier serait gâché : il ne passe pas à la manche suivante. Reviens en arrière et dis encore.

lesson-freeze = Gel
lesson-freeze-about = Qui le reçoit doit s’arrêter tout de suite.
lesson-freeze-1 = À toi, avec un 7. Dis encore.
lesson-freeze-2 = 12 points. Rita en a déjà 23, et reste en jeu. Dis encore.
lesson-freeze-3 = Un Gel. Qui le reçoit empoche ses points et sort de la manche : n’importe qui en jeu, toi aussi. Chaque place dit ce que ça donnerait. Choisis-en une.
lesson-freeze-end = C’est le gel. Les points sont empochés, et c’est tout pour cette manche : impossible de creuser l’écart, et même une Seconde chance n’y fait rien.
lesson-freeze-end-self = Le Gel est pour toi : 12 points empochés, et rien ne peut leur arriver. Souvent, un Gel rapporte plus sur quelqu’un qui a beaucoup de cartes ou un gros total.
lesson-freeze-away = Empoché. Un bon choix, mais la prochaine carte est un Gel, et il faut voir ça. Reviens en arrière et dis encore.

lesson-flip-three = Triple pioche
lesson-flip-three-about = Trois cartes d’un coup, et ce qui attend pendant ce temps.
lesson-flip-three-1 = Tu as un 5. Dis encore.
lesson-flip-three-2 = Une Triple pioche : qui la reçoit pioche trois cartes, l’une après l’autre. Tu n’as qu’une carte, le risque est petit. Garde-la pour toi.
lesson-flip-three-3 = En route, un Gel est sorti. Il a été mis de côté jusqu’à la troisième carte. Maintenant tu le donnes, comme n’importe quel Gel.
lesson-flip-three-end = C’est tout : pioche trois cartes, puis distribue ce qui est de côté, dans l’ordre. Si tu avais sauté en route, le Gel serait parti à la défausse.
lesson-flip-three-end-self = Le Gel est pour toi, et tu empoches 16. C’est permis. Si tu avais sauté en route, le Gel serait parti à la défausse.
lesson-flip-three-away = C’est permis aussi : une Triple pioche fait souvent sauter quelqu’un qui a beaucoup de cartes. Mais reviens en arrière et essaie-la toi-même.

lesson-flip-7 = Flip 7
lesson-flip-7-about = Sept numéros différents, et 15 points en prime.
lesson-flip-7-1 = Une Triple pioche à la donne, avant ta première carte. Avec une ligne vide, presque rien ne peut arriver : garde-la pour toi.
lesson-flip-7-2 = Trois numéros d’un coup. Encore quatre différents, et c’est un Flip 7. Dis encore.
lesson-flip-7-3 = Encore une Triple pioche. C’est osé, mais ceci est une leçon : garde-la pour toi.
lesson-flip-7-4 = Six numéros différents ! Encore un, et la manche est à toi. Le 0 compte aussi. Dis encore.
lesson-flip-7-end = Flip 7 ! La manche s’arrête aussitôt pour tout le monde, et tu marques tes cartes et 15 points de plus.
lesson-flip-7-away = Raisonnable, mais pas de Flip 7. Reviens en arrière, et ose.

## Ce que l’on voit à la table
saved-heading-you = Ouf, la Seconde chance !
saved-heading = Ouf pour { $name }
saved-how = La Seconde chance emporte le deuxième { $card } : les deux sont défaussés.
summary-standings = Classement après cette manche
tv-join = Rejoins avec ton téléphone : { $address }
tv-watch = Suis la partie sur ton téléphone : { $address }

## Sur cet appareil

device-page = Sur cet appareil · Flip 7
device-heading = Sur cet appareil
device-lead = Faites passer le téléphone ou jouez contre des bots. Sans serveur ni réseau : tout reste ici.
device-who = Qui joue ?
device-name = Nom du joueur { $number }
device-player = Joueur { $number }
device-seat-change = Modifier { $name }
device-add-person = Ajouter un joueur
device-add-bot = Ajouter un bot
device-person-remove = Retirer { $name }
device-two = Il faut être au moins deux : ajoutez un joueur ou un bot.
device-deal = Distribuer
device-people = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
}
device-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
device-fetching = Le jeu se charge sur cet appareil : { $loaded } sur { $total } Mo, une seule fois
device-starting = Préparation du jeu…
device-go-on = Continuer
device-take-over = Les utiliser ici
device-storage-full = La mémoire de cet appareil est pleine : les parties durent tant que cette page est ouverte.
device-storage-forbidden = Ce navigateur ne peut rien enregistrer : les parties durent tant que cette page est ouverte.
device-games = Parties sur cet appareil
device-no-games = Aucune partie pour l’instant. La première apparaîtra ici.
device-game-new = Pas encore distribuée
device-game-round = Manche { $round }, meilleur score { $best }
device-game-won = { $name } a gagné avec { $points }
device-game-old = D’une version plus ancienne
device-game-more = Plus sur la partie de { $names }
device-delete = Supprimer
device-delete-heading = Supprimer cette partie ?
device-delete-hint = Elle n’est nulle part ailleurs. On ne peut pas revenir en arrière.
device-keep = La garder
device-deleted = La partie est supprimée.
device-back-up = Sauvegarder toutes les parties
device-restore = Restaurer une sauvegarde
device-restored = { $restored ->
    [0] Aucune partie n’est nouvelle ici.
    [one] { $restored } partie est de retour.
   *[other] { $restored } parties sont de retour.
}
device-skipped = { $skipped ->
    [one] { $skipped } était déjà ici.
   *[other] { $skipped } étaient déjà ici.
}
device-restore-broken = Ce n’est pas une sauvegarde de Flip 7. Rien n’a changé.
device-replay-file = Revoir un fichier
device-no-clipboard = Ce navigateur ne laisse rien copier. Enregistrez plutôt la partie dans un fichier.
front-device = Sur cet appareil
front-device-hint = un téléphone pour tous
front-no-server = Pour jouer depuis plusieurs appareils, quelqu’un lance un serveur : make serve.
front-server-guide = Comment faire
update-ready = Une nouvelle version est prête.
update-take = Mettre à jour

## Passer le téléphone

pass-to = Passez à
pass-turn = C’est à { $name }.
pass-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pass-take = Je suis { $name }
pass-off = Ne plus afficher
pass-off-told = Désactivé. Le menu le réactive.
pass-setting = Demander de passer le téléphone
pass-setting-hint = Dit à qui c’est et attend
facing-setting = Les places face à leurs joueurs
facing-setting-hint = Pour une tablette posée sur la table
leave-name = { $name } quitte la table
come-back-name = { $name } est de retour
hot-seat = Quelqu’un d’autre sur cet appareil
hot-seat-title = Jouer aussi sur cet appareil
hot-seat-sit = S’asseoir
hot-seat-remove = Retirer { $name } de cet appareil

## Revoir une partie

record-heading = Revoir une partie
record-copy = Copier le lien
record-by-hand = Copiez ce lien :
