# The page of one's own games.

you-title = Your games · Flip 7
you-heading = Your games
you-lead = How you play, from the games you have finished here. All of it stays with you.
you-looking = { $count ->
    [one] One more game is being looked at …
   *[other] { $count } more games are being looked at …
}
you-first-games = first games
you-last-games = last games
you-games = The games
you-game-place = Place { $place } of { $players }
you-games-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
you-gone = { $count ->
    [one] One game is no longer on its server.
   *[other] { $count } games are no longer on their server.
}
you-how = How is this worked out?
you-how-text = Each finished game is reviewed once, and what concerns your own seat is kept here. A figure stands beside its error: with other games like these it would come out within that in 95 of 100 cases. A habit is told when at least five choices of its kind were costly, a quarter of them all, and its cost is larger than its error.
you-kept = Kept on this device alone. “Back up all games” takes it along; that button is beside your games here:
you-erase = Erase
you-erased = Erased. Games that you finish from now on count again.
you-undo = Undo
