# «What if?»: a choice of a finished game, taken back or played out many times. $name is whose choice it was, $you whether that is the person who reads.

whatif-title = What if?
whatif-was-hit = { $you ->
    [yes] You
   *[no] { $name }
} hit here. What if not?
whatif-was-stay = { $you ->
    [yes] You
   *[no] { $name }
} stayed here. What if not?
whatif-was-given = { $you ->
    [yes] You
   *[no] { $name }
} gave { $card } to { $to }. What if not?
whatif-was-kept = { $you ->
    [yes] You
   *[no] { $name }
} kept { $card }. What if not?

whatif-play = Play on from here
whatif-seat = { $you ->
    [yes] You choose
   *[no] You choose for { $name }
}, to the end of the game. Bots play for the others. It counts for nothing.
whatif-same = Same cards
whatif-new = New cards
whatif-same-note = They come in the order they did then.
whatif-new-note = The draw pile is shuffled again.

whatif-often = See how it ends
whatif-often-note = Bots play the game on from here a great many times, each time with other cards in the pile: the same ones for every answer.
whatif-often-go = Play it out
whatif-playing = Playing it out …
whatif-games = Played { $games } times for each answer, each time with other cards in the pile: the same ones for every answer.
whatif-rough = Played { $games } times for each answer on this device: fewer times, and by weaker bots, than on a server.
whatif-better = “{ $answer }” wins more often: { $best } of 100 games instead of { $next }.
whatif-close = Too close to call: no answer clearly wins more often.
whatif-legend = The bar is the chance to win. The striped part is where the true chance lies, in 95 of 100 cases.
whatif-review = The figures are not those of the review: it reckons with everybody playing on well, while here each bot of the table plays in its own way.
whatif-answer = Answer
whatif-wins = Chance to win
whatif-points = Points
whatif-chosen = chosen
whatif-to = To { $name }
whatif-keep = Keep it
whatif-interval = { $low } to { $high }%
whatif-ends = { $points ->
    [one] 1 point
   *[other] { $points } points
}
