// The bars: numbers as columns on a straight of the track, names as lanes. Each can be pressed.

import { nice, ticks } from "d3-array";
import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";
import { shape } from "../../table/parts/drawing";
import { Kart } from "../../table/ui/kart";
import type { Bar, View } from "../contract";
import { barText, markText } from "../format";
import { useLab } from "./context";

interface ChartProps {
  chosen: Bar | null;
  onChoose: (bar: Bar) => void;
}

/** Which way each arrow key leads along the bars. */
const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

export type Style = JSX.CSSProperties & Record<`--${string}`, string>;

export function Chart({ chosen, onChoose }: ChartProps) {
  const { view, say, format, controller } = useLab();
  const [at, setAt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const top = scaleTop(view);
  const lines = ticks(0, top, view.numbers ? 4 : 3);
  const here = Math.min(at, view.bars.length - 1);
  const canChoose = controller.options.show.rounds || view.line !== null;

  const onKeyDown = (e: KeyboardEvent) => {
    const all = [...(box.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const here = all.indexOf(e.target as HTMLElement);
    const last = all.length - 1;
    const by = ARROWS[e.key];
    const to = e.key === "Home" ? 0 : e.key === "End" ? last : by === undefined ? -1 : here + by;
    if (to < 0 || to > last || e.ctrlKey || e.metaKey || e.altKey) return;
    e.preventDefault();
    all[to]?.focus();
  };

  return (
    <div class={`ux-felt ${view.numbers ? "ux-columns" : "ux-lanes"}`}>
      <div class="ux-plot">
        <Grid lines={lines.map((share) => [share / top, format.tick(share)])} />
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
        <div
          class="ux-bars"
          role="group"
          aria-label={say("exp-chart", { title: view.title })}
          ref={box}
          onKeyDown={onKeyDown}
        >
          {view.bars.map((bar, i) => (
            <button
              type="button"
              key={bar.low}
              class={`uk-bare ux-bar${bar.sign ? ` ux-${bar.sign}` : ""}`}
              tabIndex={i === here ? 0 : -1}
              aria-label={barText(say, view, bar, format)}
              title={barText(say, view, bar, format)}
              {...(canChoose ? { "aria-pressed": chosen?.low === bar.low } : {})}
              style={heights(bar, top)}
              onFocus={() => setAt(i)}
              onClick={() => onChoose(bar)}
            >
              {!view.numbers && <Lane bar={bar} />}
              <span class="ux-way">
                {!view.numbers && view.count === 0 && <Kart />}
                <i class="ux-fill" />
                {bar.count > 0 && <i class="ux-whisker" />}
                {bar.mark !== null && <i class="ux-mark" />}
              </span>
            </button>
          ))}
        </div>
        {view.numbers && view.count === 0 && (
          <p class="ux-empty">
            <span>
              <i class="ux-lights" aria-hidden="true" />
              {say("exp-empty")}
            </span>
          </p>
        )}
      </div>
      {view.numbers && <Straight />}
    </div>
  );
}

/** The lines of a scale, each at a part of it from 0 to 1, with what stands there. */
export function Grid({ lines }: { lines: [at: number, text: string][] }) {
  return (
    <div class="ux-grid" aria-hidden="true">
      {lines.map(([at, text]) => (
        <i key={text} style={{ "--at": String(at) } as Style}>
          <span>{text}</span>
        </i>
      ))}
    </div>
  );
}

/** What stands before a lane: its name, the share, and the exact one. */
function Lane({ bar }: { bar: Bar }) {
  const { view, format } = useLab();
  const mark = markText(bar, format);
  return (
    <span class="ux-name">
      {bar.sign && (
        <svg
          class="ux-sign"
          viewBox="0 0 100 100"
          aria-hidden="true"
          dangerouslySetInnerHTML={{ __html: shape(`item-${bar.sign}`) }}
        />
      )}
      <b>{bar.label}</b>
      {/* Drawn by the looks: the button's label says them, in another order. */}
      <span data-text={view.count > 0 ? format.share(bar.share) : ""} />
      {mark && <small data-text={mark} />}
    </span>
  );
}

/** The scale while there is nothing to be seen. */
const EMPTY_TOP = 0.2;

/** The end of the scale: over every bar, its interval and its mark, and a round number. */
function scaleTop(view: View): number {
  if (view.count === 0 && !view.marks) return EMPTY_TOP;
  const most = Math.max(
    0.01,
    ...view.bars.map((bar) => Math.max(bar.count > 0 ? bar.to : 0, bar.mark ?? 0)),
  );
  return Math.min(1, nice(0, most, 4)[1]);
}

function heights(bar: Bar, top: number): Style {
  const at = (share: number) => String(Math.round((Math.min(share, top) / top) * 1e4) / 1e4);
  return {
    "--share": at(bar.share),
    "--from": at(bar.from),
    "--to": at(bar.to),
    "--mark": at(bar.mark ?? 0),
  };
}

/** Under the columns: a straight of the track with the values, where a kart stands at the mean. */
function Straight() {
  const { view } = useLab();
  const { bars, mean } = view;
  const width = bars[0]?.high === null ? 1 : (bars[0]?.high ?? 0) - (bars[0]?.low ?? 0) + 1;
  const place = (value: number | null | undefined) =>
    value === null || value === undefined
      ? null
      : Math.min(1, (value - (bars[0]?.low ?? 0) + 0.5) / (width * bars.length));
  const at = place(mean?.value);
  const exact = place(mean?.mark);
  // Single values stand under the middle of their bars, the beginnings of ranges at their edges.
  const single = width === 1;
  const every = single && bars.length <= 16 ? 1 : Math.ceil(bars.length / 10);
  return (
    <div class="ux-straight" aria-hidden="true">
      <div class={`ux-values${single ? " ux-single" : ""}`}>
        {bars.map((bar, i) =>
          i % every === 0 ? (
            <span
              key={bar.low}
              class={(i / every) % 2 && every > 1 ? "ux-odd" : ""}
              style={{ "--at": String((i + (single ? 0.5 : 0)) / bars.length) } as Style}
            >
              {bar.high === null ? bar.label : bar.low}
            </span>
          ) : null,
        )}
      </div>
      {exact !== null && <i class="ux-flag" style={{ "--at": String(exact) } as Style} />}
      <span
        class={`ux-kart${at === null ? " ux-start" : ""}`}
        style={{ "--at": String(at ?? 0) } as Style}
      >
        <Kart />
      </span>
    </div>
  );
}
