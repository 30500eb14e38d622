// Ties the motions to one view of the table: before a new view is drawn it reads where things lie,
// afterwards it sets them moving, and the bots wait until they have arrived.

import { useEffect, useLayoutEffect, useReducer, useRef } from "preact/hooks";
import type { View } from "../contract/view";
import { useTable } from "../ui/context";
import { choreograph, type Motion } from "./choreography";
import { type Geometry, measure, play, speedOf } from "./player";

interface Plan {
  after: View;
  motions: Motion[];
  before: Geometry;
}

/**
 * Moves what is on the felt whenever one action has changed the view shown there. True while the view
 * that is drawn is still arriving: the end of a round is counted when its last card lies.
 */
export function useMotion(felt: { readonly current: HTMLElement | null }): boolean {
  const { controller, view, past } = useTable();
  const shown = useRef(view);
  const plan = useRef<Plan | null>(null);
  const finish = useRef<(() => void) | null>(null);
  const arriving = useRef<View | null>(null);
  const [, again] = useReducer((n: number) => n + 1, 0);

  useLayoutEffect(
    () =>
      controller.subscribe(() => {
        const after = controller.view;
        const box = felt.current;
        // A look back does not move, and neither does the return from it.
        if (!box || !after || past || after === shown.current || after === plan.current?.after)
          return;
        plan.current = null;
        const motions = choreograph(
          shown.current,
          after,
          speedOf(box),
          controller.device.covers(after),
        );
        // Nothing was drawn yet: the old places are read while the page needs no layout.
        if (motions.length > 0) plan.current = { after, motions, before: measure(box) };
      }),
    [controller, past],
  );

  useLayoutEffect(() => {
    const { current } = plan;
    const last = shown.current;
    shown.current = view;
    plan.current = null;
    if (view.version !== last.version || view.seat !== last.seat) finish.current?.();
    const box = felt.current;
    if (!box || current?.after !== view) return;
    const start = Date.now();
    const release = controller.hold();
    arriving.current = view;
    const done = () => {
      finish.current = null;
      arriving.current = null;
      if (view.over) again(undefined);
      release(Date.now() - start);
    };
    // The board is drawn at once; it is measured, and set moving, when the next picture is due: the
    // page is laid out then in any case, and nobody has seen the board lie still.
    const frame = requestAnimationFrame(() => {
      finish.current = null;
      const stop = play(box, current.before, current.motions, view.seat, done);
      if (stop) finish.current = stop;
    });
    finish.current = () => {
      cancelAnimationFrame(frame);
      done();
    };
  }, [view]);

  useEffect(() => () => finish.current?.(), []);
  return plan.current?.after === view || arriving.current === view;
}
