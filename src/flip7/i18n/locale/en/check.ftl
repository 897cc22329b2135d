# The check of the shuffle, in the browser.

check-good = Everything fits: the cards came as they were shuffled before the first one was dealt.
check-bad = Something does not fit. Do not trust this game.
check-fits = fits:
check-fits-not = does not fit:
check-published = hash published:
check-its-secret = secret:
check-its-seed = seed:
check-secret = The server’s secret has the hash that was published when the table was made, before anybody gave a word.
check-secret-device = The secret has the hash that was noted when the game was made, before anybody gave a word.
check-secret-bad = The server’s secret does not have the hash that was published when the table was made.
check-word = “{ $word }”
check-words = The players’ words were mixed in, in the order given: { $words }.
check-words-bad = The words that were mixed in are not the ones that the players gave.
check-no-words = No player gave a word, so the secret alone made the seed.
check-seed = Secret and words, mixed in this browser, make the seed.
check-seed-bad = Secret and words, mixed in this browser, make another seed than the one that the server names.
check-seal = The seed has the hash that was published before the first card.
check-seal-bad = The seed does not have the hash that was published before the first card.
check-cards = { $shuffles ->
    [one] Shuffled in this browser, the seed gives
   *[other] Shuffled { $shuffles } times in this browser, the seed gives
} exactly the { $drawn } cards that came up, in their order.
check-cards-bad = Card { $number } of the game was { $came }; the seed gives { $expected }.
check-proves = If the two hashes are those that you saw before the game, this proves that no card was exchanged on the way, and that the server did not fit its secret to the words.
check-proves-device = This proves that no card was exchanged on the way. There is no server here: this device drew the secret by itself, and knew the cards from the start.
check-proves-not = It does not hide the cards from the server, which knew them from the start. And it is as strong as the last word: see that it came from somebody you trust, and that nobody could guess it.
check-proves-not-alone = It does not prove that the server drew its secret by chance: with no word from a player it chose alone. Give a word before the next game. And the server knew the cards from the start.
check-forgotten = Somebody asked the owner of this server to delete their words. The seed has the hash that was published before the first card; that it was mixed from the words can no longer be checked.
check-not-yet = The shuffle can be checked when the game is over.
