// A part that is drawn again only when what it is given has changed.

import { type FunctionComponent, h } from "preact";

type Given = Record<string, unknown>;
interface Gate {
  shouldComponentUpdate(next: Given): boolean;
  props: Given;
}

export function memo<P extends object>(part: FunctionComponent<P>): FunctionComponent<P> {
  function differs(this: Gate, next: Given): boolean {
    const keys = Object.keys(next);
    return (
      keys.length !== Object.keys(this.props).length ||
      keys.some((key) => next[key] !== this.props[key])
    );
  }
  return function (this: Gate, props: P) {
    this.shouldComponentUpdate = differs;
    return h(part, props);
  } as unknown as FunctionComponent<P>;
}
