// Chances as lanes of the track: a lane is driven as far as the chance goes, and over its end lies the
// whisker, in which the true chance is with a certainty of 95 in 100. Each opens to how it was found.

import type { ComponentChildren } from "preact";
import { useTable } from "../table/ui/context";
import type { Chance } from "./contract";

/** A chance as it is read in this language. */
export function usePercent(): (share: number) => string {
  const { view } = useTable();
  const format = new Intl.NumberFormat(view.language, { style: "percent" });
  return (share) => format.format(share);
}

const along = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(1)}%`;

function Lane({ value, low, high }: Pick<Chance, "value" | "low" | "high">) {
  return (
    <span class="uk-lane" aria-hidden="true">
      <i style={{ width: along(value) }} />
      <b style={{ left: along(low), width: along(high - low) }} />
    </span>
  );
}

interface RowProps {
  chance: Chance;
  class?: string;
  picture?: ComponentChildren;
  name: ComponentChildren;
  onPoint?: (on: boolean) => void;
}

/** One line of a list of chances. */
export function Row({ chance, picture, name, onPoint, ...more }: RowProps) {
  const { say } = useTable();
  const percent = usePercent();
  const { value, low, high, how } = chance;
  return (
    <li class={more.class ?? ""}>
      <details>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary has the focus by itself */}
        <summary
          onPointerEnter={() => onPoint?.(true)}
          onPointerLeave={() => onPoint?.(false)}
          onFocus={() => onPoint?.(true)}
          onBlur={() => onPoint?.(false)}
        >
          {picture}
          <span class="uk-odds-name">{name}</span>{" "}
          <span class="uk-odds-value">
            {percent(value)}
            <span class="uk-sr">
              {" "}
              {say("odds-range", { low: percent(low), high: percent(high) })}
            </span>
          </span>
          <Lane value={value} low={low} high={high} />
        </summary>
        <How how={how} />
      </details>
    </li>
  );
}

export function How({ how }: { how: string[] }) {
  return (
    <div class="uk-odds-how">
      {how.map((sentence, i) => (
        <p key={i}>{sentence}</p>
      ))}
    </div>
  );
}
