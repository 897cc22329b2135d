# The hints of a first game, in the browser.

coach = Conseil
coach-off = Plus de conseils
coach-start = Réunis des numéros différents et arrête-toi à temps : un numéro qui sort deux fois te coûte toute la manche. Il faut { $target } points pour gagner.
coach-turn = « Encore » te donne une carte de plus. « Stop » empoche tes points, et tu attends la manche suivante.
coach-risk = { $per } % des cartes restantes te feraient sauter. Une carte de plus en vaut-elle la peine ?
coach-bonus = Une carte bonus : de +2 à +10 en points, ou ×2 qui double tes numéros. Elle ne te fait jamais sauter.
coach-chance = La Seconde chance emporte ton prochain doublon : une fois, et dans cette manche seulement.
coach-freeze = Le Gel arrête quelqu’un aussitôt, qui empoche ses points. Garde-le si les tiens le méritent, et prends garde à qui atteindrait { $target } grâce à lui.
coach-frozen = { $points ->
    [0] C’est le gel : tu attends la manche suivante, sans points cette fois.
    [one] C’est le gel : ton point est empoché, et tu attends la manche suivante.
   *[other] C’est le gel : tes { $points } points sont empochés, et tu attends la manche suivante.
}
coach-flip = La Triple pioche, c’est trois cartes, l’une après l’autre : un cadeau pour qui en a peu, un danger pour qui en a beaucoup.
coach-flipped = Trois cartes pour toi, l’une après l’autre. Impossible de s’arrêter entre-temps.
coach-spare = Personne n’a deux Secondes chances : celle-ci va à quelqu’un qui n’en a pas.
coach-bust = Un deuxième { $card } : perdu. Cette manche ne te rapporte rien ; les précédentes restent à toi.
coach-saved = Ta Seconde chance a emporté le doublon, et les deux sont partis. Le prochain te ferait sauter.
coach-seven = Sept numéros différents font un Flip 7 : { $bonus } points de plus, et la manche est finie pour tout le monde.
coach-scores = Ce que tu as empoché s’ajoute à ton total. Puis tout le monde repart sans cartes.
