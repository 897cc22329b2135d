# Français. Les points d’une partie avec de vraies cartes, dans le navigateur. Ce que dit l’arbitre est dans table.ftl.

## The page

keep-title = Compter les points · Flip 7
keep-title-game = Points de { $names } · Flip 7
keep-heading = Compter les points
keep-lead = Vous avez les cartes ; le téléphone compte et connaît les règles. Tout reste sur cet appareil.
keep-start = C’est parti
keep-running = Parties en cours
keep-games = Parties jouées
keep-all = Toutes les parties et les joueurs
keep-deals-first = donne en premier
keep-too-few-names = Entrez au moins { $least } noms.
keep-make-dealer = { $name } donne en premier
keep-sheet = Imprimer une feuille de score
keep-no-game = Cette partie n’est pas ici
keep-no-game-hint = Elle a été supprimée, ou elle est sur un autre appareil.

## How closely a game is kept

keep-depth = Que notez-vous ?
keep-depth-pad = Points
keep-depth-hands = Cartes
keep-depth-live = En direct
keep-depth-pad-hint = Un nombre par joueur et par manche, comme sur papier.
keep-depth-hands-hint = Les cartes de chacun à la fin de la manche ; la somme se fait toute seule.
keep-depth-live-hint = Chaque carte dès qu’elle sort : l’arbitre dit à qui le tour et tranche tout.
keep-live-later = Le direct commence à la prochaine manche.

## The board

keep-line-up = Qui joue : arrivées, départs, noms
keep-presence = { $presence ->
    [leaving] jusqu’à la fin de cette manche
    [away] ne joue plus
    [coming_back] dès la prochaine manche
   *[joining] dès la prochaine manche
}
keep-leave = Part
keep-leave-name = { $name } quitte la partie
keep-come-back = Revient
keep-back-name = { $name } est de retour
keep-new-name = Nom d’une autre personne
keep-not-in = ne joue pas cette manche
keep-table = Points par manche
keep-deals-begins = { $dealer } donne et commence.
keep-deals-other-begins = { $dealer } donne, { $first } commence.
keep-earlier-rounds = Manches précédentes
keep-later-rounds = Manches suivantes
keep-result = Points de la manche { $round }
keep-player = Joueur
keep-total = Total
keep-over = La fin
keep-cell = { $name }, manche { $round } : { $points }. Modifier
keep-cell-bust = { $name }, manche { $round } : { $points }, perdu. Modifier
keep-cell-by-hand = { $name }, manche { $round } : { $points }, fixé à la main. Modifier
keep-cell-empty = { $name }, manche { $round } : rien encore. Noter
keep-cell-title = { $name }, manche { $round }
keep-points = Combien de points ?
keep-change = Modifier la manche { $round }
keep-typed = Saisi
keep-keys = Chiffres
keep-erase = Effacer un chiffre
keep-enter = OK
keep-bust = Perdu
keep-leave-it = Laisser tel quel
keep-doubt = Le noter quand même ?
keep-doubt-yes = Oui, c’est juste
keep-doubt-no = Modifier
keep-undo = Annuler
keep-redo = Rétablir

## Cards

keep-card-keys = Cartes
keep-which-cards = Quelles cartes ?
keep-sum = Somme
keep-laid = Cartes de { $name }
keep-take-away = Retirer : { $card }
keep-done = C’est tout

## Live

keep-pending = Ce qui attend
keep-flips = { $left ->
    [one] { $name } retourne encore une carte.
   *[other] { $name } retourne encore { $left } cartes.
}
keep-flips-later = { $left ->
    [one] Ensuite, { $name } retourne encore une carte.
   *[other] Ensuite, { $name } retourne encore { $left } cartes.
}
keep-aside = De côté, pour plus tard :
keep-hands-out = { $name } choisit maintenant, une carte après l’autre :
keep-hands-out-later = Ensuite :
keep-waits-for = pour { $name }, quand toutes sont données
keep-waits-then = pour { $name }
keep-odds = { $cards ->
    [one] que { $name } saute avec la dernière carte
   *[other] que { $name } saute avec la prochaine des { $cards } cartes
}
keep-odds-guess = (estimation : toutes les cartes n’ont pas été vues)
keep-odds-for = Qui voit le risque ?
keep-odds-nobody = Personne
keep-odds-turn = À son tour
keep-odds-everybody = Tous
keep-advice = Montrer un conseil
keep-advice-hint = Ce que ferait un bon joueur.
keep-show-rounds = Montrer toutes les manches
keep-shuffled = Nous avons mélangé toutes les cartes

## Mistakes

keep-log = Ce qui a été noté
keep-log-hint = Touchez une ligne pour la corriger : toute la suite est rejouée.
keep-log-empty = Rien encore.
keep-round = Manche
keep-round-before = La manche d’avant
keep-round-after = La manche d’après
keep-correct = Corriger
keep-which-instead = Quelle carte était-ce ?
keep-who-instead = Qui l’a reçue ?
keep-drop = Ça n’a pas eu lieu
keep-corrected = Corrigé : « { $was } » est maintenant « { $now } ».
keep-dropped = Retiré : « { $was } ».
keep-corrected-alone = Rien d’autre ne change.
keep-back = Retour
keep-drop-waiting = Retirer ce qui ne va plus
keep-by-hand-hint = Vous avez fait autrement à votre table ? Fixez les points ; ils sont marqués.
keep-set = Fixer
keep-by-hand-off = Compter de nouveau les cartes
keep-correct-cards = Corriger ce qui a été noté
keep-more = Plus
keep-hand-over = Passer à un autre téléphone
keep-hand-over-hint = L’autre téléphone scanne ce code ou ouvre le lien, et a la partie avec tout ce qui est noté. Aucun serveur ne la garde.
keep-hand-over-long = Cette partie est trop longue pour un code QR : envoyez le lien ou le fichier.
keep-hand-over-qr = Code QR qui contient cette partie
keep-hand-over-send = Envoyer le lien
keep-take-over = Reprendre cette partie ?
keep-take-over-hint = Elle restera sur cet appareil. Si elle y est déjà, les nouvelles entrées s’ajoutent.
keep-take-over-yes = Reprendre
keep-take-over-no = Non
keep-link-broken = Ce lien ne contient aucune partie ou a été coupé : demandez-le de nouveau.

## The end, and after

keep-average = points par manche
keep-chart = La course à { $target }, manche par manche
keep-chart-table = Les totaux en tableau
keep-bg-stats = Noter dans BG Stats
keep-file-csv = Tableau (.csv)
keep-file-json = Cette partie (.json)
keep-players = Joueurs
keep-wins = { $games ->
    [one] { $wins } partie gagnée sur 1
   *[other] { $wins } parties gagnées sur { $games }
}
keep-fair = victoires à chances égales
keep-best = meilleure manche
keep-busts = manches perdues
keep-flip-sevens = Flip 7
keep-against = Contre { $name } : devant { $wins } fois sur { $games }

## Paper

keep-sheet-lead = Une feuille pour le crayon. Les noms sont ceux de votre dernière partie.
keep-sheet-players = Joueurs
keep-sheet-fewer = Moins de joueurs
keep-sheet-more = Plus de joueurs
keep-print = Imprimer

## Together: one board on several devices

keep-share = Partager ce tableau
keep-shared = Tableau partagé { $code }
keep-share-lead = Les autres suivent le score sur leur téléphone ou sur un téléviseur. Ceux que tu invites marquent aussi, et rien ne se perd.
keep-share-watch = Regarder
keep-share-keep = Marquer aussi
keep-share-title = Le score de notre partie de Flip 7
keep-watch-how = Scanne-le, ou entre le code sur { $host }. Un téléviseur l’affiche en grand.
keep-keep-how = Pour un téléphone qui marque aussi. Ne le montre à personne d’autre.
keep-qr-watch = Code QR : regarder ce tableau
keep-qr-keep = Code QR : marquer aussi
keep-connected = { $keepers ->
    [one] Tu marques
   *[other] { $keepers } marquent
}, { $watching ->
    [0] personne ne regarde.
    [one] 1 regarde.
   *[other] { $watching } regardent.
}
keep-offline = Pas de connexion : ce que tu notes reste ici et sera envoyé plus tard.
keep-stop-sharing = Ne plus partager
keep-alone = Continuer seul
keep-share-ended = Le tableau n’est plus partagé. La partie reste sur cet appareil.
keep-next-game = La partie suivante a commencé.
keep-next-game-go = Y aller
keep-again-alone = Rejouer sur cet appareil seulement
keep-conflict = Deux entrées se contredisent. Laquelle est juste ?
keep-too-heading = Marquer aussi
keep-too-lead = Ce que tu notes ici et ce que notent les autres se rejoint sur un tableau, même si le réseau manque un moment.
keep-too-start = Marquer sur cet appareil
keep-too-watch = Seulement regarder
board-next = Maintenant les points de { $name }
board-card = La prochaine carte est pour { $name }
board-this-round = cette manche
board-follow = À suivre sur ton téléphone
board-gone = Ce tableau n’est pas ici
board-closed = Ce tableau n’est plus partagé
board-why-unknown-table = Aucun tableau n’a ce code. Vérifie-le, ou redemande le lien.
board-why-is-closed = Ce tableau n’est plus partagé.
board-why-table-is-full = Plus personne ne peut marquer sur ce tableau. Tu peux regarder.
