// What every part of the table may use, and how a part follows the controller.

import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { PastView } from "../contract/knowledge";
import type { Show } from "../contract/settings";
import type { View } from "../contract/view";
import type { Controller } from "../model/controller";
import type { Say } from "../words";
import type { About } from "./asking";

export interface Shared {
  controller: Controller;
  /** What is drawn: the table as it is or, looking back, as it was. */
  view: View;
  /** The moment that is looked back at; null now. */
  past: PastView | null;
  say: Say;
  /** Nothing can be sent: an action is on its way, nobody answers, or this is the past. */
  locked: boolean;
  /** The hand, and what only its owner may know, is kept from the eyes at this screen. */
  covered: boolean;
  /** Which parts of the table are there. */
  show: Show;
  /** Opens the rulebook at this rule; at its beginning for "". */
  openRule: (rule: string) => void;
  /** "Why?": the answer appears over the hand. `passing`: it goes when the pointer has gone. */
  ask: (about: About, passing?: boolean) => void;
  /** The pointer has left what was asked about, or has come to the answer. */
  fade: (on: boolean) => void;
  /** Shows the table as it was then; null leads back to now. */
  goTo: (moment: number | null) => void;
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
