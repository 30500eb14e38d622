// How long the page waits before it asks a bot to move. Pure; the controller owns the timer.

import type { Pace } from "../contract/settings";
import type { View } from "../contract/view";

const WAIT: Record<Pace, number> = { slow: 2600, normal: 1300, fast: 500 };
/** Time more to say UNO, or to catch a bot that did not: who listens must hear of it first. */
export const GRACE = 2500;

/** At least so long everything lies still before the next bot moves. */
const REST: Record<Pace, number> = { slow: 1200, normal: 600, fast: 200 };

/** Milliseconds; what moved on the table for `moved` of them has been waited for already. */
export function wait(view: View, pace: Pace, moved = 0): number {
  const open = unoOpen(view) && view.people.length > 0;
  return Math.max(WAIT[pace] - moved, REST[pace]) + (open ? GRACE : 0);
}

/** The last action left somebody with one card who did not say UNO. */
export function unoOpen(view: View): boolean {
  const said = new Set<number | undefined>();
  const laid = new Set<number>();
  for (const e of view.events) {
    if (e.kind === "said" || e.kind === "caught") said.add(e.seat);
    if (e.kind === "played" && e.seat !== undefined) laid.add(e.seat);
  }
  return [...laid].some((seat) => !said.has(seat) && view.players[seat]?.cards === 1);
}
