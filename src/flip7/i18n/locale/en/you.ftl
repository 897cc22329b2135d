# One's own games: results, luck, habits, progress (`flip7 you`, and the page of it).

you-none = No finished game of yours is here yet.
you-company = { $company ->
    [people] With people
    [daily] Daily deals
   *[bots] Against bots
}
you-won = { $wins } of { $games } won
you-share = { $word ->
    [much_more] Much more than your share.
    [more] A little more than your share.
    [about] About your share.
    [less] A little less than your share.
    [much_less] Much less than your share.
   *[too_few] Too few games to say whether that is more than your share.
}
# $each is 4 where four play, $share how many times that was won: not told after too few games.
you-share-fair = Your fair share would be one win in { $each } games.
you-share-figures = You have won { $share } times as often; after { $games } games it may really be anything from { $low } to { $high } times.
you-place = Place { $place } on average; { $fair } would be even.
you-advised = { $count ->
    [one] In one of them you asked for advice.
   *[other] In { $count } of them you asked for advice.
}
you-luck-heading = Luck and choices
you-luck = { $word ->
    [more] The cards were kind: { $value } points of winning chance a game (± { $error }).
    [less] The cards were unkind: { $value } points of winning chance a game (± { $error }).
   *[about] Luck was even so far: { $value } points of winning chance a game (± { $error }).
}
you-cost = { $word ->
    [more] Your own choices cost you { $value } points of winning chance a game (± { $error }).
   *[about] Your own choices cost you next to nothing: { $value } points of winning chance a game (± { $error }).
}
you-too-few = { $games ->
    [one] One game is reviewed.
   *[other] { $games } games are reviewed.
} Luck and habits are told from { $needed } on.
you-habits-heading = Habits
you-no-habits = No costly habit stands out.
you-habit = { $habit ->
    [staying] You stay too early.
    [hitting] You go on too long.
    [stays_with_a_shield] You stay although a Second Chance protects you.
    [stays_behind] You stay although somebody stands higher, at the end.
    [hits_in_front] You go on although you are in front, at the end.
    [freezes_oneself] You keep the Freeze for yourself too often.
    [freezes_others] You give the Freeze to the wrong player.
    [flips_oneself] You keep the Flip Three for yourself too often.
    [flips_others] You give the Flip Three to the wrong player.
    [gives_second_chances] You give the Second Chance to the wrong player.
   *[giving] You give cards to the wrong player.
}
you-habit-stays = { $numbers ->
    [0] You stay too early without a number.
    [1] You stay too early with one number.
    [2] You stay too early with two numbers.
    [3] You stay too early with three numbers.
    [4] You stay too early with four numbers.
    [5] You stay too early with five numbers.
   *[other] You stay too early with six numbers.
}
you-habit-hits = { $numbers ->
    [0] You go on too long without a number.
    [1] You go on too long with one number.
    [2] You go on too long with two numbers.
    [3] You go on too long with three numbers.
    [4] You go on too long with four numbers.
    [5] You go on too long with five numbers.
   *[other] You go on too long with six numbers.
}
you-habit-cost = { $cost } points of winning chance a game (± { $error }), in { $costly } of { $times } choices.
you-progress-heading = Progress
you-progress-label = What your own choices cost you a game, in points of winning chance. Lower is better.
you-stretch = Games { $first } to { $last }: { $cost } (± { $error })
you-trend = { $word ->
    [less] Your choices cost you less than they used to.
    [more] Your choices cost you more than they used to.
    [about] No clear change so far.
   *[too_few] With ten reviewed games you see here whether your choices get better.
}
you-full = { $games ->
    [one] From one game that was reviewed in full.
   *[other] From { $games } games that were reviewed in full.
}
you-rough = { $games ->
    [one] From one game that was reviewed without trying choices out: rougher, and small losses are missed.
   *[other] From { $games } games that were reviewed without trying choices out: rougher, and small losses are missed.
}
you-left-out = { $count ->
    [one] One game that was reviewed the other way is not in it.
   *[other] { $count } games that were reviewed the other way are not in it.
}
you-unknown = { $count ->
    [one] One game of several people is left out: its names do not say which seat was yours.
   *[other] { $count } games of several people are left out: their names do not say which seat was yours.
}
you-unknown-name = flip7 you --name NAME takes the seat of that name for yours.
you-unread = { $count ->
    [one] One game cannot be reviewed and is left out.
   *[other] { $count } games cannot be reviewed and are left out.
}
you-folder = Worked out once for each game, and kept in { $file }; flip7 you --forget erases it.
you-forgotten = What was kept of your games is erased. The games themselves are in { $folder }.
you-reviewing = Reviewing
