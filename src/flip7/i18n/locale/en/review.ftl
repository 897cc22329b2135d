# A game looked at again. Names, cards and sums come in ready for showing; numbers that must line up come in with their spaces.

## The answers

review-hits = { $name } hits with { $points ->
    [one] 1 point
   *[other] { $points } points
} at a risk of { $risk } %
review-stays = { $name } stays with { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-gives = { $name } gives the { $card } to { $to }
review-takes = { $name } takes the { $card }
review-better-hit = { $what }; a hit was { $sure ->
    [clearly] clearly
   *[probably] probably
} better by { $cost } ±{ $error } points of winning chance.
review-better-stay = { $what }; a stay was { $sure ->
    [clearly] clearly
   *[probably] probably
} better by { $cost } ±{ $error } points of winning chance.
review-better-give = { $what }; giving it to { $to } was { $sure ->
    [clearly] clearly
   *[probably] probably
} better by { $cost } ±{ $error } points of winning chance.
review-better-take = { $what }; taking it was { $sure ->
    [clearly] clearly
   *[probably] probably
} better by { $cost } ±{ $error } points of winning chance.

## What the cards did

review-stroke = { $story } { $name } goes from { $before } % to { $after } %.
review-in-round = Round { $number }: { $what }

## The whole

review-won = { $name } won after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} and { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
}.
review-not-over = The game is not over: round { $rounds }, { $decisions ->
    [one] 1 decision
   *[other] { $decisions } decisions
} so far.
review-why = Why it ended so, in points of winning chance:
review-head-start = start
review-head-luck = luck
review-head-own = own choices
review-head-others = others' choices
review-head-end = end
review-head-mistakes = mistakes
review-mistakes = { $mistakes } of { $decisions }
review-player = { $name }: from { $start } % to { $end } %; luck { $luck }, own choices { $own }, others' choices { $others }.
review-course = Everybody's chance to win when each round began, in per cent:
review-turning = Turning points:
review-no-turning = No single card or choice changed much.
review-moments = Moments:
review-best-move = Best choice: { $what }
review-lucky = Luckiest card: { $what }
review-lucky-card = { $name } drew { $card }, which brought { $gain } points of winning chance.
review-costliest = More choices that cost something:
review-play-on = To take a choice back, and play on from there in another way against bots:
review-decisions = decisions
