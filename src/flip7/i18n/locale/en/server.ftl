# What the web table says: why something is refused.

refused-name = A name has 1 to { $most } characters that can be seen.
refused-word = A word has 1 to { $most } characters that can be seen.
refused-stale = That question has been answered: you named question { $given }, and question { $ordinal } is open.
refused-not-asked = Seat { $seat } is asked, and that is not yours.
refused-stand-in = A bot plays your seat: come back first.
refused-illegal = That is no answer here. The question is: { $question }
refused-not-started = The game has not begun.
refused-over = The game is over.
refused-not-over = The game is not over yet.
refused-started = The game has begun; that could be changed before.
refused-bot-there = A bot plays that seat already.
refused-is-here = { $name } is connected and plays the seat.
refused-seat-taken = Somebody sits at seat { $seat }.
refused-nobody-there = Nobody sits at seat { $seat }.
refused-seat-is-here = { $name } is connected. Ask them to stand up, or send them away.
refused-table-full = Every seat is taken. You can watch.
refused-free-seats =
    { $count ->
        [one] Seat { $seats } is free: it needs a person or a bot.
       *[other] Seats { $seats } are free: each needs a person or a bot.
    }
refused-no-seat = There is no such seat: the table has { $seats }, numbered from 0.
refused-no-person = Nobody at the table has the number { $number }.
refused-not-seated = You have no seat at this table.
refused-not-host = Only the host of the table may do that.
refused-sent-away = The host has sent you away from this table. You can make a table of your own.
refused-deputy = The host is only away. You can send people away when the host has been away for a quarter of an hour.
refused-away-host-seat = The host is only away, and keeps their seat.
refused-send-away-host = The host is only away and cannot be sent away: they are the host again when they come back.
refused-send-host = You are the host: make somebody else the host first, or leave.
refused-sent-many = { $most } people have been sent away from this table. Close it to newcomers instead.
refused-locked = The host has closed this table to newcomers. You can watch.
refused-closed = The owner of the server has closed this table.
refused-behaviour = This game was begun by another version of the program, which played by other rules: it cannot go on here.
refused-behaviour-lobby = This table was made by another version of the program, which played by other rules. Please make a new table.
refused-long-game = That game would take too long: with { $seats } seats, play to at most { $most } points.
refused-unknown-table = There is no table with that code.
refused-house-full = There are too many tables here. Please try again later.
refused-store = It could not be stored just now, so it has not happened. Please try again.
refused-stopping = The server is about to start anew. Please try again in a moment.
refused-sockets = Too many people are connected here. Please try again later.
refused-address-sockets = { $most } connections are open from your address; no more are allowed.
refused-founding = An address may make { $most } tables a minute. Please wait a little.
refused-daily = { $most } tables a day can be made from one address. Please wait a while.
refused-open-tables = Too many tables made from your address are not over yet: finish one first.
refused-newcomers = Too many people from your address have sat down just now. Please wait a little.
refused-hellos = Your address has connected too often just now. Please wait a little.
refused-token-sockets = You are connected more than { $most } times; the oldest connection is closed.
refused-blocked = The owner of this server has blocked your address.
refused-misses = Too many codes were tried that lead to no table. Please wait a minute.
refused-no-hello = Nothing was said. The first message is a hello that names a table.
refused-hello-first = The first message is a hello that names a table.
refused-hello-again = You have said hello already; for another table open another connection.
refused-protocol = This server speaks version { $ours } of the protocol, not { $given }.
refused-message = That message cannot be read: { $problem }
refused-binary = Messages are texts, not bytes.
refused-fast = Not so fast: { $most } messages a second are allowed.
refused-our-fault = Something went wrong on our side. It has been noted, and nothing has changed.
refused-origin = A page of another site cannot play here. The owner of the server can allow it with --allow-origin.
refused-host = This server does not know itself by the name { $host }. If that is its name, its owner starts it with --public-url http://{ $host }.
refused-reads = Your address has read too much in a short time. Please wait a little.
refused-unhealthy = Games cannot be stored here just now. The owner of the server finds the reason in its log.
refused-unfinished = The request did not come to its end.
refused-changes = You have changed things at this table { $most } times; that is enough.
refused-people = This table has reached its limit of { $most } people. You can watch.
refused-long-log = So much has happened at this table that nobody new can sit down. You can watch, or make another table.
refused-large = At most { $most } bytes may be sent.

# What `flip7 serve` says.

serve-address = Tables are open at { $url }
serve-phones = On the same network, with a phone: { $url }
serve-stop = Ctrl-C stops the server; games are kept and go on when it starts again.

# The page of a server.

home-title = Flip 7: tables are open
home-about = This server keeps tables of the card game Flip 7.
home-join = Programs join at /ws by the protocol of docs/protocol.md; tables are made and looked at under /api/tables.
home-notice = A fan-made program, not affiliated with the publisher of the game.
