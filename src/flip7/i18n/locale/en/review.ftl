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
review-better-hit = { $what }; a hit was { $sure } better by { $cost } ±{ $error } points of winning chance.
review-better-stay = { $what }; a stay was { $sure } better by { $cost } ±{ $error } points of winning chance.
review-better-give = { $what }; giving it to { $to } was { $sure } better by { $cost } ±{ $error } points of winning chance.
review-better-take = { $what }; taking it was { $sure } better by { $cost } ±{ $error } points of winning chance.

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
review-course = Everybody's chance to win when each round began, in per cent:
review-turning = Turning points:
review-no-turning = No single card or choice changed much.
review-costliest = More choices that cost something:
review-play-on = To take a choice back, and play on from there in another way against bots:
review-decisions = decisions

## The page

# Texts that end in -hover may have <b> and <br>; what is filled in has none.

review-finding-luck = { $name } won, above all by luck
review-finding-others = { $name } won, above all by what the others chose
review-finding-not-over = { $name } has the best chance so far, { $chance }
review-under = From { $start } to { $end }, in points of winning chance: luck { $luck }, the others' choices { $others }, own choices { $own }.
review-fact-rounds = rounds
review-fact-decisions = decisions
review-fact-mistakes = clear mistakes
review-fact-costliest = points lost by the worst

review-course-heading = Everybody's chance to win
review-course-text = Decision after decision, if everybody plays on well. The numbers mark the turning points.
review-course-item = { $name } from { $start } to { $end }
review-course-hover = <b>{ $name }</b> { $chance }<br>Round { $number }: { $what }
review-course-hover-end = <b>{ $name }</b> { $chance }
review-axis-rounds = rounds

review-parts-heading = Luck and skill
review-parts-text = Points of winning chance won and lost. With the chance at the start they add up to the chance at the end, on the right.
review-parts-item = { $name } luck { $luck }, own choices { $own }, others' choices { $others }
review-parts-hover = <b>{ $name }</b><br>{ $what }: { $points } points
review-part-luck = luck
review-part-own = own choices
review-part-others = others' choices

review-costs-heading = What choices cost
review-costs-text = Points of winning chance lost against the best answers; the thin line is the 95 % error. On the right, how many of the choices cost something.
review-costs-item = { $name } { $cost }, { $share }
review-costs-hover = <b>{ $name }</b><br>{ $mistakes } of { $decisions } choices cost { $cost } ±{ $error } points

review-players-caption = Each player, in points of winning chance
review-costliest-caption = The choices that cost most
review-th-player = Player
review-th-end = end %
review-th-from = from { $start }
review-th-of = of { $decisions }
review-th-own = own
review-th-others = others
review-th-mistakes = mistakes
review-th-round = Round
review-th-choice = Choice
review-th-better = Better
review-th-cost = Cost in points
review-instead-hit = hit
review-instead-stay = stay
review-instead-give = give it to { $to }
review-instead-take = take it
