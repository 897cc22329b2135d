"""The rules of `flip7.core` as one state machine over one flat record of integers: for millions of games.

The referee says what the rules are; this module must do the same, and has no rule of its own. Each function names the
part of the referee that it equals; `tests/kernel/test_equal_to_core.py` holds the two together.

It is written for numba and runs as plain Python without it: integers only, no exceptions, nothing allocated. What a
field of the record means stands in `FIELDS`; docs/kernel.md shows the table. `policy_eval` has what players do,
`game_loop` many games.
"""

from typing import Final

from flip7.core.cards import COPIES, Card, Kind
from flip7.kernel.jit import (
    Bits,
    Record,
    Records,
    compiled,
    constants,
    i64,
    inlined,
    lowest,
    record_type,
    u64,
)

# --- cards ------------------------------------------------------------------------------------------------------------

CARDS: Final = tuple(Card)
"""A card's number in the kernel is its place in the deck's canonical order."""
FACES: Final = len(CARDS)
NUMBERS: Final = sum(card.kind is Kind.NUMBER for card in CARDS)
TIMES_2: Final = CARDS.index(Card.TIMES_2)
FREEZE: Final = CARDS.index(Card.FREEZE)
FLIP_THREE: Final = CARDS.index(Card.FLIP_THREE)
SECOND_CHANCE: Final = CARDS.index(Card.SECOND_CHANCE)
MODIFIERS: Final = FREEZE - NUMBERS

MAX_SEATS: Final = 40
MAX_DECKS: Final = 3
MAX_CARDS: Final = MAX_DECKS * sum(COPIES.values())
MAX_WAITING: Final = MAX_DECKS * (COPIES[Card.FREEZE] + COPIES[Card.FLIP_THREE])
FLIPS: Final = 3
FLIP_7: Final = 7

IN_A_DECK: Final = constants([COPIES[card] for card in CARDS])

# --- what lies before a seat, packed into one integer -----------------------------------------------------------------
# The low 22 bits say which faces lie there. The rest is kept up to date by adding `_WORTH`, so that points, the seventh
# number and the bust are each a shift and a mask away.

SUM: Final = 22  # 7 bits: the sum of the numbers, at most 78
COUNT: Final = 29  # 3 bits: how many numbers, at most 7
PLUS: Final = 32  # 7 bits: the sum of the +n, at most 90 with three decks
DOUBLES: Final = 39  # 2 bits: how many x2
COPY: Final = 41  # 5 times 2 bits: how many of each +n
TWIN: Final = 51  # 4 bits: the number that busted the seat, which lies there a second time
STATUS: Final = 55  # 2 bits
SEVEN_BITS: Final = 127

FACE_BITS: Final = (1 << FACES) - 1
NUMBER_BITS: Final = (1 << NUMBERS) - 1
MODIFIER_BITS: Final = (1 << MODIFIERS) - 1
STATUS_BITS: Final = 3 << STATUS
HAS_SECOND_CHANCE: Final = 1 << SECOND_CHANCE

ACTIVE: Final = 0
STAYED: Final = 1
FROZEN: Final = 2
BUSTED: Final = 3


def worth(card: int) -> int:
    """Return what a card adds to the packed word of the seat that keeps it, besides its face."""
    points = CARDS[card].points
    if card < NUMBERS:
        return (points << SUM) + (1 << COUNT)
    if card == TIMES_2:
        return 1 << DOUBLES
    return (points << PLUS) + (1 << (COPY + 2 * (card - NUMBERS))) if card < FREEZE else 0


_WORTH: Final = constants([worth(card) for card in range(FACES)])
_BUSTS: Final = constants([1 << card if card < NUMBERS else 0 for card in range(FACES)])
"""The bit of a hand that makes the card a bust: a number's own face, and none for other cards (B.1, B.3)."""

# --- questions and answers --------------------------------------------------------------------------------------------

NOTHING: Final = 0
HIT_OR_STAY: Final = 1
GIVE: Final = 2
ROUND_OVER: Final = 3
GAME_OVER: Final = 4
DRAW: Final = 5
"""`who` is to be dealt a card. With an open deck that is a question: which card came up?"""

STAY: Final = 0
HIT: Final = 1

NOBODY: Final = 255

# --- the records ------------------------------------------------------------------------------------------------------

FIELDS: Final = (
    ("stream", "u8", (), "the random stream that draws cards"),
    ("luck", "u8", (), "the random stream of players who roll dice; drawing never touches it"),
    ("active", "i8", (), "one bit for each seat still in the round"),
    ("reached", "i8", (), "one bit for each seat that has had a turn in this round"),
    ("left", "u2", (), "cards in the draw pile"),
    ("known", "u2", (), "at least as many if their order is given; 0 if chance puts one on top after each draw"),
    (
        "asked",
        "u1",
        (),
        "0 nothing, 1 hit or stay, 2 give a card, 3 the round is over, 4 the game is over, 5 which card came up",
    ),
    ("who", "u1", (), "the seat that is asked"),
    ("card", "u1", (), "the card to give"),
    ("turn", "u1", (), "whose turn it is, or was last; 255 at the beginning of a round"),
    ("dealing", "u1", (), "1 during the initial deal"),
    ("flipping", "u1", (), "who flips three cards; 255 if nobody does"),
    ("waiting", "u1", (), "height of the stack of Freezes and Flip Threes that wait, next on top"),
    ("seats", "u1", (), "seats at the table"),
    ("first", "u1", (), "who is dealt to and asked first in this round"),
    ("flips_left", "u1", (), "cards still to flip"),
    ("aside", "u1", (), "how many on top of the stack are set aside by the Flip Three under way"),
    ("to_give", "u1", (), "how many on the stack have still to be given out"),
    ("base", "u1", (), "where on the stack the cards that are being given out begin"),
    ("flipped_seven", "u1", (), "who has seven different numbers; 255 if nobody has"),
    ("winner", "u1", (), "who has won; 255 if nobody has yet"),
    ("dealer", "u1", (), "who deals this round"),
    ("left_first", "u1", (), "1 if the seat to the dealer's left comes first (X.2)"),
    ("decks", "u1", (), "decks shuffled together"),
    ("flip_7", "u2", (), "points for a Flip 7"),
    ("target", "u4", (), "points that end the game"),
    ("round", "u4", (), "number of the round, from 1"),
    ("shuffled", "u4", (), "cards shuffled into draw piles since the game began; less `left`, the cards drawn"),
    ("reshuffles", "u4", (), "how often the discard pile was shuffled"),
    ("hands", "i8", (MAX_SEATS,), "what lies before each seat, packed: see above"),
    ("scores", "u4", (MAX_SEATS,), "points of the rounds that are over"),
    ("in_pile", "u1", (FACES,), "how many of each card are in the draw pile"),
    ("wait_card", "u1", (MAX_WAITING,), "the stack: which card waits"),
    ("wait_holder", "u1", (MAX_WAITING,), "whom it has been given to; 255 if it has not been given yet"),
    ("wait_giver", "u1", (MAX_WAITING,), "who gives it out"),
    ("wait_level", "u1", (MAX_WAITING,), "cards of the same level are given out together"),
    ("pile", "u1", (MAX_CARDS,), "the draw pile, the top last; what lies beyond `left` means nothing"),
)
"""Name, type, shape and meaning of every field of a game's record; the ones used most come first."""

GAME: Final = record_type(FIELDS)

SETUP_FIELDS: Final = (
    ("seed", "u8", (), "the seed of all games"),
    ("seats", "u1", (), "seats at the table"),
    ("decks", "u1", (), "decks shuffled together"),
    ("left_first", "u1", (), "1 if the seat to the dealer's left comes first (X.2)"),
    ("dealer", "u1", (), "who deals the first round"),
    ("flip_7", "u2", (), "points for a Flip 7"),
    ("target", "u4", (), "points that end the game"),
    ("lineups", "u4", (), "how many ways to seat the players there are; game after game takes the next"),
    ("same_cards", "u4", (), "so many games in a row are played with the same cards"),
)
SETUP: Final = record_type(SETUP_FIELDS)

# --- the random stream: splitmix64 ------------------------------------------------------------------------------------

_GOLDEN: Final = u64(0x9E3779B97F4A7C15)
_MIX_1: Final = u64(0xBF58476D1CE4E5B9)
_MIX_2: Final = u64(0x94D049BB133111EB)
_ALL: Final = u64(0xFFFFFFFFFFFFFFFF)
_LOW: Final = u64(0xFFFFFFFF)
_LUCK: Final = u64(0x4C55434B4C55434B)
_BACK_1: Final = u64(0x96DE1B173F119089)
_BACK_2: Final = u64(0x319642B2D24D8EC3)
_27: Final = u64(27)
_30: Final = u64(30)
_31: Final = u64(31)
_32: Final = u64(32)
_54: Final = u64(54)
_60: Final = u64(60)
_62: Final = u64(62)


@inlined
def mixed(bits: Bits) -> Bits:
    """Mix the bits thoroughly; every 64-bit number comes from exactly one."""
    bits = ((bits ^ (bits >> _30)) * _MIX_1) & _ALL
    bits = ((bits ^ (bits >> _27)) * _MIX_2) & _ALL
    return bits ^ (bits >> _31)


@compiled
def unmixed(bits: Bits) -> Bits:
    """Return the bits that `mixed` makes these of."""
    bits = bits ^ (bits >> _31) ^ (bits >> _62)
    bits = (bits * _BACK_2) & _ALL
    bits = bits ^ (bits >> _27) ^ (bits >> _54)
    bits = (bits * _BACK_1) & _ALL
    return bits ^ (bits >> _30) ^ (bits >> _60)


@compiled
def stream_drawing(bits: Bits) -> Bits:
    """Return the stream whose first card is drawn by these bits; `place_below` says which place that is."""
    return (unmixed(bits) - _GOLDEN) & _ALL


@compiled
def stream_of(seed: Bits, number: int) -> Bits:
    """Return where the stream of a seed and a number begins: the same on every machine, in any order of games."""
    return mixed((mixed((seed + _GOLDEN) & _ALL) + u64(number) * _GOLDEN) & _ALL)


@inlined
def place_below(bits: Bits, bound: int) -> int:
    """Return a place below the bound, each equally likely; -1 if these bits would favour some: use more bits."""
    wide = u64(bound)
    product = (bits >> _32) * wide
    low = product & _LOW
    if low < wide and low < (_LOW - wide + u64(1)) % wide:
        return -1
    return i64(product >> _32)


@inlined
def draw_place(s: Record, bound: int) -> int:
    """Return where in the draw pile the next card is taken from."""
    place = -1
    while place < 0:
        s.stream = (s.stream + _GOLDEN) & _ALL
        place = place_below(mixed(s.stream), bound)
    return place


@compiled
def shuffle_places(stream: Bits, places: Records) -> Bits:
    """Choose for a whole draw pile at once where each card will be taken from, the last entry first; return the stream.

    Taking a random card of those that are left, again and again, is a Fisher-Yates shuffle from the top.
    """
    for left in range(len(places), 0, -1):
        place = i64(-1)
        while place < 0:
            stream = (stream + _GOLDEN) & _ALL
            place = place_below(mixed(stream), left)
        places[left - 1] = place
    return stream


@compiled
def roll(s: Record, bound: int) -> int:
    """Roll a player's dice; the cards to come stay the same."""
    place = -1
    while place < 0:
        s.luck = (s.luck + _GOLDEN) & _ALL
        place = place_below(mixed(s.luck), bound)
    return place


# --- what cards are worth (core.scoring) ------------------------------------------------------------------------------


@inlined
def points(hand: int) -> int:
    """core.scoring.points, without a Flip 7: the numbers, doubled by each x2, plus each +n (E.2, X.7)."""
    return (((hand >> SUM) & SEVEN_BITS) << ((hand >> DOUBLES) & 3)) + ((hand >> PLUS) & SEVEN_BITS)


@inlined
def round_points(s: Record, seat: int) -> int:
    """core.scoring.round_points: nothing if busted, else the cards and the Flip 7 (B.2, E.2)."""
    hand = s.hands[seat]
    scores = hand >> STATUS != BUSTED  # a factor and no branch, because no processor can foretell it
    return scores * (points(hand) + (s.flip_7 if s.flipped_seven == seat else 0))


# --- rounds (core.rounds) ---------------------------------------------------------------------------------------------


@compiled
def begin_round(s: Record, dealer: int) -> None:
    """core.rounds._begin_round: the dealer comes first, or the seat to the left (X.2)."""
    left = dealer + 1 if dealer + 1 < s.seats else 0
    s.round += 1
    s.dealer = dealer
    s.first = left if s.left_first else dealer
    s.dealing = 1
    s.turn = NOBODY
    s.flipped_seven = NOBODY
    s.active = (1 << s.seats) - 1
    s.reached = 0
    for seat in range(s.seats):
        s.hands[seat] = 0


@compiled
def drop_everything_pending(s: Record) -> None:
    """core.rounds._drop_everything_pending: set-aside and assigned cards are discarded (F7.4, X.8)."""
    s.flipping = NOBODY
    s.flips_left = 0
    s.waiting = 0
    s.aside = 0


@compiled
def flip_seven(s: Record, seat: int) -> int:
    """core.rounds.flip_seven: the round ends at once, nothing pending is resolved (F7.1, F7.4)."""
    s.flipped_seven = seat
    drop_everything_pending(s)
    return ROUND_OVER


@compiled
def run_dry(s: Record) -> int:
    """core.rounds.run_dry: the round ends, everybody active banks, what is pending is discarded (X.8)."""
    drop_everything_pending(s)
    while s.active:
        leave(s, lowest(s.active), STAYED)
    return ROUND_OVER


@compiled
def end_round(s: Record) -> int:
    """core.rounds.end_round: everybody scores; the game is won, or the deal passes to the left (E.2, N.2, G.1, G.2)."""
    highest = i64(0)
    for seat in range(s.seats):
        total = i64(s.scores[seat] + round_points(s, seat))
        s.scores[seat] = total
        s.hands[seat] &= STATUS_BITS
        highest = max(highest, total)
    if highest >= s.target:
        s.winner = only_seat_with(s, highest)
        if s.winner != NOBODY:
            s.turn = NOBODY
            s.dealing = 0
            return GAME_OVER
    begin_round(s, s.dealer + 1 if s.dealer + 1 < s.seats else 0)
    return NOTHING


@compiled
def only_seat_with(s: Record, total: int) -> int:
    """Return the one seat with this total; nobody if there are several (G.2)."""
    found = NOBODY
    for seat in range(s.seats):
        if s.scores[seat] == total:
            if found != NOBODY:
                return NOBODY
            found = seat
    return found


@inlined
def leave(s: Record, seat: int, status: int) -> None:
    """Make the seat inactive."""
    s.hands[seat] |= status << STATUS
    s.active &= ~(1 << seat)


# --- drawing (core.draw) ----------------------------------------------------------------------------------------------


@inlined
def draw(s: Record, seat: int) -> int:
    """core.draw.draw: the seat is dealt a card, which is resolved as far as it can be without asking anybody."""
    if s.left == 0 and not reshuffle(s):
        return run_dry(s)
    last = s.left - 1
    card = s.pile[last]
    s.left = last
    s.in_pile[card] -= 1
    if last > s.known:
        put_next_on_top(s)
    return come_to(s, seat, card)


@inlined
def put_next_on_top(s: Record) -> None:
    """Let chance put a card of the draw pile on top, where it is drawn next: one step of a Fisher-Yates shuffle.

    This is done as soon as the card before has been drawn, so that the processor has the next card in hand while it
    still guesses what becomes of that one.
    """
    last = s.left - 1
    place = draw_place(s, s.left)
    card = s.pile[place]
    s.pile[place] = s.pile[last]
    s.pile[last] = card


@compiled
def change_future(s: Record, stream: Bits, luck: Bits) -> None:
    """Let these streams decide what comes: the order of the draw pile, which is forgotten, and the players' dice."""
    s.stream = stream
    s.luck = luck
    s.known = 0
    if s.left:
        put_next_on_top(s)


@inlined
def come_to(s: Record, seat: int, card: int) -> int:
    """core.apply of Dealt, Hit and Flipped: the turn is the seat's, or one card fewer is to be flipped (T.6, F3.2)."""
    if s.flipping == NOBODY:
        s.turn = seat
    else:
        s.flips_left -= 1
    return turn_up(s, seat, card)


@compiled
def reshuffle(s: Record) -> bool:
    """core.draw._reshuffle: the discard pile becomes the draw pile, if it holds a number (N.3, N.4, X.8).

    The cards lie in canonical order; that they are shuffled shows when they are drawn.
    """
    count_discards(s)
    numbers = 0
    for card in range(NUMBERS):
        numbers += s.in_pile[card]
    if numbers == 0:
        forget_discards(s)
        return False
    fill_pile(s)
    s.reshuffles += 1
    return True


@compiled
def fill_pile(s: Record) -> None:
    """Fill the draw pile with the cards that `in_pile` counts."""
    place = 0
    for card in range(FACES):
        # As many as there can be, so that the processor foretells the loop; the next card overwrites those too many.
        for copy in range(s.decks * IN_A_DECK[card]):
            s.pile[place + copy] = card
        place += s.in_pile[card]
    s.left = place
    s.known = 0
    s.shuffled += place
    put_next_on_top(s)


@compiled
def count_discards(s: Record) -> int:
    """Count the discard pile into `in_pile`, which is all zero because the draw pile is empty; return the sum.

    No discard pile is kept: what is neither before a seat nor waiting has been discarded.
    """
    for card in range(FACES):
        s.in_pile[card] = s.decks * IN_A_DECK[card]
    for seat in range(s.seats):
        hand = s.hands[seat]
        faces = hand & FACE_BITS
        while faces:
            card = lowest(faces)
            faces &= faces - 1
            if card < NUMBERS or card > TIMES_2:
                s.in_pile[card] -= 1
            elif card == TIMES_2:
                s.in_pile[card] -= (hand >> DOUBLES) & 3
            else:
                s.in_pile[card] -= (hand >> (COPY + 2 * (card - NUMBERS))) & 3
        if hand >> STATUS == BUSTED and hand & FACE_BITS:
            s.in_pile[(hand >> TWIN) & 15] -= 1
    for place in range(s.waiting):
        s.in_pile[s.wait_card[place]] -= 1
    total = 0
    for card in range(FACES):
        total += s.in_pile[card]
    return total


@compiled
def forget_discards(s: Record) -> None:
    """Let `in_pile` count the draw pile again, which is empty."""
    for card in range(FACES):
        s.in_pile[card] = 0


@compiled
def see_next_cards(s: Record) -> int:
    """Let `in_pile` count what can come next: the draw pile, or the discard pile if that is empty (odds.next_cards).

    Returns the sum; `look_away` must follow.
    """
    if s.left:
        return s.left + 0
    total = count_discards(s)
    if s.asked == GIVE and (s.card == SECOND_CHANCE or s.to_give == 0):
        s.in_pile[s.card] -= 1  # it has been turned up, and lies on no pile
        total -= 1
    return total


@compiled
def look_away(s: Record) -> None:
    """Let `in_pile` count the draw pile again."""
    if s.left == 0:
        forget_discards(s)


# --- a card is turned up (core.turned_up, core.numbers, core.second_chance) -------------------------------------------


@inlined
def turn_up(s: Record, seat: int, card: int) -> int:
    """core.turned_up.turn_up: what the card is decides what becomes of it."""
    if card < FREEZE:
        return keep(s, seat, card)
    if card == SECOND_CHANCE:
        return resolve_second_chance(s, seat)
    if s.flipping != NOBODY:
        return set_aside(s, card)
    return offer(s, seat, card)


@inlined
def keep(s: Record, seat: int, card: int) -> int:
    """core.numbers.resolve_number, and a modifier, which is always kept (B.1, B.3, SC.2, X.6, F7.1, M.1)."""
    hand = s.hands[seat]
    if not hand & _BUSTS[card]:
        hand = (hand + _WORTH[card]) | (1 << card)
        s.hands[seat] = hand
        if (hand >> COUNT) & FLIP_7 == FLIP_7:
            return flip_seven(s, seat)
    elif hand & HAS_SECOND_CHANCE:
        s.hands[seat] = hand & ~HAS_SECOND_CHANCE
    else:
        s.hands[seat] = hand | (card << TWIN)  # X.4
        leave(s, seat, BUSTED)
    return NOTHING


@compiled
def resolve_second_chance(s: Record, seat: int) -> int:
    """core.second_chance.resolve_second_chance: a second one must go to another active player, or is lost (SC.3)."""
    if not s.hands[seat] & HAS_SECOND_CHANCE:
        s.hands[seat] |= HAS_SECOND_CHANCE
        return NOTHING
    takers = who_can_take_a_second_chance(s)
    if takers == 0:
        return NOTHING
    if takers & (takers - 1) == 0:
        s.hands[lowest(takers)] |= HAS_SECOND_CHANCE
        return NOTHING
    s.who = seat
    s.card = SECOND_CHANCE
    return GIVE


@compiled
def who_can_take_a_second_chance(s: Record) -> int:
    """Return one bit for each active seat that has none (SC.3)."""
    takers = s.active
    seats = s.active
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if s.hands[seat] & HAS_SECOND_CHANCE:
            takers &= ~(1 << seat)
    return takers


# --- Flip Three (core.flip_three) -------------------------------------------------------------------------------------


@compiled
def begin_flip_three(s: Record, target: int) -> None:
    """core.flip_three.begin_flip_three: the target is to be dealt three cards, one at a time (F3.2)."""
    s.wait_card[s.waiting] = FLIP_THREE
    s.waiting += 1
    s.flipping = target
    s.flips_left = FLIPS
    s.aside = 0


@compiled
def set_aside(s: Record, card: int) -> int:
    """core.flip_three.set_aside: a Freeze or Flip Three drawn on the way waits until the third card (F3.6)."""
    s.wait_card[s.waiting] = card
    s.waiting += 1
    s.aside += 1
    return NOTHING


@inlined
def next_to_flip(s: Record) -> int:
    """core.flip_three.next_to_flip: the next card, unless the Flip Three is over (F3.2, F3.3)."""
    if not (s.active >> s.flipping) & 1:
        s.waiting -= s.aside  # a bust: what was set aside is discarded (F3.3, F3.7)
        s.aside = 0
        s.flips_left = 0
    if s.flips_left == 0:
        end_flip_three(s)
        return NOTHING
    s.who = s.flipping
    return DRAW


@compiled
def end_flip_three(s: Record) -> None:
    """core.apply._end_flip_three: the Flip Three is discarded; what it set aside is handed out next (F3.8, F3.12).

    The cards set aside take the place of the Flip Three on the stack, the first on top: it is given out, and takes
    effect, first.
    """
    count = s.aside
    base = s.waiting - count - 1
    level = s.wait_level[base - 1] + 1 if base else 1
    s.wait_card[base] = s.wait_card[base + count]
    if count == FLIPS:
        s.wait_card[base + 2], s.wait_card[base + 1] = s.wait_card[base + 1], s.wait_card[base + 2]
    for place in range(base, base + count):
        s.wait_holder[place] = NOBODY
        s.wait_giver[place] = s.flipping
        s.wait_level[place] = level
    s.waiting = base + count
    s.base = base
    s.to_give = count
    s.aside = 0
    s.flipping = NOBODY


# --- handing out (core.hand_out) --------------------------------------------------------------------------------------


@compiled
def offer(s: Record, giver: int, card: int) -> int:
    """core.hand_out.offer: any active player may be given the card; the only one must take it (FZ.1, FZ.4, F3.1)."""
    s.who = giver
    s.card = card
    if s.active & (s.active - 1) == 0:
        give(s, lowest(s.active))
        return NOTHING
    return GIVE


@compiled
def give(s: Record, to: int) -> None:
    """core.hand_out.give and core.second_chance.pass_on: the card that `who` had to give has been given."""
    if s.card == SECOND_CHANCE:
        s.hands[to] |= HAS_SECOND_CHANCE
    elif s.to_give:
        s.to_give -= 1
        s.wait_holder[s.base + s.to_give] = to
    else:
        take_effect(s, s.card, to)


@compiled
def next_in_hand_out(s: Record) -> int:
    """core.hand_out.next_in_hand_out: nothing takes effect until all has been given out (F3.8, F3.9)."""
    if s.to_give:
        place = s.base + s.to_give - 1
        return offer(s, s.wait_giver[place], s.wait_card[place])
    top = s.waiting - 1
    s.waiting = top
    take_effect(s, s.wait_card[top], s.wait_holder[top])
    return NOTHING


@compiled
def take_effect(s: Record, card: int, holder: int) -> None:
    """core.hand_out._take_effect: discarded if its holder is no longer active; else it happens (F3.10, F3.11)."""
    if not (s.active >> holder) & 1:
        return
    if card == FREEZE:
        s.hands[holder] |= 1 << FREEZE  # FZ.5
        leave(s, holder, FROZEN)
    else:
        begin_flip_three(s, holder)


# --- turns (core.turns) -----------------------------------------------------------------------------------------------


@inlined
def next_turn(s: Record) -> int:
    """core.turns.next_turn: the turn comes to the next active seat; when nobody is active the round ends (T.1, T.6)."""
    if s.active == 0:
        return ROUND_OVER
    seat = next_active(s)
    s.who = seat
    s.dealing = not_reached(s, seat)
    s.reached |= 1 << seat
    return HIT_OR_STAY if s.hands[seat] else DRAW


@inlined
def next_active(s: Record) -> int:
    """core.turns._next_active: the next active seat after the one whose turn it was; first X.2 decides (T.6, I.8)."""
    start = s.first if s.turn == NOBODY else s.turn + 1
    active = s.active
    ahead = (active >> start) << start
    return lowest(ahead or active)


@inlined
def not_reached(s: Record, seat: int) -> int:
    """core.turns._deal_is_complete: 1 while the deal goes on; it is over when it comes to a seat again (I.1, I.5)."""
    return 1 - ((s.reached >> seat) & 1)


# --- the game (core.game) ---------------------------------------------------------------------------------------------


@compiled
def new_game(s: Record, setup: Record, number: int) -> None:
    """core.game.Game: the deck is shuffled and the first round dealt, up to the first question."""
    set_up(s, setup, number)
    s.asked = proceed(s, NOTHING)


@compiled
def set_up(s: Record, setup: Record, number: int) -> None:
    """Begin the first round, before any card is dealt."""
    s.stream = stream_of(setup.seed, number)
    s.luck = mixed(s.stream ^ _LUCK)
    s.seats = setup.seats
    s.decks = setup.decks
    s.left_first = setup.left_first
    s.flip_7 = setup.flip_7
    s.target = setup.target
    s.who = 0
    s.card = 0
    s.round = 0
    s.shuffled = 0
    s.reshuffles = 0
    s.to_give = 0
    s.base = 0
    s.winner = NOBODY
    drop_everything_pending(s)
    for seat in range(s.seats):
        s.scores[seat] = 0
    for card in range(FACES):
        s.in_pile[card] = s.decks * IN_A_DECK[card]
    fill_pile(s)
    begin_round(s, setup.dealer)


@inlined
def play(s: Record, answer: int) -> int:
    """core.game.Game.play: apply the answer, and return the next question.

    Hit is 1 and stay is 0; a card is given to the seat of that number. At the end of a round any answer goes on.
    """
    s.asked = resume(s, s.asked, answer)
    return s.asked


@inlined
def resume(s: Record, asked: int, answer: int) -> int:
    """Do the same for a caller who knows what was asked, and who writes the next question into the record."""
    stop = take_answer(s, asked, answer)
    if stop != GAME_OVER:
        stop = proceed(s, stop)
    return stop


@inlined
def take_answer(s: Record, asked: int, answer: int) -> int:
    """core.game._answer: the answer takes effect, or says that a card is to be drawn."""
    if asked == HIT_OR_STAY:
        if answer:
            return DRAW
        s.turn = s.who
        leave(s, s.who, STAYED)
        return NOTHING
    if asked == GIVE:
        give(s, answer)
        return NOTHING
    return end_round(s)


@inlined
def proceed(s: Record, stop: int) -> int:
    """core.game._proceed: everything happens that asks nobody, up to the next question or the end of the round."""
    while True:
        if stop == NOTHING:
            stop = come_next(s)
        if stop == DRAW:
            stop = draw(s, i64(s.who))
        if stop != NOTHING:
            return stop


@inlined
def come_next(s: Record) -> int:
    """Resolve what is pending before the next turn (T.5)."""
    if not s.waiting:
        return next_turn(s)
    if s.flipping != NOBODY:
        return next_to_flip(s)
    return next_in_hand_out(s)


# --- an open deck: which card comes up is somebody else's to say (core.decks.OpenDeck) -------------------------------


@inlined
def play_open(s: Record, answer: int) -> None:
    """core.game.Game.play: the answer takes effect; to «which card came up?» it is the card's number."""
    if s.asked == DRAW:
        s.left -= 1
        s.in_pile[answer] -= 1
        stop = come_to(s, i64(s.who), answer)
    else:
        stop = take_answer(s, i64(s.asked), answer)
    proceed_open(s, stop)


@compiled
def proceed_open(s: Record, stop: int) -> None:
    """Proceed as `proceed`, over the ends of rounds, up to where a card comes up (core.draw.draw).

    `in_pile` then counts the cards that can come up; the order of the draw pile means nothing.
    """
    while True:
        if stop == NOTHING:
            stop = come_next(s)
        if stop == DRAW and s.left == 0 and not reshuffle(s):
            stop = run_dry(s)
        if stop == ROUND_OVER:
            stop = end_round(s)
        if stop != NOTHING:
            s.asked = stop
            return


WHO: Final = 3
OPTIONS: Final = 9
WHO_BITS: Final = (1 << (OPTIONS - WHO)) - 1
ASKED_BITS: Final = (1 << WHO) - 1


@compiled
def question(s: Record) -> int:
    """Pack what is asked, of which seat, and one bit for each legal answer, into one integer."""
    may = 0
    if s.asked == HIT_OR_STAY:
        may = 1 << HIT | 1 << STAY
    elif s.asked == GIVE:
        may = options(s)
    elif s.asked == DRAW:
        for card in range(FACES):
            may |= (s.in_pile[card] != 0) << card
    return i64(s.asked) | i64(s.who) << WHO | i64(may) << OPTIONS


@compiled
def options(s: Record) -> int:
    """Return one bit for each seat that the card may be given to."""
    return who_can_take_a_second_chance(s) if s.card == SECOND_CHANCE else s.active


@compiled
def copy_game(to: Record, s: Record) -> None:
    """Copy the position and its future into the other record."""
    to.stream = s.stream
    to.luck = s.luck
    to.active = s.active
    to.reached = s.reached
    to.left = s.left
    to.known = s.known
    to.asked = s.asked
    to.who = s.who
    to.card = s.card
    to.turn = s.turn
    to.dealing = s.dealing
    to.flipping = s.flipping
    to.waiting = s.waiting
    to.seats = s.seats
    to.first = s.first
    to.flips_left = s.flips_left
    to.aside = s.aside
    to.to_give = s.to_give
    to.base = s.base
    to.flipped_seven = s.flipped_seven
    to.winner = s.winner
    to.dealer = s.dealer
    to.left_first = s.left_first
    to.decks = s.decks
    to.flip_7 = s.flip_7
    to.target = s.target
    to.round = s.round
    to.shuffled = s.shuffled
    to.reshuffles = s.reshuffles
    for seat in range(s.seats):
        to.hands[seat] = s.hands[seat]
        to.scores[seat] = s.scores[seat]
    for card in range(FACES):
        to.in_pile[card] = s.in_pile[card]
    for place in range(s.waiting):
        to.wait_card[place] = s.wait_card[place]
        to.wait_holder[place] = s.wait_holder[place]
        to.wait_giver[place] = s.wait_giver[place]
        to.wait_level[place] = s.wait_level[place]
    for place in range(s.left):
        to.pile[place] = s.pile[place]


# --- one game, for Python: a record is handed over in an array of one, which numba takes in quickly -------------------


@compiled
def pass_rounds(s: Record) -> None:
    """Play over the end of a round, up to a question or the end of the game."""
    while s.asked == ROUND_OVER:
        play(s, 0)


@compiled
def start(games: Records, setups: Records, number: int) -> None:
    """Begin the one game."""
    new_game(games[0], setups[0], number)
    pass_rounds(games[0])


@compiled
def start_at(games: Records, stream: Bits, turned_up: int) -> None:
    """Play the one game, loaded from a table, up to a question; a card that has come up is resolved first."""
    s = games[0]
    s.stream = stream
    s.luck = mixed(stream ^ _LUCK)
    if s.left > s.known:
        put_next_on_top(s)
    if s.winner != NOBODY:
        s.asked = GAME_OVER
        return
    stop = NOTHING
    if turned_up != NOBODY:
        stop = turn_up(s, i64(s.turn if s.flipping == NOBODY else s.flipping), i64(turned_up))
    s.asked = stop if stop != NOTHING else proceed(s, stop)
    pass_rounds(s)


@compiled
def change_futures(games: Records, seed: Bits, dice: Bits, begin: int) -> None:
    """Give every game a future of its own: cards by one seed, dice by the other, numbered from begin on."""
    for place in range(len(games)):
        change_future(games[place], stream_of(seed, begin + place), stream_of(dice, begin + place))


@compiled
def answer(games: Records, choice: int) -> None:
    """Answer the one game's question."""
    play(games[0], i64(choice))
    pass_rounds(games[0])


@compiled
def start_open(games: Records, setups: Records) -> int:
    """Begin the one game with an open deck, and return its question."""
    s = games[0]
    set_up(s, setups[0], 0)
    proceed_open(s, NOTHING)
    return question(s)


@compiled
def answer_open(games: Records, choice: int) -> int:
    """Answer the one game's question with an open deck, and return the next."""
    play_open(games[0], i64(choice))
    return question(games[0])
