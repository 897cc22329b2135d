# Advice and training at the table, and the option of a table; in the browser.

advice-ask = What would you do?
advice-waiting = Thinking …
advice-draft = A first estimate, it may change: still trying the answers out …
advice-slow = Still trying the answers out. The first time, that can take a minute.
advice-figures = The figures
advice-answer = Answer
advice-wins = You win
advice-points = Points
advice-win = { $win }% ±{ $error }
advice-self = Yourself
advice-error = Points are those of this round, on average. With more tries, the chance would come out within ± in 95 of 100 cases.
advice-rough = Estimated without trying the answers out: rough figures.
advice-mark = Asked for advice { $count ->
    [one] once
   *[other] { $count } times
} in this game
opt-advice = Advice for everybody
opt-advice-on = Everybody may ask
training-setting = Training
training-setting-hint = Hear right away what a costly choice cost
why-no-advice = There is no advice at the moment. Try again.
why-advice-is-off = At this table nobody gets advice.
