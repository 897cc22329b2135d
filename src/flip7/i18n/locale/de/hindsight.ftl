# Warum eine andere Wahl besser war, wie ein Freund es sagt, der gut spielt: in der Analyse einer Partie.

hindsight-staying-won = Sonst war niemand mehr dabei, und { $you ->
    [yes] du lagst
   *[no] { $name } lag
} mit { $standing } vorn: Stopp hätte das Spiel gewonnen.
hindsight-in-front = { $you ->
    [yes] Du lagst
   *[no] { $name } lag
} mit { $standing } vorn, und { $you ->
    [rival] dir
   *[other] { $rival }
} { $needs ->
    [one] fehlte noch 1 Punkt
   *[other] fehlten noch { $needs } Punkte
} zum Überholen.
hindsight-no-need = { $you ->
    [yes] Du lagst
   *[no] { $name } lag
} ohnehin { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vor { $you ->
    [rival] dir
   *[other] { $rival }
}, und mit { $bust } von 10 Karten wäre alles weg gewesen.
hindsight-too-risky = Mit { $bust } von 10 Karten { $you ->
    [yes] hättest du dich
   *[no] hätte { $name } sich
} verzockt, und { $points ->
    [one] 1 Punkt lag
   *[other] { $points } Punkte lagen
} auf dem Tisch.
hindsight-staying-lost = { $you ->
    [rival] Du warst
   *[other] { $rival } war
} mit { $standing } aus der Runde: Wer darunter Stopp sagt, hat verloren.
hindsight-second-chance = Die Zweite Chance hätte eine Doppelte abgefangen: Die nächste Karte war umsonst.
hindsight-cannot-bust = Keine Karte konnte { $you ->
    [yes] dir
   *[no] { $name }
} etwas tun: Die nächste war umsonst.
hindsight-flip7 = Mit { $flip7 } von 10 Karten wäre es ein Flip 7 gewesen.
hindsight-within-reach = Bis { $target } { $short ->
    [one] fehlte nur 1 Punkt
   *[other] fehlten nur { $short } Punkte
}, und andere konnten schneller sein.
hindsight-small-lead = { $you ->
    [rival] Du warst
   *[other] { $rival } war
} noch dabei und nur { $lead ->
    [one] 1 Punkt
   *[other] { $lead } Punkte
} zurück: Der Vorsprung hält kaum.
hindsight-not-enough = { $you ->
    [rival] Du lagst
   *[other] { $rival } lag
} { $gap ->
    [one] 1 Punkt
   *[other] { $gap } Punkte
} vorn: { $points ->
    [one] 1 sicherer Punkt holt
   *[other] { $points } sichere Punkte holen
} das nicht auf.
hindsight-worth-it = { $you ->
    [yes] Du hättest dich
   *[no] { $name } hätte sich
} { $bust ->
    [0] mit kaum einer Karte
   *[other] nur mit { $bust } von 10 Karten
} verzockt: Bei { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} auf dem Tisch war noch eine das Risiko wert.
hindsight-safe-bank = Eingefroren { $you ->
    [yes] hättest du
   *[no] hätte { $name }
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} sicher gehabt.
hindsight-froze-oneself = Damit war { $you ->
    [yes] deine Runde
   *[no] die Runde für { $name }
} mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} vorbei; die Eiszeit gehörte zu { $to }, mit Stand { $standing }.
hindsight-missed-leader = { $behind ->
    [yes] { $given } lag ohnehin hinter { $you ->
        [yes] dir
       *[no] { $name }
    }
   *[no] { $given } war nicht die größte Gefahr
}: Die { $card ->
    [FZ] Eiszeit
   *[F3] Zieh Drei
} gehörte zu { $to }, { $leads ->
    [yes] ganz vorn
   *[no] am nächsten dran
}.
hindsight-held-second-chance = { $to } hatte eine Zweite Chance und konnte ohne Angst weiterziehen: Eingefroren hätte sie nichts mehr genützt.
hindsight-held-double = { $to } hatte die ×2: Dort zählte jede weitere Zahl doppelt.
hindsight-banked-more = { $given } bekam so { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}, { $to } hätte nur { $less } bekommen.
hindsight-flips-good = Drei Karten hätten { $you ->
    [yes] dir
   *[no] { $name }
} im Schnitt { $gain ->
    [one] 1 Punkt
   *[other] { $gain } Punkte
} gebracht.
hindsight-flips-risky = Drei Karten gehen für { $you ->
    [yes] dich
   *[no] { $name }
} { $bust }-mal von 10 schief, und { $points ->
    [one] 1 Punkt lag
   *[other] { $points } Punkte lagen
} auf dem Tisch.
hindsight-busts-other = { $to } hätte sich { $bust }-mal von 10 verzockt, { $given } nur { $less }-mal.
hindsight-brought-more = Im Schnitt bringt sie { $given } { $more ->
    [one] 1 Punkt
   *[other] { $more } Punkte
}, { $to } nur { $less }.
hindsight-helped-stronger = { $given } stand bei { $higher }, { $to } bei { $lower }: Die Hilfe gehört dorthin, wo sie weniger schadet.
