# Conseil et entraînement à la table, et l’option d’une table ; dans le navigateur.

advice-ask = Que ferais-tu ?
advice-waiting = Je réfléchis…
advice-draft = Première estimation, elle peut changer : les réponses sont encore à l’essai…
advice-slow = Les réponses sont encore essayées. La première fois, cela peut prendre une minute.
advice-figures = Les chiffres
advice-answer = Réponse
advice-wins = Tu gagnes
advice-points = Points
advice-win = { $win } % ±{ $error }
advice-self = Toi-même
advice-error = Les points sont ceux de cette manche, en moyenne. Avec plus d’essais, la chance resterait dans ± dans 95 cas sur 100.
advice-rough = Estimé sans essayer les réponses : des chiffres approximatifs.
advice-mark = A demandé conseil { $count ->
    [one] une fois
   *[other] { $count } fois
} dans cette partie
opt-advice = Conseil pour tous
opt-advice-on = Tout le monde peut demander
training-setting = Entraînement
training-setting-hint = Savoir tout de suite ce qu’un mauvais choix a coûté
why-no-advice = Pas de conseil pour le moment. Réessaie.
why-advice-is-off = À cette table, pas de conseil.
