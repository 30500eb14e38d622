// Looking back: which moment one view of the table shows instead of now. Bots wait meanwhile.

import { useEffect, useRef, useState } from "preact/hooks";
import type { PastView } from "../contract/knowledge";
import type { View } from "../contract/view";
import type { Controller } from "../model/controller";

export interface LookBack {
  /** The table as it was; null now, and until the first answer has come. */
  past: PastView | null;
  goTo: (moment: number | null) => void;
}

export function useLookBack(controller: Controller, view: View): LookBack {
  const [seen, setSeen] = useState<{ of: string; view: PastView } | null>(null);
  // Another seat, line or language has another past.
  const of = `${view.seat} ${view.line} ${view.language}`;
  const wanted = useRef<number | null>(null);
  const flying = useRef(false);
  /** It is looked back, and nobody has gone back to now meanwhile. */
  const open = useRef(false);

  const fetch = async () => {
    if (flying.current) return;
    flying.current = true;
    // A slider runs ahead: of what it passes over only the last is asked for.
    for (let at = wanted.current; at !== null; ) {
      try {
        const got = await controller.knowledge.past(at);
        if (wanted.current !== null) setSeen({ of, view: got });
      } catch (why) {
        controller.complain(why);
        wanted.current = seen?.view.moment ?? null;
        break;
      }
      at = wanted.current === at ? null : wanted.current;
    }
    flying.current = false;
  };
  const goTo = (moment: number | null) => {
    wanted.current = moment;
    open.current = moment !== null;
    if (moment === null) setSeen(null);
    else void fetch();
  };

  const past = seen?.of === of ? seen.view : null;
  useEffect(() => {
    if (seen && !past) goTo(null);
  }, [of]);
  // A step that was on its way has come: how far the round goes is known anew.
  useEffect(() => {
    if (past && open.current) goTo(past.moment);
  }, [view.version]);
  useEffect(() => {
    if (past) return controller.hold();
  }, [controller, past !== null]);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  return { past, goTo };
}
