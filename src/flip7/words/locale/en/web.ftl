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
menu-about = About
menu-wishes = How you like it
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

## Who you are

me-name = Your name
me-colour = Your colour
me-colour-change = Change your colour, now { $colour }
me-made-up = A name for now. Make it yours.
# So many names as you like, with commas between them: for people who have not said theirs.
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
bot-levels = From easy to hard
bot-characters = Characters
bot-kind-level1 = Beginner
bot-kind-level2 = Casual
bot-kind-level3 = Steady
bot-kind-level4 = Sharp
bot-kind-level5 = Expert
bot-kind-level6 = Oracle
bot-kind-champion = Champion
bot-kind-cautious = Cautious
bot-kind-greedy = Greedy
bot-kind-vengeful = Vengeful
bot-kind-tourist = Tourist
bot-kind-daredevil = Daredevil
bot-kind-other = Bot
bot-line-level1 = stays at 25, whatever happens
bot-line-level2 = stays at 25, bolder with a shield
bot-line-level3 = counts cards, takes no great risk
bot-line-level4 = counts cards and watches the score
bot-line-level5 = learned by playing against itself
bot-line-level6 = thinks every round through to its end
bot-line-champion = the further behind, the bolder
bot-line-cautious = would rather have few points than none
bot-line-greedy = one more card, always
bot-line-vengeful = cannot bear anybody being ahead
bot-line-tourist = is here for the first time
bot-line-daredevil = seven cards or nothing
bot-line-other = plays by a rule of its own
bot-choose = Choose a bot
bot-remove = Free the seat

## Home

front-page = Flip 7, the open table
front-headline = Seven different cards. One more?
front-lead = Flip for seven different numbers, or stop while you are ahead. The more petals, the more of that card in the deck.
front-play = Play now
front-play-with = you and three bots
front-play-wait = Shuffling …
front-new = New table
front-join = Join
front-join-code = Code or link of a table
front-join-hint = Join: code
front-join-how = A code has six letters and digits. It stands on the table’s screen.
front-watch = Watch
front-how = How to play
front-notice = Fan-made and open source. Not made or endorsed by the game’s publisher.
front-about = About

## New table

new-page = New table
new-heading = New table
new-lead = Seats that stay free are for friends: you get a code for them.
new-you = You
new-seats = Seats
new-seats-fewer = One seat less
new-seats-more = One seat more
new-play = I play too
new-play-hint = Off: this screen shows the table, for a television.
new-public = Public
new-public-hint = Anybody can find the table under «Watch», and sit down.
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
opt-odds = Odds for those who want them
opt-odds-on = Shown
opt-odds-off = Hidden
opt-timer = Time for a turn
opt-timer-off = No limit
opt-timer-seconds = { $seconds } seconds
opt-timer-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
opt-bots = Bots answer
opt-bots-at-once = at once
opt-bots-fast = quickly
opt-bots-normal = at ease
opt-bots-slow = slowly

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
lobby-watching = { $count } watching
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
lobby-make-host = Make { $name } the host
lobby-make-host-hint = The host chooses the bots and how it is played, and starts.
lobby-take = Take a seat
lobby-full = Every seat is taken. You can watch from here.
lobby-i-am-ready = I am ready
lobby-not-yet = Not yet
lobby-start = Start
lobby-start-with = { $count ->
    [one] with one
   *[other] with { $count }
}
lobby-start-bots = { $count ->
    [one] a bot takes the free seat
   *[other] bots take the { $count } free seats
}
lobby-waits-host = { $name } starts the game.
lobby-waits-nobody = The table waits for its host.
lobby-all-ready = Everybody is ready.
lobby-waits-ready = Not ready yet: { $names }.
lobby-stand-up = Stand up and watch
lobby-leave = Leave the table
lobby-shuffle = Give a word for the shuffle
lobby-shuffle-why = The server has locked its own part of the shuffle away already, and your word is mixed in: so nobody, not even the server, can choose the cards.
lobby-word = Your word
lobby-word-give = Give
lobby-word-given = Your word is in. Another one replaces it.
lobby-words-by = Words from { $names }.
lobby-secret = Fingerprint of the server’s part

## Watch

watch-page = Watch
watch-heading = Public tables
watch-lead = Watch a game, or take a seat where one is free.
watch-empty = No public table is open just now.
watch-empty-hint = Open one, and it will stand here.
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

## About

about-page = About
about-heading = A table for Flip 7
about-fan = This is a fan’s work, made for playing with friends. It is not made, endorsed or paid for by the publisher of Flip 7; the name and the game are theirs. If you like it, buy the cards.
about-open = It is open source, under the MIT license. Its cards, sounds and words are its own.
about-fair = Every shuffle can be checked: the server commits to its secret before the game, players add words, and all of it is published at the end.
about-private = No account, no advertising, nothing loaded from elsewhere. Your name, your colour and your seats are kept in this browser.
about-links = To read on
about-rules = The rules, with search
about-api = Interface for programs (OpenAPI)
about-protocol = Messages on the socket (JSON Schema)
about-version = Version { $version }

## Trouble

nowhere-page = Nothing here
nowhere-heading = Nothing grows here
nowhere-line = This address leads to no page.
trouble-home = Home
trouble-retry = Try again
trouble-reload = Load the new version
trouble-new = New table
trouble-watch = Watch another
trouble-connecting = Coming to the table …
trouble-lost = The connection is lost
trouble-lost-line = Nothing is lost: it is tried again by itself …
trouble-lost-short = Connection lost. Your seat is kept.
trouble-offline = You are offline
trouble-offline-line = Your seat is kept, and the game comes back when the network does.
trouble-restarting = The server starts anew
trouble-restarting-line = Nothing is lost. This page goes on by itself in a moment.
trouble-unknown = There is no such table
trouble-unknown-line = The code may be mistyped, or the table was cleared away because nobody came.
trouble-full = Every seat is taken
trouble-many = Too many just now
trouble-version = There is a newer version
trouble-version-line = This page is older than the server.
trouble-other = That did not work

## Why something was refused

why-offline = No connection to the server. Check the network and try again.
why-bad-message = The server did not understand that.
why-bad-name = A name has 1 to 24 characters that can be seen.
why-bad-word = A word has 1 to 60 characters that can be seen.
why-foreign-origin = A page of another site cannot play here.
why-free-seats = Some seats are free: each needs a person or a bot.
why-house-is-full = There are too many tables here. Please try again later.
why-illegal = That is no answer to the question.
why-is-here = They are connected and play themselves.
why-is-over = The game is over.
why-no-such-person = They are not at the table any more.
why-no-such-seat = There is no such seat.
why-not-asked = It is somebody else’s turn.
why-not-over = The game is not over yet.
why-not-started = The game has not begun.
why-already-started = The game has begun; that could be changed before.
why-not-the-host = Only the host of the table may do that.
why-not-your-seat = You have no seat at this table.
why-other-protocol = This page is older than the server. Load it again.
why-our-fault = Something went wrong on our side. Nothing has changed.
why-seat-taken = Somebody was quicker: the seat is taken.
why-stale = That question has been answered already.
why-stopping = The server starts anew. Please try again in a moment.
why-store-trouble = It could not be stored just now, so it has not happened. Please try again.
why-table-is-full = Every seat is taken. You can watch.
why-too-fast = Too much at once. Please wait a minute.
why-too-large = That is too much to send.
why-unknown-bot = There is no such bot.
why-unknown-table = There is no table with that code.
