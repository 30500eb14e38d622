"""The widgets: what is seen and touched. They know no rule of the game."""
