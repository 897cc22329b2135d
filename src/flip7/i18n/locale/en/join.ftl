# `flip7 join`: a web table in the terminal.

## Before the table is seen

join-no-link = { $given } is not the link or code of a table: a link looks like https://cards.example.org/t/BCD234, a code like BCD234
join-no-server-address = { $given } is not the address of a server, such as https://cards.example.org
join-no-terminal = a table needs a terminal of at least { $columns } columns and { $lines } lines; with --lines or --plain it needs none
join-unreachable = cannot connect to { $server }: { $problem }
join-no-tables = { $server } is not a Flip 7 server ({ $problem })
join-other-version = the server uses a newer protocol than this program: please update flip7
join-not-now = { $server } says: { $why }
join-no-answer = no answer within { $seconds } seconds
join-no-connection = no connection
join-come-back = Your seat is kept. Come back with: { $command } join { $link }

## The line

join-broken = Connection lost. Reconnecting …
join-stopping = The server is restarting. The game continues in a moment …
join-connected = Connected again.
join-offline = Not connected: nothing was sent.
join-not-kept = Your seat could not be remembered on this machine: { $problem }
join-refused = { $reason ->
    [sent_away] The host has sent you away from this table. You can play at another one.
    [locked] The host has locked this table. You can watch.
    [is_closed] This table is closed.
    [other_behaviour] This game was begun by another version of the program and cannot go on here.
    [blocked] The owner of this server has blocked your address.
    [advice_is_off] At this table nobody gets advice.
    [no_advice] There is no advice at the moment. Try again.
   *[other] { $sentence }
}

## Sitting and watching

join-watching = There is no room for another seat: you watch.
join-watching-over = This game is over: you see how it ended.
join-watching-locked = The host has locked this table: you watch.
join-rematched = They play again, at another table: { $link }

## Who comes and goes

join-sat = { $name } sits down.
join-sat-for = { $name } takes over from { $bot } at the next round.
join-late = { $name } joins at the next round.
join-stood-up = { $name } stands up and watches.
join-left = { $name } has left.
join-left-bot = { $name } has left, and a bot plays the seat.
join-back = { $name } is back.
join-out-of-time = { $name } took too long: a bot plays the seat.
join-handed-over = A bot plays for { $name }, who is away.
join-advised = { $name } asks for advice.
join-host = { $name } is the host now.
join-options = The host has changed the rules or options.
join-away = { $name } is not connected.
join-connected-again = { $name } is connected again.
join-emote = { $emote ->
    [wave] { $name } waves.
    [clap] { $name } claps.
    [laugh] { $name } laughs.
    [gasp] { $name } gasps.
    [cry] { $name } weeps.
    [fire] { $name } is on fire!
    [luck] { $name } wishes luck.
    [good_game] { $name }: «Good game!»
   *[other] { $name } makes a sign.
}

## What happens to oneself

join-you-out-of-time = You took too long: a bot plays your seat until you come back.
join-you-handed-over = The host let a bot play your seat until you come back.
join-you-are-back = You are playing your seat again.
join-you-late = You play from the next round on.
join-you-host = You are the host now.
join-sent-away = The host has sent you away from this table. You can play at another one.
join-you-sent-away = You sent { $name } away.
join-you-unseated = You were not connected, and your seat was given up. C takes a seat again.
join-you-locked = You locked the table: nobody new can join.
join-you-unlocked = You unlocked the table.
join-you-gave-word = Your word «{ $word }» is mixed into the shuffle.
join-clock = { $seconds } s left
join-stand-in = { $name } (bot)

## Line by line

join-lines-unknown = There is no such command now: ? lists them.
join-lines-over = The game is over: n plays again, q leaves.
join-lines-over-watched = The game is over: q leaves.
join-lines-own = Advice is for your own question, and taking back for games of your own.
join-lines-help =
    h, s         hit, stay; a number or a name gives a card
    t            the table
    o            the odds to bust
    advice       what a strong player would do; everybody sees that you asked
    w            why: the rules behind what just happened
    r F3.6       a rule; «r F3» a section; «r freeze» a search
    y            ready, or not yet: before the game
    c            take a seat; or take yours back from a bot
    b            bots take the free seats: the host
    g            free the seats of those who are not connected: the host
    start        start with who is there: the host; Enter as well
    bot          let a bot play for whom everybody waits: the host
    n            another game, when this one is over
    q            leave; your seat is kept
    ?            this help

## The list of public tables

join-list-code = table
join-list-host = host
join-list-state = how it stands
join-list-phase = { $phase ->
    [lobby] waits
   *[other] plays
}
join-list-seats = { $free ->
    [0] { $seats } seats, none free
   *[other] { $free } of { $seats } seats free
}
join-list-empty = There is no public table at { $server } now.
join-list-note = { $command } join CODE{ $there } sits down, --watch looks on; { $command } join --new{ $there } opens a table.
