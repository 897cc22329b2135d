# Deutsch. `flip7 join`: ein Tisch im Web, im Terminal. Die Wörter dazu stehen in table.ftl und web.ftl.

## Before the table is seen

join-no-link = { $given } führt zu keinem Tisch: Ein Link sieht aus wie https://cards.example.org/t/BCD234, ein Code wie BCD234
join-no-server-address = { $given } ist keine Serveradresse wie https://cards.example.org
join-no-terminal = ein Tisch braucht ein Terminal mit mindestens { $columns } Spalten und { $lines } Zeilen; mit --lines oder --plain geht es auch ohne
join-unreachable = { $server } ist nicht zu erreichen: { $problem }
join-no-tables = was unter { $server } antwortet, hat keine Tische für Flip 7 ({ $problem })
join-other-version = der Server spricht eine neuere Sprache als dieses Programm: Bitte aktualisiere flip7
join-not-now = { $server } sagt: { $why }
join-no-answer = keine Antwort innerhalb von { $seconds } Sekunden
join-no-connection = keine Verbindung
join-come-back = Dein Platz bleibt dir. Zurück geht es mit: { $command } join { $link }

## The line

join-broken = Die Verbindung zum Tisch ist weg. Es wird weiter versucht …
join-stopping = Der Server startet neu, und das Spiel geht weiter. Gleich wieder da …
join-connected = Die Verbindung ist wieder da.
join-offline = Die Verbindung zum Tisch ist weg: Das ist nicht angekommen.
join-not-kept = Dein Platz ließ sich auf diesem Rechner nicht merken: { $problem }
join-refused = { $reason ->
    [sent_away] Die Tischleitung hat dich vom Tisch geschickt. Du kannst an einem anderen spielen.
    [locked] Die Tischleitung hat diesen Tisch gesperrt. Du kannst zuschauen.
    [is_closed] Dieser Tisch ist geschlossen.
    [other_behaviour] Dieses Spiel begann mit einer anderen Version des Programms und kann hier nicht weitergehen.
    [blocked] Wer den Server betreibt, lässt dich nicht herein.
    [advice_is_off] An diesem Tisch gibt es keinen Rat.
    [no_advice] Gerade gibt es keinen Rat. Versuch es noch einmal.
   *[other] { $sentence }
}

## Sitting and watching

join-watching = Kein weiterer Platz passt an den Tisch: Du schaust zu.
join-watching-over = Dieses Spiel ist vorbei: Du siehst, wie es ausging.
join-watching-locked = Die Tischleitung hat diesen Tisch gesperrt: Du schaust zu.
join-rematched = Noch ein Spiel, an einem anderen Tisch: { $link }

## Who comes and goes

join-sat = { $name } setzt sich dazu.
join-sat-for = { $name } löst { $bot } ab der nächsten Runde ab.
join-late = { $name } spielt ab der nächsten Runde mit.
join-stood-up = { $name } steht auf und schaut zu.
join-left = { $name } ist gegangen.
join-left-bot = { $name } ist gegangen; ein Bot spielt weiter.
join-back = { $name } ist wieder da.
join-out-of-time = Die Zeit für { $name } ist um: Ein Bot spielt weiter.
join-handed-over = Für { $name } spielt ein Bot weiter.
join-advised = { $name } holt sich Rat.
join-host = { $name } leitet jetzt den Tisch.
join-options = Die Tischleitung hat geändert, wie gespielt wird.
join-away = { $name } ist nicht verbunden.
join-connected-again = { $name } ist wieder verbunden.
join-emote = { $emote ->
    [wave] { $name } winkt.
    [clap] { $name } klatscht.
    [laugh] { $name } lacht.
    [gasp] { $name } staunt.
    [cry] { $name } weint.
    [fire] Bei { $name } läuft es!
    [luck] { $name } wünscht viel Glück.
    [good_game] { $name }: „Gutes Spiel!“
   *[other] { $name } gibt ein Zeichen.
}

## What happens to oneself

join-you-out-of-time = Deine Zeit ist um: Ein Bot spielt für dich, bis du wieder da bist.
join-you-handed-over = Die Tischleitung lässt einen Bot für dich spielen, bis du wieder da bist.
join-you-are-back = Du spielst wieder selbst.
join-you-late = Du spielst ab der nächsten Runde mit.
join-you-host = Du leitest jetzt den Tisch.
join-sent-away = Die Tischleitung hat dich vom Tisch geschickt. Du kannst an einem anderen spielen.
join-you-sent-away = Du hast { $name } vom Tisch geschickt.
join-you-unseated = Du warst nicht verbunden, und dein Platz wurde frei. Mit C setzt du dich wieder.
join-you-locked = Du hast den Tisch gesperrt: Niemand Neues kann dazukommen.
join-you-unlocked = Du hast den Tisch entsperrt.
join-you-gave-word = Dein Wort „{ $word }“ wird eingemischt.
join-clock = noch { $seconds } s
join-stand-in = { $name } (Bot)

## Line by line

join-lines-unknown = Diesen Befehl gibt es jetzt nicht: ? listet sie auf.
join-lines-over = Das Spiel ist vorbei: n spielt noch eins, q geht.
join-lines-over-watched = Das Spiel ist vorbei: q geht.
join-lines-own = Rat gibt es, wenn du gefragt bist; Zurücknehmen nur in eigenen Spielen.
join-lines-help =
    h, s         noch eine, Stopp; eine Nummer oder ein Name gibt eine Karte
    t            der Tisch
    o            das Risiko, sich zu verzocken
    advice       was du tun solltest; alle sehen, dass du gefragt hast
    w            warum: die Regeln hinter dem, was gerade geschah
    r F3.6       eine Regel; „r F3“ ein Abschnitt; „r freeze“ eine Suche
    y            bereit, oder noch nicht: vor dem Spiel
    c            einen Platz nehmen; oder deinen von einem Bot zurück
    b            Bots auf die freien Plätze: wer den Tisch leitet
    g            Plätze freigeben, deren Leute nicht verbunden sind: wer leitet
    start        mit denen anfangen, die da sind: wer leitet; auch Enter
    bot          einen Bot spielen lassen, auf wen alle warten: wer leitet
    n            noch ein Spiel, wenn dieses vorbei ist
    q            gehen; dein Platz bleibt dir
    ?            diese Hilfe

## The list of public tables

join-list-code = Tisch
join-list-host = wer leitet
join-list-state = Stand
join-list-phase = { $phase ->
    [lobby] wartet
   *[other] spielt
}
join-list-seats = { $free ->
    [0] { $seats } Plätze, keiner frei
   *[other] { $free } von { $seats } Plätzen frei
}
join-list-empty = Bei { $server } gibt es gerade keinen öffentlichen Tisch.
join-list-note = { $command } join CODE{ $there } setzt sich dazu, --watch schaut zu; { $command } join --new{ $there } macht einen Tisch auf.
