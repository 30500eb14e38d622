// What every part of the table may use, and how a part follows the controller.

import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { View } from "../contract/view";
import type { Controller } from "../model/controller";
import type { Say } from "../words";

export interface Shared {
  controller: Controller;
  view: View;
  say: Say;
  /** Nothing can be sent now: an action is on its way or nobody answers. */
  locked: boolean;
  openRule: (rule: string) => void;
}

export const TableContext = createContext<Shared | null>(null);

export function useTable(): Shared {
  const shared = useContext(TableContext);
  if (!shared) throw new Error("used outside a table");
  return shared;
}

export function useController(controller: Controller): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  // At once and not after the next frame: a view that comes in between must not be missed.
  useLayoutEffect(() => controller.subscribe(() => again(undefined)), [controller]);
}
