# Deutsch. Was auf dem Tisch liegt und was dort geschieht. Namen, Karten und Summen kommen fertig herein.
#
# hit «Noch eine» (nimmt noch eine), stay «Stopp» (sagt Stopp), bust «sich verzocken», bank «sichern», round «Runde»,
# dealer: wer «gibt», draw pile «Nachziehstapel», discard pile «Ablage» (ablegen), set aside «beiseitelegen»,
# hand out «verteilen», saved «gerettet», shielded «geschützt».
# Freeze «Eiszeit», Flip Three «Zieh Drei», Second Chance «Zweite Chance»: alle Karten sind weiblich (die 9, die +4,
# die Eiszeit, die Zieh Drei), im ersten und im vierten Fall passt also immer «die» und «eine».

## Cards

card-plus = +{ $points }
card-times = ×2
card-freeze = Eiszeit
card-flip-three = Zieh Drei
card-second-chance = Zweite Chance
card-a = eine { $card }

## Sums: «7+11 ×2 +8 = 44»

sum-flip-seven = +{ $points } Flip 7
sum-whole = { $terms } = { $points }

## What happens

round-began = Runde { $number }. { $dealer } gibt.
joined = { $name } kommt dazu, mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
 }.
deal-ended = Einmal herum: Alle waren dran.
dealt = { $name } bekommt { $card }.
hit = { $name } hat { $card } gezogen.
hit-forced = { $name } hat noch keine Karte und muss eine nehmen: { $card }.
flipped = { $name } zieht { $number } von 3: { $card }.

kept-first = Sie liegt jetzt vor { $name }.
kept-sum = { $sum }.
kept-doubling = Noch gibt es nichts zu verdoppeln.
kept-second-chance = { $name } ist geschützt.

busted = { $name } hat sich verzockt: die zweite { $card }. { $lost ->
    [0] { "" }
    [one] 1 Punkt ist weg.
   *[other] { $lost } Punkte sind weg.
}
saved-on-a-hit = { $name } ist gerettet: Die Zweite Chance fängt die doppelte { $card } ab. Der Zug ist vorbei, { $name } bleibt im Spiel.
saved-in-a-flip-three = { $name } ist gerettet: Die Zweite Chance fängt die doppelte { $card } ab{ $left ->
    [0] .
   *[other] , und es wird weiter gezogen.
}
flipped-seven = Flip 7! { $name } hat sieben verschiedene Zahlen: +{ $bonus }, und die Runde ist vorbei.
set-aside = Beiseitegelegt, bis alle drei gezogen sind.

given = { $giver } gibt { $to } die { $card }.
given-to-self = { $giver } behält die { $card }.
given-forced = Sonst ist niemand mehr dabei: { $giver } muss die { $card } nehmen.
handed-out = { $giver } verteilt: Die { $card } geht an { $to }.
handed-out-to-self = { $giver } behält die beiseitegelegte { $card }.
handed-out-forced = Sonst ist niemand mehr dabei: { $giver } muss die beiseitegelegte { $card } nehmen.
handed-out-waits = { $giver } verteilt: Die { $card } geht an { $to }. Sie wirkt erst, wenn alles verteilt ist.
handed-out-to-self-waits = { $giver } behält die beiseitegelegte { $card }. Sie wirkt erst, wenn alles verteilt ist.
handed-out-forced-waits = Sonst ist niemand mehr dabei: { $giver } muss die beiseitegelegte { $card } nehmen. Sie wirkt erst, wenn alles verteilt ist.
passed-on = { $giver } hat schon eine Zweite Chance und gibt diese an { $to } weiter.
passed-on-forced = { $giver } hat schon eine Zweite Chance und gibt diese an { $to } weiter: Alle anderen haben schon eine.

froze = { $name } ist eingefroren und sichert { $sum }.
flip-three-began = { $name } zieht drei.
flip-three-ended = { $name } hat drei gezogen.
flip-three-stopped = Zieh Drei endet nach der { $flipped ->
    [one] ersten Karte.
   *[other] zweiten Karte.
}
flip-three-over = Das war die letzte Karte von Zieh Drei.

stayed = { $name } sagt Stopp und sichert { $sum }.
stayed-forced = { $name } sichert { $sum }.
wasted-nobody = Alle, die noch dabei sind, haben eine Zweite Chance: Diese wird abgelegt.
wasted-bust = Die beiseitegelegte { $card } wird abgelegt: { $name } hat sich verzockt.
wasted-holder = Die { $card } vor { $name } wird abgelegt: { $name } ist schon raus.
wasted-flip-seven = Die { $card }, die vor { $name } wartet, wird abgelegt: Die Runde ist vorbei.
wasted-ran-dry = Die { $card }, die vor { $name } wartet, wird abgelegt: Die Runde ist vorbei.
reshuffled = Der Nachziehstapel ist leer: { $cards ->
    [one] 1 abgelegte Karte wird
   *[other] { $cards } abgelegte Karten werden
} neu gemischt.
ran-dry = { $name } braucht eine Karte, aber es gibt keine Zahl mehr zu ziehen: Die Runde ist vorbei, und alle, die noch dabei sind, sichern.

round-ended = Runde { $number } ist vorbei.
tied = Gleichstand bei { $total }: { $names }. Alle spielen noch eine Runde, und alle können sie gewinnen.
game-won = { $name } gewinnt mit { $total ->
    [one] 1 Punkt!
   *[other] { $total } Punkten!
}

## Standings

standing-busted = verzockt, 0
standing-line = { $name }: { $score }. Gesamt { $total }, { $left ->
    [0] das Ziel ist erreicht
   *[other] noch { $left }
}.
standing-left = { $left ->
    [0] geschafft!
   *[other] noch { $left }
}

## The table

status = { $status ->
    [stayed] gesichert
    [frozen] eingefroren
    [busted] verzockt
   *[active] dabei
}
table-heading = Runde { $number } · { $you ->
    [yes] du gibst
   *[no] am Geben: { $dealer }
} · { $draw ->
    [one] 1 Karte
   *[other] { $draw } Karten
} im Stapel, { $discard } abgelegt
table-seat = { $name }: { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
}, { $status }. { $cards }.
table-no-cards = Keine Karten
table-cards = Karten: { $cards }, wert { $sum }
table-cards-busted = Karten: { $cards }, wert 0
table-set-aside = Beiseite bei { $name }: { $cards }.
table-assigned = Wirkt gleich: { $cards }.
table-assigned-to = { $card } für { $name }

## Who may stay: what the host and the owner of the server decide

person-sent-away = { $host } hat { $name } vom Tisch geschickt.
person-sent-away-bot = { $host } hat { $name } vom Tisch geschickt; ein Bot spielt weiter.
person-unseated-host = { $host } hat den Platz von { $name } freigegeben: nicht verbunden.
person-unseated-away = { $name } war lange nicht da: Der Platz ist wieder frei.
table-locked = { $host } hat den Tisch gesperrt: Niemand Neues kann dazukommen.
table-unlocked = { $host } hat den Tisch entsperrt.
bot-failed = { $name } konnte sich nicht entscheiden; gespielt wird der sicherste Zug.
table-closed-owner = Wer den Server betreibt, hat diesen Tisch geschlossen. Niemand gewinnt.
table-closed-behaviour = Dieses Spiel begann mit einer anderen Version des Programms, die nach anderen Regeln spielte. Es endet hier, und niemand gewinnt.
table-closed-keeper = Diese Tafel wird nicht mehr geteilt.
announced-restart = { $minutes ->
    [0] Der Server startet gleich neu. Dein Spiel bleibt erhalten und geht weiter.
    [one] Der Server startet in 1 Minute neu. Dein Spiel bleibt erhalten und geht weiter.
   *[other] Der Server startet in { $minutes } Minuten neu. Dein Spiel bleibt erhalten und geht weiter.
}
