"""The rules of UNO Mario Kart, written once.

Plain functions over one round `g`, whose fields are integers and nested sequences of integers
(`unokart_widget.kernel.state` lists them). They are written in the part of Python that the
interpreter and Numba share, so that the game on the table and a million simulated rounds run the
very same lines. A file is a chapter of the rules:

    cards       the deck, its items, sets of cards
    randomness  the generator and its streams
    notes       the ids of the rules, and what a round notes down as it goes
    state       the fields of a round
    piles       hands, stock and discard pile
    going_out   the end of a round, and the count
    turns       whose turn it is; drawing and passing
    uno         saying UNO, and the catch
    items       Item Boxes and what they turn up
    challenge   Wild Draw Four and its challenge
    actions     laying a card, and what it does
    setup       the dealer, the deal, the first card
    moves       what is legal, and doing it
    knowledge   what a strategy of one's own is told
    choosing    how it decides
    bots        the characters that play by themselves

The kernel imports nothing but the standard library and itself.
"""
