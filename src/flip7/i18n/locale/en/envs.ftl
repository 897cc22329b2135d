# What a language model at the table is told. Names, cards and sums come in ready for showing.

## The first prompt: who one is, and the rules

text-you = You are { $name }, at seat { $letter }. You play the card game Flip 7 { $others ->
    [0] alone.
    [one] against one other player.
   *[other] against { $others } other players.
}
text-rules-heading = ## The rules
text-rules =
    Numbers such as G.1 name the rules that a sentence rests on.
    - Goal. The game is played in rounds. When a round ends with somebody at { $target } or more points, the highest total wins (G.1). If the highest is shared, everybody plays another round, and anyone may win it (G.2).
    - Cards. { $decks ->
        [one] The deck has 94 cards
       *[other] { $decks } decks are shuffled together. Each has 94 cards
    }: twelve 12s, eleven 11s, ten 10s and so on down to two 2s, one 1 and one 0; one each of +2, +4, +6, +8, +10 and ×2; three each of Freeze, Flip Three and Second Chance (D.1 to D.5). Everything lies face up, so that you can count what is gone. Discarded cards come back only when the draw pile is empty: then they are shuffled into a new one (N.3). If there is no number among them, the round ends and everybody still in banks (X.8).
    - Round. { $first ->
        [left] Beginning after the dealer and ending with the dealer,
       *[dealer] Beginning with the dealer,
    } everybody is dealt one card (I.1). Then everybody still in is asked in turn, again and again: hit or stay? Hit: you get one more card. Stay: you bank your points and are out of the round (T.1 to T.3). The round ends when nobody is in any more, or at once with a Flip 7 (E.1).
    - Bust. A number that you already have before you busts you: you are out of the round and score nothing for it (B.1, B.2). Other cards bust nobody (B.3).
    - Flip 7. Seven different numbers before one player end the round at once for everybody (F7.1). { $bonus ->
        [0] They bring nothing more than their points.
       *[other] They bring { $bonus } points more (F7.3).
    } The 0 counts as a number; ×2, +n and action cards do not (F7.2). Whoever is still in scores too (E.2).
    - Points of a round. The sum of your numbers, doubled by each ×2, then plus each +n, then plus the points for a Flip 7 (E.2, X.7). A +n counts without numbers as well; a ×2 without numbers is worth nothing (M.2, M.3).
    - Freeze. Whoever is dealt it gives it at once to anybody still in, oneself included. That player banks and is out of the round; a Second Chance does not prevent it (FZ.1 to FZ.3).
    - Flip Three. It is given in the same way. That player is dealt three cards, one by one; a bust or a Flip 7 stops it (F3.1 to F3.4). A Freeze or Flip Three among the three is set aside. After the third card that player gives out what was set aside to anybody still in; it takes effect when all of it is given out (F3.6 to F3.9). After a bust it is discarded, and so is a card whose holder is out before it takes effect (F3.7, F3.10).
    - Second Chance. It stays before you. When you get a number that you already have, both cards are discarded and you are still in; this happens by itself (SC.2). Nobody has two: a second one goes at once to another player still in who has none, and if there is no such player it is discarded (SC.1, SC.3). Unused ones are discarded when the round ends (SC.5).
    - Order. When an action card has been dealt with, the next is the player after the one who was dealt it, wherever it went (T.6). Action cards come up in the first deal too and are used at once. If the deal then comes to a player who already has a card, that player is asked «hit or stay?» instead of being dealt one (I.2 to I.6).
    - You are asked only where there is a choice: with no card before you, you must hit, and the only player left must take a Freeze or Flip Three (X.9).

## What every prompt says

text-happened-heading = ## What happened
text-table-heading = ## The table
text-question-heading = ## Your decision
text-label = { $name } ({ $letter })
text-label-you = { $name } ({ $letter }, you)
text-left = Left in the draw pile (card: how many): { $cards }.
text-left-card = { $card }: { $count }
text-how = Think if you like, then give one of these answers in its brackets. The last brackets in your reply count.
text-answer-hit = [hit] you take another card.
text-answer-stay = [stay] you bank { $sum }: { $before } becomes { $after }.
text-answer-give = [give { $letter }] { $name } { $meaning }.

## What cannot be played

text-refused-empty = An empty reply is not an answer.
text-refused-no-brackets = There is no answer in brackets in your reply.
text-refused-unknown = «{ $answer }» is not an answer to this question.
text-refused-not-among = { $name } cannot get this card.
text-refused-many = «{ $answer }» could be { $names }: name the seat by its letter.
text-again = { $reason } Nothing has been played. { $left ->
    [one] You have one more try.
   *[other] You have { $left } more tries.
}
text-gave-up = { $reason } That was the last try, so this was played for you: { $answer }

## The end

text-over-heading = ## The game is over
text-place = { $place }. { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}

## Pictures and drawings of a table

picture-heading = Round { $number } · { $dealer } deals · to { $target }
drawing-heading = { $heading } · { $draw } to draw, { $discard } discarded
picture-deals = deals
picture-turn = Turn
picture-won = Winner
picture-flip-seven = Flip 7
picture-flips = { $name } flips { $left } more
picture-for = for { $name }
picture-aside = set aside
