# Die Seiten der Aufgaben.

puzzles-title = Aufgaben · Flip 7
puzzles-heading = Aufgaben
puzzles-lead = Eine Stellung, eine klar beste Antwort, die man leicht verfehlt. Siehst du sie?
puzzles-question = Die Frage
puzzles-number = Aufgabe { $id }
puzzles-all = Alle Aufgaben
puzzles-gone = Weg sind { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
puzzles-your-rating = Deine Wertung
puzzles-solved = Gelöst
puzzles-of = { $count } von { $all }
puzzles-play = Eine Aufgabe lösen
puzzles-theme = Thema
puzzles-difficulty = Schwierigkeit
puzzles-progress = Gesehene Aufgaben
puzzles-seen = { $count } von { $all } gesehen. Keine kommt wieder, bevor du alle gesehen hast.
puzzles-none-left = Du hast alle diese Aufgaben gesehen.
puzzles-again = Von vorn beginnen
puzzles-how = Die erste Antwort zählt. Deine Wertung bleibt auf diesem Gerät.
puzzles-next = Weiter
puzzles-all-seen = Alle gesehen
puzzles-rating = Deine Wertung: { $rating }
puzzles-figures = Die Zahlen
puzzles-answer = Antwort
puzzles-win = Du gewinnst
puzzles-chosen-by = Bots
puzzles-share = { $share } % ±{ $error }
puzzles-played = Die Chancen kommen aus Tausenden Spielen, die von hier bis zum Ende gespielt wurden; in 95 von 100 Fällen liegen sie höchstens um ± daneben.
puzzles-themes = Themen: { $themes }
puzzles-unknown = Diese Aufgabe gibt es nicht
puzzle-theme-all = Alle
puzzle-theme-counting = Zählen
puzzle-theme-race = Das Rennen
puzzle-theme-flip_three = Zieh Drei
puzzle-theme-second_chance = Zweite Chance
puzzle-theme-gifts = Geschenke
puzzle-difficulty-all = Alle
