# Puzzles: a position, a question, and why one answer is best; in the browser and in the terminal.
# $points, $error, $win: points of winning chance and per cent; $count and $all: bots.

puzzle-difficulty-easy = Easy
puzzle-difficulty-medium = Medium
puzzle-difficulty-hard = Hard
puzzle-right-hit = Right: hit!
puzzle-right-stay = Right: stay!
puzzle-right-self = Right: you keep it yourself!
puzzle-right-to = Right: to { $name }!
puzzle-wrong-hit = Better: hit.
puzzle-wrong-stay = Better: stay.
puzzle-wrong-self = Better: keep it yourself.
puzzle-wrong-to = Better: give it to { $name }.
puzzle-choice-hit = Hit
puzzle-choice-stay = Stay
puzzle-choice-self = Keep it
puzzle-choice-to = To { $name }
puzzle-ahead-clearly = Clearly better, by { $points } ±{ $error } points of winning chance.
puzzle-ahead-probably = Probably better, by { $points } ±{ $error } points of winning chance.
puzzle-missed = { $count ->
    [one] 1 of { $all } bots misses it, the one of level { $levels }.
   *[other] { $count } of { $all } bots miss it, among them those of level { $levels }.
}

## Why one answer is best: said to the person who is asked, whatever the answer was. $bust, $flip7, $less: of ten cards or times.

puzzle-why-staying-won = Nobody else is in, and you are ahead with { $standing }: staying wins the game.
puzzle-why-in-front = You are in front with { $standing }, and { $rival } still needs { $needs ->
    [one] 1 point
   *[other] { $needs } points
} to get past.
puzzle-why-no-need = You are { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead of { $rival } anyway, and { $bust } of 10 cards would bust you.
puzzle-why-too-risky = { $bust } of 10 cards would bust you, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} on the table.
puzzle-why-staying-lost = { $rival } is out of the round with { $standing }: if you stay below that, you have lost.
puzzle-why-second-chance = Your Second Chance takes a bust: the next card is free.
puzzle-why-cannot-bust = No card can bust you: the next one is free.
puzzle-why-flip7 = { $flip7 } of 10 cards would make a Flip 7.
puzzle-why-within-reach = Only { $short ->
    [one] 1 point is
   *[other] { $short } points are
} missing to { $target }, and others can get there first.
puzzle-why-small-lead = { $rival } is still in and only { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind: that lead will hardly hold.
puzzle-why-not-enough = { $rival } is { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead: { $points ->
    [one] 1 safe point is
   *[other] { $points } safe points are
} not enough to catch up.
puzzle-why-worth-it = { $bust ->
    [0] Hardly any card
   *[other] Only { $bust } of 10 cards
} would bust you: with { $points ->
    [one] 1 point
   *[other] { $points } points
} on the table, one more card is worth it.
puzzle-why-safe-bank = Frozen, you bank { $points ->
    [one] 1 point
   *[other] { $points } points
} safely.
puzzle-why-froze-oneself = It would end your own round with { $points ->
    [one] 1 point
   *[other] { $points } points
}; the one to stop is { $to }, who stands at { $standing }.
puzzle-why-missed-leader = { $behind ->
    [yes] { $given } is behind you anyway
   *[no] { $given } is not the one to fear
}: the { $card ->
    [FZ] Freeze
   *[F3] Flip Three
} belongs to { $to }, who { $leads ->
    [yes] is in the lead
   *[no] comes closest
}.
puzzle-why-held-second-chance = { $to } holds a Second Chance and can go on without fear: frozen, it is worth nothing.
puzzle-why-held-double = { $to } holds the ×2: there every further number counts double.
puzzle-why-banked-more = It would bank { $more ->
    [one] 1 point
   *[other] { $more } points
} for { $given }, and only { $less } for { $to }.
puzzle-why-flips-good = Three cards bring you { $gain ->
    [one] 1 point
   *[other] { $gain } points
} on average.
puzzle-why-flips-risky = Three cards bust you in { $bust } of 10 cases, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} on the table.
puzzle-why-busts-other = { $to } busts in { $bust } of 10 cases, { $given } { $less ->
    [0] hardly ever
   *[other] only in { $less }
}.
puzzle-why-brought-more = On average it brings { $given } { $more ->
    [one] 1 point
   *[other] { $more } points
}, and { $to } only { $less }.
puzzle-why-helped-stronger = { $given } stands at { $higher } and { $to } at { $lower }: help the one who is further behind.

## In the terminal

puzzle-heading = Puzzle { $id } · { $difficulty } · your rating: { $rating }
puzzle-you = You
puzzle-gone = Cards that are gone: { $cards }
puzzle-figures = { $answer }: you win { $win }% ±{ $error }, chosen by { $count } of { $all } bots
puzzle-rating = Your rating: { $rating } ({ $change })
puzzle-counted-before = Your rating: { $rating }. This puzzle had counted before.
puzzle-next = Next puzzle?
puzzle-next-hint = Enter for the next one, q to stop
puzzle-all-seen = You have seen all { $all } of these puzzles. With --again they come again.
puzzle-not-kept = Your progress cannot be kept: { $file } cannot be written.
puzzle-unknown = there is no puzzle { $id }: an id has five letters or digits, as in the address of its page
puzzle-key-next = Next
