# La feuille de score d’une partie avec de vraies cartes. Noms, cartes et sommes arrivent prêts à l’affichage.

## The game

score-players = Une partie se joue de { $least } à { $most }, pas à { $count }.
score-twins = Deux personnes ont le même nom.
score-name = Le nom numéro { $number } doit compter de 1 à 100 caractères affichables.
score-dealer = Le donneur doit être l’une des { $count } personnes.
score-keeper-name = Le nom d’une partie ou d’un appareil compte de 1 à 40 lettres, chiffres et traits d’union.
score-too-long = Une partie compte au plus { $most } entrées.

## What cannot be

score-no-seat = Il y a { $count } personnes, et ce n’est aucune d’elles.
score-full = Une partie compte au plus { $most } personnes.
score-other-deck = { $count } personnes ont besoin d’un autre paquet, qui ne peut pas arriver en cours de partie.
score-too-few = Il faut qu’au moins { $least } continuent à jouer.
score-away = { $name } est déjà hors du jeu.
score-not-away = { $name } est dans la partie.
score-has-played = { $name } a déjà joué et peut seulement partir.
score-nobody = personne { $number }
score-no-round = La manche { $number } n’existe pas encore.
score-no-entry = Cette entrée n’existe pas.
score-no-number = Un score est un nombre entier de 0 à { $most }.
score-too-high = { $points } ? Une manche rapporte au plus { $most }.
score-impossible = { $points } ? Aucune main ne donne cela.
score-other-place = Une correction vaut pour la même personne et la même question.
score-misfit = { $why ->
    [over] La partie est finie.
    [early] La manche { $count } n’a pas commencé.
    [late] La manche { $count } est finie.
    [live] Cette manche est suivie carte par carte.
    [not-live] Cette manche est notée à la fin, pas carte par carte.
    [taker] { $name } ne peut pas recevoir la carte { $card } maintenant.
    [all-seen] { $count ->
        [one] La seule carte { $card } est déjà sortie.
       *[other] Les { $count } cartes de cette sorte sont déjà sorties : { $card }.
    }
    [all-on-table] { $count ->
        [one] La seule carte { $card } est déjà sur la table.
       *[other] Il n’y en a que { $count }, toutes sur la table : { $card }.
    }
    [bust] { $name } a déjà le { $card } : un deuxième fait sauter.
    [has-one] { $name } a déjà une carte { $card }.
    [eighth] { $name } a sept nombres : c’est un Flip 7, et la manche est finie.
    [other-flip-seven] { $name } a le Flip 7 de cette manche : il l’a terminée.
    [settled] Le score de { $name } est déjà là : corrigez-le.
    [has-cards] Des cartes de { $name } sont déjà entrées : complétez-les ou annulez-les.
    [not-in] { $name } ne joue pas dans cette manche.
    [undone] Ce qui précédait a été annulé.
   *[question] Ce n’est pas la question posée.
}

## A line of the log

score-step-score = Manche { $round }, { $name } : { $points }
score-step-laid = Manche { $round }, { $name } : { $card }
score-step-bust = Manche { $round }, { $name } : sauté
score-step-done = Manche { $round }, { $name } : c’est tout
score-step-hit = { $name } : encore
score-step-stay = { $name } : stop
score-step-gave = { $name } donne la carte { $card } à { $to }
score-step-came-up = { $card } pour { $name }
score-step-shuffled = Toutes les cartes ont été mélangées
score-step-depth = { $depth ->
    [hands] Mains : les cartes à la fin de chaque manche
    [live] En direct : chaque carte quand elle sort
   *[pad] Bloc : un nombre par personne
}
score-step-joined = { $points ->
    [lowest] { $name } arrive avec le plus petit total
   *[zero] { $name } arrive avec 0 point
}
score-step-left = { $name } quitte la partie
score-step-came-back = { $name } est de retour
score-step-renamed = La personne { $number } s’appelle { $name }

## After a correction

score-differs-points = Manche { $round } : { $name } a { $now }, et non { $was }.
score-differs-status = Manche { $round }, { $name } : « { $now } », et non plus « { $was } ».
score-differs-active = { $was ->
    [frozen] { $name } n’est plus sous le gel.
    [busted] { $name } ne saute pas, finalement.
   *[stayed] { $name } ne dit pas stop, finalement.
}
score-differs-winner = Victoire de { $name }, à présent.
score-differs-no-winner = Personne n’a encore gagné.
score-differs-nothing = Corrigé. Rien d’autre ne change.
score-waits = { $count ->
    [one] Une entrée suivante ne convient plus
   *[other] { $count } entrées suivantes attendent, la première ne convient plus
} : « { $entry } ». { $reason }

## Saved games

score-not-saved = Ce n’est pas un score enregistré par flip7.
score-other-version = Ce score est enregistré au format « { $version } » ; ce flip7 lit « { $known } ».
score-damaged = Ce score enregistré est abîmé : { $where }.
score-other-game = Ce sont deux parties différentes : rien n’a été réuni.
score-no-record = Il faut toutes les cartes : suivez la partie en direct de la première à la dernière, sans score fixé à la main.

## On a device: odds, backup, history

score-advice-hit = À haut niveau, on en prendrait une autre.
score-advice-stay = À haut niveau, on dirait stop.
score-advice-keep = À haut niveau, on la garderait pour soi.
score-advice-give = À haut niveau, on la donnerait à { $name }.
score-not-there = Cette carte n’a pas été notée pour { $name } dans cette manche : { $card }.
score-unknown-game = Cette partie n’est pas sur cet appareil.
score-target = Une partie se joue en { $least } à { $most } points.
score-not-backup = Ce fichier n’est ni une sauvegarde ni un score enregistré, ou il est abîmé. Rien n’a changé.
score-newer-backup = Cette sauvegarde vient d’une version plus récente. Mets d’abord flip7 à jour. Rien n’a changé.

## At the keyboard

score-welcome = Le score de { $names }, jusqu’à { $target } points.
score-help-hint = ? affiche l’aide.
score-ask-points = Manche { $round }, { $name } : combien de points ?
score-hint-points = un nombre, b si perdu, ? pour l’aide
score-ask-cards = Manche { $round }, { $name } : quelles cartes ?
score-hint-cards = des cartes comme 7 11 x2 +8, b si perdu, ? pour l’aide
score-ask-over = La partie est finie. Tout est juste ?
score-hint-over = Entrée pour finir, u pour annuler, ? pour l’aide
score-sum = { $name } : { $sum }
score-total = { $name } : { $total }
score-by-hand = { $points }, fixé à la main
score-insist = { $problem } Si c’est juste, retapez-le suivi de !
score-unclear = « { $typed } » n’est pas clair ici : ? montre ce qu’on peut taper.
score-no-card = « { $typed } » n’est pas une carte : 0 à 12, +2 à +10, x2, FZ, F3 ou SC.
score-no-name = Personne ici ne s’appelle « { $typed } ».
score-many-names = « { $typed } » peut être { $names }.
score-no-line = Il n’y a pas de ligne « { $typed } » : le journal en compte { $count }.
score-set-how = Tapez la manche, le nom et les points, par exemple : set 3 ben 40
score-who-how = Tapez le nom, par exemple : { $example }
score-joins = { $name } joue à partir de la manche { $round }.
score-leaves = { $name } ne reçoit plus de cartes à partir de la manche { $round }.
score-renamed = { $old } s’appelle maintenant { $new }.
score-waits-hint = Répondez à la question, et le reste suit. « drop » retire cette entrée, « drop all » tout ce qui attend.
score-live-later = Cette manche a déjà des scores : le direct commence à la suivante.
score-odds-live = Les chances demandent chaque carte : tapez live.
score-odds-guess = Toutes les cartes n’ont pas été vues : c’est une estimation.
score-go-on = Enregistré. Pour reprendre : { $command } score --resume { $file }
score-help-pad = 
    44           les points de la personne demandée
    ben 44       les points de quelqu’un d’autre
    b            perdu
    172!         un score qu’aucune main ne donne, mais qui compte
score-help-hands = 
    7 11 x2 +8   les cartes de la personne demandée
    ben 7 11     les cartes de quelqu’un d’autre
    b            perdu
    =44          les points en un nombre
score-help = 
    pad          un nombre par personne
    hands        les cartes à la fin de chaque manche
    live         chaque carte quand elle sort ; l’arbitre demande
    u, redo      annuler la dernière entrée, autant qu’on veut ; rétablir
    log          ce qui a été entré, avec des numéros
    fix 12 7     la ligne 12 était un 7 ; la suite est rejouée
    drop 12      la ligne 12 était de trop
    set 3 ben 40 on a fait autrement : les points d’une manche
    join dora    quelqu’un arrive ; join dora lowest : au plus petit total
    leave ben    Ben part, ses points restent ; back ben : de retour
    rename ben Benno
    shuffled     on a mélangé toutes les cartes (live)
    t, o, r F3   la table, les chances, une règle
    save FICHIER enregistrer ; csv FICHIER : les scores en tableau
    quit         arrêter ; le score est enregistré et se reprend
