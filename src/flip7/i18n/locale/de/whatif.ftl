# «Was wäre wenn?»: eine Entscheidung einer beendeten Partie, zurückgenommen oder viele Male ausgespielt. $name hat sie getroffen.

whatif-title = Was wäre, wenn?
whatif-was-hit = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} hier noch eine genommen. Und wenn nicht?
whatif-was-stay = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} hier gestoppt. Und wenn nicht?
whatif-was-given = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } an { $to } gegeben. Und wenn nicht?
whatif-was-kept = { $you ->
    [yes] Du hast
   *[no] { $name } hat
} { $card } behalten. Und wenn nicht?

whatif-play = Von hier weiterspielen
whatif-seat = { $you ->
    [yes] Du entscheidest
   *[no] Du entscheidest für { $name }
}, bis die Partie zu Ende ist. Für die anderen spielen Bots. Gezählt wird sie nicht.
whatif-same = Gleiche Karten
whatif-new = Neue Karten
whatif-same-note = Sie kommen in der Reihenfolge von damals.
whatif-new-note = Der Stapel wird neu gemischt.

whatif-often = Sehen, wie es ausgeht
whatif-often-note = Bots spielen die Partie von hier aus sehr viele Male zu Ende, jedes Mal mit anderen Karten im Stapel: für jede Antwort denselben.
whatif-often-go = Ausspielen
whatif-playing = Wird ausgespielt …
whatif-games = Für jede Antwort { $games } Mal gespielt, jedes Mal mit anderen Karten im Stapel: für jede Antwort denselben.
whatif-rough = Für jede Antwort { $games } Mal auf diesem Gerät gespielt: seltener als auf einem Server, und von schwächeren Bots.
whatif-better = „{ $answer }“ gewinnt öfter: { $best } von 100 Partien statt { $next }.
whatif-close = Zu knapp: Keine Antwort gewinnt deutlich öfter.
whatif-legend = Der Balken ist die Gewinnchance. Im gestreiften Teil liegt die wahre Chance in 95 von 100 Fällen.
whatif-review = Es sind andere Zahlen als in der Analyse: Sie rechnet damit, dass alle gut weiterspielen; hier spielt jeder Bot am Tisch auf seine Art.
whatif-answer = Antwort
whatif-wins = Gewinnchance
whatif-points = Punkte
whatif-chosen = gewählt
whatif-to = An { $name }
whatif-keep = Behalten
whatif-interval = { $low } bis { $high } %
whatif-ends = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
