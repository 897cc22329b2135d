# The page of the daily deal.

daily-title = The daily deal · Flip 7
daily-heading = The daily deal
daily-lead = One game a day: the same cards and the same three bots for everybody, and one try.
daily-today = Today: { $day }
daily-play = Play today’s deal
daily-go-on = Go on with your game
daily-looking = Seeing how your game went …
daily-gone = You have played today’s deal. Its table is no longer there.
daily-tomorrow = The next one is dealt at midnight in Greenwich.
daily-you = You
daily-level5 = A strong bot (level 5) in your place
daily-place = Place { $place } of { $players }
daily-rounds = Round by round
daily-see-again = See the game again
daily-share-it = Share
daily-copied = Copied: paste it wherever your friends are.
daily-cannot-copy = This browser lets no page copy. Mark the line, and copy it.
daily-round-flip_7 = Flip 7
daily-round-many = 25 points or more
daily-round-few = fewer
daily-round-bust = bust
daily-sure = How everybody can be sure
daily-sure-how = The cards of a day follow from its date. This is the fingerprint of tomorrow’s; it is shown today, so that nobody can choose them later.
