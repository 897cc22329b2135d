# The replay of a game, in the browser: of a table, or of a file.

replay-title = Replay { $code } · Flip 7
replay-controls = Replay
replay-where = Where the game is
replay-step = Round { $round }, step { $step } of { $steps }
replay-play = Play
replay-pause = Pause
replay-again = Again
replay-back = One step back
replay-on = One step on
replay-round = Jump to a round
replay-seat = Point of view
replay-nobody = All seats
replay-as = As { $name }
replay-pace = { NUMBER($times, maximumFractionDigits: 1) } ×
replay-result = Result
replay-share = Share this moment
record-page = Replay a game · Flip 7
record-lead = Choose the file of a game, .json or .f7. It stays on this device.
record-choose = Choose a file
record-drop = or drop it here
record-games = Games on this device
record-broken = This is not a whole record of Flip 7. Choose another file, or ask for the link again.
record-is-backup = This is a backup of your games. Restore it on the page “On this device”.
