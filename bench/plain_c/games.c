/* Whole games of Flip 7 in plain C: what the kernel is compared with (bench/against_c.py).

   Four seats, one deck. Everybody stays at 25 points or more, gives a Freeze or Flip Three to the opponent with the
   highest total and round score, and a spare Second Chance to the next seat. The policy is written into the rules, and
   nothing can stop or be asked in the middle: a loop as one would write it for this one question.

   It draws by the kernel's random stream, so that it plays the very same games, card by card. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SEATS = 4, STAY_AT = 25, TARGET = 200, FLIP_7 = 7, FLIP_7_BONUS = 15, FLIPS = 3 };

/* Cards by their number: 0 to 12, then +2 +4 +6 +8 +10 x2, then the actions. */
enum { PLUS_2 = 13, TIMES_2 = 18, FREEZE, FLIP_THREE, SECOND_CHANCE, FACES };
static const uint8_t COPIES[FACES] = {1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1, 1, 1, 1, 1, 1, 3, 3, 3};
enum { DECK = 94 };

typedef struct {
    int numbers; /* one bit for each number in the line */
    int count, sum, plus;
    int doubled, second_chance;
    int has_card, active, busted;
} Place;

typedef struct {
    uint64_t stream;
    int left;              /* cards in the draw pile */
    uint8_t pile[DECK];    /* the cards that are left, in no order: chance picks one */
    int on_table[FACES];   /* cards before seats, and action cards that wait; all others were discarded */
    Place places[SEATS];
    int totals[SEATS];
    int active;            /* how many seats are in the round */
    int flipped_seven;     /* the seat, or -1 */
    int round_over;
} Game;

typedef struct {
    long games, rounds, cards, reshuffles, winning, busts, sevens, wins[SEATS];
} Tally;

static Tally tally;

/* --- the random stream: splitmix64 --- */

static const uint64_t GOLDEN = 0x9E3779B97F4A7C15u;

static uint64_t mixed(uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9u;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EBu;
    return bits ^ (bits >> 31);
}

static int place_below(Game *game, uint32_t bound) {
    for (;;) {
        game->stream += GOLDEN;
        uint64_t product = (mixed(game->stream) >> 32) * bound;
        uint32_t low = (uint32_t)product;
        if (low >= bound || low >= -bound % bound) return (int)(product >> 32);
    }
}

/* --- the draw pile --- */

static void fill_pile(Game *game) {
    game->left = 0;
    for (int card = 0; card < FACES; card++)
        for (int copy = game->on_table[card]; copy < COPIES[card]; copy++) game->pile[game->left++] = (uint8_t)card;
}

static int draw(Game *game) {
    if (game->left == 0) {
        fill_pile(game);
        tally.reshuffles++;
    }
    int place = place_below(game, (uint32_t)game->left);
    int card = game->pile[place];
    game->pile[place] = game->pile[--game->left];
    tally.cards++;
    return card;
}

/* --- players --- */

static int points(const Place *place) { return (place->sum << place->doubled) + place->plus; }

static void leave(Game *game, int seat) {
    game->places[seat].active = 0;
    game->active--;
}

static int leading_opponent(const Game *game, int giver) {
    int best = giver, highest = -1;
    for (int step = 1; step < SEATS; step++) {
        int seat = (giver + step) % SEATS;
        if (!game->places[seat].active) continue;
        int standing = game->totals[seat] + points(&game->places[seat]);
        if (standing > highest) {
            highest = standing;
            best = seat;
        }
    }
    return best;
}

/* --- cards --- */

static void take_second_chance(Game *game, int seat) {
    for (int step = 0; step < SEATS; step++) { /* oneself, or else the next who has none */
        Place *place = &game->places[(seat + step) % SEATS];
        if (place->active && !place->second_chance) {
            place->second_chance = place->has_card = 1;
            game->on_table[SECOND_CHANCE]++;
            return;
        }
    }
}

static void take_number(Game *game, int seat, int number) {
    Place *place = &game->places[seat];
    if (!(place->numbers >> number & 1)) {
        place->numbers |= 1 << number;
        place->sum += number;
        place->has_card = 1;
        game->on_table[number]++;
        if (++place->count == FLIP_7) {
            game->flipped_seven = seat;
            game->round_over = 1;
        }
    } else if (place->second_chance) {
        place->second_chance = 0;
        game->on_table[SECOND_CHANCE]--;
    } else {
        place->busted = 1;
        game->on_table[number]++;
        leave(game, seat);
    }
}

static void take_modifier(Game *game, int seat, int card) {
    Place *place = &game->places[seat];
    if (card == TIMES_2)
        place->doubled++;
    else
        place->plus += 2 * (card - PLUS_2 + 1);
    place->has_card = 1;
    game->on_table[card]++;
}

static void flip_three(Game *game, int seat);

static void take_effect(Game *game, int card, int holder) {
    if (game->round_over) return;
    if (!game->places[holder].active) {
        game->on_table[card]--;
    } else if (card == FREEZE) {
        leave(game, holder);
    } else {
        flip_three(game, holder);
    }
}

static void flip_three(Game *game, int seat) {
    int aside[FLIPS], holders[FLIPS], count = 0;
    for (int flip = 0; flip < FLIPS && game->places[seat].active && !game->round_over; flip++) {
        int card = draw(game);
        if (card < PLUS_2)
            take_number(game, seat, card);
        else if (card < FREEZE)
            take_modifier(game, seat, card);
        else if (card == SECOND_CHANCE)
            take_second_chance(game, seat);
        else {
            game->on_table[card]++;
            aside[count++] = card;
        }
    }
    game->on_table[FLIP_THREE]--;
    if (!game->places[seat].active) { /* a bust: what was set aside is discarded */
        while (count) game->on_table[aside[--count]]--;
        return;
    }
    for (int place = 0; place < count; place++) holders[place] = leading_opponent(game, seat);
    for (int place = 0; place < count; place++) take_effect(game, aside[place], holders[place]);
}

static void turn_up(Game *game, int seat, int card) {
    if (card < PLUS_2)
        take_number(game, seat, card);
    else if (card < FREEZE)
        take_modifier(game, seat, card);
    else if (card == SECOND_CHANCE)
        take_second_chance(game, seat);
    else {
        game->on_table[card]++;
        take_effect(game, card, leading_opponent(game, seat));
    }
}

/* --- rounds and games --- */

static void play_round(Game *game, int first) {
    for (int card = 0; card < FACES; card++) game->on_table[card] = 0;
    for (int seat = 0; seat < SEATS; seat++) game->places[seat] = (Place){.active = 1};
    game->active = SEATS;
    game->flipped_seven = -1;
    game->round_over = 0;
    for (int seat = first; game->active && !game->round_over; seat = (seat + 1) % SEATS) {
        Place *place = &game->places[seat];
        if (!place->active) continue;
        if (place->has_card && points(place) >= STAY_AT)
            leave(game, seat);
        else
            turn_up(game, seat, draw(game));
    }
}

static void score_round(Game *game) {
    for (int seat = 0; seat < SEATS; seat++) {
        if (game->places[seat].busted)
            tally.busts++;
        else
            game->totals[seat] += points(&game->places[seat]);
    }
    if (game->flipped_seven >= 0) {
        game->totals[game->flipped_seven] += FLIP_7_BONUS;
        tally.sevens++;
    }
    tally.rounds++;
}

static int winner(const Game *game) {
    int highest = 0, leader = -1;
    for (int seat = 0; seat < SEATS; seat++) {
        if (game->totals[seat] > highest) {
            highest = game->totals[seat];
            leader = seat;
        } else if (game->totals[seat] == highest) {
            leader = -1; /* a tie: one more round */
        }
    }
    return highest >= TARGET ? leader : -1;
}

static void play_game(uint64_t seed, uint64_t number) {
    Game game = {.stream = mixed(mixed(seed + GOLDEN) + number * GOLDEN)};
    fill_pile(&game);
    int won = -1;
    for (int round = 0; won < 0; round++) {
        play_round(&game, round % SEATS);
        score_round(&game);
        won = winner(&game);
    }
    tally.games++;
    tally.wins[won]++;
    tally.winning += game.totals[won];
}

/* games SEED BEGIN END: the counts, and the seconds of processor time that the games took. */
int main(int count, char **arguments) {
    if (count != 4) return 2;
    uint64_t seed = strtoull(arguments[1], NULL, 10);
    uint64_t begin = strtoull(arguments[2], NULL, 10), end = strtoull(arguments[3], NULL, 10);
    clock_t start = clock();
    for (uint64_t number = begin; number < end; number++) play_game(seed, number);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("{\"games\": %ld, \"rounds\": %ld, \"cards\": %ld, \"reshuffles\": %ld, ", tally.games, tally.rounds,
           tally.cards, tally.reshuffles);
    printf("\"winning\": %ld, \"busts\": %ld, \"sevens\": %ld, \"seat_wins\": [%ld, %ld, %ld, %ld], \"seconds\": %.6f}\n",
           tally.winning, tally.busts, tally.sevens, tally.wins[0], tally.wins[1], tally.wins[2], tally.wins[3], seconds);
    return 0;
}
