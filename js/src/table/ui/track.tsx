// The race track on which the seats stand: its marks point the way of play, those from whoever is to
// play to whoever comes next are lit, its kerb has the colour in force, and a kart waits where the turn is.

import { useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { actor } from "../contract/view";
import { drive, parked } from "../motion/kart";
import { halfAlong, nearest, type Point, type Ring } from "../parts/circuit";
import { inkOf } from "../parts/drawing";
import { useTable } from "./context";
import { Kart } from "./kart";
import type { Measures } from "./measures";

const placed = ({ x, y, turn }: Point) =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg)`;

/** Where on the course each seat is. */
export function placeOn(ring: Ring, others: number[], seat: number): number {
  const at = others.indexOf(seat);
  return at < 0 ? 0 : (ring.seats[at] ?? 0);
}

export function Track({
  ring,
  others,
  measures,
}: {
  ring: Ring;
  others: number[];
  measures: Measures;
}) {
  const { view } = useTable();
  const { course, kerb, asphalt, edge } = ring;
  const way = view.direction;
  const count = view.players.length;
  const who = actor(view) ?? view.turn;
  const here = placeOn(ring, others, who);
  const next = placeOn(ring, others, (who + way + count) % count);
  const ahead = (t: number) => (((t - here) * way) % 1) + ((t - here) * way < 0 ? 1 : 0);
  const reach = ahead(next) || 1;

  // The kart stands just before the box of whoever is to play, heading the way of play.
  const box =
    here === 0 && view.seat !== null
      ? [ring.ownWidth, measures.seatHeight * 0.62]
      : [measures.seatWidth, measures.seatHeight];
  const off = halfAlong(course.at(here), box[0] ?? 0, box[1] ?? 0) + asphalt * 0.72;
  const kart = useRef(here);
  kart.current = nearest(kart.current, here + (way * off) / course.length);
  // The finish line lies on the far side of one's own box.
  const finish = course.at(-(ring.ownWidth / 2 + asphalt * 0.45) / course.length);
  const ground = useMemo(
    () => (
      <svg aria-hidden="true">
        <path class="uk-infield" d={course.path} />
        <path class="uk-line" d={course.path} style={{ strokeWidth: asphalt + 7 }} />
        <path class="uk-asphalt" d={course.path} style={{ strokeWidth: asphalt }} />
        <path class="uk-kerb" d={kerb.path} style={{ strokeWidth: edge }} />
        <path
          class="uk-kerb uk-dashes"
          d={kerb.path}
          style={{
            strokeWidth: edge,
            strokeDasharray: edge * 2.6,
            ...(view.colour ? { stroke: inkOf(view.colour) } : {}),
          }}
        />
        <path
          class="uk-finish"
          d={`M-6 ${-asphalt / 2}v${asphalt}M0 ${asphalt / 2}v${-asphalt}M6 ${-asphalt / 2}v${asphalt}`}
          style={{ strokeDasharray: asphalt / 6, transform: placed(finish) }}
        />
      </svg>
    ),
    [ring, view.colour],
  );
  const wide = asphalt * 1.15;
  const stands = parked(course, kart.current, way, wide);
  const driven = useRef<HTMLDivElement>(null);
  const last = useRef({ ring, t: kart.current });
  useLayoutEffect(() => {
    const from = last.current;
    last.current = { ring, t: kart.current };
    if (!driven.current || from.ring !== ring || from.t === kart.current) return;
    drive(driven.current, course, from.t, kart.current, way, wide);
  }, [ring, stands]);
  return (
    <div class="uk-track" aria-hidden="true" data-way={way > 0 ? "left" : "right"}>
      {ground}
      <svg aria-hidden="true" data-place="track">
        {ring.marks.map((t, i) => {
          const point = course.at(t);
          if (way < 0) point.turn += 180;
          return (
            <path
              key={i}
              class={`uk-chevron${ahead(t) < reach ? " uk-lit" : ""}`}
              d="M-11-13H1L11 0 1 13H-11L-1 0z"
              style={{ transform: `${placed(point)} scale(${(asphalt / 54).toFixed(2)})` }}
            />
          );
        })}
      </svg>
      <div class="uk-drive" ref={driven} style={{ transform: stands }}>
        <Kart style={{ width: `${wide}px`, height: `${(wide * 2) / 3}px` }} />
      </div>
    </div>
  );
}
