# The full-screen table in a terminal.

## The table

tui-draw-pile = ▮ { $cards } to draw
tui-discard-pile = ▯ { $cards } discarded
tui-heading = Round { $number } · { $you ->
    [yes] you deal
   *[no] { $dealer } deals
} · to { $target }
tui-heading-before = Flip 7 · to { $target }
tui-waits = { $name } is thinking …
tui-waits-absent = { $name } is not connected: the game waits.
tui-warming-up = { $name } is warming up: the first time this takes up to half a minute.
tui-hit = Hit
tui-stay = Stay
tui-worth = Staying banks { $sum }
tui-risk = { $percent } % to bust
tui-safe = Safe
tui-log = What happened
tui-speed = Speed: { $speed ->
    [0] leisurely
    [1] slow
    [2] usual
    [3] fast
    [4] very fast
   *[other] at once
}

## The lobby of a web table

tui-lobby = Table { $code }
tui-lobby-target = to { $target }
tui-lobby-left-first = the seat left of the dealer comes first
tui-lobby-clock = { $seconds } s a turn
tui-lobby-no-odds = no odds
tui-lobby-advice = advice for everybody
tui-lobby-watching = { $count ->
    [one] 1 watches
   *[other] { $count } watch
}
tui-seat-free = free
tui-seat-host = host
tui-seat-ready = ready
tui-seat-away = away
tui-lobby-free = { $free ->
    [one] One seat is free.
   *[other] { $free } seats are free.
}
tui-lobby-free-host = { $free ->
    [one] One seat is free: B seats a bot there.
   *[other] { $free } seats are free: B seats bots there.
}
tui-lobby-start-with = Enter starts with { $taken }.
tui-lobby-full = { $name } starts the game.
tui-lobby-full-host = Everybody is here: Enter starts the game.
tui-lobby-absent-host = { $count ->
    [one] { $names } is not connected:
   *[other] { $names } are not connected:
} G frees a seat; Enter starts all the same.
tui-key-start = Start
tui-key-fill = Bots
tui-key-add-seat = + Seat
tui-key-drop-seat = − Seat
tui-key-ready = Ready
tui-key-sit = Sit down
tui-key-people = People
tui-key-hand-over = A bot plays
tui-key-hurry = Skip the round
tui-key-bot-pause = Bots answer
tui-bot-pause = { $pause ->
    [0] Bots answer: at once
    [1] Bots answer: quickly
    [2] Bots answer: at normal speed
   *[3] Bots answer: slowly
}

## Who stays at a web table

tui-people-title = People at the table
tui-people-locked = locked
tui-people-gone = has left
tui-people-sent-away = sent away
tui-people-bot-plays = a bot plays
tui-people-watches = watches
tui-people-send-away = X send away
tui-people-free = F free the seat
tui-people-hand-over = T let a bot play
tui-people-host = M make host
tui-people-lock = K lock the table
tui-people-unlock = K unlock the table
tui-people-sure = X again sends { $name } away for good: from this table and its rematches.
tui-people-keys = ↑ ↓ choose · Esc closes

## Between rounds, and at the end

tui-round-goes-on = Space goes on; P holds the standings.
tui-round-held = Held: space goes on.
tui-over = { $name } wins with { $total }
tui-over-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
tui-over-cards = { $cards ->
    [one] 1 card came up
   *[other] { $cards } cards came up
}
tui-over-busts = { $busts ->
    [0] no bust
    [one] 1 bust
   *[other] { $busts } busts
}
tui-over-flip-sevens = { $count ->
    [0] no Flip 7
    [one] 1 Flip 7
   *[other] { $count } Flip 7s
}
tui-over-best = best round: { $name }, { $points }

## The start

tui-title = Flip 7
tui-tagline = Press your luck: seven different numbers, and never the same twice.
tui-you = Who plays
tui-you-several = your name, or several: Ana, Ben
tui-seats = Seats
tui-strength = Bots
tui-rating = rating
tui-bots-mixed = three characters
tui-target = Target
tui-odds = Show odds
tui-seed = Seed
tui-seed-any = a new shuffle
tui-language = Language
tui-start = Start
tui-no-number = { $field }: a number from { $least } to { $most } is needed.
tui-too-many = This terminal shows { $fits } seats at once; the table will follow the turn. A larger window shows all { $seats }.
tui-not-affiliated = A fan-made game, not affiliated with the publisher of Flip 7.

## Keys

tui-space = space
tui-key-hit = Hit
tui-key-stay = Stay
tui-key-give = Give
tui-key-skip = Go on
tui-key-back = Take back
tui-key-coach = Advice
tui-key-odds = Odds
tui-key-log = Log
tui-key-why = Why?
tui-key-rules = Rules
tui-key-help = Help
tui-key-quit = Quit
tui-key-again = New game
tui-key-replay = Replay
tui-key-slower = Slower
tui-key-faster = Faster
tui-key-hold = Hold
tui-key-close = Close

tui-help-title = Keys
tui-help =
    H            hit: take a card
    S            stay: bank your points and leave the round
    1 2 3 …      give a card to that seat; with ten or more seats,
                 a 1 waits for a second digit, or for Enter
    ↑ ↓          choose who gets a card; Enter gives it
    Space        go on at once
    - +          slower, faster
    P            hold the standings
    U            take back a choice: in your own games, until they end
    A            what each answer is worth, and which is best
    O            show or hide the odds
    ↑ ↓          scroll what does not fit; PgUp, PgDn by pages
    L            the log: everything that happened
    W            why: the rules behind what just happened
    R            the rules, with a search
    F2           light or dark
    F3           another language
    G            people: the host of a web table decides who stays
    T            let a bot play for somebody who is away: the host
    A D          one seat more or less: the host, before a web game
    E            skip the rest of a web round with only bots in it
    Z            how long bots wait: the host of a web table
    Q            leave; the game is kept
    ?            this help
tui-rules-title = Rules
tui-rules-search = Search: freeze, F3.6, second chance …
tui-why-title = Why?
tui-coach-title = What a strong player would do
tui-coach-thinks = Trying the answers out … The first time this takes up to half a minute.
tui-sheet-keys = ↑ ↓ scroll · Esc closes

## Replay

tui-replay-heading = { $at } of { $steps }
tui-replay-play = Play
tui-replay-stop = Stop
tui-replay-step = Step
tui-replay-back = Back
tui-replay-round = Next round
tui-replay-round-back = Round back
tui-replay-start = Start
tui-replay-end = End
tui-replay-chances = Chances
tui-replay-costly = Costly choice
tui-replay-review = Whole review
tui-review-title = The review
tui-review-hint = m: the next choice that cost something. s: the whole review.
tui-review-no-costly = No choice of this game cost anything.
tui-review-rough = The figures are not final yet: try again in a moment.
tui-replay-branch = What if?
tui-replay-branch-new = What if, new cards
tui-replay-no-cost = That cost nothing.
tui-replay-no-branch = Nobody has chosen anything in this game.
tui-replay-branched = What if? You play on from here against bots. It is kept nowhere; q leads back.
tui-replay-help =
    Space        play, or stop
    → ←          one choice on, one back
    ↓ ↑          to the next round, to the one before
    Home End     to the beginning, to the end
    C            everybody’s chance to win, and what choices cost
    M            the next choice that cost something
    S            the whole review, in sentences
    B N          play on from here against bots: same cards, new cards
    - +          slower, faster
    PgUp PgDn    scroll what does not fit
    L            the log: everything that happened
    W            why: the rules behind what just happened
    R            the rules, with a search
    F2 F3        light or dark, another language
    Q            close

## Keeping the score of a game with real cards

tui-score-title = Keep the score
tui-score-tagline = You have the cards; this terminal counts, and knows the rules.
tui-score-names = two or more, clockwise: Ana, Ben, Cleo
tui-score-dealer = First dealer
tui-score-first-name = the first of the names
tui-score-resume = Go on with
tui-score-new = a new game
tui-score-depth = Depth
tui-score-depth-title = What do you enter?
tui-score-depth-name = { $depth ->
    [hands] Hands
    [live] Live
   *[pad] Pad
}
tui-score-resumed = The game goes on.
tui-score-total = Total
tui-score-bust = Bust
tui-score-done = That is all
tui-score-redo = Redo
tui-score-files = Files
tui-score-change = Round { $round }, { $name }: { $points }. Something else?
tui-score-change-hint = A number corrects it; Enter shows more; Esc goes back.
tui-score-hand-hint = Type the cards, then Enter; B is a bust, = and a number the points.
tui-score-one-hint = Enter or space for the 1; 0, 1 or 2 for 10, 11 or 12.
tui-score-no-cards = Nothing lies before { $name }? Enter once more if that is so, B for a bust.
tui-score-doubt = { $problem } Enter once more if it is right.
tui-score-no-advice = There is nothing to choose now.
tui-score-waits-hint = Answer what is asked, and the rest follows; Del drops that entry.
tui-score-over-hint = Enter ends it, U takes back, Tab shows the rounds, E writes files.
tui-score-race = The race, round by round
tui-score-entries = What was entered
tui-score-entries-keys = ↑ ↓ choose · Enter corrects · X did not happen · Esc closes
tui-score-no-entries = Nothing yet.
tui-score-round = Round { $number }
tui-score-conflict = Another keeper has entered something else.
tui-score-choose-keys = ↑ ↓ choose · Enter · Esc closes
tui-score-which-card = Which card was it?
tui-score-which-points = How many points was it?
tui-score-only-drop = This line can only be dropped: X in the log.
tui-score-cell = { $name }, round { $round }: { $points }
tui-score-cell-keys = Enter sets · Tab for more · Esc closes
tui-score-by-hand-hint = Did you do it differently at your table? Set the points, and they are marked.
tui-score-count-again = Count again
tui-score-players = Players
tui-score-players-keys = ↑ ↓ · Enter: another name · X leaves or is back · Esc closes
tui-score-joins = { $points ->
    [lowest] Somebody joins with the lowest total
   *[zero] Somebody joins with 0 points
}
tui-score-presence = { $presence ->
    [leaving] leaves after this round
    [away] has left
    [coming_back] is back with the next round
    [joining] joins with the next round
   *[playing] plays
}
tui-score-name = Name
tui-score-name-keys = Enter takes it · Esc closes
tui-score-files-hint =
    name.json   the game, to go on with; from now on it is kept there
    name.f7     its record, if every card was entered
    name.csv    the points of all rounds, for a spreadsheet
tui-score-file = a new file, such as evening.csv
tui-score-files-keys = Enter writes · Esc closes
tui-score-help =
    0 1 2 …      points, or cards; a 1 waits for another digit,
                 for space or for Enter
    + X F T C    +2 to +10, ×2, Freeze, Flip Three, Second Chance
    Enter        enters points; ends a hand; insists on a score
    B            a bust
    H S          hit, stay; a card alone is a hit and that card
    ↑ ↓ ← →      another cell: a number there corrects it
    D            we did it differently: set the points by hand
    U R          take back, to the first entry; or not
    L            what was entered, to correct any line
    Del          drop an entry that does not fit any more
    M            pad, hands or live
    P            players: somebody joins, leaves, has another name
    Tab          the rounds, or the cards on the table
    O A          the odds, on or off; what a strong player would do
    G            live: we have shuffled all cards
    W F1         why: the rules behind it; all rules
    E            files: the game, its record, a spreadsheet
    ⌫ Esc        erase; back to what is asked
    F2 F3        light or dark, another language
    Q            leave; everything is saved
    ★ ✕ *        a Flip 7, a bust, points set by hand
