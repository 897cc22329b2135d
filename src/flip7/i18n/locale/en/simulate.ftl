# Many games between bots, as lines and as a page. Names, cards and sums come in ready for showing.

## simulate: many games between bots

sim-compiling = Compiling the simulator: about { $seconds } seconds, once.
sim-plain = numba is not used: games run in plain Python, some 200 times slower.
sim-stopped = Stopped after { $games } of { $wanted } games.
sim-nothing = stopped before the first game was over
sim-recorded = { $count ->
    [one] One game written to { $folder }.
   *[other] { $count } games written to { $folder }.
}
sim-decisions = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} of { $games ->
    [one] one game
   *[other] { $games } games
} written to { $file }.
sim-games = { $games } games at { $seats ->
    [one] a table of one seat
   *[other] a table of { $seats }
} in { $seconds } s: { $rate } games a second. Seed: { $seed }
sim-game = A game takes { $rounds } rounds, { $decisions } decisions and { $cards } cards; the winner has { $points } points.
sim-seats = Games won of 100, by seat (A deals first; ±{ $error }):
sim-scores = Rounds of 100, by points scored:
sim-bot = bot
sim-wins = wins
sim-interval = 95 %
sim-points = points a round
sim-busts = busts
sim-sevens = Flip 7s
sim-score = points
sim-percent = { $percent } %
sim-range = { $low } to { $high } %
sim-to = { $low }–{ $high }
sim-from = { $low } and more
sim-better = { $better } is better than { $worse }.
sim-even = { $one } and { $other } cannot be told apart after { $games } games.
sim-same = { $one } and { $other } have come out even in { $games } games.
sim-share = { $name } won { $percent } % of { $games } games (95 %: { $low } to { $high } %).
sim-pairs = Of { $pairs } shuffles, each played twice with seats exchanged, { $one } won both games of { $both }, { $other } of { $neither }.
sim-enough = About { $games } games are enough to tell them apart.
sim-needed = By what has been seen, about { $games } games would tell them apart.
sim-error = If they were equally good, a difference this clear would come up with a chance of at most { $chance }.

## plot: the page of a simulation

# Texts that end in -hover may have <b> and <br>; what is filled in has none. Items follow a text that ends in -label.

# The finding, and a line under it.

plot-finding-none = No game was finished
plot-finding-best = { $players ->
    [one] { $bot } wins { $rate } of the games
   *[other] Each { $bot } wins { $rate } of the games
}
plot-finding-close = { $bot } and { $other } win about equally often: { $rate } and { $other_rate } of the games
plot-finding-seat = With { $bot } at every seat, seat { $best } wins most often ({ $most }) and seat { $worst } least ({ $least })
plot-finding-seats-even = With { $bot } at every seat, no seat stands out
plot-finding-alone = { $bot } alone reaches { $target } points in { $rounds } rounds on average
plot-finding-better = { $bot } is better than { $other }: it wins { $rate } of the games (95 %: { $range })
plot-finding-undecided = { $bot } and { $other } cannot be told apart after { $games }; about { $needed } would be needed
plot-finding-same = { $bot } and { $other } cannot be told apart after { $games }: neither is ahead
plot-finding-crowded = { $bot } wins most often, { $rate } of the games, but { $count } others may be as good
plot-under-best = Even would be { $even }. { $games } at a table of { $seats }.
plot-under-close = Even would be { $even }. After { $games }, the difference is within what chance does.
plot-under-seat = Even would be { $even }. Seat A deals first; { $games }.
plot-under-seats-even = After { $games }, every win rate is within what chance does around { $even }.
plot-under-alone = { $games } of one player against the target.
plot-under-better = { $games }. If the two were equally good, a difference this clear would come up with a chance of { $chance }.
plot-chance = at most { $rate }
plot-chance-tiny = less than 1 in a million
plot-under-undecided = So far, { $bot } wins { $rate } of the games (95 %: { $range }).
plot-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}

# Key figures.

plot-fact-rounds = rounds a game
plot-fact-winner = points of the winner
plot-fact-cards = cards a game
plot-fact-decisions = decisions a game

# Who wins.

plot-wins = Who wins
plot-wins-text = Share of the games, drawn from the even line on. The thin line is the 95 % interval.
plot-wins-text-each = Share of the games for each player with that bot, drawn from the even line on. The thin line is the 95 % interval; the small marks below are the single players.
plot-wins-label = Win rates
plot-wins-item = { $bot } { $rate }, 95 % interval { $range }
plot-wins-hover = { $players ->
    [one] <b>{ $bot }</b><br>wins { $rate } of the games<br>95 %: { $range }
   *[other] <b>{ $bot }</b>, { $players } players<br>each wins { $rate } of the games<br>95 %: { $range }
}
plot-wins-hover-player = <b>{ $bot }</b>, one player<br>wins { $rate } of the games
plot-even = even { $rate }

# Two bots with the same cards.

plot-pairs = The same cards twice
plot-pairs-text = { $pairs } shuffles, each played twice with the seats exchanged. What counts is a shuffle that one bot wins both times.
plot-pairs-both = { $bot } wins both
plot-pairs-each = one game each
plot-pairs-label = Of { $pairs } shuffles
plot-pairs-item = { $what } { $count } ({ $rate })
plot-pairs-hover = <b>{ $what }</b><br>{ $count } of { $pairs } shuffles, { $rate }
plot-first-of-two = { $bot } (first)
plot-second-of-two = { $bot } (second)

# What a round brings, and how it ends.

plot-points = What a round brings
plot-points-text = Points on average, rounds without any included.
plot-points-label = Points a round
plot-points-item = { $bot } { $points }
plot-points-hover = <b>{ $bot }</b><br>{ $points } points a round, ±{ $error }
plot-ends = How rounds end
plot-ends-text = Share of the rounds. The last column is the Flip 7s.
plot-ends-label = How rounds end
plot-ends-item = { $bot } { $bust } busts, { $frozen } frozen, { $seven } Flip 7s
plot-ends-hover = <b>{ $bot }</b><br>{ $what }: { $rate } of the rounds
plot-end-bust = busts
plot-end-frozen = is frozen
plot-end-banked = banks
plot-end-seven = Flip 7

# What rounds score.

plot-scores = What rounds score
plot-scores-text = Share of the rounds by their points. Rounds without points stand apart, on a scale of their own.
plot-scores-text-tail = At most 1 round in 1,000 scores more than { $most }; those are left out.
plot-scores-text-rows = Rounds that score: the dot is the middle one, half lie in the thick part, eight of ten on the thin line. The last column is the rounds without points.
plot-scores-label = Points of a round
plot-scores-item = { $bot } { $zero } of the rounds without points, the others { $median } in the middle
plot-scores-hover = <b>{ $bot }</b><br>{ $points } points: { $rate } of the rounds
plot-scores-hover-zero = <b>{ $bot }</b><br>no points: { $rate } of the rounds<br>bust: { $bust }
plot-scores-hover-row = <b>{ $bot }</b><br>rounds that score: { $median } in the middle<br>half of them { $low } to { $high }, eight of ten { $lowest } to { $highest }
plot-axis-points = points
plot-scores-zero = no points

# The seats.

plot-seats = Does the seat matter?
plot-seats-text = Win rate of each seat, whoever sits there, in percentage points above or below the even { $even }. Seat A deals first; { $first ->
    [dealer] the dealer is dealt to and asked first
   *[left] the seat after the dealer is dealt to and asked first
}. In the band it can be chance.
plot-seats-even = even
plot-seats-label = Win rate of each seat
plot-seats-item = { $seat } { $rate }
plot-seats-hover = <b>Seat { $seat }</b><br>wins { $rate } of the games<br>{ $difference } points against even, ±{ $error }

# The length of a game.

plot-length = How long a game takes
plot-length-text = Share of the games by their number of rounds.
plot-length-label = Rounds a game, { $mean } on average
plot-length-item = { $rounds } { $rate }
plot-length-hover = <b>{ $rounds } rounds</b><br>{ $rate } of the games
plot-length-mean = on average { $mean }
plot-axis-rounds = rounds

# The tables.

plot-numbers = The numbers
plot-numbers-caption = Each bot
plot-scores-caption = Points of a round
plot-scores-note = 25 %, 50 %, 75 % and 90 % of the rounds score this many points or fewer.
plot-seats-caption = Each seat
plot-seats-note = Each within ±{ $error }, with a chance of 95 %.
plot-length-caption = Rounds a game
plot-players = { $count } players
plot-or-more = { $count } or more
plot-head-bot = Bot
plot-head-wins = Wins %
plot-head-points = Points a round
plot-head-busts = Busts %
plot-head-frozen = Frozen %
plot-head-sevens = Flip 7s %
plot-head-zero = No points %
plot-head-quarter = 25 %
plot-head-half = 50 %
plot-head-three-quarters = 75 %
plot-head-tenths = 90 %
plot-head-most = Most
plot-head-seat = Seat
plot-head-rounds = Rounds
plot-head-games = Games
plot-head-share = Share %
plot-no-script = The charts need JavaScript. The tables below hold the same numbers.

# The foot of the page.

plot-foot-games = games
plot-foot-speed = games a second
plot-foot-seats = seats
plot-foot-target = points to win
plot-foot-first = dealt to first
plot-foot-first-is = { $first ->
    [dealer] the dealer
   *[left] the seat after the dealer
}
plot-foot-seed = seed
plot-foot-name = flip7, a fan-made program, not affiliated with the publisher.
