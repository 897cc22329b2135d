# Une position jouée jusqu’au bout par des bots (`flip7 playout`). Noms, réponses et chiffres arrivent prêts à être affichés.

playout-answer = { $name } répond : { $answer }.
playout-games = { $games ->
    [one] Jouée une fois jusqu’au bout
   *[other] Jouée { $games } fois jusqu’au bout
} ; en moyenne { $rounds } manches jusqu’à la fin, celle-ci comprise. Graine : { $seed }
playout-head-bot = bot
playout-head-wins = gagne
playout-head-points = points à la fin
