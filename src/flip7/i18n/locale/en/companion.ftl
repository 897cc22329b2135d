# Keeping the score of a game with real cards, in the browser. What the referee says is in table.ftl, and the paper in sheet.ftl.

## The page

keep-title = Keep the score · Flip 7
keep-title-game = Score of { $names } · Flip 7
keep-heading = Keep the score
keep-lead = You have the cards; this phone counts, and knows the rules. Everything stays on this device.
keep-start = Start
keep-running = Running games
keep-games = Games so far
keep-all = All games and players
keep-deals-first = deals first
keep-make-dealer = { $name } deals first
keep-sheet = Print a score sheet
keep-no-game = This game is not here
keep-no-game-hint = It was deleted, or it was kept on another device.

## How closely a game is kept

keep-depth = What do you enter?
keep-depth-pad = Points
keep-depth-hands = Cards
keep-depth-live = Live
keep-depth-pad-hint = One number for each player and round, as on paper.
keep-depth-hands-hint = The cards before each player at the end of a round; the sum comes by itself.
keep-depth-live-hint = Every card as it comes up: the referee says who is next, and rules on everything.
keep-live-later = Live begins with the next round.

## The board

keep-line-up = Players: new, gone, other names
keep-presence = { $presence ->
    [leaving] until the end of this round
    [away] has left
    [coming_back] from the next round on
   *[joining] from the next round on
}
keep-leave = Leaves
keep-leave-name = { $name } leaves the game
keep-come-back = Is back
keep-back-name = { $name } is back
keep-new-name = Name of a new player
keep-not-in = not in this round
keep-table = Points by round
keep-player = Player
keep-total = Total
keep-over = The end
keep-cell = { $name }, round { $round }: { $points }. Change
keep-cell-bust = { $name }, round { $round }: { $points }, bust. Change
keep-cell-by-hand = { $name }, round { $round }: { $points }, set by hand. Change
keep-cell-empty = { $name }, round { $round }: nothing yet. Enter
keep-cell-title = { $name }, round { $round }
keep-points = How many points?
keep-change = Change round { $round }
keep-typed = Typed
keep-keys = Number pad
keep-erase = Erase a digit
keep-enter = OK
keep-bust = Bust
keep-leave-it = Leave it as it is
keep-doubt = Enter it all the same?
keep-doubt-yes = Yes, it is right
keep-doubt-no = Change it
keep-undo = Undo
keep-redo = Redo

## Cards

keep-card-keys = Cards
keep-which-cards = Which cards?
keep-sum = Sum
keep-laid = Cards of { $name }
keep-take-away = Take away: { $card }
keep-done = That is all

## Live

keep-pending = What waits
keep-flips = { $left ->
    [one] { $name } flips one more
   *[other] { $name } flips { $left } more
}
keep-aside = set aside:
keep-hands-out = { $name } hands out:
keep-waits-for = waits before { $name }
keep-odds = { $cards ->
    [one] that { $name } busts with the one card left
   *[other] that { $name } busts with the next of { $cards } cards
}
keep-odds-guess = (a guess: not every card was seen)
keep-odds-for = Who sees the odds?
keep-odds-nobody = Nobody
keep-odds-turn = In turn
keep-odds-everybody = Everybody
keep-advice = Show advice
keep-advice-hint = What a strong player would do.
keep-show-rounds = Show all rounds
keep-shuffled = We have shuffled all cards

## Mistakes

keep-log = What was entered
keep-log-hint = Tap a line to correct it: everything after it is replayed.
keep-log-empty = Nothing yet.
keep-round = Round
keep-round-before = The round before
keep-round-after = The round after
keep-correct = Correct it
keep-which-instead = Which card was it?
keep-who-instead = Who got it?
keep-drop = It did not happen
keep-back = Back
keep-drop-waiting = Drop what does not fit
keep-by-hand-hint = Did you do it differently at your table? Set the points, and they are marked.
keep-set = Set
keep-by-hand-off = Count the cards again
keep-correct-cards = Correct what was entered
keep-more = More
keep-hand-over = Hand over to another phone
keep-hand-over-hint = The other phone scans this code or opens the link, and has the game with everything so far. No server keeps it.
keep-hand-over-long = This game is too long for a QR code: send the link or the file.
keep-hand-over-qr = QR code that holds this game
keep-hand-over-send = Send the link
keep-take-over = Take over this game?
keep-take-over-hint = It is kept on this device then. If it is here already, the new entries are added.
keep-take-over-yes = Take over
keep-take-over-no = No
keep-link-broken = This link holds no game, or was cut short: ask for it again.

## The end, and after

keep-average = points a round
keep-chart = The race to { $target }, round by round
keep-chart-table = The totals as a table
keep-bg-stats = Enter into BG Stats
keep-file-csv = Spreadsheet (.csv)
keep-file-json = This game (.json)
keep-players = Players
keep-wins = { $games ->
    [one] { $wins } of 1 game won
   *[other] { $wins } of { $games } games won
}
keep-fair = wins by even share
keep-best = best round
keep-busts = busts
keep-flip-sevens = Flip 7s
keep-against = Against { $name }: ahead in { $wins } of { $games }

## Paper

keep-sheet-lead = A sheet for pen and paper. The names are those of your last game.
keep-sheet-players = Players
keep-sheet-fewer = Fewer players
keep-sheet-more = More players
keep-print = Print
