// Asks for the odds after each new view, and again until they are worked out.

import { useEffect, useState } from "preact/hooks";
import { useTable } from "../table/ui/context";
import { type Odds, readOdds } from "./contract";

/** Milliseconds until it is asked again, at first and at most. */
const SOON = 150;
const LATE = 500;

export interface Asked {
  /** The last odds that came; they may be of an earlier view. */
  odds: Odds | null;
  fresh: boolean;
  failed: string;
}

export function useOdds(): Asked {
  const { controller, view, past } = useTable();
  const [odds, setOdds] = useState<{ of: string; odds: Odds } | null>(null);
  const [failed, setFailed] = useState("");
  const of = `${view.version} ${view.seat} ${view.language}`;
  const now = past === null;

  useEffect(() => {
    if (!now) return;
    let here = true;
    let pause = SOON;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const got = readOdds(await controller.request({ kind: "odds" }, true));
        if (!here || got === "stale") return;
        if (got === "pending") {
          timer = setTimeout(ask, pause);
          pause = Math.min(LATE, pause * 1.5);
          return;
        }
        setFailed("");
        setOdds({ of, odds: got });
      } catch (why) {
        const { kind, message } = why as Error & { kind?: string };
        // Refused: the table has moved on, and the next view asks again.
        if (here && kind !== "refusal") setFailed(message);
      }
    };
    timer = setTimeout(ask, SOON);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [of, now]);

  // What another seat may know is not shown to this one, not even dimmed.
  const known = odds && odds.of.split(" ")[1] === String(view.seat) ? odds : null;
  return { odds: known?.odds ?? null, fresh: known?.of === of, failed };
}
