# The check of the shuffle, in the browser.

check-good = Alles passt: Die Karten kamen so, wie sie vor der ersten Karte gemischt waren.
check-bad = Etwas passt nicht. Vertrau diesem Spiel nicht.
check-fits = passt:
check-fits-not = passt nicht:
check-published = veröffentlichter Hash:
check-its-secret = Geheimnis:
check-its-seed = Startwert:
check-secret = Das Geheimnis des Servers hat den Hash, der beim Eröffnen des Tisches veröffentlicht wurde, bevor jemand ein Wort gab.
check-secret-device = Das Geheimnis hat den Hash, der notiert wurde, als das Spiel entstand, bevor jemand ein Wort gegeben hat.
check-secret-bad = Das Geheimnis des Servers hat nicht den Hash, der beim Eröffnen des Tisches veröffentlicht wurde.
check-word = „{ $word }“
check-words = Die Wörter der Spielenden wurden eingemischt, in dieser Reihenfolge: { $words }.
check-words-bad = Eingemischt wurden andere Wörter als die, die gegeben wurden.
check-no-words = Niemand hat ein Wort gegeben, also kommt der Startwert allein aus dem Geheimnis.
check-seed = Geheimnis und Wörter, in diesem Browser gemischt, ergeben den Startwert.
check-seed-bad = Geheimnis und Wörter, in diesem Browser gemischt, ergeben einen anderen Startwert als den, den der Server nennt.
check-seal = Der Startwert hat den Hash, der vor der ersten Karte veröffentlicht wurde.
check-seal-bad = Der Startwert hat nicht den Hash, der vor der ersten Karte veröffentlicht wurde.
check-cards = { $shuffles ->
    [one] In diesem Browser gemischt, ergibt der Startwert
   *[other] In diesem Browser { $shuffles }-mal gemischt, ergibt der Startwert
} genau die { $drawn } Karten, die kamen, in ihrer Reihenfolge.
check-cards-bad = Karte { $number } des Spiels war: { $came }. Der Startwert ergibt: { $expected }.
check-proves = Wenn die beiden Hashes die sind, die du vor dem Spiel gesehen hast, beweist das: Unterwegs wurde keine Karte getauscht, und der Server hat sein Geheimnis nicht nach den Wörtern ausgesucht.
check-proves-device = Das beweist, dass unterwegs keine Karte ausgetauscht wurde. Einen Server gibt es hier nicht: Dieses Gerät hat das Geheimnis selbst gezogen und kannte die Karten von Anfang an.
check-proves-not = Es verbirgt die Karten nicht vor dem Server, der sie von Anfang an kannte. Und es ist so stark wie das letzte Wort: Achte darauf, dass es von jemandem kam, dem du vertraust, und dass niemand es erraten konnte.
check-proves-not-alone = Es beweist nicht, dass der Server sein Geheimnis zufällig gezogen hat: Ohne ein Wort der Spielenden hat er allein gewählt. Gib vor dem nächsten Spiel ein Wort. Und der Server kannte die Karten von Anfang an.
check-forgotten = Jemand hat die Person, die diesen Server betreibt, gebeten, die eigenen Wörter zu löschen. Der Startwert hat den Hash, der vor der ersten Karte veröffentlicht wurde; dass er aus den Wörtern gemischt wurde, lässt sich nicht mehr prüfen.
check-not-yet = Das Mischen lässt sich prüfen, wenn das Spiel vorbei ist.
