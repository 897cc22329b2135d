# Die Seite des Tagesspiels.

daily-title = Das Tagesspiel · Flip 7
daily-heading = Das Tagesspiel
daily-lead = Ein Spiel am Tag: für alle dieselben Karten und dieselben drei Bots, und ein Versuch.
daily-today = Heute: { $day }
daily-play = Das heutige Spiel spielen
daily-go-on = Dein Spiel fortsetzen
daily-looking = Dein Spiel wird ausgewertet …
daily-gone = Du hast das heutige Spiel gespielt. Seinen Tisch gibt es nicht mehr.
daily-tomorrow = Das nächste wird um Mitternacht in Greenwich gegeben.
daily-you = Du
daily-level5 = Ein starker Bot (Stufe 5) an deiner Stelle
daily-place = Platz { $place } von { $players }
daily-rounds = Runde für Runde
daily-see-again = Das Spiel noch einmal ansehen
daily-share-it = Teilen
daily-copied = Kopiert: füge es dort ein, wo deine Freunde sind.
daily-cannot-copy = Dieser Browser lässt keine Seite kopieren. Markiere die Zeile und kopiere sie.
daily-round-flip_7 = Flip 7
daily-round-many = 25 Punkte oder mehr
daily-round-few = weniger
daily-round-bust = verzockt
daily-sure = Wie alle sicher sein können
daily-sure-how = Die Karten eines Tages folgen aus seinem Datum. Das ist der Fingerabdruck von morgen; er steht heute schon da, damit niemand sie später wählen kann.
