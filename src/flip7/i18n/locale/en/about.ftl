# The about page.

about-page = About
about-heading = A table for Flip 7
about-fan = This is a fan’s work, made for playing with friends. It is not made, endorsed or paid for by the publisher of Flip 7; the name and the game are theirs. If you like it, buy the cards.
about-open = It is open source, under the MIT license. Its cards, sounds and words are its own.
about-fair = Every shuffle can be checked: the server commits to its secret before the game, players add words, and all of it is published at the end.
about-private = No account, no advertising, nothing loaded from elsewhere. Your name, your colour and your seats are kept in this browser.
about-links = Read more
about-rules = The rules, with search
about-api = Interface for programs (OpenAPI)
about-protocol = Messages on the socket (JSON Schema)
about-version = Version { $version }
