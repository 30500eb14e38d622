// The running line: the mean, or the share of a bar, against the number of rounds so far, with its
// interval as a band that narrows, and the exact value where there is one.

import { extent, nice, ticks } from "d3-array";
import type { Line, Point } from "../contract";
import { markText, playedText } from "../format";
import { Grid, type Style } from "./chart";
import { useLab } from "./context";

/** The drawing is so wide and high, whatever its size on the page. */
const SIDE = 1000;
/** Where the first of so many parts of the rounds end, the band must have room. */
const EARLY = 12;
/** So many points are told to a listener. */
const TOLD = 4;

export function RunningLine() {
  const { view, say, format } = useLab();
  const { line } = view;
  if (!line) return null;
  const bar = view.bars.find(({ low }) => low === line.low);
  const exact = bar ? bar.mark : (view.mean?.mark ?? null);
  const title = bar ? say("exp-line-share", { label: bar.label }) : say("exp-line-mean");
  const [bottom, top] = scale(line, exact, bar !== undefined);
  const all = line.points.at(-1)?.[0] ?? 1;

  const x = (rounds: number) => Math.round((SIDE * rounds) / all);
  const part = (value: number) => (value - bottom) / (top - bottom);
  const y = (value: number) => Math.round(SIDE * (1 - part(value)));
  const path = (points: [number, number][]) =>
    points.map(([rounds, value], i) => `${i ? "L" : "M"}${x(rounds)} ${y(value)}`).join("");
  const lower: [number, number][] = [];
  const upper: [number, number][] = [];
  for (const [rounds, , from, to] of line.points) {
    if (from === null || to === null) continue;
    lower.push([rounds, from]);
    upper.unshift([rounds, to]);
  }
  const wide = ticks(bottom, top, 4);
  const step = (wide[1] ?? 1) - (wide[0] ?? 0);
  const write = (value: number) =>
    bar ? format.tick(value) : step >= 1 ? format.count(value) : format.mean(value);
  const value = (n: number) => (bar ? format.share(n) : format.mean(n));
  const told = (point: Point) => {
    const [rounds, now, from, to] = point;
    const said = { played: playedText(say, view, rounds, format), value: value(now) };
    return from === null || to === null
      ? say("exp-line-value", said)
      : say("exp-line-point", { ...said, low: value(from), high: value(to) });
  };
  const mark = bar ? markText(bar, format) : exact === null ? null : format.mean(exact);
  const name = say("exp-mark", { kind: view.marks ?? "exact" });
  const spoken = [title, ...some(line.points).map(told), ...(mark ? [`${name} ${mark}`] : [])];

  return (
    <figure class="ux-felt ux-columns ux-line">
      <figcaption>
        <b>{title}</b>
        {lower.length > 0 && (
          <span>
            <i class="ux-key ux-key-band" aria-hidden="true" />
            {say("exp-legend-interval")}
          </span>
        )}
        {mark && (
          <span>
            <i class="ux-key ux-key-mark" aria-hidden="true" />
            {`${name} ${mark}`}
          </span>
        )}
      </figcaption>
      <div class="ux-plot">
        <Grid lines={wide.map((value) => [part(value), write(value)])} />
        <svg
          viewBox={`0 0 ${SIDE} ${SIDE}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`${spoken.join(". ")}.`}
        >
          {lower.length > 0 && <path class="ux-band" d={`${path([...lower, ...upper])}Z`} />}
          {exact !== null && <path class="ux-exact" d={`M0 ${y(exact)}H${SIDE}`} />}
          <path class="ux-run-line" d={path(line.points.map(([rounds, now]) => [rounds, now]))} />
        </svg>
        {line.points.length === 0 && (
          <p class="ux-empty">
            <span>{say("exp-empty")}</span>
          </p>
        )}
      </div>
      <div class="ux-straight" aria-hidden="true">
        <div class="ux-values">
          {ticks(0, all, 4)
            .filter((rounds) => rounds <= 0.55 * all && Number.isInteger(rounds))
            .map((rounds) => (
              <span key={rounds} style={{ "--at": String(rounds / all) } as Style}>
                {format.count(rounds)}
              </span>
            ))}
          {line.points.length > 0 && (
            <span class="ux-now" style={{ "--at": "1" } as Style}>
              {playedText(say, view, all, format)}
            </span>
          )}
        </div>
      </div>
    </figure>
  );
}

/** The scale: over all values and the exact one, and the band once it is no more than that. */
function scale({ points }: Line, exact: number | null, share: boolean): [number, number] {
  const settled = points.slice(Math.floor(points.length / EARLY));
  const [low = 0, high = 1] = extent(
    [
      exact,
      ...points.map(([, value]) => value),
      ...settled.flatMap(([, , from, to]) => [from, to]),
    ].filter((value) => value !== null),
  ) as [number | undefined, number | undefined];
  const room = high > low ? 0 : share ? 0.05 : 1;
  const [bottom, top] = nice(low - room, high + room, 4);
  return share ? [Math.max(0, bottom), Math.min(1, top)] : [bottom, top];
}

/** Some points, each after several times as many rounds as the one before, and the last. */
function some(points: Line["points"]): Point[] {
  const last = points.length - 1;
  const places = Array.from({ length: TOLD }, (_, i) => Math.floor(last / 3 ** (TOLD - 1 - i)));
  return [...new Set(places)].flatMap((place) => points.slice(place, place + 1));
}
