# La partie du jour : une par jour, la même pour tous.

daily-welcome = La partie du { $day } : les mêmes cartes et les mêmes trois bots pour tous, et un seul essai. Ce qui est choisi reste choisi.
daily-no-advice = La partie du jour se joue sans conseil : tout le monde a les mêmes cartes et un seul essai.
daily-goes-on = La partie du { $day } continue.
daily-done = Tu as joué la partie du { $day }. La prochaine est donnée à minuit à Greenwich.
daily-result = Tu as fait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : place { $place } sur { $players }.
daily-par = À ta place, avec les mêmes cartes, le niveau 5 a fait { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : place { $place } sur { $players }.
daily-share = Flip 7, partie du { $day } : { $points }, place { $place } sur { $players } (niveau 5 : { $par })
daily-next = L’empreinte de la prochaine partie : { $hash }
daily-bad-day = un jour s’écrit 2026-11-18, pas { $day }
daily-not-yet = la partie du { $day } n’existe pas encore
daily-another-game = ce n’est pas une partie du jour
