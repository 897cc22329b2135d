# Playing, keeping, replaying and proving a game. Names, cards and sums come in ready for showing.

## Lists

list-comma = { $first }, { $rest }
list-and = { $first } and { $last }

## Questions

ask-hit-or-stay = { $name }, hit or stay?
ask-give = { $name }, who gets the { $card }?
ask-which-card = Which card came up for { $name }?
hint-hit-or-stay = h to hit, s to stay, ? for help
hint-give = a number or a name, ? for help
hint-which-card = 0 to 12, +2 to +10, x2, FZ, F3 or SC
puzzle-help-commands =
    t            the table
    quit         stop; your progress is kept
    ?            this help
option = { $number }: { $name } { $meaning }.
option-freeze = { $you ->
    [yes] bank
   *[no] banks
} { $points }: { $before } becomes { $after }
option-flip-three = { $you ->
    [yes] flip
   *[no] flips
} three, with { $numbers ->
    [0] no number
    [one] 1 number
   *[other] { $numbers } numbers
} in line{ $shielded ->
    [yes] , shielded
   *[no] { "" }
}
option-second-chance = { $you ->
    [yes] are
   *[no] is
} shielded, with { $numbers ->
    [0] no number
    [one] 1 number
   *[other] { $numbers } numbers
} in line

unclear-hit-or-stay = «{ $answer }» is not an answer here: type h to hit or s to stay (? for help).
unclear-give = «{ $answer }» cannot get this card: type a number or a name from the list (? for help).
unclear-give-many = «{ $answer }» could be { $names }: type the number.
unclear-which-card = «{ $answer }» cannot have come up: type a card such as 12, +4, x2, FZ, F3 or SC.
unclear-empty = An empty line is not an answer: { $hint }.

help = 
    h or hit     take a card
    s or stay    bank your points and leave the round
    1, 2, Ben    give a card to that player
help-which-card = 
    0 to 12      a number card
    +2 to +10    a card that adds points: +2, +4, +6, +8 or +10
    x2           the card that doubles
    FZ           Freeze
    F3           Flip Three
    SC           Second Chance
help-commands = 
    t            the table
    o            the odds to bust
    advice       what each answer is worth, and which is best
    undo         take back your last choice, and all after it
    w            why: the rules behind what just happened
    r F3.6       a rule; «r F3» a section; «r freeze» a search
    save FILE    save the game (.json or .f7)
    quit         stop; the game is saved and can be resumed
    ?            this help

## Odds

odds-none = There is nothing left to draw.
odds-risk = { $name } would bust with { $bad } of the { $cards } cards to draw: { $percent } %.
odds-safe = { $name } cannot bust with the next card: no number of the line is left to draw.
odds-shielded = { $name } is safe: the Second Chance takes a bust. Without it the risk is { $percent } %.

## Undo

undo-done = Taken back.
undo-nothing = There is nothing to take back.

## Why

why-nothing = Nothing has happened yet.
why-then = { $card } – { $then }
why-rules = { $sentence } ({ $rules })

## Rules

rules-none = no rule says «{ $words }»
rules-no-number = there is no rule { $number }; section { $section } has { $first } to { $last }
rules-missing = the text of the rules was not installed with the program

## `flip7 bots`

bots-name = bot
bots-level = level
bots-rating = rating
bots-who = who it is
bots-note = Ratings were measured in a league of all of them at tables of four; the public champion has 1500. Others: stay:POINTS, risk:CHANCE, random, program:COMMAND. flip7 play --bots X,Y,… seats them.
bots-missing = Not playable here: { $bots }. What they lack comes with: { $command }

## Who sits where

usual-person = Player
seating-seats = { $seats } seats: a table has 1 to { $most }
seating-crowded = { $players } players are named, and the table has { $seats } seats
seating-other = { $players } players are named, and the game has { $seats } seats
seating-twins = two players are called { $name }
seating-bot = player { $number }: { $name } is how a bot's seat is written; a bot is seated with { $written }

## A game from beginning to end

game-begins = Flip 7 to { $target }: { $names }.
game-few = The game is made for three players or more; it works with fewer.
terminal-small = This terminal is too small for the full screen, which needs { $columns } columns and { $lines } lines: you play line by line.
game-hash = Seed hash: { $hash }
game-hash-why = The seed is shown at the end, so that anyone can check the shuffle.
game-real-deck = The cards come from a real deck: you say what comes up.
game-help = Type ? at any question for help.
game-resumed = Welcome back: round { $number }, { $names }.
game-is-over = This game is over: { $name } has won with { $total }.
game-over = { $rounds ->
    [one] 1 round was played.
   *[other] { $rounds } rounds were played.
}
game-seed = Seed: { $seed }
game-stops-asked = The game stops here: { $question }

## Saving

file-written = Written: { $file }
save-offer = Save this game?
save-offer-hint = a file name, or Enter to leave it
saved-as = Saved as { $file }.
saved-go-on = Saved. Go on with: { $command }
not-over = the game is not over; it is saved, go on with: { $command }
kept-over = This game is kept. { $command } review shows what each choice cost, { $command } games lists your games.
not-over-lost = the game is not over, and the answers ended; with --save FILE it would have been kept
save-needs-a-name = Type the name of a file after save, such as: save game.json
save-failed = { $problem }. The game goes on, unsaved.
extra-missing = This needs { $package }, which is not installed. Get it with: { $command }
save-lost = { $problem }; this line is the game, keep it in a file to go on with it:

## Replaying

step-hint = Enter for the next step, c for the chances, q to stop

## Verifying

verify-choices = { $count ->
    [0] no answer has been given yet
    [one] the one answer follows the rules
   *[other] all { $count } answers follow the rules
}
verify-over = over: { $name } has won, after { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
verify-not-over = not over: it stops in round { $number }
verify-shuffles = { $count ->
    [one] the recorded shuffle follows from the seed
   *[other] all { $count } recorded shuffles follow from the seed
}
verify-shuffles-spare = not checked: { $count ->
    [one] 1 shuffle that the game does not need
   *[other] { $count } shuffles that the game does not need
}
verify-seed-only = { $count ->
    [one] 1 shuffle
   *[other] { $count } shuffles
}, made from the seed
verify-branch = This game left another one after { $choices } choices, to see what if: nothing is proved of its cards.
verify-no-seed = no seed: the shuffles cannot be proved
verify-real-deck = a real deck: there is no shuffle to prove
verify-hash = the seed's hash is the published one
verify-no-hash = no published hash: nobody can prove that the seed was chosen before the game
verify-hash-no-seed = a hash was published, but the seed was not: it cannot be checked
verify-seed-hash = hash of the seed: { $hash }
verify-mix = the seed is mixed from the server's secret { $count ->
    [0] alone: nobody gave a word
    [one] and 1 word
   *[other] and { $count } words
}
verify-secret = the secret has the hash that was published when the table was made
verify-no-secret-hash = no published hash of the secret: nobody can prove that it was chosen when the table was made
verify-secret-hash = hash of the secret: { $hash }
verify-wrong-secret = the secret's hash is { $hash }, not the { $published } that was published when the table was made
verify-wrong-hash = the seed's hash is { $hash }, not the published { $published }
verify-other-hash = the hash in it is { $hash }, not { $published }

## On a device without a server (`flip7.browser`)

device-no-search = This bot tries out thousands of games before each answer. Only a server is fast enough for it.
