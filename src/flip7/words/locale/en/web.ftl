# The web table, in the browser. What happens at the table is in table.ftl.

## Cards, aloud

card-back = face-down card
card-plus-aloud = plus { $points }
card-times-aloud = times two

## Coming and going

act-sat = { $name } takes a seat.
act-clock = { $name } took too long: a bot plays on for them.
act-handed-over = A bot plays on for { $name }.
act-left = { $name } left; a bot plays on for them.
act-came-back = { $name } is back.
act-host = { $name } is the host now.

## The table

you = You
title-table = Flip 7 · table { $code }
round = Round { $round }
to-target = to { $target }
table-code = table { $code }
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
you-watch = Watching
seats = Seats
your-seat = Your seat
stage = The middle of the table
eyebrow = Round { $round } · { $dealer } deals · to { $target }
draw-pile = Draw pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
discard-pile = Discard pile: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
dealer = dealer
dealer-letter = D
to-go = { $points } to go
reached = reached!
nothing-above = nothing above the line
numbers-held = { $numbers ->
    [0] no number
    [one] 1 number
   *[other] { $numbers } numbers
}
shielded = shielded
stand-in = bot plays
stand-in-why = A bot plays this seat until its owner comes back.
seat-aloud = { $name }, { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $status }. { $cards }
seat-holds = Holds { $cards }, worth { $points }.
seat-empty = No cards.

chip-in = in
chip-turn = Turn
chip-your-turn = Your turn
chip-stayed = Stayed
chip-frozen = Frozen
chip-busted = Busted
chip-away = Away
chip-flip-seven = Flip 7

## What is asked

heading-your-turn = Your turn. Hit or stay?
heading-turn = { $name }: hit or stay?
heading-give-you = Who gets the { $card }?
heading-give = { $name } gives the { $card } to somebody.
heading-flips = { $name }: { $left ->
    [one] one more to flip
   *[other] { $left } more to flip
}
heading-deal = { $name } deals.
heading-round = Round { $round }
heading-won = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
hit-button = Hit
stay = Stay
stay-bank = bank { $points }
give-or-keep = Tap a seat, or keep it:
give-tap = Tap the seat that gets it.
give-freeze-name = { $name } banks { $points }
give-freeze-you = You bank { $points }
give-flip-name = { $name } flips three
give-flip-you = You flip three
give-chance-name = { $name } is shielded
give-chance-you = You are shielded
waiting = { $name } is asked: hit or stay?
waiting-give = { $name } has a card to give.
out-stayed = You have stayed: your points are safe.
out-frozen = You are frozen: your points are safe.
out-busted = You have busted. On to the next round.

## Risk

percent = { $per } %
risk-name = Chance to bust on the next card
risk-bust = bust
risk-safe = Safe
risk-left = { $good } safe
risk-why = { $bad } of the { $pile } cards left are a number you hold.
risk-safe-why = The Second Chance takes the next double.

## Flip Three

flip-three-on = Flip Three on { $name }
flip-done = { $number } · on the table
flip-aside = { $number } · set aside
flip-next = { $number } · next
flip-later = { $number }

## Moments

twin-yours = in your line
twin-held = in { $name }'s line
twin-drawn = just drawn
bust-heading = A second { $card }
bust-you = You bust: { $lost ->
    [0] no points are lost.
    [one] the 1 point of this round is gone.
   *[other] the { $lost } points of this round are gone.
}
saved-caption = { $name }: saved by the Second Chance.
flip-seven = Flip 7
flip-seven-you = You flipped seven!
flip-seven-name = { $name } flipped seven!
flip-seven-over = { $points } points · the round is over for everybody

## Between rounds

summary-heading = Round { $round } is over
summary-lead = { $name }: in the lead, { $left } to go.
summary-level = Level in the lead: { $names }.
summary-won = { $name }: { $total } points. That is the game!
summary-tied = { $names } are tied at { $total }: everybody plays another round, and anyone may win it.
summary-rule = The target is { $target }. A tie at the top plays another round.
summary-tie-rule = A tie at the top plays another round, tied or not (G.2).
rank-up = climbed
rank-down = fell
rank-same = unchanged
hold = Hold
held = Held
next-round = Next round

## Around the table

log = What happened
why = why?
menu = Menu
emotes = Say something
emote-wave = Wave
emote-clap = Clap
emote-laugh = Laugh
emote-gasp = Gasp
emote-cry = Cry
emote-fire = On fire
emote-luck = Good luck
emote-good-game = Good game
odds-toggle = Odds
sound-toggle = Sound
speed = Speed of the cards
speed-fast = Fast
speed-normal = Normal
speed-slow = Slow
keys = H hits, S stays, the digits and arrows give a card, L shows what happened, any key goes on.
leave = Leave the table
hand-over = Let a bot play for { $name }
show-result = Show the result
how-to-play = How to play
home = Home
come-back = I am back
stand-in-for-you = A bot plays for you.
connection-lost = The connection is lost. Trying again …
try-now = Try now

## Refusals

reason-stale = That question has been answered already.
reason-not-asked = It is not your turn.
reason-illegal = That is not possible here.
reason-store-trouble = It could not be stored just now. Please try again.
reason-stopping = The server is about to start anew. One moment …
reason-too-fast = Too fast. Please wait a moment.
reason-our-fault = Something went wrong on our side. Nothing has changed.

## What happened, and why

log-nothing = Nothing has happened yet.
log-why-line = why? { $line }
log-earlier = Earlier
why-not-now = The text of { $rules } cannot be loaded just now.

## For the ears

narrate-label = What happens, read aloud
narrate-hint = Press T to hear the whole table.
narrate-missed = { $count } more things happened; they stand in the log.
narrate-turn = Your turn. Hit or stay? You have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
narrate-turn-odds = Your turn. Hit or stay? You have { $points ->
    [one] 1 point
   *[other] { $points } points
}; { $per } % to bust.
narrate-turn-safe = Your turn. Hit or stay? You have { $points ->
    [one] 1 point
   *[other] { $points } points
}, and a Second Chance takes the next double.
narrate-give = Who gets the { $card }? { $options }
narrate-option = { $key }: { $what }.
narrate-option-far = { $what }.

## The end of a game

podium-how = { $points ->
    [one] 1 point
   *[other] { $points } points
} after { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
podium-standings = Final standings
podium-rounds = rounds
podium-cards = cards came up
podium-busts = busts
podium-saves = saved by a Second Chance
podium-flip-sevens = Flip 7s
podium-best = best round: { $name }
podium-no-numbers = The game's numbers cannot be loaded just now.
podium-rematch = Play again
podium-rematch-host = Everybody who is still here comes along, and so do the bots.
podium-rematch-guest = Anybody may ask for it: whoever is still here comes along, and so do the bots.
podium-follow = To the next game
podium-replay = Replay
podium-seed = The seed of every shuffle
podium-json = For programs (.json)
podium-f7 = For people (.f7)
podium-new = New table
podium-back = Back to the result

## Check the shuffle

check-title = Check the shuffle
check-good = Everything fits: the cards came as they were shuffled before the first one was dealt.
check-bad = Something does not fit. Do not trust this game.
check-fits = fits:
check-fits-not = does not fit:
check-published = hash published:
check-its-secret = secret:
check-its-seed = seed:
check-secret = The server's secret has the hash that was published when the table was made, before anybody gave a word.
check-secret-bad = The server's secret does not have the hash that was published when the table was made.
check-word = «{ $word }»
check-words = The players' words were mixed in, in the order given: { $words }.
check-words-bad = The words that were mixed in are not the ones that the players gave.
check-no-words = No player gave a word, so the secret alone made the seed.
check-seed = Secret and words, mixed in this browser, make the seed.
check-seed-bad = Secret and words, mixed in this browser, make another seed than the one that the server names.
check-seal = The seed has the hash that was published before the first card.
check-seal-bad = The seed does not have the hash that was published before the first card.
check-cards = { $shuffles ->
    [one] Shuffled in this browser, the seed gives
   *[other] Shuffled { $shuffles } times in this browser, the seed gives
} exactly the { $drawn } cards that came up, in their order.
check-cards-bad = Card { $number } of the game was { $came }; the seed gives { $expected }.
check-proves = This proves that no card was exchanged on the way, and that the server chose its secret before it knew the words.
check-proves-not = It does not hide the cards from the server, which knew them from the start. And it is as strong as the last word: see that it came from somebody you trust, and that nobody could guess it.
check-proves-not-alone = It does not prove that the server drew its secret by chance: with no word from a player it chose alone. Give a word before the next game. And the server knew the cards from the start.
check-not-yet = The shuffle can be checked when the game is over.
