# The hints of a first game, in the browser.

coach = Hint
coach-off = No more hints
coach-start = Collect different numbers, and stop in time: a number that comes twice costs you the whole round. { $target } points win.
coach-turn = Hit takes one more card. Stay banks your points, and you are out until the next round.
coach-risk = { $per }% of the cards left would bust you. Is one more card worth it?
coach-bonus = A bonus card: +2 to +10 add points, ×2 doubles your numbers. It never busts you.
coach-chance = A Second Chance takes your next double for you: once, and only in this round.
coach-freeze = A Freeze stops somebody at once: they bank the points they have. Keep it if yours are worth saving, and mind who would reach { $target } with it.
coach-frozen = { $points ->
    [0] Frozen: you are out until the next round, without points this time.
    [one] Frozen: your 1 point is banked, and you are out until the next round.
   *[other] Frozen: your { $points } points are banked, and you are out until the next round.
}
coach-flip = A Flip Three is three cards, one after the other: a gift to somebody with few cards, a danger to somebody with many.
coach-flipped = Three cards for you, one after the other. You cannot stop in between.
coach-spare = Nobody holds two Second Chances: this one goes to somebody who has none.
coach-bust = A second { $card }: bust. This round scores nothing for you; earlier rounds stay yours.
coach-saved = Your Second Chance took the double, and both are gone. The next double would bust you.
coach-seven = Seven different numbers are a Flip 7: { $bonus } points more, and the round is over for everybody.
coach-scores = What you banked is added to your total. Then everybody begins anew, without cards.
