# The daily deal: one game a day, the same for everybody.

daily-welcome = The daily deal of { $day }: the same cards and the same three bots for everybody, and one try. What is chosen stays chosen.
daily-no-advice = The daily deal is played without advice: everybody has the same cards, and one try.
daily-goes-on = The daily deal of { $day } goes on.
daily-done = You have played the daily deal of { $day }. The next one is dealt at midnight in Greenwich.
daily-result = You made { $points ->
    [one] { $points } point
   *[other] { $points } points
  } and came { $place } of { $players }.
daily-par = Level 5 at your seat made { $points ->
    [one] { $points } point
   *[other] { $points } points
  } of the same cards, and came { $place } of { $players }.
daily-share = Flip 7, daily deal of { $day }: { $points }, place { $place } of { $players } (level 5: { $par })
daily-next = The fingerprint of the next deal: { $hash }
daily-bad-day = a day is written as 2026-11-18, not { $day }
daily-not-yet = the deal of { $day } is not there yet
daily-another-game = this is not a daily deal
