"""The generator and its streams.

xoshiro128** 1.1 by Blackman and Vigna ("Scrambled linear pseudorandom number generators", 2021),
in 32-bit arithmetic that interpreted and compiled code do alike. Bounded draws after Lemire ("Fast
random integer generation in an interval", 2019), without bias. A stream is started from the words
(seed, round, stream, part) by MurmurHash3 (Appleby), twice, so that 64 bits tell streams apart.
"""

from .state import Round

WORD = 0xFFFFFFFF

# The order of the deck, and the decisions of bots: apart, so that two strategies can be compared
# on the same deals.
DECK_STREAM, CHOICE_STREAM = 0, 1


def scramble(word: int) -> int:
    """MurmurHash3's finish: every bit of a 32-bit word comes to depend on every other."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & WORD
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & WORD
    return word ^ (word >> 16)


def absorb(hashed: int, word: int) -> int:
    """Take one more 32-bit word into a MurmurHash3 hash."""
    word = (word * 0xCC9E2D51) & WORD
    word = ((word << 15) | (word >> 17)) & WORD
    hashed ^= (word * 0x1B873593) & WORD
    hashed = ((hashed << 13) | (hashed >> 19)) & WORD
    return (hashed * 5 + 0xE6546B64) & WORD


def start_stream(g: Round, stream: int, part: int) -> None:
    """Begin part `part` of a stream of this round of this seed."""
    for half in range(2):
        hashed = absorb(half, g.seed[0])
        hashed = absorb(hashed, g.seed[1])
        hashed = absorb(hashed, g.number)
        hashed = absorb(hashed, part * 2 + stream)
        # 0x9E3779B9, the golden ratio in 32 bits, tells the two words of a hash apart.
        g.streams[stream][half * 2] = scramble((hashed + 0x9E3779B9) & WORD)
        g.streams[stream][half * 2 + 1] = scramble((hashed + 2 * 0x9E3779B9) & WORD)


def next_word(g: Round, stream: int) -> int:
    """The next 32 random bits of a stream."""
    state = g.streams[stream]
    s1 = state[1]
    five = (s1 * 5) & WORD
    word = ((((five << 7) | (five >> 25)) & WORD) * 9) & WORD
    s2 = state[2] ^ state[0]
    s3 = state[3] ^ s1
    state[1] = s1 ^ s2
    state[0] ^= s3
    state[2] = s2 ^ ((s1 << 9) & WORD)
    state[3] = ((s3 << 11) | (s3 >> 21)) & WORD
    return word


def below(g: Round, stream: int, bound: int) -> int:
    """A random integer from 0 to `bound` - 1 (at most 2**31), each as likely as the others."""
    product = next_word(g, stream) * bound
    low = product & WORD
    if low < bound:
        # Only the lowest products could favour a result: those are drawn again.
        unfair = (WORD + 1 - bound) % bound
        while low < unfair:
            product = next_word(g, stream) * bound
            low = product & WORD
    return product >> 32
