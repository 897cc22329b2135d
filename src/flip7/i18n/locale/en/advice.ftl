# What to answer, and why. Names, cards and sums come in ready for showing; numbers that must line up come in with their spaces.

## The answers

decimal-mark = .
advice-hit = hit
advice-stay = stay
advice-to = to { $name }
advice-to-self = to yourself
advice-row-hit-or-stay = { $mark } { $choice }   bust { $bust } %   { $points } points   wins { $win } % ±{ $error }
advice-row-flip-three = { $mark } { $choice }   busts { $bust } %   you { $points } points   you win { $win } % ±{ $error }
advice-row-give = { $mark } { $choice }   you { $points } points   you win { $win } % ±{ $error }

## The advice

advice-do-hit = { $sure ->
    [yes] Hit.
   *[no] Probably hit.
}
advice-do-stay = { $sure ->
    [yes] Stay.
   *[no] Probably stay.
}
advice-do-give = { $sure ->
    [yes] Give it to { $name }.
   *[no] Probably give it to { $name }.
}
advice-do-give-self = { $sure ->
    [yes] Take it yourself.
   *[no] Probably take it yourself.
}
advice-line = { $do } { $why }
advice-for-points-hit = For points alone you would hit: { $most } instead of { $points } in this round.
advice-for-points-stay = For points alone you would stay: { $most } instead of { $points } in this round.
advice-for-points-give = For points alone it would go to { $name }: { $most } instead of { $points } for you in this round.
advice-for-points-give-self = For points alone you would take it yourself: { $most } instead of { $points } in this round.

## Why

advice-or = { $first } or { $last }
why-too-close = Too close to call: { $choices }, within { $within } points of winning chance.
why-all-the-same = Whatever you do, your chance to win is the same.
why-staying-loses = You are { $gap } behind with { $name } standing at { $standing }: staying loses.
why-second-chance = Your Second Chance takes a bust, should one come ({ $risk } %).
why-cannot-bust = No card can bust you.
why-seventh = The next card is a Flip 7 with { $flip7 } %, and a bust with { $bust } %: that ends the round before the others get further.
why-must-gamble = You are { $gap } behind { $name }, who stands at { $standing }: safe points are not enough.
why-need-more = { $name } stands at { $standing }: your { $own } will hardly be enough.
why-worth = The risk to bust is { $bust } %, and on average a hit brings { $gain } points more.
why-worth-even = The risk to bust is { $bust } %: on average a hit costs points, but it wins more games.
why-staying-wins = Nobody else is in, and you stand highest with { $standing }: staying wins.
why-staying-leads = You stand at { $standing }, and { $name } needs { $needs } more to pass you.
why-no-need = You are { $gap } ahead of { $name }: a bust ({ $bust } %) would cost you more than the points are worth.
why-risk = The next card busts you with { $bust } %, and { $points ->
    [one] 1 point is
   *[other] { $points } points are
} at stake.
why-stops-leader = The Freeze stops { $name }, who stands highest of those still in, at { $standing }.
why-stops-short = The Freeze stops { $name } at { $standing }, short of { $target }.
why-banks-little = The Freeze ends the round for { $name } with { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}.
why-banks-own = Frozen, you bank { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
} for sure and stand at { $standing }.
why-may-bust = { $leads ->
    [yes] { $name } stands highest of those still in, and the Flip Three is a bust with { $bust } %.
   *[no] For { $name } the Flip Three is a bust with { $bust } %, with { $points } points at stake.
}
why-flips-own = The three cards bust you with { $bust } %, and on average you have { $after } points after them instead of { $before }.
why-helps-least = { $name } stands at { $standing }: there the { $card } does you the least harm.

## The command

advice-compiling = Getting ready to try the answers out: about { $seconds } seconds, once.
advice-none = There is nothing to choose: the deck says which card comes up.
advice-plain = numba is not used: fewer tries, so larger errors.
