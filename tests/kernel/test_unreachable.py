"""What cannot come about at a table: an Item Box always lies on a card that can be turned up again.

The rule `item.none` is there for it all the same, so it is tested on a state made by hand: an
empty stock, and nothing on the discard pile but what is laid next.
"""

from __future__ import annotations
