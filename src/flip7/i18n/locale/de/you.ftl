# One's own games: results, luck, habits, progress (`flip7 you`, and the page of it).

you-none = Hier ist noch kein beendetes Spiel von dir.
you-company = { $company ->
    [people] Mit Menschen
    [daily] Tagesspiele
   *[bots] Gegen Bots
}
you-won = { $wins } von { $games } gewonnen
you-share = { $word ->
    [much_more] Viel mehr als dein Anteil.
    [more] Etwas mehr als dein Anteil.
    [about] Ungefähr dein Anteil.
    [less] Etwas weniger als dein Anteil.
    [much_less] Viel weniger als dein Anteil.
   *[too_few] Zu wenige Spiele, um zu sagen, ob das mehr ist als dein Anteil.
}
# $each is 4 where four play, $share how many times that was won: not told after too few games.
you-share-fair = Dein fairer Anteil wäre ein Sieg in { $each } Spielen.
you-share-figures = Du hast { $share }-mal so oft gewonnen; nach { $games } Spielen kann es in Wahrheit alles von { $low }- bis { $high }-mal sein.
you-place = Im Schnitt Platz { $place }; { $fair } wäre ausgeglichen.
you-advised = { $count ->
    [one] In einem davon hast du um Rat gefragt.
   *[other] In { $count } davon hast du um Rat gefragt.
}
you-luck-heading = Glück und Entscheidungen
you-luck = { $word ->
    [more] Die Karten meinten es gut: { $value } Punkte Gewinnchance pro Spiel (± { $error }).
    [less] Die Karten meinten es schlecht: { $value } Punkte Gewinnchance pro Spiel (± { $error }).
   *[about] Das Glück war bisher ausgeglichen: { $value } Punkte Gewinnchance pro Spiel (± { $error }).
}
you-cost = { $word ->
    [more] Deine eigenen Entscheidungen kosten dich { $value } Punkte Gewinnchance pro Spiel (± { $error }).
   *[about] Deine eigenen Entscheidungen kosten dich so gut wie nichts: { $value } Punkte Gewinnchance pro Spiel (± { $error }).
}
you-too-few = { $games ->
    [one] Ein Spiel ist analysiert.
   *[other] { $games } Spiele sind analysiert.
} Glück und Gewohnheiten gibt es ab { $needed }.
you-habits-heading = Gewohnheiten
you-no-habits = Keine teure Gewohnheit fällt auf.
you-habit = { $habit ->
    [staying] Du sagst zu früh Stopp.
    [hitting] Du machst zu lange weiter.
    [stays_with_a_shield] Du sagst Stopp, obwohl dich eine Zweite Chance schützt.
    [stays_behind] Du sagst am Ende Stopp, obwohl jemand höher steht.
    [hits_in_front] Du machst am Ende weiter, obwohl du vorn liegst.
    [freezes_oneself] Du behältst die Eiszeit zu oft selbst.
    [freezes_others] Du gibst die Eiszeit der falschen Person.
    [flips_oneself] Du behältst Zieh Drei zu oft selbst.
    [flips_others] Du gibst Zieh Drei der falschen Person.
    [gives_second_chances] Du gibst die Zweite Chance der falschen Person.
   *[giving] Du gibst Karten der falschen Person.
}
you-habit-stays = { $numbers ->
    [0] Du sagst ohne Zahl zu früh Stopp.
    [1] Du sagst mit einer Zahl zu früh Stopp.
    [2] Du sagst mit zwei Zahlen zu früh Stopp.
    [3] Du sagst mit drei Zahlen zu früh Stopp.
    [4] Du sagst mit vier Zahlen zu früh Stopp.
    [5] Du sagst mit fünf Zahlen zu früh Stopp.
   *[other] Du sagst mit sechs Zahlen zu früh Stopp.
}
you-habit-hits = { $numbers ->
    [0] Du machst ohne Zahl zu lange weiter.
    [1] Du machst mit einer Zahl zu lange weiter.
    [2] Du machst mit zwei Zahlen zu lange weiter.
    [3] Du machst mit drei Zahlen zu lange weiter.
    [4] Du machst mit vier Zahlen zu lange weiter.
    [5] Du machst mit fünf Zahlen zu lange weiter.
   *[other] Du machst mit sechs Zahlen zu lange weiter.
}
you-habit-cost = { $cost } Punkte Gewinnchance pro Spiel (± { $error }), bei { $costly } von { $times } Entscheidungen.
you-progress-heading = Fortschritt
you-progress-label = Was deine eigenen Entscheidungen pro Spiel kosten, in Punkten Gewinnchance. Weniger ist besser.
you-stretch = Spiele { $first } bis { $last }: { $cost } (± { $error })
you-trend = { $word ->
    [less] Deine Entscheidungen kosten dich weniger als früher.
    [more] Deine Entscheidungen kosten dich mehr als früher.
    [about] Bisher keine klare Veränderung.
   *[too_few] Ab zehn analysierten Spielen siehst du hier, ob deine Entscheidungen besser werden.
}
you-full = { $games ->
    [one] Aus einem Spiel, das ganz analysiert wurde.
   *[other] Aus { $games } Spielen, die ganz analysiert wurden.
}
you-rough = { $games ->
    [one] Aus einem Spiel, das ohne Durchspielen analysiert wurde: gröber, kleine Verluste fehlen.
   *[other] Aus { $games } Spielen, die ohne Durchspielen analysiert wurden: gröber, kleine Verluste fehlen.
}
you-left-out = { $count ->
    [one] Ein Spiel, das anders analysiert wurde, ist nicht dabei.
   *[other] { $count } Spiele, die anders analysiert wurden, sind nicht dabei.
}
you-unknown = { $count ->
    [one] Ein Spiel mit mehreren Menschen fehlt: Die Namen sagen nicht, welcher Platz deiner war.
   *[other] { $count } Spiele mit mehreren Menschen fehlen: Die Namen sagen nicht, welcher Platz deiner war.
}
you-unknown-name = flip7 you --name NAME nimmt den Platz mit diesem Namen als deinen.
you-unread = { $count ->
    [one] Ein Spiel lässt sich nicht analysieren und fehlt.
   *[other] { $count } Spiele lassen sich nicht analysieren und fehlen.
}
you-folder = Für jedes Spiel einmal berechnet und aufgehoben in { $file }; flip7 you --forget löscht es.
you-forgotten = Was von deinen Spielen aufgehoben war, ist gelöscht. Die Spiele selbst sind in { $folder }.
you-reviewing = Analyse
