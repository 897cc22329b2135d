"""The referee: every rule of Flip 7, with no input, output, clock, logging or randomness of its own.

One exception: `fresh_seed` makes the seed of a game that was given no deck. Where to find what (docs/rules.md has the
numbers; a ruling, X, that is not named here is followed where the rules are that it completes):

======================  ================================================================================
`events`                everything that can happen; read this first
`decisions`             what players are asked, and how they answer (X.9)
`table`, `pending`      setting up (S, `Table.set_up`), what everybody can see, and the work that waits
`apply`                 the only code that changes a table
`referee`               the desk at which every rule works: the table, the deck, and `declare`, which applies an event
`turns`                 the initial deal and «Hit or stay?» (I, T)
`draw`, `turned_up`     a card is drawn (N.3, X.8), and what it is decides what happens
`numbers`               into the line, bust, save, Flip 7 (B, SC.2, F7)
`second_chance`         keeping one, passing on the second (SC)
`freeze`                Freeze (FZ)
`flip_three`            three cards, setting Freezes and Flip Threes aside (F3.1 to F3.7, F3.12)
`hand_out`              giving out action cards and their taking effect (FZ.1, F3.1, F3.8 to F3.11)
`rounds`, `scoring`     the first round (S.2), the end of a round and of the game, and points (E, N, G, M, X.2, X.8)
`latecomers`            who joins between two rounds (X.15); who leaves is in `rounds` (X.16)
`cards`, `rules`        the deck (D) and the options (S.3, X.2)
`decks`, `shuffle`      the draw pile, and how a seed shuffles it
`game`                  ask, play, ask again
======================  ================================================================================

A Freeze in a Flip Three, step by step: `turned_up.turn_up` sees that a Flip Three is under way and calls
`flip_three.set_aside` (F3.6); after the third card `hand_out.next_in_hand_out` has it given to somebody (F3.8) and take
effect by `freeze.freeze` (F3.9, F3.10). A bust or a Flip 7 discards it instead (F3.7): `flip_three`, `rounds`.
"""
