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
keep-too-few-names = Enter at least { $least } names.
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
keep-deals-begins = { $dealer } deals and begins.
keep-deals-other-begins = { $dealer } deals, { $first } begins.
keep-earlier-rounds = Earlier rounds
keep-later-rounds = Later rounds
keep-result = Points of round { $round }
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
    [one] { $name } flips one more card.
   *[other] { $name } flips { $left } more cards.
}
keep-flips-later = { $left ->
    [one] After that { $name } flips one more card.
   *[other] After that { $name } flips { $left } more cards.
}
keep-aside = Set aside for later:
keep-hands-out = { $name } chooses now, one card after the other:
keep-hands-out-later = After that:
keep-waits-for = for { $name }, once all cards are given
keep-waits-then = for { $name }
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
keep-corrected = Corrected: “{ $was }” is now “{ $now }”.
keep-dropped = Taken out: “{ $was }”.
keep-corrected-alone = Nothing else changes.
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

## Together: one board on several devices

keep-share = Share this board
keep-shared = Shared board { $code }
keep-share-lead = Others follow the score on their phones or on a television. Those you invite keep score, too, and no tap gets lost.
keep-share-watch = Watch
keep-share-keep = Keep score, too
keep-share-title = The score of our game of Flip 7
keep-watch-how = Scan it, or enter the code at { $host }. A television shows it large.
keep-keep-how = For a phone that enters scores, too. Show it to nobody else.
keep-qr-watch = QR code: watch this board
keep-qr-keep = QR code: keep score, too
keep-connected = { $keepers ->
    [one] You keep the score
   *[other] { $keepers } keep the score
}, { $watching ->
    [0] nobody watches.
    [one] 1 watches.
   *[other] { $watching } watch.
}
keep-offline = No connection: what you enter is kept here, and sent later.
keep-stop-sharing = Stop sharing
keep-alone = Go on alone
keep-share-ended = The board is no longer shared. The game stays on this device.
keep-next-game = The next game has begun.
keep-next-game-go = Go to it
keep-again-alone = Play again on this device alone
keep-conflict = Two entries differ. What is right?
keep-too-heading = Keep score, too
keep-too-lead = What you enter here and what the others enter comes together on one board, even if the network is gone for a while.
keep-too-start = Keep score on this device
keep-too-watch = Only watch
board-next = { $name }’s points are next
board-card = The next card is for { $name }
board-this-round = this round
board-follow = Follow on your phone
board-gone = This board is not here
board-closed = This board is no longer shared
board-why-unknown-table = There is no board with this code. Check it, or ask for the link again.
board-why-is-closed = This board is no longer shared.
board-why-table-is-full = No more people can keep score at this board. You can watch.
