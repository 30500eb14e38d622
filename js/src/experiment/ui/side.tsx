// Beside the bars: what was counted, the mean, and what the marks are.

import { useLab } from "./context";

export function Side() {
  const { view, say, format } = useLab();
  const { mean } = view;
  const several = ["item", "challenge", "uno"].includes(view.unit);
  return (
    <div class="ux-side">
      {!view.numbers && view.count === 0 && <p>{say("exp-empty")}</p>}
      {several && view.count > 0 && (
        <p>
          <b>
            {say("exp-counted", {
              unit: view.unit,
              number: view.count,
              count: format.count(view.count),
            })}
          </b>
        </p>
      )}
      {mean && mean.value !== null && (
        <div class="ux-mean">
          <p>
            <b>{say("exp-mean", { mean: format.mean(mean.value) })}</b>
          </p>
          {mean.from !== null && mean.to !== null && (
            <p>
              {say("exp-mean-interval", {
                low: format.mean(mean.from),
                high: format.mean(mean.to),
              })}
            </p>
          )}
          {mean.mark !== null && <p>{say("exp-mean-exact", { mean: format.mean(mean.mark) })}</p>}
          {mean.spread !== null && (
            <p>
              {say("exp-spread", { spread: format.mean(mean.spread) })}
              {mean.exact_spread !== null &&
                `; ${say("exp-spread-exact", { spread: format.mean(mean.exact_spread) })}`}
            </p>
          )}
        </div>
      )}
      <ul class="ux-legend">
        <li>
          <i class="ux-key ux-key-bar" aria-hidden="true" />
          {say("exp-legend-bar")}
        </li>
        <li>
          <i class="ux-key ux-key-whisker" aria-hidden="true" />
          {say("exp-legend-interval")}
        </li>
        {view.marks && (
          <li>
            <i class="ux-key ux-key-mark" aria-hidden="true" />
            {say("exp-mark", { kind: view.marks })}
          </li>
        )}
      </ul>
      {view.marks && <p class="ux-note">{say("exp-note", { kind: view.marks })}</p>}
      <p class="ux-note" role="status">
        {view.speed === "compiling" && say("exp-compiling")}
      </p>
      <p class="ux-note">{say("exp-seed", { seed: view.seed })}</p>
    </div>
  );
}
