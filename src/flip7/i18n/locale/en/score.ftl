# Keeping the score of a game with real cards. Names, cards and sums come in ready for showing.

## The game

score-players = A game has { $least } to { $most } players, not { $count }.
score-twins = Two players have the same name.
score-name = Player { $number } needs a name of 1 to 100 characters that can be shown.
score-dealer = The dealer must be one of the { $count } players.
score-keeper-name = The name of a game or a device has 1 to 40 letters, digits and hyphens.
score-too-long = A game has at most { $most } entries.

## What cannot be

score-no-seat = There are { $count } players, and this is none of them.
score-no-round = There is no round { $number } yet.
score-no-entry = There is no such entry.
score-no-number = A score is a whole number from 0 to { $most }.
score-too-high = { $points }? { $most } is the most a round can give.
score-impossible = { $points }? No hand gives that.
score-other-place = A correction is for the same player and the same question.
score-misfit = { $why ->
    [over] The game is over.
    [early] Round { $count } has not begun.
    [late] Round { $count } is over.
    [live] This round is kept card by card.
    [not-live] This round is kept at its end, not card by card.
    [taker] { $name } cannot get the { $card } now.
    [all-seen] { $count ->
        [one] The only { $card } has come up already.
       *[other] All { $count } cards of this kind have come up already: { $card }.
    }
    [all-on-table] { $count ->
        [one] The only { $card } lies on the table already.
       *[other] There are only { $count }, and all lie on the table: { $card }.
    }
    [bust] { $name } has the { $card } already: a second one is a bust.
    [has-one] { $name } has a { $card } already.
    [eighth] { $name } has seven numbers: that is a Flip 7, and the round is over.
    [other-flip-seven] { $name } has the Flip 7 of this round: it ended the round.
    [settled] The score of { $name } is there already: correct it.
    [has-cards] Cards of { $name } have been entered: add the rest, or take them back.
    [undone] What came before it was taken back.
   *[question] That is not what is asked now.
}

## A line of the log

score-step-score = Round { $round }, { $name }: { $points }
score-step-laid = Round { $round }, { $name }: { $card }
score-step-bust = Round { $round }, { $name }: bust
score-step-done = Round { $round }, { $name }: that is all
score-step-hit = { $name } hits
score-step-stay = { $name } stays
score-step-gave = { $name } gives the { $card } to { $to }
score-step-came-up = { $card } for { $name }
score-step-shuffled = All cards were shuffled
score-step-depth = { $depth ->
    [hands] Hands: the cards at the end of each round
    [live] Live: every card as it comes up
   *[pad] Pad: one number for each player
}

## After a correction

score-differs-points = Round { $round }: { $name } has { $now }, not { $was }.
score-differs-status = Round { $round }: { $name } is «{ $now }», not «{ $was }» any more.
score-differs-winner = { $name } has won now.
score-differs-no-winner = Nobody has won yet.
score-waits = { $count ->
    [one] One later entry does not fit any more
   *[other] { $count } later entries wait, the first does not fit any more
}: «{ $entry }». { $reason }

## Saved games

score-not-saved = This is not a score that flip7 has saved.
score-other-version = This score was saved as «{ $version }»; this flip7 reads «{ $known }».
score-damaged = This saved score is damaged: { $where }.
score-other-game = These are two different games: nothing was merged.
score-no-record = A record needs every card: keep the game live from the first to the last, with no score set by hand.
