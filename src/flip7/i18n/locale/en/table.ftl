# What lies on the table, and what happens there. Names, cards and sums come in ready for showing.

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = Freeze
card-flip-three = Flip Three
card-second-chance = Second Chance
card-a = { $number ->
    [8] an { $card }
    [11] an { $card }
   *[other] a { $card }
}

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## What happens

round-began = Round { $number }. { $dealer } deals.
joined = { $name } joins with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }.
deal-ended = The deal is complete.
dealt = { $name } is dealt { $card }.
hit = { $name } drew { $card }.
hit-forced = { $name } has no card yet and must hit: { $card }.
flipped = { $name } flips { $number } of 3: { $card }.

kept-first = It lies before { $name }.
kept-sum = { $sum }.
kept-doubling = Nothing to double yet.
kept-second-chance = { $name } is shielded.

busted = { $name } busts: a second { $card }. { $lost ->
    [0] { "" }
    [one] 1 point is lost.
   *[other] { $lost } points are lost.
}
saved-on-a-hit = { $name } is saved: the Second Chance takes the second { $card }. The turn is over, { $name } is still in.
saved-in-a-flip-three = { $name } is saved: the Second Chance takes the second { $card }{ $left ->
    [0] .
   *[other] , and the flipping goes on.
}
flipped-seven = Flip 7! { $name } has seven different numbers: +{ $bonus }, and the round is over.
set-aside = Set aside until the three are flipped.

given = { $giver } gives the { $card } to { $to }.
given-to-self = { $giver } takes the { $card }.
given-forced = Nobody else is in: { $giver } must take the { $card }.
handed-out = { $giver } hands out the { $card } to { $to }.
handed-out-to-self = { $giver } takes the { $card } set aside.
handed-out-forced = Nobody else is in: { $giver } must take the { $card } set aside.
handed-out-waits = { $giver } hands out the { $card } to { $to }. It waits until everything is handed out.
handed-out-to-self-waits = { $giver } takes the { $card } set aside. It waits until everything is handed out.
handed-out-forced-waits = Nobody else is in: { $giver } must take the { $card } set aside. It waits until everything is handed out.
passed-on = { $giver } has a Second Chance already and passes this one on to { $to }.
passed-on-forced = { $giver } has a Second Chance already and passes this one on to { $to }, the only one without.

froze = { $name } is frozen and banks { $sum }.
flip-three-began = { $name } flips three.
flip-three-ended = { $name } has flipped three.
flip-three-stopped = The Flip Three stops after { $flipped ->
    [one] the first card.
   *[other] the second card.
}
flip-three-over = That was the last card of the Flip Three.

stayed = { $name } stays and banks { $sum }.
stayed-forced = { $name } banks { $sum }.
wasted-nobody = Everybody still in has a Second Chance: this one is discarded.
wasted-bust = The { $card } set aside is discarded: { $name } has busted.
wasted-holder = The { $card } before { $name } is discarded: { $name } is out already.
wasted-flip-seven = The { $card } waiting before { $name } is discarded: the round is over.
wasted-ran-dry = The { $card } waiting before { $name } is discarded: the round is over.
reshuffled = The draw pile is empty: { $cards ->
    [one] 1 discarded card is
   *[other] { $cards } discarded cards are
} shuffled into a new one.
ran-dry = { $name } needs a card, and no number is left to draw: the round is over, and everybody still in banks.

round-ended = Round { $number } is over.
tied = { $names } are tied at { $total }: everybody plays another round, and anyone may win it.
game-won = { $name } wins with { $total ->
    [one] 1 point!
   *[other] { $total } points!
}

## Standings

standing-busted = busted, 0
standing-line = { $name }: { $score }. Total { $total }, { $left ->
    [0] the target is reached
   *[other] { $left } to go
}.
standing-left = { $left ->
    [0] reached!
   *[other] { $left } to go
}

## The table

status = { $status ->
    [stayed] stayed
    [frozen] frozen
    [busted] busted
   *[active] in
}
table-heading = Round { $number } · { $you ->
    [yes] you deal
   *[no] { $dealer } deals
} · { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} to draw, { $discard } discarded
table-seat = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $status }. { $cards }.
table-no-cards = No cards
table-cards = Holds { $cards }, worth { $sum }
table-cards-busted = Held { $cards }, worth 0
table-set-aside = Set aside before { $name }: { $cards }.
table-assigned = Waiting to take effect: { $cards }.
table-assigned-to = { $card } for { $name }

## Who may stay: what the host and the owner of the server decide

person-sent-away = { $host } sent { $name } away.
person-sent-away-bot = { $host } sent { $name } away, and a bot plays the seat.
person-unseated-host = { $host } freed the seat of { $name }, who is not connected.
person-unseated-away = { $name } has been away for long: the seat is free.
table-locked = { $host } locked the table: nobody new can join.
table-unlocked = { $host } unlocked the table.
bot-failed = { $name } could not decide, so the safest move is played.
table-closed-owner = The owner of the server has closed this table. Nobody wins.
table-closed-behaviour = This game was begun by another version of the program, which played by other rules. It ends here, and nobody wins.
table-closed-keeper = This board is no longer shared.
announced-restart = { $minutes ->
    [0] The server will restart in a moment. Your game is kept and goes on.
    [one] The server will restart in 1 minute. Your game is kept and goes on.
   *[other] The server will restart in { $minutes } minutes. Your game is kept and goes on.
}
