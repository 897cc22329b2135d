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

## What happened, and why

log-title = What happened
log-nothing = Nothing has happened yet.
log-why = why?
log-why-line = why? { $line }
log-earlier = Earlier
why-not-now = The text of { $rules } cannot be loaded just now.
