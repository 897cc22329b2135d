# A position played out by bots (`flip7 playout`). Names, answers and figures come in ready for showing.

playout-answer = { $name } answers: { $answer }.
playout-games = { $games ->
    [one] Played out once
   *[other] Played out { $games } times
}; on average { $rounds } rounds to the end, this one included. Seed: { $seed }
playout-head-bot = bot
playout-head-wins = wins
playout-head-points = points at the end
