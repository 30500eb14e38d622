// What every part of the page may use.

import { createContext } from "preact";
import { useContext, useLayoutEffect, useReducer } from "preact/hooks";
import type { Say } from "../../table/words";
import type { View } from "../contract";
import type { Controller } from "../controller";
import type { Format } from "../format";

export interface Shared {
  controller: Controller;
  view: View;
  say: Say;
  format: Format;
  /** Nobody answers: nothing can be asked. */
  dead: boolean;
}

export const LabContext = createContext<Shared | null>(null);

export function useLab(): Shared {
  const shared = useContext(LabContext);
  if (!shared) throw new Error("used outside an experiment");
  return shared;
}

export function useController(controller: Controller): void {
  const [, again] = useReducer((n: number) => n + 1, 0);
  // At once and not after the next frame: a view that comes in between must not be missed.
  useLayoutEffect(() => controller.subscribe(() => again(undefined)), [controller]);
}
