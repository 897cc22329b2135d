# The hints of a first game, in the browser.

coach = Tipp
coach-off = Keine Tipps mehr
coach-start = Sammle verschiedene Zahlen und hör rechtzeitig auf: Kommt eine Zahl doppelt, ist die ganze Runde verloren. { $target } Punkte gewinnen.
coach-turn = „Noch eine“ ist eine weitere Karte. „Stopp“ sichert deine Punkte, und du setzt bis zur nächsten Runde aus.
coach-risk = Mit { $per } % der restlichen Karten verzockst du dich. Ist dir noch eine Karte das wert?
coach-bonus = Eine Bonuskarte: +2 bis +10 geben Punkte dazu, ×2 verdoppelt deine Zahlen. Verzocken kannst du dich damit nie.
coach-chance = Die Zweite Chance fängt deine nächste Doppelte ab: einmal, und nur in dieser Runde.
coach-freeze = Die Eiszeit stoppt jemanden sofort und sichert die Punkte, die daliegen. Behalt sie, wenn deine es wert sind, und achte darauf, wer damit auf { $target } käme.
coach-frozen = { $points ->
    [0] Eingefroren: Du setzt bis zur nächsten Runde aus, diesmal ohne Punkte.
    [one] Eingefroren: Dein 1 Punkt ist gesichert, und du setzt bis zur nächsten Runde aus.
   *[other] Eingefroren: Deine { $points } Punkte sind gesichert, und du setzt bis zur nächsten Runde aus.
}
coach-flip = Zieh Drei sind drei Karten, eine nach der anderen: ein Geschenk für jemanden mit wenigen Karten, gefährlich für jemanden mit vielen.
coach-flipped = Drei Karten für dich, eine nach der anderen. Dazwischen kannst du nicht aufhören.
coach-spare = Niemand hat zwei Zweite Chancen: Diese bekommt jemand, der noch keine hat.
coach-bust = Die zweite { $card }: verzockt. Diese Runde bringt dir nichts, frühere Runden bleiben dir.
coach-saved = Deine Zweite Chance hat die Doppelte abgefangen, und beide sind weg. Mit der nächsten verzockst du dich.
coach-seven = Sieben verschiedene Zahlen sind ein Flip 7: { $bonus } Punkte extra, und die Runde ist für alle vorbei.
coach-scores = Was du gesichert hast, kommt zu deinem Stand. Dann beginnen alle neu, ohne Karten.
