# Leagues of bots, as lines and as a page. Names and numbers come in ready for showing.

## arena: a league, or a match

arena-nothing = stopped before the first game was over
arena-stopped = Stopped after { $games } of { $wanted } games.
arena-kept = { $over ->
    [yes] The league is over, and kept in { $file }
   *[no] The league is kept; it goes on with: flip7 arena --resume { $file }
}
arena-games = { $games } games at { $tables ->
    [one] one table
   *[other] { $tables } tables
} of { $seats } in { $seconds } s: { $rate } games a second. Seed: { $seed }
arena-how-league = Every shuffle was played from all seats. A rating of 400 points more is a strength ten times as high.
arena-how-match = Each bot alone against { $others ->
    [one] one { $yardstick }
   *[other] { $others } × { $yardstick }
}. Every shuffle was played from all seats, with the same cards for all bots.
arena-how-anchor = { $anchor } has 1500 by definition; the other intervals are those of the distance from it.
arena-how-mean = 1500 is the mean of all.
arena-bot = bot
arena-rating = rating
arena-interval = 95 %
arena-wins = wins
arena-fair = fair
arena-played = games
arena-forfeits = forfeits
arena-percent = { $percent } %
arena-percents = { $low } to { $high } %
arena-points = { $low } to { $high }
arena-by-definition = by definition
arena-forfeited = { $bot } forfeited { $games ->
    [one] 1 game
   *[other] { $games } games
}: { $faults }

arena-paired-games = { $games } games at tables of { $seats } in { $seconds } s. Seed: { $seed }
arena-paired-how = By how many points of winning chance each bot does better than { $reference } would at the same seat, against { $others ->
    [one] one { $against }
   *[other] { $others } × { $against }
}. Where the two differ, both answers are played out { $pairs } times with the same cards,
arena-paired-game = to the end of the game: unbiased.
arena-paired-round = to the end of the round; from there the chance to win is foreseen, for strong players, and the advantage is as wrong as that is.
arena-paired-advantage = points
arena-paired-differing = differ
arena-paired-spread = spread
arena-paired-fewer = games saved
arena-paired-of = { $differing } of { $decisions }
arena-paired-times = { $times } ×
arena-paired-never = –

## league: the page of a league

league-finding-none = No game was finished
league-finding-best = { $bot } is the strongest, with a rating of { $rating }
league-finding-close = { $bot } and { $other } lead, too close to call
league-finding-crowded = { $bot } leads, but { $count } others may be as strong
league-finding-match = Of { $games }, { $bot } wins { $rate } against { $others } × { $yardstick }
league-finding-match-best = { $bot } does best against { $yardstick }: it wins { $rate } of its games
league-finding-match-close = Against { $yardstick }, { $bot } does best, but { $count ->
    [one] another may be as strong
   *[other] { $count } others may be as strong
}
league-under = { $games } at { $tables ->
    [one] one table
   *[other] { $tables } tables
} of { $seats }; every shuffle was played from all seats.
league-under-match = { $bot } wins { $rate } (95 %: { $range }); a fair share would be { $fair }. Every shuffle was played from all seats, with the same cards for all bots.

league-fact-bots = bots
league-fact-tables = tables
league-fact-games = games a table
league-fact-spread = points from first to last

league-ratings = How strong they are
league-ratings-text = The rating, with its 95 % interval. 400 points more are a strength ten times as high: at a table of two, ten wins to one.
league-ratings-anchor = { $bot } has 1500 by definition.
league-ratings-mean = 1500 is the mean of all.
league-ratings-label = Ratings
league-ratings-item = { $bot } { $rating }, 95 % interval { $range }
league-ratings-hover = <b>{ $bot }</b><br>rating { $rating }<br>95 %: { $range }

league-wins = Who wins
league-wins-text = Share of its games that each bot won, with the 95 % interval; the small line is its share of the seats, which it would win if all were equally good.
league-wins-label = Win rates
league-wins-item = { $bot } { $rate }, 95 % interval { $range }, fair share { $fair }
league-wins-hover = <b>{ $bot }</b><br>wins { $rate } of its games<br>95 %: { $range }<br>a fair share is { $fair }
league-wins-hover-fair = <b>{ $bot }</b><br>a fair share is { $fair }

league-versus = Who beats whom
league-versus-text = Of the games that one of the two won, the share of the bot at the left, in per cent. Games that a third bot won do not count.
league-versus-label = Shares of the games that one of the two won
league-versus-item = { $bot } against { $other } { $rate }
league-versus-hover = <b>{ $bot }</b> against <b>{ $other }</b><br>{ $rate } of the games that one of them won

league-by-definition = fixed
league-table = The bots
league-table-tables = The tables
league-table-note = Who sat together, in turn order, and how many games each won.
league-table-faults = Forfeits
league-head-bot = Bot
league-head-rating = Rating
league-head-wins = Wins %
league-head-fair = Fair %
league-head-games = Games
league-head-forfeits = Forfeits
league-head-table = Table
league-head-what = What it did
league-head-won = Won

league-foot-games = games
league-foot-speed = games a second
league-foot-seats = seats
league-foot-against = against
league-foot-target = points to win
league-foot-first = dealt to first
league-foot-first-is = { $first ->
    [dealer] the dealer
   *[left] the seat after the dealer
}
league-foot-seed = seed
