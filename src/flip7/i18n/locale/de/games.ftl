# Viele gespeicherte Spiele zusammen (`flip7 games`). Namen kommen fertig herein.

games-read = { $games ->
    [one] Ein Spiel
   *[other] { $games } Spiele
}, beendet: { $over }.
games-head-player = Spieler
games-head-games = Spiele
games-head-won = gewonnen
games-head-points = Punkte je Spiel
games-head-busts = verzockt
games-head-sevens = Flip 7
games-players-more = Und { $more ->
    [one] eine weitere Person
   *[other] { $more } weitere
}: mit --json und --table stehen alle da.

## The games that are kept

games-none = noch ist kein Spiel gespeichert: flip7 play beginnt eins
games-no-number = es gibt kein Spiel { $number }: { $count ->
    [one] eins ist gespeichert
   *[other] { $count } sind gespeichert
}
games-all-over = kein Spiel wartet auf sein Ende
games-open-elsewhere = dieses Spiel ist in einem anderen Terminal offen: erst dort verlassen, oder ein anderes nehmen, das flip7 games auflistet
games-list-empty = Noch ist kein Spiel gespeichert: { $command } play beginnt eins.
games-when = wann
games-who = wer
games-how-it-went = wie es ausging
games-over = { $name } hat mit { $total } gewonnen
games-goes-on = Runde { $number }, nicht zu Ende
games-unreadable = nicht lesbar
games-more = Es sind { $count } Spiele: --all listet alle auf.
games-note = { $command } replay, review, verify und play --resume nehmen eine Nummer; ohne Nummer ist das letzte Spiel gemeint.
games-folder = Sie liegen in { $folder }
