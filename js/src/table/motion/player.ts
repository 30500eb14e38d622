// Plays motions with the Web Animations API, on transform, scale and opacity only. The board under
// them already shows the new view; what is still on its way is hidden there until it arrives.
//
// Geometry is read in one go (`measure`) before anything is written, so that the page is laid out
// once for an action. What an animation made leaves nothing behind: each is cancelled at the end, and
// the layer with the moving pictures is taken out.

import { BACK, cardMarkup, inkOf, shape } from "../parts/drawing";
import { type CardMotion, end, type Motion, type Speed } from "./choreography";

interface Spot {
  /** The middle, in pixels from the felt's own corner. */
  x: number;
  y: number;
  /** As wide as a card there, and turned by so many degrees. */
  wide: number;
  turn: string;
  element: Element;
}

export interface Geometry {
  places: Map<string, Spot>;
  /** The cards of one's own hand, by what they are. */
  hand: Map<string, Spot[]>;
  /** The faces on the discard pile, the top one last. */
  pile: Spot[];
  /** The sign of the colour, with a copy of it as it looks now. */
  sign: (Spot & { copy: Node }) | null;
}

/** A card at a seat's plate is so much smaller than on the felt. */
const SMALL = 0.4;
const pop = (most: number): Keyframe[] => [
  { transform: "scale(.3)", opacity: 0 },
  { transform: `scale(${most})`, opacity: 1 },
  { transform: "none" },
];
/** So many of the signs that point the way are seen to turn. */
const SIGNS = 8;
const EASE = "cubic-bezier(.35,.05,.25,1)";

/** How fast things move here and now. */
export function speedOf(felt: HTMLElement): Speed {
  const set = felt.closest<HTMLElement>(".uk-root")?.dataset.motion;
  const still =
    typeof felt.animate !== "function" ||
    document.visibilityState === "hidden" ||
    matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || set === "off" ? "off" : set === "fast" ? "fast" : "normal";
}

/** Reads where everything lies. */
export function measure(felt: HTMLElement): Geometry {
  const box = felt.getBoundingClientRect();
  const zoom = box.width / felt.offsetWidth || 1;
  const spot = (element: Element): Spot => {
    const face = element.localName === "svg" ? element.parentElement : element;
    const at = element.getBoundingClientRect();
    return {
      x: (at.left + at.width / 2 - box.left) / zoom - felt.clientLeft,
      y: (at.top + at.height / 2 - box.top) / zoom - felt.clientTop,
      wide: (face as HTMLElement).offsetWidth,
      turn: (face as HTMLElement).style.getPropertyValue("--turn") || "0deg",
      element,
    };
  };
  const places = new Map<string, Spot>();
  const hand = new Map<string, Spot[]>();
  let pile: Spot[] = [];
  for (const element of felt.querySelectorAll<HTMLElement>("[data-place]")) {
    const name = element.dataset.place ?? "";
    const faces =
      name === "stock" || name === "discard" ? element.querySelectorAll(".uk-face") : [];
    const cards = [...faces].map(spot);
    if (name === "discard") pile = cards;
    places.set(name, cards.at(-1) ?? spot(element));
  }
  for (const element of felt.querySelectorAll<HTMLElement>(".uk-hand [data-card]")) {
    const card = element.dataset.card ?? "";
    hand.set(card, [...(hand.get(card) ?? []), spot(element)]);
  }
  const sign = places.get("colour");
  return {
    places,
    hand,
    pile,
    sign: sign ? { ...sign, copy: sign.element.cloneNode(true) } : null,
  };
}

/** Plays the motions; `done` is called once, when all is over or was cut short by what is returned. */
export function play(
  felt: HTMLElement,
  before: Geometry,
  motions: readonly Motion[],
  seat: number | null,
  done: () => void,
): (() => void) | null {
  const after = measure(felt);
  const wide = (after.places.get("stock") ?? after.places.get("discard"))?.wide || 80;
  const running: Animation[] = [];
  const markup: string[] = [];
  const writes: (() => void)[] = [];
  const layer = document.createElement("div");

  const run = (element: Element | undefined, frames: Keyframe[], m: Motion, easing = EASE) => {
    if (!element) return;
    const timing = { delay: m.at, duration: m.long, easing, fill: "backwards" as const };
    running.push(element.animate(frames, timing));
  };
  // As what comes before an animation: nothing changes, so no picture is asked for until its end.
  const keep = (element: Element, frame: Keyframe, delay: number) => {
    running.push(element.animate([frame, frame], { delay, duration: 1, fill: "backwards" }));
  };
  const hide = (spot: Spot | undefined, until: number) => {
    if (spot) writes.push(() => keep(spot.element, { opacity: 0 }, until));
  };
  const place = (name: string): Spot | undefined =>
    after.places.get(name) ?? (name === "hand" ? after.places.get(`seat-${seat}`) : undefined);
  const at = (s: Spot, size: number, turn = s.turn, up = 0) =>
    `translate(${s.x}px,${s.y - up * wide}px) rotate(${turn}) scale(${size})`;
  /** A moving picture: its markup, and what moves it once it is there. */
  const sprite = (html: string, size: number, moves: (element: Element) => void) => {
    const i = markup.length;
    markup.push(`<div class="uk-fly" style="--card:${size}px">${html}</div>`);
    writes.push(() => moves(layer.children[i] as Element));
  };

  let laid = motions.filter((m) => m.what === "card" && m.to === "discard" && !m.passing).length;
  for (const m of motions) {
    if (m.what === "card") {
      const known = m.card ?? "";
      const from = (m.from === "hand" && before.hand.get(known)?.pop()) || place(m.from);
      let to = (m.to === "hand" && after.hand.get(known)?.pop()) || undefined;
      if (m.to === "discard" && !m.passing) {
        to = after.pile.at(-laid);
        laid -= 1;
      }
      if (to) hide(to, m.at + m.long);
      to ??= place(m.to);
      if (from && to) sprite(faces(m), wide, (el) => fly(el, m, from, to));
    } else if (m.what === "item") {
      const from = place("discard");
      const to = place(m.to);
      if (!from || !to) continue;
      const picture = `<svg viewBox="-4 -4 108 116">${shape(`item-${m.suit}`)}</svg>`;
      const spin = m.suit === "G" ? "720deg" : m.suit === "Y" ? "200deg" : "0deg";
      sprite(picture, wide, (el) =>
        run(
          el,
          [
            { transform: at(from, 0.2, "0deg"), opacity: 0 },
            { transform: at(from, 1.1, "0deg", 0.3), opacity: 1, offset: 0.3, easing: "ease-in" },
            { transform: at(to, 0.8, spin), opacity: 1, offset: 0.8 },
            { transform: at(to, 1.6, spin), opacity: 0 },
          ],
          m,
          "linear",
        ),
      );
    } else if (m.what === "mark") {
      const mark = place(`seat-${m.seat}`)?.element.querySelector(".uk-mark");
      writes.push(() => run(mark ?? undefined, pop(1.5), m));
    } else if (m.what === "spin") {
      // The signs already point the new way; until they turn they point the old one.
      const lit = place("track")?.element.querySelectorAll(".uk-lit") ?? [];
      for (const sign of [...lit].slice(0, SIGNS)) {
        const lies = (sign as HTMLElement).style.transform;
        const frames = [-180 * m.way, 0].map((a) => ({ transform: `${lies} rotate(${a}deg)` }));
        writes.push(() => run(sign, frames, m));
      }
    } else {
      const sign = place("colour");
      if (!sign) continue;
      for (const element of [sign.element, ...felt.querySelectorAll(".uk-paint")]) {
        writes.push(() => run(element, pop(1.15), m));
      }
      const old = before.sign;
      if (old && m.at > 0) {
        sprite("", 0, (el) => {
          el.append(old.copy);
          keep(el, { transform: at(old, 1, "0deg"), opacity: 1 }, m.at);
        });
      }
      if (!m.named || !m.colour) continue;
      sprite(`<i style="background:${inkOf(m.colour)}"></i>`, wide, (el) =>
        run(
          el,
          [
            { transform: at(sign, 0.2, "0deg"), opacity: 0.8 },
            { transform: at(sign, 4, "0deg"), opacity: 0 },
          ],
          m,
        ),
      );
    }
  }

  function fly(element: Element, m: CardMotion, from: Spot, to: Spot) {
    const size = (s: Spot, name: string) => (name.startsWith("seat") ? SMALL : s.wide / wide);
    const [a, b] = [size(from, m.from), size(to, m.to)];
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } as Spot;
    run(
      element,
      [
        { transform: at(from, a), opacity: 1 },
        { transform: at(middle, ((a + b) / 2) * 1.2, "0deg"), opacity: 1 },
        { transform: at(to, b), opacity: m.passing ? 0 : 1 },
      ],
      m,
    );
    if (!m.turns) return;
    const [open, shut] = ["none", "scaleX(0)"];
    const turn = (face: Element | null | undefined, way: string[]) =>
      run(
        face ?? undefined,
        way.map((transform, i) => ({ transform, offset: [0, 0.25, 0.5, 0.75, 1][i] as number })),
        m,
        "linear",
      );
    turn(element.firstElementChild, [shut, shut, shut, open, open]);
    turn(element.lastElementChild, [open, open, shut, shut, shut]);
  }

  // What is asked next is asked when one has seen why.
  const question = felt.querySelector(".uk-question");
  const total = end(motions);
  if (question) {
    const frames = [{ opacity: 0 }, { opacity: 0, offset: 0.85 }, { opacity: 1 }];
    writes.push(() => running.push(question.animate(frames, total)));
  }

  const over = new AbortController();
  const finish = () => {
    if (over.signal.aborted) return;
    over.abort();
    clearTimeout(timer);
    for (const animation of running) animation.cancel();
    layer.remove();
    felt.removeAttribute("data-moving");
    done();
  };
  const timer = setTimeout(finish, total);
  const options = { capture: true, signal: over.signal };
  const root = felt.closest(".uk-root") ?? felt;
  root.addEventListener("pointerdown", finish, options);
  root.addEventListener("keydown", finish, options);
  document.addEventListener("visibilitychange", finish, options);

  layer.className = "uk-stage";
  layer.setAttribute("aria-hidden", "true");
  layer.innerHTML = markup.join("");
  // The loft is a box of its own: what is put into it lays out nothing else.
  (felt.querySelector(".uk-loft") ?? felt).append(layer);
  felt.toggleAttribute("data-moving", true);
  for (const write of writes) write();
  // The end of a round takes the table away: then there is nothing to wait for.
  if (running.length > 0) return finish;
  finish();
  return null;
}

/** A card's picture; of one that turns over, both sides. */
function faces(m: CardMotion): string {
  const side = (inner: string) => `<svg class="uk-face" viewBox="0 0 100 150">${inner}</svg>`;
  const front = m.card ? side(cardMarkup(m.card)) : "";
  return front && !m.turns ? front : front + side(BACK);
}
