# Das Tagesspiel: ein Spiel am Tag, für alle dasselbe.

daily-welcome = Das Tagesspiel vom { $day }: für alle dieselben Karten und dieselben drei Bots, und ein Versuch. Was gewählt ist, bleibt gewählt.
daily-no-advice = Das Tagesspiel wird ohne Rat gespielt: Alle haben dieselben Karten und einen Versuch.
daily-goes-on = Das Tagesspiel vom { $day } geht weiter.
daily-done = Du hast das Tagesspiel vom { $day } gespielt. Das nächste wird um Mitternacht in Greenwich gegeben.
daily-result = Du hast { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } gemacht: Platz { $place } von { $players }.
daily-par = Stufe 5 hat auf deinem Platz mit denselben Karten { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } gemacht: Platz { $place } von { $players }.
daily-share = Flip 7, Tagesspiel vom { $day }: { $points }, Platz { $place } von { $players } (Stufe 5: { $par })
daily-next = Der Fingerabdruck des nächsten Tagesspiels: { $hash }
daily-bad-day = ein Tag wird 2026-11-18 geschrieben, nicht { $day }
daily-not-yet = das Tagesspiel vom { $day } gibt es noch nicht
daily-another-game = das ist kein Tagesspiel
