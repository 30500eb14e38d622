// The numbers of the chart as a table: for screen readers, and for whoever opens it.

import { markText } from "../format";
import { useLab } from "./context";

export function Numbers() {
  const { view, say, format } = useLab();
  return (
    <details class="ux-numbers">
      <summary>{say("exp-numbers")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so keys must reach it */}
      <section class="ux-scroll" tabIndex={0} aria-label={view.title}>
        <table>
          <caption class="uk-sr">{view.title}</caption>
          <thead>
            <tr>
              <th scope="col">{say("exp-column-value")}</th>
              <th scope="col">{say("exp-column-count")}</th>
              <th scope="col">{say("exp-column-share")}</th>
              <th scope="col">{say("exp-column-interval")}</th>
              {view.marks && <th scope="col">{say("exp-mark", { kind: view.marks })}</th>}
            </tr>
          </thead>
          <tbody>
            {view.bars.map((bar) => (
              <tr key={bar.low}>
                <th scope="row">{bar.label}</th>
                <td>{format.count(bar.count)}</td>
                <td>{view.count > 0 ? format.share(bar.share) : "–"}</td>
                <td>
                  {view.count > 0 ? `${format.share(bar.from)} – ${format.share(bar.to)}` : "–"}
                </td>
                {view.marks && <td>{markText(bar, format)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
