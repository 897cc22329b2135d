# Rat und Training am Tisch, und die Einstellung eines Tisches; im Browser.

advice-ask = Was würdest du tun?
advice-waiting = Ich überlege …
advice-draft = Eine erste Schätzung, sie kann sich ändern: Die Antworten werden noch durchgespielt …
advice-slow = Die Antworten werden noch ausprobiert. Beim ersten Mal kann das eine Minute dauern.
advice-figures = Die Zahlen
advice-answer = Antwort
advice-wins = Du gewinnst
advice-points = Punkte
advice-win = { $win } % ±{ $error }
advice-self = Du selbst
advice-error = Die Punkte sind die dieser Runde, im Schnitt. Mit mehr Versuchen läge die Chance in 95 von 100 Fällen innerhalb von ±.
advice-rough = Geschätzt, ohne die Antworten durchzuspielen: grobe Zahlen.
advice-mark = Hat sich in dieser Partie { $count ->
    [one] einmal
   *[other] { $count }-mal
} Rat geholt
opt-advice = Rat für alle
opt-advice-on = Alle dürfen fragen
training-setting = Training
training-setting-hint = Sofort hören, was eine teure Entscheidung gekostet hat
why-no-advice = Gerade gibt es keinen Rat. Versuch es noch einmal.
why-advice-is-off = An diesem Tisch gibt es keinen Rat.
