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

## After a correction

score-differs-points = Manche { $round } : { $name } a { $now }, et non { $was }.
score-differs-status = Manche { $round }, { $name } : « { $now } », et non plus « { $was } ».
score-differs-winner = Victoire de { $name }, à présent.
score-differs-no-winner = Personne n’a encore gagné.
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
