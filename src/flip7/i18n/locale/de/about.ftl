# The about page.

about-page = Über
about-heading = Ein Tisch für Flip 7
about-fan = Das hier ist von Fans gemacht, zum Spielen mit Freunden. Der Verlag von Flip 7 hat es weder gemacht noch empfohlen noch bezahlt; Name und Spiel gehören ihm. Wenn es dir gefällt, kauf die Karten.
about-open = Es ist quelloffen, unter der MIT-Lizenz. Karten, Klänge und Worte sind eigene.
about-fair = Jedes Mischen lässt sich prüfen: Der Server legt sich vor dem Spiel auf sein Geheimnis fest, die Spielenden geben Wörter dazu, und am Ende wird alles veröffentlicht.
about-private = Kein Konto, keine Werbung, nichts wird von anderswo geladen. Dein Name, deine Farbe und deine Plätze bleiben in diesem Browser.
about-links = Zum Weiterlesen
about-rules = Die Regeln, mit Suche
about-api = Schnittstelle für Programme (OpenAPI)
about-protocol = Nachrichten auf dem Socket (JSON Schema)
about-version = Version { $version }
