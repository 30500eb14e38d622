"""Run the measurements named on the command line, or all of them."""

import sys

from . import compiled, imports, memory, motion, odds, outlook, pages, rounds

SECTIONS = {
    "imports": imports.run,
    "rounds": rounds.run,
    "compiled": compiled.run,
    "outlook": outlook.run,
    "odds": odds.run,
    "memory": memory.run,
    "pages": pages.run,
    "motion": motion.run,
}


def main() -> None:
    """Run the sections asked for, in their order."""
    asked = sys.argv[1:] or list(SECTIONS)
    for name in asked:
        if name not in SECTIONS:
            sys.exit(f"There is no section {name!r}; there are {', '.join(SECTIONS)}.")
    for name in asked:
        print(f"{name}")
        SECTIONS[name]()


if __name__ == "__main__":
    main()
