// Several people at one screen: who has the device in hand. A hand lies open only for a person who
// said "I am …", and they say it anew after whatever may have passed the device on.

import { actor, type View } from "../contract/view";

const several = (view: View) => view.people.length > 1;

export class Device {
  #holder: number | null = null;
  /** What comes next is a new deal or another line of play, which anybody may look at. */
  passing = false;

  follow(before: View | null, view: View): void {
    if (!before) {
      // A table just made shows whose it is; a page loaded in the middle of a game asks.
      this.#holder = view.moment === 0 ? view.seat : null;
      return;
    }
    const passed =
      this.passing ||
      view.over ||
      view.round !== before.round ||
      view.line !== before.line ||
      view.moment < before.moment;
    if (passed) this.#holder = null;
    else if (view.seat !== before.seat) this.#holder = view.seat;
  }

  take(seat: number): void {
    this.#holder = seat;
  }

  /** The one whose hand is shown is at the screen. */
  at(view: View): boolean {
    return !several(view) || this.#holder === view.seat;
  }

  /** The hand, and what only its owner may know, is kept from the eyes at this screen. */
  covers(view: View): boolean {
    if (view.seat === null || !several(view)) return false;
    return actor(view) !== view.seat || !this.at(view);
  }

  /** The person who must take the device before the game can go on; null when nobody must. */
  next(view: View): number | null {
    const who = actor(view);
    if (who === null || !several(view) || !view.people.includes(who)) return null;
    return who === view.seat && this.at(view) ? null : who;
  }
}
