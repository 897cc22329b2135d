# The review of a finished game, in the browser. $you says whether the sentence is about the person who reads it.

insight-page = Review { $code } · Flip 7
insight-heading = { $you ->
    [yes] Why you won
    [lost] Why you lost to { $name }
   *[no] Why { $name } won
}
insight-lead = Everybody’s chance to win, choice by choice. Slide along the curve to look closer.
insight-why = { $why ->
    [won_luck] Mostly the cards: they gave you { $points } points of winning chance.
    [won_others] Mostly what the others chose: it gave you { $points } points of winning chance.
    [lost_luck] It was mostly the cards: they took { $points } points of winning chance from you. The next deal owes you nothing, but it starts even.
    [lost_own] It was mostly your own choices: they cost you { $points } points of winning chance. The costliest is the first thing to do better.
   *[lost_others] It was mostly what the others chose: it took { $points } points of winning chance from you.
}
insight-loading = Looking at every choice. The first figures come soon …
insight-ahead = { $games ->
    [one] One other game is being reviewed first.
   *[other] { $games } other games are being reviewed first.
}
insight-busy = Many games are being reviewed just now. This one comes soon …
insight-sharpening = Figures are getting sharper: { $sharp } of { $decisions } choices are final.
insight-draft = The figures are not final yet: what is told below may still change.
insight-done = All figures are final.
insight-rough = This device has estimated the chances without trying every choice out, so these figures are rougher than those of a server.
insight-progress = Progress of the review
insight-again = Try again

insight-curve = Chance to win
insight-curve-hint = Left and right arrow: choice by choice
insight-where = Round { $round }, choice { $number } of { $decisions }
insight-at-end = The end of the game
insight-table = The curve as a table
insight-choice = Choice
insight-on-table = See it on the table
insight-all = Whole review

## A choice. $points are those of the round so far, $risk is in per cent, $card is «a Freeze».

insight-hit = { $you ->
    [yes] You hit
   *[no] { $name } hit
} with { $points ->
    [one] 1 point
   *[other] { $points } points
} at a risk of { $risk }%.
insight-stay = { $you ->
    [yes] You stayed
   *[no] { $name } stayed
} with { $points ->
    [one] 1 point
   *[other] { $points } points
}; the risk was { $risk }%.
insight-give = { $you ->
    [yes] You gave
   *[no] { $name } gave
} { $card } to { $to }.
insight-take = { $you ->
    [yes] You kept
   *[no] { $name } kept
} { $card }.
insight-best = That was the best choice.
insight-close = Too close to call: no other choice was clearly better.
insight-hit-clearly = Hitting clearly cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-hit-probably = Hitting probably cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-stay-clearly = Staying clearly cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-stay-probably = Staying probably cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-give-clearly = This clearly cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-give-probably = This probably cost { $you ->
    [yes] you
   *[no] { $who }
} { $cost } points of winning chance.
insight-better-hit = A hit was better.
insight-better-stay = Staying was better.
insight-better-give = Giving it to { $you ->
    [yes] you
   *[no] { $to }
} was better.
insight-better-take = Keeping it was better.
insight-error = give or take { $error }
insight-you = you

## What decided it

insight-turns = { $draft ->
    [yes] What decided it so far
   *[no] What decided it
}
insight-no-turns = No single card or choice changed much.
insight-turn-bust = Round { $round }: { $you ->
    [yes] You busted
   *[no] { $name } busted
} with { $card }.
insight-turn-card = Round { $round }: { $you ->
    [yes] You drew
   *[no] { $name } drew
} { $card }.
insight-turn-flip7 = Round { $round }: A Flip 7 for { $you ->
    [yes] you
   *[no] { $who }
}.
insight-turn-saved = Round { $round }: A Second Chance saved { $you ->
    [yes] you
   *[no] { $who }
} from { $card }.
insight-turn-flip3 = Round { $round }: { $you ->
    [yes] You flipped
   *[no] { $name } flipped
} three cards.
insight-turn-freeze = Round { $round }: { $you ->
    [yes] You were
   *[no] { $name } was
} frozen.
insight-turn-stayed = Round { $round }: { $you ->
    [yes] You stayed
   *[no] { $name } stayed
}, and the round went on.
insight-turn-deal = Round { $round }: the first cards were dealt.
insight-turn-round = Round { $round } ended.
insight-turn-choice = Round { $round }: { $what }
insight-change = { $you ->
    [yes] Your chance
   *[no] { $name }: the chance
} to win went from { $before }% to { $after }%.

## Best, worst, luckiest

insight-so-far = (so far)
insight-moments = Moments
insight-best-move = { $own ->
    [yes] Your best choice
   *[no] Best choice
}
insight-worst-move = { $own ->
    [yes] Your costliest choice
   *[no] Costliest choice
}
insight-lucky = { $own ->
    [yes] Your luckiest card
   *[no] Luckiest card
}
insight-lucky-card = Round { $round }: { $you ->
    [yes] You drew
   *[no] { $name } drew
} { $card }. It brought { $gain } points of winning chance.
insight-no-worst = No choice cost anything.

## Luck and skill

insight-parts = Luck and choices
insight-parts-lead = In points of winning chance. The start, luck and choices add up to the end.
insight-luck = Luck
insight-own = Own choices
insight-others = Others’ choices
insight-end = End
insight-mistakes = { $mistakes ->
    [0] No choice cost anything.
    [one] 1 of { $decisions } choices cost something.
   *[other] { $mistakes } of { $decisions } choices cost something.
}

## All that cost something

insight-costs = Choices that cost something
insight-points = { $points }
insight-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}
insight-how = How these figures are made
insight-how-text = Every choice was tried out many times with cards that could have come, and everybody playing on well. What a choice cost is the difference to the best one. What the cards did between two choices is luck.
