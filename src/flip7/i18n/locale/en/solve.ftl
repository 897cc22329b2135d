# The best choices of a player alone in the round, as lines and as a page. Cards and sums come in ready for showing.

## solve: the answer in lines

solve-compiling = Compiling the solver: about { $seconds } seconds, once.
solve-plain = numba is not used: a round with all 94 cards takes a minute or two instead of a few seconds.
solve-before = Solved before: the answer was kept in { $folder }, which you can delete.
solve-value = Alone in the round, the best choices score { $value } points on average.
solve-value-from = With { $cards } before you, the best choices score { $value } points on average.
solve-hit = Hit: it is worth { $hit } points on average; staying is worth { $stay }.
solve-stay = Stay: it is worth { $stay } points; a hit is worth { $hit } on average.
solve-chances = { $bust } of such rounds end in a bust, { $flip7 } in a Flip 7.
solve-states = { $states } states, solved in { $seconds } s.
solve-rules = Simple rules beside it
solve-rule = rule
solve-points = points a round
solve-loss = lost
solve-best = the best choices
solve-rule-points = stay with { $at } points
solve-rule-points-unless-safe = stay with { $at } points, but never with a Second Chance
solve-rule-numbers = stay when the numbers add up to { $at }, but never with a Second Chance
solve-rule-risk = stay when the chance to bust is { $at } or more
solve-rule-one-card = hit as long as one card more would score more on average
solve-limits = When to stay, without a Second Chance and by the sum of your numbers
solve-safe = With a Second Chance, always hit.
solve-numbers = numbers
solve-hit-to = hit up to
solve-depends = it depends
solve-stay-from = stay from
solve-risk = risk worth taking
solve-key = ━ hit   ┄ it depends   · stay
solve-always = always
solve-between = { $low } to { $high }

## The page

solve-page-title = Alone in the round, the best choices score { $value } points
solve-page-title-from = From { $cards }, the best choices score { $value } points
solve-page-under = Nobody else is in the round: a Freeze or Flip Three is yours. All { $states } states are computed exactly.
solve-fact-value = points a round
solve-fact-bust = of the rounds bust
solve-fact-flip7 = are a Flip 7
solve-fact-rule = points of the best simple rule
solve-foot-cards = cards before you
solve-foot-gone = cards gone
solve-foot-states = states
solve-foot-seconds = seconds
solve-none = none
solve-chart-stay = When is it enough?
solve-chart-stay-text = By how many numbers you have and what they add up to, without a Second Chance and without another modifier.
solve-chart-stay-label = Sums to hit with and to stay with
solve-chart-stay-item = { $numbers } numbers: hit up to { $hit }, stay from { $stay }
solve-chart-stay-row = { $numbers ->
    [one] 1 number
   *[other] { $numbers } numbers
}
solve-chart-stay-axis = sum of the numbers
solve-key-hit = hit
solve-key-depends = it depends on the numbers
solve-key-stay = stay
solve-hover-hit = <b>{ $row }</b><br>hit below { $end }
solve-hover-depends = <b>{ $row }</b><br>from { $begin } to { $end } it depends on the numbers
solve-hover-stay = <b>{ $row }</b><br>stay with { $begin } or more
solve-chart-rules = What do simple rules lose?
solve-chart-rules-text = Points of a round that each loses, and to the right what it scores; the best choices score { $best }. A rule with a star hits with a Second Chance.
solve-chart-rules-axis = points lost
solve-chart-rules-label = Points of a round by rule
solve-chart-rules-item = { $rule }: { $points }
solve-chart-rules-hover = <b>{ $rule }</b><br>{ $points } points a round, { $loss } lost
solve-short-points = { $at } points
solve-short-points-unless-safe = { $at } points *
solve-short-numbers = numbers { $at } *
solve-short-risk = risk { $at }
solve-short-one-card = one card more
solve-chart-curves = Where should a simple rule stay?
solve-chart-curves-text = Points of a round on average, by where the rule stays. The line at the top is the best choices.
solve-chart-curves-label = The best of each kind of rule
solve-chart-curves-axis = stays at
solve-chart-risk = How much risk is worth it?
solve-chart-risk-text = Points of a round on average, by the chance to bust at which the player stays.
solve-chart-risk-label = Points of a round by the risk taken
solve-chart-risk-axis = chance to bust
solve-curve-points = points
solve-curve-points-unless-safe = points, never with a Second Chance
solve-curve-numbers = sum of the numbers, never with a Second Chance
solve-curve-hover = <b>{ $rule }</b><br>{ $points } points a round
solve-chart-modifiers = What does a modifier change?
solve-chart-modifiers-text = The lowest sum of three and of five numbers that stays, by the modifier you have.
solve-chart-modifiers-label = The lowest sum that stays, by modifier
solve-chart-modifiers-item = { $modifier }: { $three } with three numbers, { $five } with five
solve-chart-modifiers-none = none
solve-hover-modifier = <b>{ $modifier }</b><br>{ $numbers } numbers: stay from { $sum }
