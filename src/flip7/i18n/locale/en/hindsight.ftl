# Why another choice was better, as a friend who plays well would say it: in the review of a game.
# $you says whether the person who reads chose, or is the «rival» of whoever did; everybody else is named. $bust and $flip7 count of ten cards, or of ten times.

hindsight-staying-won = Nobody else was in, and { $you ->
    [yes] you were
   *[no] { $name } was
} ahead with { $standing }: staying would have won the game.
hindsight-in-front = { $you ->
    [yes] You were
   *[no] { $name } was
} in front with { $standing }, and { $you ->
    [rival] you
   *[other] { $rival }
} still needed { $needs ->
    [one] 1 point
   *[other] { $needs } points
} to get past.
hindsight-no-need = { $you ->
    [yes] You were
   *[no] { $name } was
} { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead of { $you ->
    [rival] you
   *[other] { $rival }
} anyway, and { $bust } of 10 cards would bust.
hindsight-too-risky = { $you ->
    [yes] You
   *[no] { $name }
} would bust on { $bust } of 10 cards, and { $points ->
    [one] 1 point was
   *[other] { $points } points were
} on the table.
hindsight-staying-lost = { $you ->
    [rival] You were
   *[other] { $rival } was
} out of the round with { $standing }: whoever stayed below that had lost.
hindsight-second-chance = The Second Chance would have taken a bust: the next card was free.
hindsight-cannot-bust = No card could bust { $you ->
    [yes] you
   *[no] { $name }
}: the next one was free.
hindsight-flip7 = { $flip7 } of 10 cards would have made a Flip 7.
hindsight-within-reach = Only { $short ->
    [one] 1 point was
   *[other] { $short } points were
} missing to { $target }, and others could get there first.
hindsight-small-lead = { $you ->
    [rival] You were
   *[other] { $rival } was
} still in and only { $lead ->
    [one] 1 point
   *[other] { $lead } points
} behind: that lead would hardly hold.
hindsight-not-enough = { $you ->
    [rival] You were
   *[other] { $rival } was
} { $gap ->
    [one] 1 point
   *[other] { $gap } points
} ahead: { $points ->
    [one] 1 safe point was
   *[other] { $points } safe points were
} not enough to catch up.
hindsight-worth-it = { $bust ->
    [0] Hardly any card
   *[other] Only { $bust } of 10 cards
} would bust { $you ->
    [yes] you
   *[no] { $name }
}: with { $points ->
    [one] 1 point
   *[other] { $points } points
} on the table, one more card was worth it.
hindsight-safe-bank = Frozen, { $you ->
    [yes] you
   *[no] { $name }
} would have banked { $points ->
    [one] 1 point
   *[other] { $points } points
} safely.
hindsight-froze-oneself = It ended { $you ->
    [yes] your own round
   *[no] the round of { $name }
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}; the Freeze belonged to { $to }, who stood at { $standing }.
hindsight-missed-leader = { $behind ->
    [yes] { $given } was behind { $you ->
        [yes] you
       *[no] { $name }
    } anyway
   *[no] { $given } was not the one to fear
}: the { $card ->
    [FZ] Freeze
   *[F3] Flip Three
} belonged to { $to }, who { $leads ->
    [yes] was in the lead
   *[no] came closest
}.
hindsight-held-second-chance = { $to } held a Second Chance and could go on without fear: frozen, it was worth nothing.
hindsight-held-double = { $to } held the ×2: there every further card counted double.
hindsight-banked-more = It banked { $more ->
    [one] 1 point
   *[other] { $more } points
} for { $given }, and only { $less } for { $to }.
hindsight-flips-good = Three cards would have brought { $you ->
    [yes] you
   *[no] { $name }
} { $gain ->
    [one] 1 point
   *[other] { $gain } points
} on average.
hindsight-flips-risky = Three cards bust { $you ->
    [yes] you
   *[no] { $name }
} in { $bust } of 10 cases, and { $points ->
    [one] 1 point was
   *[other] { $points } points were
} on the table.
hindsight-busts-other = { $to } would bust in { $bust } of 10 cases, { $given } only in { $less }.
hindsight-brought-more = On average it brings { $given } { $more ->
    [one] 1 point
   *[other] { $more } points
}, and { $to } only { $less }.
hindsight-helped-stronger = { $given } stood at { $higher } and { $to } at { $lower }: help the one who is further behind.
