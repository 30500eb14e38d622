// Loads a part of the page: its code comes from the kernel as text and is imported from a blob, as
// anywidget does with the table's own; then it is handed what the table lends.

import type * as odds from "../../odds";
import type * as sheets from "../../sheets";
import type { Request } from "../contract/messages";
import { lent } from "../lend";
import type { Body } from "./wire";

export interface Parts {
  sheets: typeof sheets;
  odds: typeof odds;
}

export interface Loaded<N extends keyof Parts> {
  part: Parts[N];
  style: string;
}

type Ask = (request: Request) => Promise<Body>;
type Make = (given: typeof lent, give: (part: unknown) => void) => void;

/** Every part that was loaded on this page. */
export const known = new Map<string, Promise<Loaded<never>>>();

export function loadPart<N extends keyof Parts>(name: N, ask: Ask): Promise<Loaded<N>> {
  const there = known.get(name) as Promise<Loaded<N>> | undefined;
  if (there) return there;
  const load = async (): Promise<Loaded<N>> => {
    const { code, style } = await ask({ kind: "part", name });
    const url = URL.createObjectURL(new Blob([String(code)], { type: "text/javascript" }));
    try {
      const module: { default: Make } = await import(/* @vite-ignore */ url);
      let part: unknown;
      module.default(lent, (given) => {
        part = given;
      });
      return { part: part as Parts[N], style: String(style) };
    } finally {
      URL.revokeObjectURL(url);
    }
  };
  const loading = load();
  known.set(name, loading as Promise<Loaded<never>>);
  // A failure is not remembered: the next time it may be there.
  loading.catch(() => known.delete(name));
  return loading;
}
