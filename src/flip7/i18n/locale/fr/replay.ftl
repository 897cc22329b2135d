# The replay of a game, in the browser: of a table, or of a file.

replay-title = Revoir { $code } · Flip 7
replay-controls = Revoir la partie
replay-where = Où en est la partie
replay-step = Manche { $round }, étape { $step } sur { $steps }
replay-play = Lecture
replay-pause = Pause
replay-again = Encore
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-round = Aller à une manche
replay-seat = Avec les yeux de
replay-nobody = Toutes les places
replay-as = Vue : { $name }
replay-pace = { NUMBER($times, maximumFractionDigits: 1) } ×
replay-result = Résultat
replay-share = Partager ce moment
record-page = Revoir une partie · Flip 7
record-lead = Choisissez le fichier d’une partie, .json ou .f7. Il reste sur cet appareil.
record-choose = Choisir un fichier
record-drop = ou déposez-le ici
record-games = Parties sur cet appareil
record-broken = Ce n’est pas un enregistrement complet de Flip 7. Choisissez un autre fichier ou redemandez le lien.
record-is-backup = C’est une sauvegarde de tes parties. Restaure-la sur la page « Sur cet appareil ».
