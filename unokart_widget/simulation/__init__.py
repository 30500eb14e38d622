"""Rounds by the thousand: the kernel's own functions, compiled."""
