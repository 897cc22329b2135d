# Errors of the server: why something is refused.

refused-name = A name must have 1 to { $most } visible characters.
refused-word = A word must have 1 to { $most } visible characters.
refused-stale = You answered question { $given }, but question { $ordinal } is open now.
refused-not-asked = Seat { $seat } has to answer, and that is not your seat.
refused-stand-in = A bot is playing your seat. Come back first.
refused-illegal = That answer is not allowed. The question is: { $question }
refused-advice-off = At this table nobody gets advice.
refused-no-advice = There is no advice at the moment. Please try again.
refused-not-started = The game has not started yet.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-no-such-choice = This game has no decision { $choice }.
refused-started = The game has started. This can only be changed before the start.
refused-bot-there = A bot is already playing that seat.
refused-is-here = { $name } is connected and is playing this seat.
refused-seat-taken = Seat { $seat } is taken.
refused-nobody-there = Nobody is sitting at seat { $seat }.
refused-seat-is-here = { $name } is connected. Ask them to stand up, or send them away.
refused-table-full = Every seat is taken. You can watch.
refused-most-seats = This table has { $most } seats, and there is no room for more. You can watch.
refused-no-deck = One more player would need another deck of cards. You can join the next game; until then, watch.
refused-few-seats = A game needs at least { $fewest } players.
refused-free-seats =
    { $count ->
        [one] Seat { $seats } is free: it needs a person or a bot.
       *[other] Seats { $seats } are free: each needs a person or a bot.
    }
refused-no-seat = There is no such seat: this table has { $seats } seats, numbered from 0.
refused-no-person = Nobody at this table has the number { $number }.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host of the table may do that.
refused-sent-away = The host has sent you away from this table. You can create a table of your own.
refused-deputy = The host is only away. You can send people away once the host has been away for 15 minutes.
refused-away-host-seat = The host is only away, and keeps their seat.
refused-send-away-host = The host is only away and cannot be sent away: they are the host again when they come back.
refused-send-host = You are the host: make somebody else the host first, or leave.
refused-sent-many = { $most } people have already been sent away from this table. Lock the table instead.
refused-locked = The host has locked this table. You can watch.
refused-closed = The owner of the server has closed this table.
refused-behaviour = This game was started by another version of the program, with other rules. It cannot continue here.
refused-behaviour-lobby = This table was created by another version of the program, with other rules. Please create a new table.
refused-is-board = This code belongs to a score board: open it at /board/ and the code.
refused-not-board = This is not a score board: people play at this table.
refused-not-keeper = Only a keeper may enter scores: ask for the invitation to keep score, too.
refused-not-invited = This invitation is not valid. Ask for a new one.
refused-keepers = This board has reached its limit of { $most } keepers.
refused-not-sharer = Only the one who shared this board may do that.
refused-board-closed = This board is no longer shared.
refused-long-game = That game would take too long: with { $seats } seats, play to at most { $most } points.
refused-unknown-table = There is no table with that code.
refused-house-full = There are too many tables here. Please try again later.
refused-damaged = This game cannot be read: what was kept of it is damaged.
refused-store = This could not be saved, so nothing has changed. Please try again.
refused-stopping = The server is about to restart. Please try again in a moment.
refused-sockets = Too many people are connected here. Please try again later.
refused-address-sockets = Your address already has { $most } open connections, which is the limit.
refused-founding = One address can create { $most } tables a minute. Please wait a little.
refused-daily = One address can create { $most } tables a day. Please wait a while.
refused-open-tables = Too many tables from your address are not over yet. Finish one first.
refused-newcomers = Too many people from your address have just sat down. Please wait a little.
refused-hellos = Your address has connected too often. Please wait a little.
refused-token-sockets = You are connected more than { $most } times, so the oldest connection was closed.
refused-blocked = The owner of this server has blocked your address.
refused-misses = Too many wrong table codes. Please wait a minute.
refused-no-hello = No message was received. The first message must be a hello that names a table.
refused-hello-first = The first message must be a hello that names a table.
refused-hello-again = You have already said hello. Open another connection for another table.
refused-protocol = This server speaks version { $ours } of the protocol, not { $given }.
refused-message = This message cannot be read: { $problem }
refused-binary = Messages must be text, not binary.
refused-fast = Too fast: at most { $most } messages a second are allowed.
refused-our-fault = Something went wrong on the server. It has been logged, and nothing has changed.
refused-origin = Pages of other sites cannot play here. The owner of the server can allow it with --allow-origin.
refused-host = This server is not known as { $host }. If that is its name, its owner must start it with --public-url http://{ $host }.
refused-reviews = Many games are being reviewed just now. Please try again in a little while.
refused-play-outs = Many positions are being played out just now. Please try again in a little while.
refused-review = This game cannot be reviewed: { $problem }
refused-branch-seats = This game has { $seats } seats, and a table has { $fewest } to { $most }. In a terminal, “flip7 play --resume FILE --after N” plays it on.
refused-branch-rematch = This game was played on from another one, and has no rematch. Go back to that game, or create a table.
refused-branch-rules = This game has rules that no table here has. In a terminal, “flip7 play --resume FILE --after N” plays it on.
refused-reads = Your address has read too much in a short time. Please wait a little.
refused-unhealthy = Games cannot be saved here at the moment. The owner of the server finds the reason in its log.
refused-unfinished = The request was not complete.
refused-changes = You have reached the limit of { $most } changes at this table.
refused-people = This table has reached its limit of { $most } people. You can watch.
refused-long-log = This table has reached its limit of events, so nobody new can sit down. You can watch, or create another table.
refused-large = A request can have at most { $most } bytes.

# A table on this device, without a server (`flip7.browser`)

device-not-backup = This file is not a backup of Flip 7 games, or it is damaged. Nothing has changed.
device-newer-backup = This backup was made by a newer version of the program. Update the program first. Nothing has changed.

# `flip7 serve`

serve-address = Tables are open at { $url }
serve-phones = On the same network, with a phone: { $url }
serve-no-page = The web page is not in this installation: browsers cannot play here, terminals and programs can. In a clone of the project, «make serve» builds the page, and «make build» makes a package that has it.
serve-stop = Press Ctrl-C to stop the server. Games are saved and continue when it starts again.

# The home page of a server without a built site.

home-title = Flip 7: tables are open
home-about = This is a server for the card game Flip 7.
home-join = Programs join at /ws by the protocol in docs/protocol.md; tables are created and read under /api/tables.
home-notice = A fan-made program, not affiliated with the publisher of the game.

## One's own games (`/api/device/own`)

you-not-over = this game is not over, so it counts nowhere yet
you-foreign-review = this is not a finished review of that game
you-no-seat = there is no seat { $seat } in this game
you-not-games = this is no list of what was kept of one's games
