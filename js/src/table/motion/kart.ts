// The kart on its way along the track: moved by transforms alone, so that the browser moves it beside
// everything else that it does. (A path to move along would be asked for anew with every picture.)

import type { Circuit } from "../parts/circuit";
import { speedOf } from "./player";

const LONG = 500;
/** So many points of the way are given for a whole round; between them it goes straight on. */
const FINE = 64;

/** Where the middle of a kart as wide as `wide` stands at `t`, heading the way of play. */
export function parked(course: Circuit, t: number, way: number, wide: number, near = 0): string {
  const { x, y, turn } = course.at(t);
  const heads = way > 0 ? turn : turn + 180;
  // Of equal headings the nearest: it never turns the long way round.
  const angle = heads + 360 * Math.round((near - heads) / 360);
  return `translate(${(x - wide / 2).toFixed(1)}px,${(y - wide / 3).toFixed(1)}px) rotate(${angle.toFixed(1)}deg)`;
}

/** Drives it from one place to another. */
export function drive(
  kart: HTMLElement,
  course: Circuit,
  from: number,
  to: number,
  way: number,
  wide: number,
): void {
  const felt = kart.closest<HTMLElement>(".uk-felt");
  const speed = felt ? speedOf(felt) : "off";
  if (speed === "off") return;
  const count = Math.max(2, Math.ceil(Math.abs(to - from) * FINE));
  const frames: Keyframe[] = [];
  let angle = 0;
  for (let i = 0; i <= count; i += 1) {
    const transform = parked(course, from + ((to - from) * i) / count, way, wide, angle);
    angle = Number(/rotate\((.*)deg/.exec(transform)?.[1] ?? 0);
    frames.push({ transform });
  }
  const duration = speed === "fast" ? LONG / 2 : LONG;
  kart.animate(frames, { duration, easing: "ease-in-out" });
}
