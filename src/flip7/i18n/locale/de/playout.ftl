# Eine Stellung, von Bots zu Ende gespielt (`flip7 playout`). Namen, Antworten und Zahlen kommen fertig herein.

playout-answer = { $name } antwortet: { $answer }.
playout-games = { $games ->
    [one] Einmal zu Ende gespielt
   *[other] { $games }-mal zu Ende gespielt
}; im Mittel { $rounds } Runden bis zum Ende, diese mitgezählt. Startwert: { $seed }
playout-head-bot = Bot
playout-head-wins = gewinnt
playout-head-points = Punkte am Ende
