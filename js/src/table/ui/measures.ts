// The sizes that the style sheet gave the table, in pixels, for laying out the track and the hand.

import { useLayoutEffect, useState } from "preact/hooks";
import type { Room } from "../parts/circuit";

export interface Measures extends Room {
  /** Width of a card. */
  card: number;
  /** Width of the place for the hand, and the height that it should not grow over. */
  hand: number;
  handRoom: number;
}

const USUAL: Measures = {
  card: 84,
  hand: 676,
  handRoom: 260,
  width: 700,
  height: 340,
  seatWidth: 130,
  seatHeight: 70,
};

interface Box {
  readonly current: HTMLElement | null;
}

/**
 * `ring` is the room for track and seats, `own` the place of the hand. In `probe` the first element
 * is as wide as a card and as high as the hand may be, the second as large as a seat. With another `shape` these boxes are others.
 */
export function useMeasures(ring: Box, own: Box, probe: Box, shape: unknown): Measures {
  const [measures, set] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => {
      const [card, seat] = (probe.current?.children ?? []) as unknown as HTMLElement[];
      const now: Measures = {
        card: card?.offsetWidth ?? 0,
        handRoom: card?.offsetHeight ?? 0,
        hand: (own.current?.querySelector(".uk-place") ?? own.current)?.clientWidth ?? 0,
        width: ring.current?.clientWidth ?? 0,
        height: ring.current?.clientHeight ?? 0,
        seatWidth: seat?.offsetWidth ?? 0,
        seatHeight: seat?.offsetHeight ?? 0,
      };
      if (Object.values(now).some((size) => size <= 0)) return;
      set((old) =>
        (Object.keys(now) as (keyof Measures)[]).every((key) => old[key] === now[key]) ? old : now,
      );
    };
    measure();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(measure);
    const boxes = [ring.current, own.current, ...(probe.current?.children ?? [])];
    for (const box of boxes) if (box) watch.observe(box);
    return () => watch.disconnect();
  }, [shape]);
  return measures;
}
