// What comes from the kernel is checked on arrival: a check gives the value with its type, or throws
// a ViewError that names the field. Checks are put together from smaller ones.

export class ViewError extends Error {}

/** `where` names the value in the error: "view.players[2].name". */
export type Check<T> = (value: unknown, where: string) => T;

export function fail(where: string, wanted: string): never {
  throw new ViewError(`${where}: ${wanted}`);
}

export const int: Check<number> = (v, w) =>
  Number.isInteger(v) ? (v as number) : fail(w, "a whole number");
export const text: Check<string> = (v, w) => (typeof v === "string" ? v : fail(w, "a text"));
export const bool: Check<boolean> = (v, w) =>
  typeof v === "boolean" ? v : fail(w, "true or false");

export function object(v: unknown, w: string): Record<string, unknown> {
  if (typeof v !== "object" || v === null || Array.isArray(v)) fail(w, "an object");
  return v as Record<string, unknown>;
}

export function list<T>(item: Check<T>): Check<T[]> {
  return (v, w) => (Array.isArray(v) ? v.map((x, i) => item(x, `${w}[${i}]`)) : fail(w, "a list"));
}

/** What may be missing is `usual` then. */
export function or<T, U>(item: Check<T>, usual: U): Check<T | U> {
  return (v, w) => (v === null || v === undefined ? usual : item(v, w));
}

export const maybe = <T>(item: Check<T>): Check<T | null> => or(item, null);

/** An object with these fields; what else it holds is left out. */
export function shape<T>(fields: { [K in keyof T]-?: Check<T[K]> }): Check<T> {
  return (v, w) => {
    const o = object(v, w);
    const made: Record<string, unknown> = {};
    for (const [name, check] of Object.entries<Check<unknown>>(fields)) {
      made[name] = check(o[name], `${w}.${name}`);
    }
    return made as T;
  };
}
