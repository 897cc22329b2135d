# Français. La table qui remplit le terminal. Les mots du jeu sont dans table.ftl.
# La dernière ligne (tui-key-…, tui-replay-…) tient en 80 colonnes : que des mots courts.

## The table

tui-draw-pile = ▮ { $cards } à piocher
tui-discard-pile = ▯ { $cards } à la défausse
tui-heading = Manche { $number } · { $you ->
    [yes] tu donnes
   *[no] { $dealer } donne
} · en { $target }
tui-heading-before = Flip 7 · en { $target }
tui-waits = { $name } réfléchit…
tui-waits-absent = { $name } est hors ligne : la partie attend.
tui-warming-up = { $name } s’échauffe : la première fois, ça prend jusqu’à une demi-minute.
tui-hit = Encore
tui-stay = Stop
tui-worth = À empocher : { $sum }
tui-risk = { $percent } % de risque
tui-safe = À l’abri
tui-log = Le fil de la partie
tui-speed = Vitesse : { $speed ->
    [0] tranquille
    [1] lente
    [2] normale
    [3] rapide
    [4] très rapide
   *[other] immédiate
}

## The lobby of a web table

tui-lobby = Table { $code }
tui-lobby-target = en { $target }
tui-lobby-left-first = la place à gauche du donneur commence
tui-lobby-clock = { $seconds } s par tour
tui-lobby-no-odds = sans les risques
tui-lobby-advice = conseil pour tous
tui-lobby-watching = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
tui-seat-free = libre
tui-seat-host = hôte
tui-seat-ready = c’est bon
tui-seat-away = hors ligne
tui-lobby-free = { $free ->
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
tui-lobby-free-host = { $free ->
    [one] Une place est libre : B y met un bot.
   *[other] { $free } places sont libres : B y met des bots.
}
tui-lobby-start-with = Entrée lance la partie à { $taken }.
tui-lobby-full = { $name } lance la partie.
tui-lobby-full-host = Tout le monde est là : Entrée lance la partie.
tui-lobby-absent-host = { $count ->
    [one] { $names } est hors ligne :
   *[other] { $names } sont hors ligne :
} G libère une place ; Entrée lance quand même la partie.
tui-key-start = Lancer
tui-key-fill = Bots
tui-key-add-seat = + place
tui-key-drop-seat = − place
tui-key-ready = C’est bon
tui-key-sit = S’asseoir
tui-key-people = Qui
tui-key-hand-over = Un bot joue
tui-key-hurry = Passer la manche
tui-key-bot-pause = Les bots répondent
tui-bot-pause = { $pause ->
    [0] Les bots répondent : tout de suite
    [1] Les bots répondent : vite
    [2] Les bots répondent : sans se presser
   *[3] Les bots répondent : lentement
}

## Who stays at a web table

tui-people-title = Qui est à la table
tui-people-locked = table verrouillée
tui-people-gone = plus là
tui-people-sent-away = renvoi
tui-people-bot-plays = un bot joue
tui-people-watches = regarde
tui-people-send-away = X renvoyer
tui-people-free = F libérer la place
tui-people-hand-over = T laisser jouer un bot
tui-people-host = M nommer hôte
tui-people-lock = K verrouiller la table
tui-people-unlock = K déverrouiller la table
tui-people-sure = Encore X renvoie { $name } pour de bon : de cette table et des parties suivantes.
tui-people-keys = ↑ ↓ choisir · Échap ferme

## Between rounds, and at the end

tui-round-goes-on = Espace : continuer. P : pause.
tui-round-held = En pause. Espace : continuer.
tui-over = { $name } gagne avec { $total }
tui-over-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
tui-over-cards = { $cards ->
    [one] { $cards } carte retournée
   *[other] { $cards } cartes retournées
}
tui-over-busts = { $busts ->
    [0] aucune manche perdue
    [one] { $busts } manche perdue
   *[other] { $busts } manches perdues
}
tui-over-flip-sevens = { $count ->
    [0] aucun Flip 7
   *[other] { $count } Flip 7
}
tui-over-best = meilleure manche : { $name }, { $points }

## The start

tui-title = Flip 7
tui-tagline = Tente ta chance : sept numéros différents, jamais deux fois le même.
tui-you = Qui joue
tui-you-several = ton nom, ou plusieurs : Ana, Ben
tui-seats = Places
tui-strength = Bots
tui-rating = cote
tui-bots-mixed = trois personnages
tui-target = Objectif
tui-odds = Risques
tui-seed = Graine
tui-seed-any = un nouveau mélange
tui-language = Langue
tui-start = Jouer
tui-no-number = { $field } : il faut un nombre de { $least } à { $most }.
tui-too-many = Ce terminal montre { $fits } places à la fois ; la vue suivra le tour. Une fenêtre plus grande montre les { $seats }.
tui-not-affiliated = Un projet de fans, sans lien avec l’éditeur de Flip 7.

## Keys

tui-space = ␣
tui-key-hit = Encore
tui-key-stay = Stop
tui-key-give = Donner
tui-key-skip = Suite
tui-key-back = Retour
tui-key-coach = Conseil
tui-key-odds = Risques
tui-key-log = Fil
tui-key-why = Pourquoi
tui-key-rules = Règles
tui-key-help = Aide
tui-key-quit = Quitter
tui-key-again = Rejouer
tui-key-replay = Revoir
tui-key-slower = Moins vite
tui-key-faster = Plus vite
tui-key-hold = Pause
tui-key-close = Fermer

tui-help-title = Touches
tui-help =
    H            encore : prendre une carte
    S            stop : empocher tes points et sortir de la manche
    1 2 3 …      donner une carte à cette place ; un 1 qui peut
                 devenir 12 attend le 2, ou Entrée
    ↑ ↓          choisir qui reçoit une carte ; Entrée la donne
    Espace       continuer tout de suite
    - +          moins vite, plus vite
    P            pause sur le classement
    U            revenir sur un choix, dans ta propre partie en cours
    A            ce que vaut chaque réponse, et la meilleure
    O            montrer ou cacher les risques
    ↑ ↓          faire défiler ce qui dépasse ; Page↑ Page↓ : pages
    L            le fil de la partie : tout ce qui s’est passé
    W            pourquoi : les règles derrière ce qui s’est passé
    R            les règles, avec recherche
    F2           clair ou sombre
    F3           une autre langue
    G            qui est là : l’hôte d’une table web décide qui reste
    T            un bot joue pour qui est hors ligne : l’hôte
    A D          une place de plus ou de moins : l’hôte, avant le jeu
    E            passer le reste d’une manche web entre bots
    Z            l’attente des bots : qui mène la table web
    Q            quitter ; la partie est gardée
    ?            cette aide
tui-rules-title = Règles
tui-rules-search = Chercher : freeze, F3.6, second chance…
tui-why-title = Pourquoi ?
tui-coach-title = Ce qu’on ferait à haut niveau
tui-coach-thinks = Essai des réponses… La première fois, cela prend jusqu’à une demi-minute.
tui-sheet-keys = ↑ ↓ défiler · Échap fermer

## Replay

tui-replay-heading = { $at } sur { $steps }
tui-replay-play = Lire
tui-replay-stop = Pause
tui-replay-step = Pas
tui-replay-back = Retour
tui-replay-round = Manche
tui-replay-round-back = Manche d’avant
tui-replay-start = Début
tui-replay-end = Fin
tui-replay-chances = Chances
tui-replay-costly = Choix coûteux
tui-replay-review = Toute l’analyse
tui-review-title = L’analyse
tui-review-hint = m : le prochain choix qui a coûté. s : toute l’analyse.
tui-review-no-costly = Aucun choix de cette partie n’a rien coûté.
tui-review-rough = Les chiffres ne sont pas encore définitifs : réessaie dans un instant.
tui-replay-branch = Et si ?
tui-replay-branch-new = Et si, avec d’autres cartes
tui-replay-no-cost = Cela n’a rien coûté.
tui-replay-no-branch = Personne n’a encore choisi dans cette partie.
tui-replay-branched = Et si ? Tu reprends ici contre des bots. Rien n’est gardé ; q ramène à la partie.
tui-replay-help =
    Espace       lecture, ou pause
    → ←          un choix en avant, un en arrière
    ↓ ↑          à la manche suivante, à la précédente
    Début Fin    au début, à la fin
    C            les chances de gagner, et ce que coûtent les choix
    M            le prochain choix qui a coûté quelque chose
    S            toute l’analyse, en phrases
    B N          reprendre ici contre des bots : mêmes cartes, autres
    - +          moins vite, plus vite
    Page↑ Page↓  faire défiler ce qui dépasse
    L            le fil de la partie : tout ce qui s’est passé
    W            pourquoi : les règles derrière ce qui s’est passé
    R            les règles, avec recherche
    F2 F3        clair ou sombre, une autre langue
    Q            fermer

## Compter les points avec de vraies cartes

tui-score-title = Compter les points
tui-score-tagline = Vous avez les cartes ; le terminal compte et connaît les règles.
tui-score-names = deux ou plus, dans le sens horaire : Ana, Ben, Cleo
tui-score-dealer = Donne d’abord
tui-score-first-name = le premier nom
tui-score-resume = Continuer
tui-score-new = une nouvelle partie
tui-score-depth = Mode
tui-score-depth-title = Que notez-vous ?
tui-score-depth-name = { $depth ->
    [hands] Mains
    [live] En direct
   *[pad] Bloc
}
tui-score-resumed = La partie continue.
tui-score-total = Total
tui-score-bust = Perdu
tui-score-done = C’est tout
tui-score-redo = Rétablir
tui-score-files = Fichiers
tui-score-change = Manche { $round }, { $name } : { $points }. Autre chose ?
tui-score-change-hint = Un nombre le corrige ; Entrée montre plus ; Échap revient.
tui-score-hand-hint = Tapez les cartes, puis Entrée ; B si perdu, = et un nombre pour les points.
tui-score-one-hint = Entrée ou espace pour le 1 ; 0, 1 ou 2 pour 10, 11 ou 12.
tui-score-no-cards = Rien devant { $name } ? Si c’est bien cela, Entrée encore une fois ; B si perdu.
tui-score-doubt = { $problem } Si c’est juste, Entrée encore une fois.
tui-score-no-advice = Il n’y a rien à choisir maintenant.
tui-score-waits-hint = Répondez à la question, et le reste suit ; Suppr retire cette entrée.
tui-score-over-hint = Entrée termine, U annule, Tab montre les manches, E écrit des fichiers.
tui-score-race = La course, manche par manche
tui-score-entries = Ce qui a été noté
tui-score-entries-keys = ↑ ↓ choisir · Entrée corrige · X n’a pas eu lieu · Échap ferme
tui-score-no-entries = Rien encore.
tui-score-round = Manche { $number }
tui-score-conflict = Quelqu’un d’autre a noté autre chose.
tui-score-choose-keys = ↑ ↓ choisir · Entrée · Échap ferme
tui-score-which-card = Quelle carte était-ce ?
tui-score-which-points = Combien de points était-ce ?
tui-score-only-drop = Cette ligne ne peut qu’être retirée : X dans la liste.
tui-score-cell = { $name }, manche { $round } : { $points }
tui-score-cell-keys = Entrée fixe · Tab pour plus · Échap ferme
tui-score-by-hand-hint = Vous avez fait autrement à votre table ? Fixez les points ; ils sont marqués.
tui-score-count-again = Recompter
tui-score-players = Joueurs
tui-score-players-keys = ↑ ↓ · Entrée : autre nom · X part ou revient · Échap ferme
tui-score-joins = { $points ->
    [lowest] Quelqu’un arrive avec le plus petit total
   *[zero] Quelqu’un arrive avec 0 point
}
tui-score-presence = { $presence ->
    [leaving] part après cette manche
    [away] est parti
    [coming_back] revient à la manche suivante
    [joining] arrive à la manche suivante
   *[playing] joue
}
tui-score-name = Nom
tui-score-name-keys = Entrée valide · Échap ferme
tui-score-files-hint =
    name.json   la partie, pour continuer ; elle y reste désormais
    name.f7     son enregistrement, si chaque carte a été notée
    name.csv    les points de toutes les manches, pour un tableur
tui-score-file = un nouveau fichier, par exemple soiree.csv
tui-score-files-keys = Entrée écrit · Échap ferme
tui-score-help =
    0 1 2 …      des points, ou des cartes ; un 1 attend un autre
                 chiffre, l’espace ou Entrée
    + X F T C    +2 à +10, ×2, Gel, Triple pioche, Seconde chance
    Entrée       note ; termine une main ; confirme un score
    B            perdu
    H S          encore, stop ; une carte seule est encore et elle
    ↑ ↓ ← →      une autre case : un nombre la corrige
    D            nous avons fait autrement : points à la main
    U R          annuler, jusqu’au début ; rétablir
    L            ce qui a été noté, pour corriger une ligne
    Suppr        retirer une entrée qui ne va plus
    M            bloc, mains ou en direct
    P            joueurs : arriver, partir, changer de nom
    Tab          les manches, ou les cartes sur la table
    O A          les risques ou non ; ce que ferait un bon joueur
    G            en direct : nous avons mélangé toutes les cartes
    W F1         pourquoi : les règles ; toutes les règles
    E            fichiers : partie, enregistrement, tableur
    ⌫ Échap      effacer ; revenir à la question
    F2 F3        clair ou sombre, une autre langue
    Q            quitter ; tout est enregistré
    ★ ✕ *        Flip 7, perdu, points à la main
