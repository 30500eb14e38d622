/* The peer of the speed benchmark: the rules once more, in C, for random play alone.
 *
 * It plays the very rounds of the kernel's `play_round`: the same streams, the same draws in the
 * same order; all seats are bots of the character "random", the options are the default ones.
 * Being for that alone it has no phases, moves, notes or records: what a turn brings about follows
 * at once. The names in brackets are the chapters and functions of unokart_widget/kernel.
 *
 *     cc -std=c11 -O3 -march=native -fno-tree-vectorize -o rounds rounds.c
 *     ./rounds PLAYERS SEED FIRST COUNT MOST_TURNS [each]
 *
 * prints the sums of turns, points and winners' seats (-1 where there is no winner), a checksum
 * over winner, points and turns of each round, and the processor time of the rounds in seconds.
 * With "each" it prints number, winner, points and turns of every round before that.
 *
 * Without vectors it is a fifth faster: the fields of a round are written one by one, and reading
 * two of them as a vector has to wait for both.
 */
#define _POSIX_C_SOURCE 200809L

#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Where the processor has one fast instruction for it, the k-th bit of a word is found by that. */
#if defined __BMI2__ && !defined __znver1__ && !defined __znver2__
#include <immintrin.h>
#define DEPOSIT
#endif

/* The deck [cards]. A card is its place in a set of cards of two halves: red and yellow from 0,
 * green, blue and wild from 64. The order is the kernel's; its numbers have no gap. */

enum { RED, YELLOW, GREEN, BLUE, WILD, COLOURS };
enum { DRAW_TWO = 10, REVERSE, SKIP, DRAW_FOUR, ITEM_BOX, RANKS };
enum { DECK_SIZE = 112, CARDS_OF_A_COLOUR = 25, HAND_SIZE = 7, MOST_PLAYERS = 10 };
enum { NO_CARD = -1, NOBODY = -1 };

typedef struct {
    uint64_t half[2];
} Cards;

static uint8_t deck[DECK_SIZE];
static uint8_t rank_of[128], colour_of[128];
static Cards of_colour[COLOURS], of_rank[RANKS];
/* The cards that may be laid on a colour, but for those of the same rank. */
static Cards on_colour[COLOURS];
/* What cards count: digits by the bits of their numbers, then 20 and 50. */
enum { WEIGHTS = 6 };
static const int weight[WEIGHTS] = {1, 2, 4, 8, 20, 50};
static Cards of_weight[WEIGHTS];

static inline void give(Cards *cards, int card)
{
    cards->half[card >> 6] |= UINT64_C(1) << (card & 63);
}

static inline void take_out(Cards *cards, int card)
{
    cards->half[card >> 6] ^= UINT64_C(1) << (card & 63);
}

static inline bool holds(const Cards *cards, int card)
{
    return cards->half[card >> 6] >> (card & 63) & 1;
}

static inline Cards both(Cards a, Cards b)
{
    return (Cards){{a.half[0] & b.half[0], a.half[1] & b.half[1]}};
}

static inline Cards either(Cards a, Cards b)
{
    return (Cards){{a.half[0] | b.half[0], a.half[1] | b.half[1]}};
}

static inline bool any(Cards cards)
{
    return (cards.half[0] | cards.half[1]) != 0;
}

static inline int count(Cards cards)
{
    return __builtin_popcountll(cards.half[0]) + __builtin_popcountll(cards.half[1]);
}

/* The k-th card of a set, in the order of the deck [nth_card]. */
static inline int nth_card(Cards cards, int k)
{
    int in_low = __builtin_popcountll(cards.half[0]);
    bool high = k >= in_low;
    uint64_t half = high ? cards.half[1] : cards.half[0];
    k -= high ? in_low : 0;
#ifdef DEPOSIT
    half = _pdep_u64(UINT64_C(1) << k, half);
#else
    for (; k > 0; k--)
        half &= half - 1;
#endif
    return high << 6 | __builtin_ctzll(half);
}

static void make_deck(void)
{
    for (int i = 0; i < DECK_SIZE; i++) {
        int colour = i / CARDS_OF_A_COLOUR;
        int rank = (i % CARDS_OF_A_COLOUR + 1) / 2;
        if (colour == WILD)
            rank = i < DECK_SIZE - 8 ? DRAW_FOUR : ITEM_BOX;
        int card = colour < GREEN ? i : 64 + i - GREEN * CARDS_OF_A_COLOUR;
        deck[i] = (uint8_t)card;
        colour_of[card] = (uint8_t)colour;
        rank_of[card] = (uint8_t)rank;
        give(&of_colour[colour], card);
        give(&of_rank[rank], card);
        int points = rank < DRAW_TWO ? rank : rank < DRAW_FOUR ? 20 : 50;
        for (int w = 0; w < WEIGHTS; w++)
            if (points < DRAW_TWO ? points & weight[w] && w < 4 : points == weight[w])
                give(&of_weight[w], card);
    }
    for (int colour = 0; colour < COLOURS; colour++)
        on_colour[colour] = either(of_colour[colour], of_colour[WILD]);
}

/* The round [state]. */

typedef struct {
    uint32_t s0, s1, s2, s3;
} Stream;

typedef struct {
    int players, dealer;
    int direction, turn;
    int colour, rank; /* in force; of the top card */
    int went, went_before;
    int dry_draws;
    int unsaid; /* who forgot to say UNO, until the others had their chance to notice */
    bool over;
    int winner, points;
    int64_t turns, most_turns;
    Cards hands[MOST_PLAYERS];
    Stream order, choice;             /* of the deck; of the decisions */
    uint32_t of_seed[2], of_round[2]; /* hashes that begin those of the streams */
    uint32_t shuffles;
    int stock_size, discard_size;
    uint8_t stock[DECK_SIZE], discard[DECK_SIZE];
} Round;

/* The generator and its streams [randomness]. */

enum { DECK_STREAM, CHOICE_STREAM };

static inline uint32_t rotated(uint32_t word, int bits)
{
    return word << bits | word >> (32 - bits);
}

static inline uint32_t scramble(uint32_t word)
{
    word = (word ^ word >> 16) * 0x85EBCA6Bu;
    word = (word ^ word >> 13) * 0xC2B2AE35u;
    return word ^ word >> 16;
}

static inline uint32_t absorb(uint32_t hashed, uint32_t word)
{
    hashed ^= rotated(word * 0xCC9E2D51u, 15) * 0x1B873593u;
    return rotated(hashed, 13) * 5 + 0xE6546B64u;
}

static inline Stream start_stream(const Round *g, uint32_t stream, uint32_t part)
{
    uint32_t a = absorb(g->of_round[0], part * 2 + stream);
    uint32_t b = absorb(g->of_round[1], part * 2 + stream);
    return (Stream){scramble(a + 0x9E3779B9u), scramble(a + 2 * 0x9E3779B9u),
                    scramble(b + 0x9E3779B9u), scramble(b + 2 * 0x9E3779B9u)};
}

static inline uint32_t next_word(Stream *s)
{
    uint32_t word = rotated(s->s1 * 5, 7) * 9;
    uint32_t s1 = s->s1;
    uint32_t s2 = s->s2 ^ s->s0;
    uint32_t s3 = s->s3 ^ s1;
    s->s1 = s1 ^ s2;
    s->s0 ^= s3;
    s->s2 = s2 ^ s1 << 9;
    s->s3 = rotated(s3, 11);
    return word;
}

static inline int below(Stream *s, uint32_t bound)
{
    uint64_t product = (uint64_t)next_word(s) * bound;
    if ((uint32_t)product < bound) {
        uint32_t unfair = -bound % bound;
        while ((uint32_t)product < unfair)
            product = (uint64_t)next_word(s) * bound;
    }
    return (int)(product >> 32);
}

static inline bool by_chance(Round *g, int sixteenths)
{
    return below(&g->choice, 16) < sixteenths;
}

/* Hands, stock and discard pile [piles]. */

static inline void lay(Round *g, int card)
{
    g->discard[g->discard_size++] = (uint8_t)card;
    g->rank = rank_of[card];
}

static void shuffle_stock(Round *g)
{
    g->shuffles++;
    g->order = start_stream(g, DECK_STREAM, g->shuffles);
}

static void gather(Round *g)
{
    memcpy(g->stock, deck, DECK_SIZE);
    g->stock_size = DECK_SIZE;
    shuffle_stock(g);
}

static bool refill(Round *g)
{
    int spare = g->discard_size - 1;
    if (spare <= 0)
        return false;
    memcpy(g->stock, g->discard, (size_t)spare);
    g->stock_size = spare;
    g->discard[0] = g->discard[spare];
    g->discard_size = 1;
    shuffle_stock(g);
    return true;
}

static inline int take(Round *g)
{
    if (g->stock_size == 0 && !refill(g))
        return NO_CARD;
    int place = below(&g->order, (uint32_t)g->stock_size);
    int card = g->stock[place];
    g->stock[place] = g->stock[--g->stock_size];
    return card;
}

static void draw(Round *g, int seat, int cards)
{
    while (cards-- > 0) {
        int card = take(g);
        if (card == NO_CARD)
            return;
        give(&g->hands[seat], card);
    }
}

/* Whose turn it is [turns]. */

/* At most as many steps as there are players. */
static inline int seat_after(const Round *g, int seat, int steps)
{
    seat += g->direction * steps;
    if (seat >= g->players)
        return seat - g->players;
    return seat < 0 ? seat + g->players : seat;
}

static inline void pass_on(Round *g, int steps)
{
    g->turn = seat_after(g, g->turn, steps);
}

/* Whether the round is cut off, where something other than a new turn follows [play_round]. */
static inline bool cut_off(const Round *g)
{
    return g->turns >= g->most_turns;
}

/* The end of a round [going_out]. */

/* The winner's hand is empty, and no card is in two hands: what is left can be counted as one. */
static void count_hands(Round *g)
{
    Cards left = g->hands[0];
    for (int seat = 1; seat < g->players; seat++)
        left = either(left, g->hands[seat]);
    for (int w = 0; w < WEIGHTS; w++)
        g->points += weight[w] * count(both(left, of_weight[w]));
}

static void go_out(Round *g)
{
    g->winner = g->turn;
    g->over = true;
    count_hands(g);
}

static inline void pass_on_or_out(Round *g, int steps, bool last)
{
    if (last)
        go_out(g);
    else
        pass_on(g, steps);
}

/* Each other seat once may notice a forgotten UNO [who_notices, catch]. */
static void watch(Round *g)
{
    int forgetful = g->unsaid;
    g->unsaid = NOBODY;
    if (count(g->hands[forgetful]) != 1)
        return;
    for (int others = g->players - 1; others > 0; others--)
        if (by_chance(g, 4)) {
            draw(g, forgetful, 2);
            return;
        }
}

/* Before whatever is done next. */
static inline void watch_if_unsaid(Round *g)
{
    if (g->unsaid != NOBODY)
        watch(g);
}

/* Item Boxes and what they turn up [items]. */

static void name_colour(Round *g)
{
    if (cut_off(g))
        return;
    watch_if_unsaid(g);
    g->colour = below(&g->choice, WILD);
    pass_on(g, 1);
}

static void banana(Round *g, bool last)
{
    if (g->went_before != NOBODY)
        draw(g, g->went_before, 2);
    pass_on_or_out(g, 1, last);
}

static void shell(Round *g, bool last)
{
    if (cut_off(g))
        return;
    watch_if_unsaid(g);
    int steps = 1 + below(&g->choice, (uint32_t)g->players - 1);
    draw(g, seat_after(g, g->turn, steps), 1);
    pass_on_or_out(g, 1, last);
}

static void lightning(Round *g, bool last)
{
    for (int steps = 1; steps < g->players; steps++)
        draw(g, seat_after(g, g->turn, steps), 1);
    pass_on_or_out(g, 0, last);
}

static void bobomb(Round *g)
{
    draw(g, g->turn, 2);
    if (any(g->hands[g->turn]))
        name_colour(g);
    else
        go_out(g);
}

static void open_item_box(Round *g, bool last)
{
    int card = take(g);
    if (card == NO_CARD) {
        if (last)
            go_out(g);
        else
            name_colour(g);
        return;
    }
    lay(g, card);
    g->colour = colour_of[card];
    switch (g->colour) {
    case RED: /* mushroom: another turn */
        pass_on_or_out(g, 0, last);
        break;
    case YELLOW:
        banana(g, last);
        break;
    case GREEN:
        shell(g, last);
        break;
    case BLUE:
        lightning(g, last);
        break;
    default:
        bobomb(g);
    }
}

/* Laying a card [actions, challenge]. */

/* The next player challenges a Wild Draw Four or accepts it [doubts, challenge, accept]. */
static void answer(Round *g, bool held_the_colour)
{
    int challenged = g->turn;
    pass_on(g, 1);
    if (cut_off(g))
        return;
    watch_if_unsaid(g);
    if (!by_chance(g, 8)) {
        draw(g, g->turn, 4);
        pass_on(g, 1);
    } else if (held_the_colour) {
        draw(g, challenged, 4);
    } else {
        draw(g, g->turn, 6);
        pass_on(g, 1);
    }
}

static void draw_four(Round *g, int named, bool last)
{
    bool held_the_colour = any(both(g->hands[g->turn], of_colour[g->colour]));
    g->colour = named;
    if (last) {
        draw(g, seat_after(g, g->turn, 1), 4);
        go_out(g);
    } else {
        answer(g, held_the_colour);
    }
}

static void draw_two(Round *g, bool last)
{
    draw(g, seat_after(g, g->turn, 1), 2);
    pass_on_or_out(g, 2, last);
}

static void reverse(Round *g, bool last)
{
    if (g->players == 2) {
        pass_on_or_out(g, 2, last);
    } else {
        g->direction = -g->direction;
        pass_on_or_out(g, 1, last);
    }
}

/* Decide on UNO and a colour, lay the card and carry out what it says [lay_with_words, play]. */
static void play(Round *g, int card)
{
    Cards *hand = &g->hands[g->turn];
    int held = count(*hand);
    bool last = held == 1;
    bool forgotten = held == 2 && by_chance(g, 4);
    int rank = rank_of[card];
    int named = rank == DRAW_FOUR ? below(&g->choice, WILD) : colour_of[card];
    g->dry_draws = 0;
    take_out(hand, card);
    lay(g, card);
    if (forgotten)
        g->unsaid = g->turn;
    if (rank == ITEM_BOX) {
        open_item_box(g, last);
        return;
    }
    if (rank == DRAW_FOUR) {
        draw_four(g, named, last);
        return;
    }
    g->colour = named;
    if (rank < DRAW_TWO)
        pass_on_or_out(g, 1, last);
    else if (rank == DRAW_TWO)
        draw_two(g, last);
    else if (rank == REVERSE)
        reverse(g, last);
    else
        pass_on_or_out(g, 2, last);
}

/* A turn without a card to lay; the card drawn is laid if it can be [draw_in_turn]. */
static void draw_in_turn(Round *g, const Cards *matching)
{
    int card = take(g);
    if (card == NO_CARD) {
        g->over = ++g->dry_draws == g->players; /* [block] */
        pass_on(g, 1);
        return;
    }
    g->dry_draws = 0;
    give(&g->hands[g->turn], card);
    if (!holds(matching, card))
        pass_on(g, 1);
    else if (!cut_off(g))
        play(g, card);
}

/* A turn of the seat to move [next_bot_move, decide, act_in_turn]. */
static void take_turn(Round *g)
{
    watch_if_unsaid(g);
    g->turns++;
    if (g->went != g->turn) {
        g->went_before = g->went;
        g->went = g->turn;
    }
    Cards matching = either(on_colour[g->colour], of_rank[g->rank]);
    Cards playable = both(g->hands[g->turn], matching);
    int cards = count(playable);
    if (cards == 0)
        draw_in_turn(g, &matching);
    else
        play(g, nth_card(playable, below(&g->choice, (uint32_t)cards)));
}

/* The dealer, the deal and the first card [setup]. */

static void prepare(Round *g, uint32_t number)
{
    for (int half = 0; half < 2; half++)
        g->of_round[half] = absorb(g->of_seed[half], number);
    g->choice = start_stream(g, CHOICE_STREAM, 0);
    g->direction = 1;
    g->over = false;
    g->winner = NOBODY;
    g->points = 0;
    g->turns = 0;
    g->went = NOBODY;
    g->went_before = NOBODY;
    g->dry_draws = 0;
    g->unsaid = NOBODY;
}

static unsigned highest_of(Round *g, unsigned contenders)
{
    int highest = -1;
    unsigned tied = 0;
    for (; contenders; contenders &= contenders - 1) {
        int rank = rank_of[take(g)];
        if (rank >= DRAW_TWO)
            rank = 0;
        if (rank > highest) {
            highest = rank;
            tied = 0;
        }
        if (rank == highest)
            tied |= contenders & -contenders;
    }
    return tied;
}

static void draw_for_dealer(Round *g)
{
    g->shuffles = UINT32_MAX;
    gather(g);
    unsigned contenders = (1u << g->players) - 1;
    while (contenders & (contenders - 1)) {
        if (g->stock_size < g->players)
            gather(g);
        contenders = highest_of(g, contenders);
    }
    g->dealer = __builtin_ctz(contenders);
}

/* What the first card does, and who begins [first_turn]. */
static void first_turn(Round *g)
{
    g->turn = g->dealer;
    if (g->rank == ITEM_BOX) {
        name_colour(g);
        return;
    }
    if (g->rank == REVERSE) {
        g->direction = -1;
        return;
    }
    pass_on(g, 1);
    if (g->rank == DRAW_TWO)
        draw(g, g->turn, 2);
    if (g->rank == DRAW_TWO || g->rank == SKIP)
        pass_on(g, 1);
}

static void deal(Round *g)
{
    g->shuffles = 0;
    gather(g);
    g->discard_size = 0;
    memset(g->hands, 0, sizeof g->hands);
    for (int i = 0; i < HAND_SIZE; i++) {
        int seat = g->dealer;
        for (int steps = 0; steps < g->players; steps++) {
            seat = seat + 1 == g->players ? 0 : seat + 1;
            give(&g->hands[seat], take(g));
        }
    }
    int card = take(g);
    while (rank_of[card] == DRAW_FOUR) {
        g->stock[g->stock_size++] = (uint8_t)card;
        shuffle_stock(g);
        card = take(g);
    }
    lay(g, card);
    g->colour = colour_of[card];
    first_turn(g);
}

static void play_round(Round *g, uint32_t number)
{
    prepare(g, number);
    draw_for_dealer(g);
    deal(g);
    while (!g->over && !cut_off(g))
        take_turn(g);
}

/* The command. */

static uint64_t number_of(const char *text, uint64_t least, uint64_t most)
{
    char *end;
    uint64_t number = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || number < least || number > most) {
        fprintf(stderr, "rounds: %s is not a number from %" PRIu64 " to %" PRIu64 "\n", text, least,
                most);
        exit(2);
    }
    return number;
}

static double processor_time(void)
{
    struct timespec now;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

int main(int words, char **word)
{
    bool each = words == 7 && !strcmp(word[6], "each");
    if (words != 6 && !each) {
        fprintf(stderr, "usage: rounds PLAYERS SEED FIRST COUNT MOST_TURNS [each]\n");
        return 2;
    }
    static Round round;
    Round *g = &round;
    g->players = (int)number_of(word[1], 2, MOST_PLAYERS);
    uint64_t seed = number_of(word[2], 0, UINT64_MAX);
    uint64_t first = number_of(word[3], 0, UINT32_MAX);
    uint64_t end = first + number_of(word[4], 0, UINT32_MAX);
    g->most_turns = (int64_t)number_of(word[5], 0, INT64_MAX);
    for (uint32_t half = 0; half < 2; half++)
        g->of_seed[half] = absorb(absorb(half, (uint32_t)seed), (uint32_t)(seed >> 32));
    make_deck();

    int64_t turns = 0, points = 0, seats = 0;
    uint64_t checksum = UINT64_C(0xCBF29CE484222325); /* after FNV-1a */
    const uint64_t prime = UINT64_C(0x100000001B3);
    double start = processor_time();
    for (uint64_t number = first; number < end; number++) {
        play_round(g, (uint32_t)number);
        turns += g->turns;
        points += g->points;
        seats += g->winner;
        checksum = (checksum ^ (uint64_t)(g->winner + 1)) * prime;
        checksum = (checksum ^ (uint64_t)g->points) * prime;
        checksum = (checksum ^ (uint64_t)g->turns) * prime;
        if (each)
            printf("%" PRIu64 " %d %d %" PRId64 "\n", number, g->winner, g->points, g->turns);
    }
    double seconds = processor_time() - start;
    printf("turns %" PRId64 "\npoints %" PRId64 "\nseats %" PRId64 "\n", turns, points, seats);
    printf("checksum %" PRIu64 "\nseconds %.6f\n", checksum, seconds);
    return 0;
}
