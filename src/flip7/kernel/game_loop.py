"""Many games: played to their end by policies, or stepped together with Python asked in between.

Where no player has learned anything, `network` is None: numba then leaves out what is learned, and compiles in half the
time.
"""

from typing import Final

from flip7.kernel.jit import Record, Records, compiled, i64, inlined, record_type
from flip7.kernel.policy_eval import ASKS, answer_of, busting_cards, foremost, next_taker
from flip7.kernel.referee import (
    GAME_OVER,
    GIVE,
    HIT,
    HIT_OR_STAY,
    MAX_SEATS,
    MODIFIER_BITS,
    NOBODY,
    NUMBER_BITS,
    NUMBERS,
    ROUND_OVER,
    SECOND_CHANCE,
    STATUS,
    STAY,
    look_away,
    new_game,
    options,
    points,
    resume,
    round_points,
    see_next_cards,
)

LINEUP_FIELDS: Final = (
    ("player", "u1", (MAX_SEATS,), "who sits at each seat"),
    ("hits_below", "i8", (MAX_SEATS,), "the seat hits with fewer points, and looks at nothing else; 0: ask its policy"),
)
LINEUP: Final = record_type(LINEUP_FIELDS)

SCORES: Final = 640
"""An upper bound of a round's score: with three decks 63 doubled three times, 90 of bonuses, and the Flip 7."""
ROUNDS: Final = 64
PAIR: Final = 2
"""Two players are compared by games with the same cards; with more players no pairs are counted."""

TALLY_FIELDS: Final = (
    ("games", "i8", (), "games played"),
    ("rounds", "i8", (), "rounds played"),
    ("cards", "i8", (), "cards drawn"),
    ("reshuffles", "i8", (), "reshuffles of the discard pile"),
    ("decisions", "i8", (), "questions answered"),
    ("winning", "i8", (), "sum of the winners' totals"),
    ("pairs", "i8", (PAIR * PAIR,), "games with the same cards, two by two: who won the first, who the second"),
    ("wins", "i8", (MAX_SEATS,), "games won, by player"),
    ("ended", "i8", (MAX_SEATS * 4,), "rounds by status at their end, for each player: active, stayed, frozen, busted"),
    ("sevens", "i8", (MAX_SEATS,), "Flip 7s, by player"),
    ("seat_wins", "i8", (MAX_SEATS,), "games won, by seat; seat 0 deals first"),
    ("length", "i8", (ROUNDS,), "games by number of rounds; the last holds all that are longer"),
    ("scored", "i8", (MAX_SEATS * SCORES,), "rounds by points scored, for each player"),
)
TALLY: Final = record_type(TALLY_FIELDS)

QUESTION_FIELDS: Final = (
    ("asked", "u1", (), "1 hit or stay, 2 give a card, 4 nothing: all games are over"),
    ("seat", "u1", (), "the seat that is asked"),
    ("player", "u1", (), "who sits there"),
    ("card", "u1", (), "give: the card"),
    ("leader", "u1", (), "give: the opponent with the highest total and round score who may have it, else oneself"),
    ("next", "u1", (), "give: the next seat clockwise that may have it"),
    ("second_chance", "u1", (), "1 if the seat holds a Second Chance"),
    ("modifiers", "u1", (), "one bit for each modifier of the seat: +2 +4 +6 +8 +10 x2"),
    ("numbers", "u2", (), "one bit for each number in the seat's line"),
    ("busting", "u2", (), "how many of the cards that can come next are in the line already"),
    ("left", "u2", (), "how many cards can come next: the draw pile, or the discard pile if that is empty"),
    ("ended", "u1", (), "1 if a game has ended here since the last question"),
    ("winner", "u1", (), "the player who won that game"),
    ("points", "i4", (), "what the seat would score if it stayed"),
    ("total", "i4", (), "points of the seat's earlier rounds"),
    ("options", "i8", (), "give: one bit for each seat that may have the card"),
    ("game", "i8", (), "the number of the game"),
)
QUESTION: Final = record_type(QUESTION_FIELDS)

SLOT_FIELDS: Final = (
    ("game", "i8", (), "the number of the game that is played here; -1: none"),
    ("open", "u1", (), "1 if Python has been asked and has yet to answer"),
    ("before", "u1", (), "who won the game before, with the same cards"),
)
SLOT: Final = record_type(SLOT_FIELDS)


@compiled
def decide(
    games: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    player: int,
) -> int:
    """Return a player's answer to the one game's question, by its policy."""
    s = games[0]
    policy = policies[player]
    if nets is None:
        return answer_of(s, i64(s.asked), policy, tables[policy.table], None, None)
    return answer_of(s, i64(s.asked), policy, tables[policy.table], nets[policy.net], notes[0])


@compiled
def tally_round(s: Record, lineup: Record, tally: Record) -> None:
    """Count the round that is over."""
    tally.rounds += 1
    for seat in range(s.seats):
        player = lineup.player[seat]
        tally.scored[player * SCORES + round_points(s, seat)] += 1
        tally.ended[player * 4 + (s.hands[seat] >> STATUS)] += 1
    if s.flipped_seven != NOBODY:
        tally.sevens[lineup.player[s.flipped_seven]] += 1


@compiled
def tally_game(s: Record, player: int, tally: Record) -> None:
    """Count the game that is over; `player` has won it."""
    tally.games += 1
    tally.cards += s.shuffled - s.left
    tally.reshuffles += s.reshuffles
    tally.winning += s.scores[s.winner]
    tally.wins[player] += 1
    tally.seat_wins[s.winner] += 1
    tally.length[min(s.round, ROUNDS) - 1] += 1


@inlined
def count_game(s: Record, setup: Record, lineup: Record, tally: Record, game: int, before: int) -> int:
    """Count the game that is over, and the pair if the game before had the same cards; return the winner."""
    winner = i64(lineup.player[s.winner])
    tally_game(s, winner, tally)
    if setup.same_cards > 1 and game % 2 and max(before, winner) < PAIR:
        tally.pairs[2 * before + winner] += 1
    return winner


@compiled
def run(
    games: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    tallies: Records,
    begin: int,
    end: int,
) -> None:
    """Play and count the games numbered from begin up to end; the policies answer everything."""
    s = games[0]
    setup = setups[0]
    tally = tallies[0]
    winner = i64(0)
    decisions = 0
    for game in range(begin, end):
        lineup = lineups[game % setup.lineups]
        new_game(s, setup, game // setup.same_cards)
        asked = i64(s.asked)
        while asked != GAME_OVER:
            answer = i64(0)
            if asked == ROUND_OVER:
                tally_round(s, lineup, tally)
            else:
                decisions += 1
                seat = i64(s.who)
                hits_below = lineup.hits_below[seat]
                if asked == HIT_OR_STAY and hits_below > 0:
                    # What `answer_of` would say, in time for the processor to foretell what follows.
                    answer = i64(points(s.hands[seat]) < hits_below)
                else:
                    policy = policies[lineup.player[seat]]
                    s.asked = asked
                    if nets is None:
                        answer = answer_of(s, asked, policy, tables[policy.table], None, None)
                    else:
                        answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
            asked = resume(s, asked, answer)
        s.asked = asked
        winner = count_game(s, setup, lineup, tally, game, winner)
    tally.decisions += decisions


@compiled
def first_illegal(games: Records, slots: Records, answers: Records) -> int:
    """Return the first slot whose answer is not among its options, or -1."""
    for place in range(len(games)):
        s = games[place]
        answer = answers[place]
        if slots[place].open:
            if s.asked == HIT_OR_STAY:
                legal = STAY <= answer <= HIT
            else:
                legal = 0 <= answer < s.seats and (options(s) >> answer) & 1 == 1
            if not legal:
                return place
    return -1


@compiled
def step(
    games: Records,
    slots: Records,
    setups: Records,
    lineups: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
    tallies: Records,
    questions: Records,
    answers: Records,
    end: int,
    following: int,
) -> int:
    """Answer every open question, and play every game up to the next question for Python.

    A slot whose game is over begins the next game, number `following`, up to `end`. Returns the new `following`.
    """
    setup = setups[0]
    tally = tallies[0]
    for place in range(len(games)):
        slot = slots[place]
        if slot.game < 0:
            continue
        s = games[place]
        question = questions[place]
        question.ended = 0
        lineup = lineups[slot.game % setup.lineups]
        asked = i64(s.asked)
        if slot.open:
            asked = resume(s, asked, i64(answers[place]))
            slot.open = 0
        while True:
            answer = i64(0)
            if asked == GAME_OVER:
                winner = count_game(s, setup, lineup, tally, slot.game, slot.before)
                question.ended = 1
                question.winner = winner
                slot.before = winner
                slot.game += 1
                if slot.game % setup.same_cards == 0:
                    slot.game = following if following < end else -1
                    following += setup.same_cards
                if slot.game < 0:
                    break
                lineup = lineups[slot.game % setup.lineups]
                new_game(s, setup, slot.game // setup.same_cards)
                asked = i64(s.asked)
                continue
            if asked == ROUND_OVER:
                tally_round(s, lineup, tally)
            else:
                tally.decisions += 1
                policy = policies[lineup.player[s.who]]
                if policy.rules & ASKS:
                    slot.open = 1
                    break
                s.asked = asked
                if nets is None:
                    answer = answer_of(s, asked, policy, tables[policy.table], None, None)
                else:
                    answer = answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes[0])
            asked = resume(s, asked, answer)
        s.asked = asked
        ask(s, question, lineup, slot.game)
    return following


@compiled
def ask(s: Record, question: Record, lineup: Record, game: int) -> None:
    """Write what a player in Python needs to know of the question, to be read as arrays over all games."""
    seat = i64(s.who)
    hand = s.hands[seat]
    question.asked = s.asked
    question.game = game
    question.seat = seat
    question.player = lineup.player[seat]
    question.card = s.card
    question.second_chance = (hand >> SECOND_CHANCE) & 1
    question.modifiers = (hand >> NUMBERS) & MODIFIER_BITS
    question.numbers = hand & NUMBER_BITS
    question.points = points(hand)
    question.total = s.scores[seat]
    question.left = see_next_cards(s)
    question.busting = busting_cards(s, seat)
    look_away(s)
    if s.asked == GIVE:
        takers = options(s)
        question.options = takers
        question.leader = foremost(s, takers, 1)
        question.next = next_taker(s, takers)


@compiled
def begin_slots(games: Records, slots: Records, setups: Records, begin: int, end: int) -> int:
    """Begin a game in every slot, as long as there are any; return the number of the next game."""
    setup = setups[0]
    game = begin
    for place in range(len(games)):
        slots[place].open = 0
        slots[place].before = 0
        slots[place].game = game if game < end else -1
        if game < end:
            new_game(games[place], setup, game // setup.same_cards)
            game += setup.same_cards
    return game
