# Advice and training at the table, and the option of a table; in the browser.

why-no-advice = There is no advice at the moment. Try again.
why-advice-is-off = At this table nobody gets advice.
