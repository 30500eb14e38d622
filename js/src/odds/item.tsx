// What an Item Box would turn up now: a ring of five parts.

import { inkOf } from "../table/parts/drawing";
import { Shape } from "../table/ui/card";
import { useTable } from "../table/ui/context";
import { How, usePercent } from "./bars";
import type { ItemOdds } from "./contract";

/** The suit that bears an item. */
const SUITS = { mushroom: "R", banana: "Y", shell: "G", lightning: "B", bobomb: "W" } as const;

const suitOf = (item: string) => SUITS[item as keyof typeof SUITS] ?? "W";

export function ItemRing({ odds }: { odds: ItemOdds }) {
  const { say } = useTable();
  const percent = usePercent();
  let from = 0;
  return (
    <>
      <div class="uk-odds-item">
        <svg class="uk-odds-ring" viewBox="-50 -50 100 100" aria-hidden="true">
          <circle class="uk-odds-rim" r="36" />
          {odds.items.map(({ item, value }) => {
            const at = from;
            from += value;
            return (
              <circle
                key={item}
                r="36"
                pathLength="100"
                stroke={inkOf(suitOf(item))}
                stroke-dasharray={`${Math.max(0, value * 100 - 0.8)} 100`}
                stroke-dashoffset={-at * 100}
              />
            );
          })}
          <text class="uk-odds-box" y="9">
            ?
          </text>
        </svg>
        <ul>
          {odds.items.map(({ item, fraction, value }) => (
            <li key={item}>
              <Shape name={`item-${suitOf(item)}`} />
              <span>{say("item-name", { item })}</span> <b>{percent(value)}</b>{" "}
              <small>{fraction}</small>
            </li>
          ))}
        </ul>
      </div>
      <details>
        <summary>{say("odds-how")}</summary>
        <How how={odds.how} />
      </details>
    </>
  );
}
