# Link previews: what a messenger shows of a link to a page, a table or a replay.

preview-home = Flip 7: seven different cards. One more?
preview-home-about = The card game, at one table with friends and bots. Fan-made and open source.
preview-join = { $host ->
    [nobody] Join a table of Flip 7
   *[somebody] Join { $name }’s table of Flip 7
}
preview-watch = { $host ->
    [nobody] A game of Flip 7
   *[somebody] { $name }’s table: a game of Flip 7
}
preview-board = The score of a game of Flip 7, live
preview-players = At the table: { $names }.
preview-more = { $count } more
preview-free = { $free ->
    [one] 1 seat is free.
   *[other] { $free } seats are free.
}
preview-won = { $name } won at Flip 7 with { $points ->
    [one] 1 point
   *[other] { $points } points
}
preview-replay = See the game again, card by card.
preview-moment = A moment from a game of Flip 7
preview-picture-home = Seven cards in a fan: every number is a flower.
preview-picture-table = Seats around a table, one of them free.
preview-picture-replay = Three flowers on a podium.
