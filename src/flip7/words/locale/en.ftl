# Everything that flip7 says to people in English. Names, cards and sums come in ready for showing.

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = Freeze
card-flip-three = Flip Three
card-second-chance = Second Chance
card-a = { $number ->
    [8] an { $card }
    [11] an { $card }
   *[other] a { $card }
}

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } and { $last }

## What happens

round-began = Round { $number }. { $dealer } deals.
deal-ended = The deal has come to everybody.
dealt = { $name } is dealt { $card }.
hit = { $name } hits: { $card }.
hit-forced = { $name } has no card yet and must hit: { $card }.
flipped = { $name } flips { $number } of 3: { $card }.

kept-first = It lies before { $name }.
kept-sum = { $sum }.
kept-doubling = Nothing to double yet.
kept-second-chance = { $name } is shielded.

busted = { $name } busts: a second { $card }. { $lost ->
    [0] { "" }
    [one] 1 point is lost.
   *[other] { $lost } points are lost.
}
saved-on-a-hit = { $name } is saved: the Second Chance takes the second { $card }. The turn is over, { $name } is still in.
saved-in-a-flip-three = { $name } is saved: the Second Chance takes the second { $card }{ $left ->
    [0] .
   *[other] , and the flipping goes on.
}
flipped-seven = Flip 7! { $name } has seven different numbers: +{ $bonus }, and the round is over.
set-aside = Set aside until the three are flipped.

given = { $giver } gives the { $card } to { $to }.
given-to-self = { $giver } takes the { $card }.
given-forced = Nobody else is in: { $giver } must take the { $card }.
handed-out = { $giver } hands out the { $card } to { $to }.
handed-out-to-self = { $giver } takes the { $card } set aside.
handed-out-forced = Nobody else is in: { $giver } must take the { $card } set aside.
handed-out-waits = It waits until everything is handed out.
passed-on = { $giver } has a Second Chance already and passes this one on to { $to }.
passed-on-forced = { $giver } has a Second Chance already and passes this one on to { $to }, the only one without.

froze = { $name } is frozen and banks { $sum }.
flip-three-began = { $name } flips three.
flip-three-ended = { $name } has flipped three.
flip-three-stopped = The Flip Three stops after { $flipped ->
    [one] the first card.
   *[other] the second card.
}
flip-three-over = That was the last card of the Flip Three.

stayed = { $name } stays and banks { $sum }.
stayed-forced = { $name } banks { $sum }.
wasted-nobody = Everybody still in has a Second Chance: this one is discarded.
wasted-bust = The { $card } set aside is discarded: { $name } has busted.
wasted-holder = The { $card } before { $name } is discarded: { $name } is out already.
wasted-flip-seven = The { $card } waiting before { $name } is discarded: the round is over.
wasted-ran-dry = The { $card } waiting before { $name } is discarded: the round is over.
reshuffled = The draw pile is empty: { $cards ->
    [one] 1 discarded card is
   *[other] { $cards } discarded cards are
} shuffled into a new one.
ran-dry = { $name } needs a card, and no number is left to draw: the round is over, and everybody still in banks.

round-ended = Round { $number } is over.
tied = { $names } are tied at { $total }: everybody plays another round, and anyone may win it.
game-won = { $name } wins with { $total ->
    [one] 1 point!
   *[other] { $total } points!
}

## Standings

standing-busted = busted, 0
standing-line = { $name }: { $score }. Total { $total }, { $left ->
    [0] the target is reached
   *[other] { $left } to go
}.
standing-left = { $left ->
    [0] reached!
   *[other] { $left } to go
}

## The table

status = { $status ->
    [stayed] stayed
    [frozen] frozen
    [busted] busted
   *[active] in
}
table-heading = Round { $number } · { $dealer } deals · { $draw } cards to draw, { $discard } discarded
table-seat = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $status }. { $cards }.
table-no-cards = No cards
table-cards = Holds { $cards }, worth { $sum }
table-cards-busted = Held { $cards }, worth 0
table-set-aside = Set aside before { $name }: { $cards }.
table-assigned = Waiting to take effect: { $cards }.
table-assigned-to = { $card } for { $name }

## Questions

ask-hit-or-stay = { $name }, hit or stay?
ask-give = { $name }, who gets the { $card }?
ask-which-card = Which card came up for { $name }?
hint-hit-or-stay = h to hit, s to stay, ? for help
hint-give = a number or a name, ? for help
hint-which-card = 0 to 12, +2 to +10, x2, FZ, F3 or SC
option = { $number }: { $name } { $meaning }.
option-freeze = banks { $points }: { $before } becomes { $after }
option-flip-three = flips three, with { $numbers ->
    [0] no number
    [one] 1 number
   *[other] { $numbers } numbers
} in line{ $shielded ->
    [yes] , shielded
   *[no] { "" }
}
option-second-chance = is shielded, with { $numbers ->
    [0] no number
    [one] 1 number
   *[other] { $numbers } numbers
} in line

unclear-hit-or-stay = «{ $answer }» is not an answer here: type h to hit or s to stay (? for help).
unclear-give = «{ $answer }» is nobody who can get it: type a number or a name from the list (? for help).
unclear-give-many = «{ $answer }» could be { $names }: type the number.
unclear-which-card = «{ $answer }» cannot have come up: type a card such as 12, +4, x2, FZ, F3 or SC.
unclear-empty = An empty line is no answer: { $hint }.

help = 
    h or hit     take a card
    s or stay    bank your points and leave the round
    1, 2, Ben    give a card to that player
help-which-card = 
    0 to 12      a number card
    +2 to +10    a card that adds points: +2, +4, +6, +8 or +10
    x2           the card that doubles
    FZ           Freeze
    F3           Flip Three
    SC           Second Chance
help-commands = 
    t            the table
    o            the odds to bust
    w            why: the rules behind what just happened
    r F3.6       a rule; «r F3» a section; «r freeze» a search
    save FILE    save the game (.json or .f7)
    quit         stop; the game is saved and can be resumed
    ?            this help

## Odds

odds-none = There is nothing left to draw.
odds-risk = { $name } would bust with { $bad } of the { $cards } cards to draw: { $percent } %.
odds-safe = { $name } cannot bust with the next card: no number of the line is left to draw.
odds-shielded = { $name } is safe: the Second Chance takes a bust. Without it the risk is { $percent } %.

## Why

why-nothing = Nothing has happened yet.
why-then = { $card } – { $then }
why-rules = { $sentence } ({ $rules })

## Rules

rules-none = no rule says «{ $words }»
rules-no-number = there is no rule { $number }; section { $section } has { $first } to { $last }
rules-missing = the text of the rules was not installed with the program

## A game from beginning to end

game-begins = Flip 7 to { $target }: { $names }.
game-few = The game is made for three players or more; it works with fewer.
game-hash = Seed hash: { $hash }
game-hash-why = The seed comes at the end, so that anyone can check the shuffle.
game-real-deck = The cards come from a real deck: you say what comes up.
game-help = Type ? at any question for help.
game-resumed = Welcome back: round { $number }, { $names }.
game-is-over = This game is over: { $name } has won with { $total }.
game-over = { $rounds ->
    [one] 1 round was played.
   *[other] { $rounds } rounds were played.
}
game-seed = Seed: { $seed }
game-stops-asked = The game stops here: { $question }

## Saving

save-offer = Save this game?
save-offer-hint = a file name, or Enter to leave it
saved-as = Saved as { $file }.
saved-go-on = Saved. Go on with: flip7 play --resume { $file }
not-over = the game is not over; it is saved, go on with: flip7 play --resume { $file }
not-over-lost = the game is not over, and the answers ended; with --save FILE it would have been kept
save-needs-a-name = Type the name of a file after save, such as: save game.json
save-failed = { $problem }. The game goes on, unsaved.
save-lost = { $problem }; this line is the game, keep it in a file to go on with it:

## Replaying

step-hint = Enter for the next step, q to stop

## Verifying

verify-choices = by the rules: { $count ->
    [0] no answer has been given yet
    [one] the one answer
   *[other] all { $count } answers
}
verify-over = over: { $name } has won, after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
verify-not-over = not over: it stops in round { $number }
verify-shuffles = the seed's own: { $count ->
    [one] the 1 shuffle written down
   *[other] all { $count } shuffles written down
}
verify-shuffles-spare = not checked: { $count ->
    [one] 1 shuffle that the game does not need
   *[other] { $count } shuffles that the game does not need
}
verify-seed-only = the seed's own: { $count ->
    [one] 1 shuffle
   *[other] { $count } shuffles
}, made from the seed
verify-no-seed = no seed: the shuffles cannot be proved
verify-real-deck = a real deck: there is no shuffle to prove
verify-hash = the seed's hash is the published one
verify-no-hash = no published hash: nobody can prove that the seed was chosen before the game
verify-hash-no-seed = a hash was published, but the seed was not: it cannot be checked
verify-seed-hash = hash of the seed: { $hash }
verify-wrong-hash = the seed's hash is { $hash }, not the published { $published }
verify-other-hash = the hash in it is { $hash }, not { $published }

## simulate: many games between bots

sim-compiling = Compiling the simulator: about { $seconds } seconds, once.
sim-plain = numba is not used: games run in plain Python, some 200 times slower.
sim-stopped = Stopped after { $games } of { $wanted } games.
sim-nothing = stopped before the first game was over
sim-recorded = { $count ->
    [one] One game written to { $folder }.
   *[other] { $count } games written to { $folder }.
}
sim-written = Written: { $file }
sim-games = { $games } games at { $seats ->
    [one] a table of one seat
   *[other] a table of { $seats }
} in { $seconds } s: { $rate } games a second. Seed: { $seed }
sim-game = A game takes { $rounds } rounds, { $decisions } decisions and { $cards } cards; the winner has { $points } points.
sim-seats = Of 100 games each seat won so many, whoever sat there (A deals first; ±{ $error }):
sim-scores = Of 100 rounds, so many scored:
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
   *[other] { $count }{ "\u00A0" }games
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
plot-scores-note = So many points, or fewer, are what 25 %, 50 %, 75 % and 90 % of the rounds score.
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
