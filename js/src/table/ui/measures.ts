// The sizes that the style sheet gave the table, in pixels, for laying out the hand.

import { useLayoutEffect, useState } from "preact/hooks";

export interface Measures {
  /** Width of a card. */
  card: number;
  /** Width of the place for the hand. */
  hand: number;
}

const SIDE = 24;
const USUAL: Measures = { card: 84, hand: 676 };

interface Box {
  current: HTMLElement | null;
}

/** `felt` holds the hand; `probe` is an element in it that is as wide as a card. */
export function useMeasures(felt: Box, probe: Box): Measures {
  const [measures, set] = useState(USUAL);
  useLayoutEffect(() => {
    const measure = () => {
      const card = probe.current?.offsetWidth ?? 0;
      const hand = (felt.current?.clientWidth ?? 0) - SIDE;
      if (card > 0 && hand > 0) set({ card, hand });
    };
    measure();
    if (typeof ResizeObserver !== "function") return;
    const watch = new ResizeObserver(measure);
    for (const box of [felt, probe]) if (box.current) watch.observe(box.current);
    return () => watch.disconnect();
  }, [felt, probe]);
  return measures;
}
