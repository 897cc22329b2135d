# The replay of a game, in the browser: of a table, or of a file.

replay-title = Replay { $code } · Flip 7
replay-controls = Replay
replay-where = Wo das Spiel steht
replay-step = Runde { $round }, Schritt { $step } von { $steps }
replay-play = Abspielen
replay-pause = Pause
replay-again = Noch einmal
replay-back = Ein Schritt zurück
replay-on = Ein Schritt vor
replay-round = Zu einer Runde springen
replay-seat = Mit wessen Augen
replay-nobody = Alle Plätze
replay-as = Als { $name }
replay-pace = { NUMBER($times, maximumFractionDigits: 1) } ×
replay-result = Ergebnis
replay-share = Diesen Moment teilen
record-page = Ein Spiel ansehen · Flip 7
record-lead = Wähle die Datei eines Spiels, .json oder .f7. Sie bleibt auf diesem Gerät.
record-choose = Datei wählen
record-drop = oder hierher ziehen
record-games = Spiele auf diesem Gerät
record-broken = Das ist keine ganze Aufzeichnung von Flip 7. Wähle eine andere Datei oder lass dir den Link noch einmal geben.
record-is-backup = Das ist eine Sicherung von Spielen: Auf der Seite „Auf diesem Gerät“ kannst du sie einspielen.
