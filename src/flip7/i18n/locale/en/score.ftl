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
score-full = A game has at most { $most } players.
score-other-deck = { $count } players need another deck, which cannot come into a game.
score-too-few = At least { $least } must go on playing.
score-away = { $name } has left already.
score-not-away = { $name } is in the game.
score-has-played = { $name } has played already, and can only leave.
score-nobody = player { $number }
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
    [not-in] { $name } does not play in this round.
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
score-step-joined = { $points ->
    [lowest] { $name } joins with the lowest total
   *[zero] { $name } joins with 0 points
}
score-step-left = { $name } leaves the game
score-step-came-back = { $name } is back
score-step-renamed = Player { $number } is called { $name }

## After a correction

score-differs-points = Round { $round }: { $name } has { $now }, not { $was }.
score-differs-status = Round { $round }: { $name } is «{ $now }», not «{ $was }» any more.
score-differs-active = { $was ->
    [frozen] { $name } is not frozen any more.
    [busted] { $name } has not busted after all.
   *[stayed] { $name } has not stayed after all.
}
score-differs-winner = { $name } has won now.
score-differs-no-winner = Nobody has won yet.
score-differs-nothing = Corrected. Nothing else changes.
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

## On a device: odds, backup, history

score-advice-hit = A strong player would hit.
score-advice-stay = A strong player would stay.
score-advice-keep = A strong player would take it.
score-advice-give = A strong player would give it to { $name }.
score-not-there = No { $card } was entered for { $name } in this round.
score-unknown-game = This game is not on this device.
score-target = A game is played to { $least } to { $most } points.
score-not-backup = This file is neither a backup of scores nor a saved score, or it is damaged. Nothing has changed.
score-newer-backup = This backup was made by a newer version. Update flip7 first. Nothing has changed.

## At the keyboard

score-welcome = The score of { $names }, to { $target } points.
score-help-hint = Type ? for help.
score-ask-points = Round { $round }, { $name }: how many points?
score-hint-points = a number, b for a bust, ? for help
score-ask-cards = Round { $round }, { $name }: which cards?
score-hint-cards = cards such as 7 11 x2 +8, b for a bust, ? for help
score-ask-over = The game is over. Is everything right?
score-hint-over = Enter to finish, u to take back, ? for help
score-sum = { $name }: { $sum }
score-total = { $name }: { $total }
score-by-hand = { $points }, set by hand
score-insist = { $problem } If it is right, type it again with ! behind it.
score-unclear = «{ $typed }» is not clear here: ? shows what you can type.
score-no-card = «{ $typed }» is not a card: type 0 to 12, +2 to +10, x2, FZ, F3 or SC.
score-no-name = Nobody here is called «{ $typed }».
score-many-names = «{ $typed }» could be { $names }.
score-no-line = There is no line «{ $typed }»: the log has { $count }.
score-set-how = Type the round, the name and the points, such as: set 3 ben 40
score-who-how = Type the name, such as: { $example }
score-joins = { $name } plays from round { $round } on.
score-leaves = { $name } is not dealt to from round { $round } on.
score-renamed = { $old } is { $new } now.
score-waits-hint = Answer what is asked, and the rest follows. «drop» drops that entry, «drop all» everything that waits.
score-live-later = This round has scores already: live begins with the next one.
score-odds-live = Odds need the cards as they come up: type live.
score-odds-guess = Not every card was seen: this is a guess.
score-go-on = Saved. Go on with: { $command } score --resume { $file }
score-help-pad = 
    44           the points of the player who is asked
    ben 44       the points of somebody else
    b            a bust
    172!         a score that no hand can give, but you insist
score-help-hands = 
    7 11 x2 +8   the cards before the player who is asked
    ben 7 11     the cards before somebody else
    b            a bust
    =44          the points as one number
score-help = 
    pad          one number for each player
    hands        the cards at the end of each round
    live         every card as it comes up; the referee asks
    u, redo      take back the last entry, as often as you like; or not
    log          what was entered, with numbers
    fix 12 7     line 12 was a 7; everything after it is replayed
    drop 12      line 12 was too much
    set 3 ben 40 we did it differently: the points of a round
    join dora    somebody new; join dora lowest: with the lowest total
    leave ben    ben goes, the score stays; back ben: ben is back
    rename ben Benno
    shuffled     we have shuffled all cards (live)
    t, o, r F3   the table, the odds to bust, a rule
    save FILE    save the game; csv FILE: the scores as a table
    quit         stop; the score is saved and can be resumed
