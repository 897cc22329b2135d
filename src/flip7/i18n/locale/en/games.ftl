# Many recorded games together (`flip7 games`). Names come in ready for showing.

games-read = { $games ->
    [one] One game
   *[other] { $games } games
}, finished: { $over }.
games-head-player = player
games-head-games = games
games-head-won = won
games-head-points = points a game
games-head-busts = busts
games-head-sevens = Flip 7s
games-players-more = And { $more ->
    [one] one more player
   *[other] { $more } more players
}: --json and --table have everybody.

## The games that are kept

games-none = no game is kept yet: flip7 play begins one
games-no-number = there is no game { $number }: { $count ->
    [one] one is kept
   *[other] { $count } are kept
}
games-all-over = no game waits to be finished
games-open-elsewhere = this game is open in another terminal: leave it there first, or take another that flip7 games lists
games-list-empty = No game is kept yet: { $command } play begins one.
games-when = when
games-who = who
games-how-it-went = how it went
games-over = { $name } won with { $total }
games-goes-on = round { $number }, not over
games-unreadable = cannot be read
games-more = There are { $count } games: --all lists them all.
games-note = { $command } replay, review, verify and play --resume take a number; without one they take the last game.
games-folder = They are in { $folder }
