"""UNO Mario Kart, played in a notebook."""
