# The page of a game review (`flip7 review --plot`), for people who study.

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
