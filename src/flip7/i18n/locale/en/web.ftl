# The web table, in the browser. What happens at the table is in table.ftl.

## Cards, aloud

card-back = face-down card
card-plus-aloud = plus { $points }
card-times-aloud = times two

## Coming and going

act-sat = { $name } takes a seat.
act-late = { $name } joins at the next round.
act-clock = { $name } took too long: a bot plays on for them.
act-handed-over = A bot plays on for { $name }.
act-left = { $name } left; a bot plays on for them.
act-came-back = { $name } is back.
act-host = { $name } is the host now.

## The table

you = You
you-among = you
title-table = Flip 7 · table { $code }
round = { $round ->
    [0] Shuffling …
   *[other] Round { $round }
}
to-target = to { $target }
table-code = table { $code }
watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
you-watch = Watching
late-join = Join at the next round
late-you = You join when the next round begins, { $points ->
    [none] with no points.
    [lowest] with the lowest total.
   *[seat] with the points of this seat.
}
late-names = { $count ->
    [one] { $names } joins at the next round.
   *[other] { $names } join at the next round.
}
late-why = A bot plays this seat to the end of the round.
seats = Seats
your-seat = Your seat
stage = The middle of the table
eyebrow = { $round ->
    [0] To { $target }
   *[other] Round { $round } · { $dealer } deals · to { $target }
}
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
nothing-above = no bonus cards yet
stand-in = bot plays
stand-in-why = A bot plays this seat until its owner comes back.
seat-aloud = { $name }, { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $status }. { $cards }
seat-holds = Cards: { $cards }, worth { $points }.
seat-empty = No cards.

chip-in = in
chip-turn = Turn
chip-your-turn = Your turn
chip-stayed = Stayed
chip-frozen = Frozen
chip-busted = Busted
chip-away = Away
chip-flip-seven = Flip 7
petals-left = { $left } of { $all } still in

## What is asked

heading-your-turn = Your turn. Hit or stay?
heading-turn = { $name }: hit or stay?
heading-give-you = Who gets the { $card }?
heading-give = Who gets { $name }’s { $card }?
heading-flips = { $you ->
    [yes] { $left ->
        [1] You flip: one more
        [2] You flip: two more
       *[other] You flip three cards
    }
   *[no] { $left ->
        [1] { $name }: one more to flip
        [2] { $name }: two more to flip
       *[other] { $name } flips three cards
    }
}
heading-gets = { $you ->
    [yes] You get the { $card }
   *[no] { $name } gets the { $card }
}
heading-frozen = { $you ->
    [yes] You are frozen
   *[no] { $name } is frozen
}
heading-stays = { $you ->
    [yes] You stay with { $points }
   *[no] { $name } stays with { $points }
}
heading-draws = { $name } draws …
heading-draws-you = You draw …
heading-deal = { $you ->
    [yes] You deal.
   *[no] { $name } deals.
}
heading-round = { $round ->
    [0] The cards are shuffled …
   *[other] Round { $round }
}
heading-won = { $you ->
    [yes] You win!
   *[no] { $name } wins!
}
hit-button = Hit
stay = Stay
stay-bank = bank { $points }
give-or-keep = Tap a seat, or keep it:
give-tap = Tap the seat that gets it.
give-does-FZ = Whoever gets it banks their points and is out of the round.
give-does-F3 = Whoever gets it flips three cards, one after the other, and may bust.
give-does-SC = It saves whoever gets it from one double: a shield, until they need it.
give-freeze-name = { $name } banks { $points }
give-freeze-you = You bank { $points }
give-freeze-after = · { $before } → { $after }
give-flip-name = { $name } flips three
give-flip-you = You flip three
give-numbers = · { $numbers ->
    [0] no number yet
    [one] 1 number so far
   *[other] { $numbers } numbers so far
}
give-numbers-shielded = · { $numbers ->
    [0] no number yet, shielded
    [one] 1 number so far, shielded
   *[other] { $numbers } numbers so far, shielded
}
give-chance-name = { $name } is shielded
waiting = { $name } is asked: hit or stay?
waiting-give = { $name } has a card to give.
out-stayed = You have stayed: your points are safe.
out-frozen = { $points ->
    [0] You are frozen: out of this round, with nothing to bank.
   *[other] You are frozen: your points are safe.
}
answer-kept = { $answer } – sent as soon as the connection is back.
out-busted = You have busted: no points this round.
rush = Skip to the end of the round

## Risk

percent = { $per }%
risk-name = Chance to bust on the next card
risk-bust = bust
risk-safe = Safe
risk-left = { $good } safe
risk-why = { $pile ->
    [one] { $bad ->
        [0] The last card left is not a number you hold.
       *[other] The last card left is a number you hold.
    }
   *[other] { $bad ->
        [0] None of the { $pile } cards left is a number you hold.
        [one] 1 of the { $pile } cards left is a number you hold.
       *[other] { $bad } of the { $pile } cards left are a number you hold.
    }
}
risk-safe-why = The Second Chance takes the next double.
risk-name-of = { $name }: chance to bust on the next card
risk-card = { $you ->
    [yes] your { $number ->
        [0] next card
        [1] first card
        [2] second card
       *[other] third card
    }
   *[no] { $name }’s { $number ->
        [0] next card
        [1] first card
        [2] second card
       *[other] third card
    }
}
risk-why-name = { $pile ->
    [one] { $bad ->
        [0] The last card left is not a number { $name } holds.
       *[other] The last card left is a number { $name } holds.
    }
   *[other] { $bad ->
        [0] None of the { $pile } cards left is a number { $name } holds.
        [one] 1 of the { $pile } cards left is a number { $name } holds.
       *[other] { $bad } of the { $pile } cards left are a number { $name } holds.
    }
}

## Flip Three

flip-three-on = Flip Three on { $name }
flip-line = { $number } · in the line
flip-kept = { $number } · kept
flip-gone = { $number } · discarded
flip-aside = { $number } · set aside
flip-next = { $number } · next
flip-later = { $number }
flips-wait = { $count ->
    [one] The { $cards } waits until all three cards are down.
   *[other] The { $cards } wait until all three cards are down.
}
flips-on = { $you ->
    [yes] You flip { $left ->
        [1] once more.
        [2] twice more.
       *[other] three cards.
    }
   *[no] { $name } flips { $left ->
        [1] once more.
        [2] twice more.
       *[other] three cards.
    }
}
flips-then = { $you ->
    [yes] You flip { $left ->
        [1] once
       *[other] twice
    } more, then give out the { $cards }.
   *[no] { $name } flips { $left ->
        [1] once
       *[other] twice
    } more, then gives out the { $cards }.
}

## Moments

moment = Right now
twin-yours = in your line
twin-held = in { $name }’s line
twin-drawn = just drawn
freeze-banks = { $points ->
    [0] Nothing to bank, and out of the round
    [one] 1 point banked · { $before } → { $after }
   *[other] { $points } points banked · { $before } → { $after }
}
bust-heading = A second { $card }
bust-you = You bust: { $lost ->
    [0] no points are lost.
    [one] the 1 point of this round is gone.
   *[other] the { $lost } points of this round are gone.
}
flip-seven = Flip 7
flip-seven-you = You flipped seven!
flip-seven-name = { $name } flipped seven!
flip-seven-over = { $points } points · the round is over for everybody

## What happens to oneself

round-began-you = Round { $number }. You deal.
joined-you = You join with { $points ->
    [0] no points
    [one] { $points } point
   *[other] { $points } points
 }.
dealt-you = You are dealt { $card }.
hit-you = You drew { $card }.
hit-kept = { $name } drew { $card } and is still in.
hit-kept-you = You drew { $card } and are still in.
hit-forced-you = You have no card yet and must hit: { $card }.
flipped-you = You flip { $number } of 3: { $card }.
kept-second-chance-you = You are shielded.
busted-you = You bust: a second { $card }. { $lost ->
    [0] { "" }
    [one] 1 point is lost.
   *[other] { $lost } points are lost.
}
saved-on-a-hit-you = You are saved: the Second Chance takes the second { $card }. Your turn is over, and you are still in.
saved-in-a-flip-three-you = You are saved: the Second Chance takes the second { $card }{ $left ->
    [0] .
   *[other] , and the flipping goes on.
}
flipped-seven-you = Flip 7! You have seven different numbers: +{ $bonus }, and the round is over.
given-by-you = You give the { $card } to { $to }.{ $waits ->
    [yes] { " " }It waits until everything is handed out.
   *[no] { "" }
}
given-for-you = { $giver } gives you the { $card }.{ $waits ->
    [yes] { " " }It waits until everything is handed out.
   *[no] { "" }
}
given-to-self-you = You take the { $card }.{ $waits ->
    [yes] { " " }It waits until everything is handed out.
   *[no] { "" }
}
given-forced-you = Nobody else is in: you must take the { $card }.{ $waits ->
    [yes] { " " }It waits until everything is handed out.
   *[no] { "" }
}
passed-on-by-you = You have a Second Chance already and pass this one on to { $to }.
passed-on-for-you = { $giver } has a Second Chance already and passes this one on to you.
froze-you = You are frozen and bank { $sum }.
stayed-you = You stay and bank { $sum }.
stayed-forced-you = You bank { $sum }.
wasted-nobody-you = Everybody still in has a Second Chance: this one is discarded.
wasted-bust-you = The { $card } set aside is discarded: you have busted.
wasted-holder-you = The { $card } before you is discarded: you are out already.
wasted-flip-seven-you = The { $card } waiting before you is discarded: the round is over.
wasted-ran-dry-you = The { $card } waiting before you is discarded: the round is over.
ran-dry-you = You need a card, and no number is left to draw: the round is over, and everybody still in banks.
game-won-you = You win with { $total ->
    [one] 1 point!
   *[other] { $total } points!
}

## Between rounds

summary-heading = Round { $round } is over
summary-lead = { $you ->
    [yes] You are in the lead, { $left } to go.
   *[no] { $name } is in the lead, { $left } to go.
}
summary-level = Level in the lead: { $names }.
summary-won = { $you ->
    [yes] You win with { $total ->
        [one] 1 point!
       *[other] { $total } points!
    }
   *[no] { $name } wins with { $total ->
        [one] 1 point!
       *[other] { $total } points!
    }
}
summary-tied = A tie at { $total }: { $names }. Everybody plays another round, and anyone may win it.
summary-deals = { $you ->
    [yes] You deal next.
   *[no] { $name } deals next.
}
summary-bust = a second { $card }
summary-rule = The target is { $target }. A tie at the top plays another round.
summary-tie-rule = A tie at the top plays another round, tied or not (G.2).
summary-read =
    { $count ->
        [one] { $names } is still reading the scores.
       *[other] { $names } are still reading the scores.
    }
rank-up = climbed
rank-down = fell
rank-same = unchanged
hold = Hold
held = Held
next-round = Next round

## Around the table

log = What happened
why = why?
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
speed = Speed of the cards
speed-now = Speed: { $speed }
speed-host = { $host } chooses how fast bots answer.
home = Home
keys = H hits, S stays; the digits and arrows give a card. M reads your own cards, T the whole table, Shift with a digit one seat. L shows what happened, ? these keys; Space, Enter or Escape goes on. With a screen reader, the keys work in its focus mode.
replay-keys = Space plays and pauses, the left and right arrows step, Home and End jump to the beginning and the end. L shows what happened, T reads the whole table, Shift with a digit one seat, ? these keys. With a screen reader, the keys work in its focus mode.
lesson-keys = H hits, S stays; the digits and arrows give a card. M reads your own cards, T the whole table, Shift with a digit one seat, ? these keys; Space or Enter goes on, Escape ends the lesson. With a screen reader, the keys work in its focus mode.
key-heading = Keys
key-hit = hit
key-stay = stay
key-give = give a card
key-mine = read your cards aloud
key-table = read the table aloud
key-seat = read one seat aloud
key-log = what happened; ↑ ↓ move in it
key-go-on = go on; Enter and Esc, too
key-help = these keys
key-leave-lesson = end the lesson
key-play = play and pause
key-step = one step back or on
key-ends = to the beginning or the end
key-reader = With a screen reader, the keys work in its focus mode.
key-name-shift = Shift
key-name-space = Space
key-name-escape = Esc
key-name-home = Home
key-name-end = End
leave = Leave the table
leave-not = Stay at the table
leave-hint = A bot plays on for you. With the code { $code } you can come back.
leave-ask = Leave the table?
hand-over = Let a bot play for { $name }
hand-over-short = Bot plays
pocket-on = Only my cards: a big screen shows the table
pocket-off = Whole table
pocket-look = Look up: the rest is on the big screen.
waiting-away = { $name } is away.
waiting-away-host = { $name } is away. { $host } can let a bot play.
waiting-away-soon = { $name } is away. In a minute somebody else can let a bot play.
show-result = Show the result
come-back = I am back
stand-in-for-you = A bot plays for you.

## People at the table

people = People
person-host = Make host
person-host-hint = The host chooses the bots and how it is played, and starts.
person-free = Free the seat
person-free-hint = They are away, and may sit down again.
person-send = Send away
person-send-ask = Send { $name } away?
person-send-hint = They cannot come back to this table or its rematches.
person-keep = Cancel
person-left = has left
person-sent = sent away
person-watches = watching
lock-table = Lock the table
lock-on = Nobody new can join
lock-off = Anyone with the code can join
locked-watch = This table is locked. You can watch.

## Notices of the server’s owner

notice = Notice
notice-minutes = { $minutes ->
    [one] The server restarts in 1 minute. Nothing is lost.
   *[other] The server restarts in { $minutes } minutes. Nothing is lost.
}
notice-soon = The server restarts in less than a minute. Nothing is lost.
notice-now = The server restarts now. Nothing is lost.
notice-hide = Hide the notice

## Bar and menu

bar-home = Flip 7, home
bar-language = Language
bar-sound = Sound
bar-to-dark = Dark colours
bar-to-light = Light colours
bar-menu = Menu
bar-close = Close
menu-pages = Pages
menu-new = New table
menu-watch = Watch
menu-how = How to play
menu-score = Keep the score
menu-about = About
menu-preferences = Preferences
menu-look = Colours
menu-look-system = As the device
menu-look-light = Light
menu-look-dark = Dark
menu-odds = Show me the odds
menu-odds-hint = Where the table allows it.
menu-speed = Speed of the cards
menu-speed-slow = Slow
menu-speed-normal = Normal
menu-speed-fast = Fast
menu-text = Text size
menu-text-normal = Normal
menu-text-large = Large
menu-text-largest = Largest
menu-volume = Volume
menu-vibration = Vibration

## Who you are

me-name = Your name
me-colour = Your colour
me-colour-change = Change your colour, now { $colour }
me-made-up = A name for now. Make it yours.
# As many names as you like, with commas between them: for people who have not said theirs.
me-names = Juniper, Robin, Sage, Wren, Clover, Aspen, Briar, Linden, Marlow, River, Sorrel, Indigo
colour-1 = red
colour-2 = blue
colour-3 = green
colour-4 = plum
colour-5 = teal
colour-6 = amber
colour-7 = indigo
colour-8 = olive

## Bots

bot = bot
bot-strength = strength { $level } of { $most }
bot-strength-legend = The more petals, the stronger the bot.
bot-levels = From easy to hard
bot-characters = Characters
bot-kind-other = Bot
bot-line-other = plays by a rule of its own
bot-choose = Choose a bot
bot-remove = Free the seat

## Home

front-page = Flip 7, the open table
front-headline = Seven different cards. One more?
front-lead = Flip for seven different numbers, or stop while you are ahead. The more petals, the more of that card in the deck.
front-back = Back to your game
front-back-where = table { $code }
front-play = Play now
front-play-with = you and three bots
front-play-wait = Shuffling …
front-first-with = your first game, with hints
front-first-plain = I know the game: no hints
front-new = New table
front-join = Join
front-join-code = Code or link of a table
front-join-hint = Join: code
front-join-how = A code has six letters and digits. The table’s screen shows it.
front-watch = Watch
front-how = How to play
front-learn = Learn it in five short hands
front-learn-done = { $done } of { $all } done
front-learn-away = Put the lessons away
front-screen = Put it on a big screen
front-daily = The daily deal
front-puzzles = Puzzles
front-score = Keep the score of real cards
you-link = Your games
front-notice = Fan-made and open source. Not made or endorsed by the game’s publisher.
front-about = About
install-heading = Keep Flip 7 on this device?
install-why = It opens like an app, with one tap.
install-go = Install
install-never = No, thanks

## New table

new-page = New table
new-heading = New table
new-lead = Seats that stay free are for friends: you get a code for them.
new-you = You
new-seats = Seats
new-seats-fewer = One seat fewer
new-seats-more = One seat more
new-play = I play too
new-play-hint = Off: this screen shows the table, and whoever sits down first with a phone leads.
new-public = Public
new-public-hint = Anybody can find the table under “Watch”, and sit down.
new-fill = Bots on all free seats
new-clear = No bots
new-open = Open the table
new-open-wait = Opening …
new-seat-you = You
new-seat-number = Seat { $number }
new-seat-free = for a friend

## How a table is played

opt-heading = How it is played
opt-target = Play to
opt-target-other = Other
opt-target-points = Points to play to
opt-target-most = With { $seats } seats, { $most } points at most: a longer game takes too long.
opt-odds = Odds for those who want them
opt-odds-on = Shown
opt-odds-off = Hidden
opt-timer = Time for a turn
opt-timer-off = No limit
opt-timer-seconds = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
opt-timer-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
opt-bots = Bots answer
opt-bots-at-once = at once
opt-bots-fast = quickly
opt-bots-normal = at normal speed
opt-bots-slow = slowly
opt-late = Latecomers begin with
opt-late-zero = 0 points
opt-late-lowest = the lowest total
opt-first = First in a round
opt-first-dealer = the dealer
opt-first-left = the seat after the dealer
opt-change = Change

## Lobby

lobby-page = Table { $code }
lobby-heading = Table { $code }
lobby-invite = Invite
lobby-scan = Scan, or type the code at { $host }
lobby-qr = QR code with the link to this table
lobby-share = Invite
lobby-share-title = Flip 7
lobby-share-text = A seat is free: table { $code }
lobby-copy = Copy link
lobby-copied = The link is copied.
lobby-not-copied = Copy this link:
lobby-watching = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
lobby-seats = Seats
lobby-taken = { $taken } of { $seats } taken
lobby-you = you
lobby-host = host
lobby-here = here
lobby-away = Away
lobby-ready = Ready
lobby-not-ready = not ready yet
lobby-free = Free seat
lobby-free-hint = whoever comes next
lobby-sit = Sit here
lobby-sit-number = Sit here: seat { $number }
lobby-move = Move here
lobby-move-number = Move here: seat { $number }
lobby-bot-add = Add a bot
lobby-bot-add-number = Add a bot: seat { $number }
lobby-bot-change = Change { $name }
lobby-person = { $name }: more
lobby-take = Take a seat
lobby-join = Join
lobby-seat-add = Add a seat
lobby-seat-drop = Remove seat { $number }
lobby-bot-drop = Remove bot and seat
lobby-fill = Fill with bots
seat-at = Seat { $number } of { $seats }
seat-up = Move up
seat-down = Move down
seat-swaps = changes places with { $name }
seat-swaps-free = to the free seat
lobby-i-am-ready = I am ready
lobby-not-yet = tap to take it back
lobby-start = Start
lobby-start-with = { $count ->
    [one] with one
   *[other] with { $count }
}
lobby-start-bots = { $count ->
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}
lobby-waits-host = { $name } taps “Start”.
lobby-waits-nobody = The table waits for its host.
lobby-all-ready = Everybody is ready.
lobby-waits-ready = Not ready yet: { $names }.
screen-first = Whoever sits down first taps “Start”.
screen-sit = Take a seat with your phone.
screen-more = There is room for more.
screen-leads = taps Start
screen-own = Play on this screen
lobby-stand-up = Stand up and watch
lobby-leave = Leave the table
lobby-shuffle = Give a word for the shuffle
lobby-shuffle-why = The server has locked its own part of the shuffle away already, and your word is mixed in: so nobody, not even the server, can choose the cards.
lobby-word = Your word
lobby-word-give = Give
lobby-word-given = Your word is in. Another one replaces it.
lobby-word-drawn = This page drew a word for you by chance: { $word }. One of your own replaces it.
lobby-words-by = Words from { $names }.
lobby-secret = Fingerprint of the server’s part

## Watch

watch-page = Watch
watch-heading = Public tables
watch-lead = Watch a game, or take a seat where one is free.
watch-empty = No public table is open just now.
watch-empty-hint = Open one, and it is listed here.
watch-of = { $name }’s table
watch-nobody = A table
watch-lobby = Gathering
watch-playing = Playing
watch-over = Over
watch-free = { $count ->
    [0] no free seat
    [one] 1 free seat
   *[other] { $count } free seats
}
watch-seats = { $people ->
    [one] 1 person
   *[other] { $people } people
}, { $bots ->
    [0] no bots
    [one] 1 bot
   *[other] { $bots } bots
}
watch-target = to { $target }
watch-go = Watch
watch-sit = Join

## Trouble

nowhere-page = Nothing here
nowhere-heading = Page not found
nowhere-line = This address leads to no page.
no-server-heading = This needs a server
no-server-line = This site has none: here, everything is played on one device. A table for several devices is at the address of its own server.
trouble-home = Home
trouble-retry = Try again
trouble-reload = Load the new version
trouble-new = New table
trouble-connecting = Joining the table …
trouble-lost = The connection is lost
trouble-lost-line = Nothing is lost. Reconnecting …
trouble-lost-short = Connection lost. Your seat is kept.
trouble-lost-watching = Connection lost. Reconnecting …
trouble-offline = You are offline
trouble-offline-line = Nothing is lost, and the game comes back when the network does.
trouble-offline-short = You are offline. The game comes back with the network.
trouble-restarting = The server is restarting
trouble-restarting-line = Nothing is lost. This page goes on by itself in a moment.
trouble-restarting-short = The server is restarting. The game goes on by itself.
trouble-gone = The server does not answer
trouble-gone-line = It has been silent for a while. Nothing is lost: this page goes on by itself when it is back, and the same link works later, too.
trouble-gone-short = The server is silent. The game is kept, and goes on by itself.
trouble-unknown = There is no such table
trouble-unknown-line = The code may be mistyped, or the table was cleared away because nobody came.
trouble-no-game = There is no such game
trouble-no-game-line = The link may be incomplete, or the game was cleared away long ago.
trouble-device-line = It was deleted, or it was played on another device.
trouble-many = Too many just now
trouble-version = There is a newer version
trouble-version-line = This page is older than the server. Load it again: nothing is lost.
trouble-sent-away = The host has sent you away from this table.
trouble-sent-away-line = You cannot come back to it or its rematches. Every other table is open to you.
trouble-closed = This table is closed
trouble-blocked = You cannot play here
trouble-chunk = This page could not be loaded
trouble-chunk-line = The network is gone, or the server has a newer version. Try again; nothing is lost.
trouble-other = That did not work

## Why something was refused

why-offline = No connection to the server. Check the network and try again.
why-network = The referee could not be loaded: there is no network. Try again; it goes on where it stopped.
why-no-wasm = This browser cannot run the referee: WebAssembly is switched off or missing. Another browser can, or a table on a server.
why-broken = Part of the referee arrived damaged. Load the page again.
why-no-space = This device has too little memory for the referee. Close other tabs and try again.
why-elsewhere = The games of this device are open in another tab.
why-bad-message = The server did not understand that. Load the page again.
why-bad-name = A name has 1 to 24 characters that can be seen.
why-bad-record = This game cannot be read: what was kept of it is damaged.
why-bad-word = A word has 1 to 60 characters that can be seen.
why-hello-first = The page and the server are out of sync. Load the page again.
why-hello-again = The page and the server are out of sync. Load the page again.
why-foreign-origin = A page of another site cannot play here. Open this server’s own page.
why-free-seats = Some seats are free: each needs a person or a bot.
why-house-is-full = There are too many tables here. Please try again later.
why-illegal = That answer is not allowed. Choose one of those shown.
why-is-here = They are connected and play themselves.
why-is-over = The game is over. You can ask for another one.
why-no-bot-there = No bot sits there any more. Choose another seat.
why-no-such-person = They are not at the table any more. Choose somebody else.
why-no-such-seat = There is no such seat. Choose another.
why-not-asked = It is somebody else’s turn. Yours will come.
why-not-found = There is nothing at this address. Start again from the home page.
why-not-over = The game is not over yet. Try again when it is.
why-no-such-choice = There is no such choice in this game.
why-not-started = The game has not begun. The host of the table starts it.
why-already-started = The game has started. This can only be changed before the start.
why-not-the-host = Only the host of the table may do that. Ask them.
why-no-seat = You have no seat at this table, but you can watch.
why-bot-plays = A bot is playing that seat. Press “I am back” first.
why-other-protocol = This page is older than the server. Load it again.
why-our-fault = Something went wrong on our side. Nothing has changed.
why-seat-taken = Somebody was quicker: the seat is taken. Choose another.
why-stale = That question has been answered already. The game goes on.
why-stopping = The server is restarting. Please try again in a moment.
why-store-trouble = It could not be stored just now, so it has not happened. Please try again.
why-table-is-full = No more seats fit at this table. You can watch.
why-too-fast = Too much at once. Please wait a minute.
why-too-large = That is too much to send. Make it shorter.
why-unknown-bot = There is no such bot. Choose another.
why-unknown-table = There is no table with that code. Check it, or open a new table.
why-blocked = The owner of this server has blocked your address. Ask them, if that is a mistake.
why-is-closed = This table is closed. You can open a new one.
why-locked = This table is locked. You can watch.
why-other-behaviour = This game was begun under an older version of the rules and cannot go on.
why-sent-away = The host has sent you away from this table.
why-too-long-a-game = That game would take too long. Choose fewer seats or fewer points.
why-too-few-seats = A game needs two seats at least.
why-is-a-board = This code is of a score board. Open its link, or enter the code on the home page.
why-not-a-board = People play at this table; it is no score board.
why-not-invited = This invitation to keep score is not valid. Ask for a new one.
why-bad-entry = A score could not be shared: it is damaged. It stays on this device.
why-board-is-full = This board is full. What you enter stays on this device.

## What happened, and why

log-nothing = Nothing has happened yet.
log-unheard = What happened before could not be loaded.
log-why-line = why? { $line }
log-earlier = Earlier
why-not-now = The text of { $rules } cannot be loaded just now.

## For the ears

narrate-label = What happens, read aloud
narrate-hint = H hits, S stays, M reads your cards, T the whole table; ? lists all keys.
narrate-hint-watching = T reads the whole table; ? lists all keys.
narrate-missed = { $count ->
    [one] 1 more thing happened; it stands under “What happened”.
   *[other] { $count } more things happened; they stand under “What happened”.
}
narrate-turn = Your turn. You have { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}. Hit or stay?
narrate-turn-odds = Your turn. You have { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $per }% to bust. Hit or stay?
narrate-turn-safe = Your turn. You have { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, and the next card cannot bust you. Hit or stay?
narrate-flip-risk = { $per }% to bust on { $which }.
narrate-flip-safe = The Second Chance covers { $which }.
narrate-give = Who gets the { $card }?
narrate-option = { $key }: { $what }
narrate-freeze = { $you ->
    [yes] You bank { $points }, from { $before } to { $after }.
   *[no] { $name } banks { $points }, from { $before } to { $after }.
}
narrate-flip = { $you ->
    [yes] You flip three.
   *[no] { $name } flips three.
} { $numbers ->
    [0] No number held
    [one] 1 number held
   *[other] { $numbers } numbers held
}{ $shield ->
    [yes] , shielded.
   *[no] .
}
narrate-chance = { $name } is shielded. { $numbers ->
    [0] No number held
    [one] 1 number held
   *[other] { $numbers } numbers held
}.
narrate-table = Round { $number }, { $you ->
    [yes] you deal
   *[no] { $dealer } deals
}; { $draw ->
    [one] 1 card
   *[other] { $draw } cards
} to draw, { $discard } discarded.
narrate-seat = { $name }: { $total ->
    [one] 1 point
   *[other] { $total } points
}, { $status ->
    [stayed] stayed
    [frozen] frozen
    [busted] busted
   *[active] still in
}. { $held ->
    [none] No cards.
    [busted] Cards: { $cards }, worth 0.
   *[some] Cards: { $cards }, worth { $points }.
}
narrate-hurry = { $seconds ->
    [one] 1 second left.
   *[other] { $seconds } seconds left.
}
narrate-emote = { $name }: { $emote }

## The end of a game

podium-how = { $points ->
    [one] 1 point
   *[other] { $points } points
} after { $rounds ->
    [one] 1 round.
   *[other] { $rounds } rounds.
}
podium-standings = Final standings
podium-rounds = { $count ->
    [one] round
   *[other] rounds
}
podium-cards = { $count ->
    [one] card came up
   *[other] cards came up
}
podium-busts = { $count ->
    [one] bust
   *[other] busts
}
podium-saves = { $count ->
    [one] save by a Second Chance
   *[other] saves by a Second Chance
}
podium-flip-sevens = { $count ->
    [one] Flip 7
   *[other] Flip 7s
}
podium-best = best round: { $name }
podium-streak = rounds in a row without a bust: { $name }
podium-no-numbers = The game’s numbers cannot be loaded just now.
podium-daily = See how the deal went
podium-branch = This was a “what if” of another game. It counts for nothing.
podium-branch-back = Back to the game
podium-rematch = Play again
podium-rematch-host = Everybody who is still here comes along, and so do the bots.
podium-rematch-guest = Anybody may ask for it: whoever is still here comes along, and so do the bots.
podium-follow = To the next game
screen-again = Another game? Tap “{ $again }” on any phone.
podium-replay = Replay
podium-review = Review
podium-seed = The seed of every shuffle
check-title = Check the shuffle
podium-json = For programs (.json)
podium-f7 = For people (.f7)
podium-new = New table
podium-back = Back to the result
share-title = Share the result
share-trouble = The picture cannot be made just now. Check your connection and try again.
share-race = Round by round

## Replay

replay-heading = Replay
replay-not-begun = This game has not begun yet: there is nothing to replay.
replay-what-if = What if?
replay-copied = The link is copied.

## How to play

how-title = How to play · Flip 7
how-heading = How to play
how-lead = Take one card after the other, no number twice, and stop in time. The game goes to 200 points.
how-lessons = Learn it by playing
how-lessons-hint = Five hands at a real table, half a minute each.
how-lessons-trouble = The lessons cannot be loaded just now.
how-seen = done
how-hints = Hints while you play
how-hints-hint = One sentence at each new thing, once.
how-short = The game in six sentences
how-turn = Everybody is dealt one card. Then, turn by turn: hit for one more, or stay and bank what you have.
how-numbers = Numbers count what they say. A number that you already have busts you: out of the round, with nothing. The deck has as many copies of a number as it has petals: twelve 12s, one 1.
how-modifiers = +2 to +10 add points, ×2 doubles your numbers. They never bust you.
how-actions = Freeze, Flip Three and Second Chance are given or kept as soon as they come up.
how-seven = Seven different numbers are a Flip 7: 15 points more, and the round is over for everybody.
how-win = When somebody has 200 at the end of a round, the highest total wins. A tie plays on.
how-rules = All the rules
rules-find = Search the rules
rules-find-hint = A word, or a number such as F3.6
rules-found = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
rules-nothing = No rule says “{ $words }”.
rules-trouble = The rules cannot be loaded just now.
rules-again = Try again

## Lessons

lesson-somebody = Ana
lesson-coach = Lesson
lesson-progress = { $given } of { $answers } answers given
lesson-close = Close the lesson
lesson-deal = The cards are dealt …
lesson-back = Take it back
lesson-next = Next lesson
lesson-again = Once more
lesson-play = Now play!

lesson-bust = Bust
lesson-bust-about = One card too many, and why it hurts.
lesson-bust-1 = Everybody has one card. Yours is an 8: 8 points, if you stay now. Hit for another card.
lesson-bust-2 = 8 and 4 make 12 points. The bar shows how many cards would bust you: few. Hit again.
lesson-bust-3 = 22 points, and a second 8, 4 or 10 would cost all of them. A good moment to stay. But see what happens: hit.
lesson-bust-end = A second 8: bust. You are out of this round and score nothing for it. What you banked in earlier rounds stays yours.
lesson-bust-away = You have banked: those points are yours, and nobody can take them. That is how one scores. Now take it back, and see a bust.

lesson-second-chance = Second Chance
lesson-second-chance-about = A shield against one double.
lesson-second-chance-1 = You are dealt a Second Chance. It lies above your line and waits. Hit.
lesson-second-chance-2 = A 9. With the shield nothing can bust you on the next card: the meter says “Safe”. Hit.
lesson-second-chance-3 = A second shield! Nobody holds two, so you must give this one to somebody who has none. Choose a seat.
lesson-second-chance-4 = You still have your own. Be bold: hit.
lesson-second-chance-end = A second 9, and you are still in: the shield takes it, and both are discarded. From now on a double would bust you again.
lesson-second-chance-away = Banked, and safe. But the shield would have gone to waste: it does not last into the next round. Take it back and hit.

lesson-freeze = Freeze
lesson-freeze-about = Whoever gets it must stop at once.
lesson-freeze-1 = Your turn, with a 7. Hit.
lesson-freeze-2 = 12 points. Rita has 23 already, and she is still in. Hit.
lesson-freeze-3 = A Freeze. Whoever gets it banks what they have and is out of the round: anybody who is in, you as well. Each seat says what it would mean. Choose one.
lesson-freeze-end = Frozen. The points are banked, and that was it for this round: the leader cannot get further ahead, and not even a Second Chance helps.
lesson-freeze-end-self = You froze yourself: 12 points are banked, and nothing can happen to them. Often a Freeze is worth more on somebody with many cards or a high total.
lesson-freeze-away = Banked. A fine choice, but the next card is a Freeze, and you should see one. Take it back and hit.

lesson-flip-three = Flip Three
lesson-flip-three-about = Three cards at once, and what waits meanwhile.
lesson-flip-three-1 = You have a 5. Hit.
lesson-flip-three-2 = A Flip Three: whoever gets it is dealt three cards, one after the other. You have only one card, so little can happen. Take it yourself.
lesson-flip-three-3 = On the way a Freeze came up. It was set aside until all three were flipped. Now you give it to somebody, like any Freeze.
lesson-flip-three-end = That is all: flip three, then give out what was set aside, in its order. Had you bust on the way, the Freeze would have been discarded.
lesson-flip-three-end-self = You froze yourself and bank 16. That is allowed. Had you bust on the way, the Freeze would have been discarded.
lesson-flip-three-away = That is allowed, too: a Flip Three may well bust somebody with many cards. But take it back and feel it yourself.

lesson-flip-7 = Flip 7
lesson-flip-7-about = Seven different numbers, and 15 points on top.
lesson-flip-7-1 = A Flip Three in the deal, before you have any card. With an empty line hardly anything can go wrong: take it yourself.
lesson-flip-7-2 = Three numbers at once. Four more different ones are a Flip 7. Hit.
lesson-flip-7-3 = Another Flip Three. Bold, but this is a lesson: take it yourself.
lesson-flip-7-4 = Six different numbers! One more, and the round is yours. The 0 counts, too. Hit.
lesson-flip-7-end = Flip 7! The round is over for everybody at once, and you score your cards and 15 more.
lesson-flip-7-away = Sensible, but no Flip 7. Take it back, and dare.

## What is seen at the table
saved-heading-you = Saved!
saved-heading = { $name } is saved
saved-how = The Second Chance takes the second { $card }: both are discarded.
summary-standings = Standings after this round
tv-join = Join with your phone: { $address }
tv-watch = Watch along on your phone: { $address }

## On this device

device-page = On this device · Flip 7
device-heading = On this device
device-lead = Pass the phone around, or play against bots. No server and no network: everything stays here.
device-who = Who plays?
device-name = Name of player { $number }
device-player = Player { $number }
device-seat-change = Change { $name }
device-add-person = Add a player
device-add-bot = Add a bot
device-person-remove = Take { $name } out
device-two = A game needs two at least: add a player or a bot.
device-deal = Deal
device-people = { $people ->
    [one] 1 player
   *[other] { $people } players
}
device-bots = { $bots ->
    [one] 1 bot
   *[other] { $bots } bots
}
device-fetching = Loading the game onto this device: { $loaded } of { $total } MB, once
device-starting = Getting the game ready …
device-go-on = Go on
device-take-over = Use it here
device-storage-full = The storage of this device is full: games are kept only while this page is open.
device-storage-forbidden = This browser may not store anything: games are kept only while this page is open.
device-games = Games on this device
device-no-games = No game yet. The first one appears here.
device-game-new = Not dealt yet
device-game-round = Round { $round }, best { $best }
device-game-won = { $name } won with { $points }
device-game-old = From an older version
device-game-more = More about the game of { $names }
device-delete = Delete
device-delete-heading = Delete this game?
device-delete-hint = It is nowhere else. This cannot be undone.
device-keep = Keep it
device-deleted = The game is deleted.
device-back-up = Back up all games
device-restore = Restore a backup
device-restored = { $restored ->
    [0] No game is new here.
    [one] 1 game is back.
   *[other] { $restored } games are back.
}
device-skipped = { $skipped ->
    [one] 1 was here already.
   *[other] { $skipped } were here already.
}
device-restore-broken = This is not a backup of Flip 7. Nothing has changed.
device-replay-file = Replay a file
device-no-clipboard = This browser lets nothing be copied. Save the game as a file instead.
front-device = On this device
front-device-hint = one phone for everybody
front-no-server = To play from several devices, somebody runs a server: make serve.
front-server-guide = How that is done
update-ready = A new version is ready.
update-take = Update

## Passing the phone

pass-to = Pass to
pass-turn = { $name } is asked.
pass-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
pass-take = I am { $name }
pass-off = Do not show this any more
pass-off-told = Switched off. The menu switches it on again.
pass-setting = Ask to pass the phone
pass-setting-hint = Says who is next and waits for them
facing-setting = Seats face their players
facing-setting-hint = For a tablet that lies on the table
leave-name = { $name } leaves the table
come-back-name = { $name } is back
hot-seat = Somebody else on this device
hot-seat-title = Play on this device, too
hot-seat-sit = Take a seat
hot-seat-remove = Take { $name } off this device

## Replay of a record

record-heading = Replay a game
record-copy = Copy link
record-by-hand = Copy this link:
