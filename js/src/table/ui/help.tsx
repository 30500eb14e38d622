// The help sheet: the keys, and what the marks on the cards mean.

import { COLOURS } from "../contract/cards";
import { Shape } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { colourName } from "./names";

export function Help({ onClose }: { onClose: () => void }) {
  const { say, show } = useTable();
  const keys: [string, string, boolean?][] = [
    ["← →", say("key-arrows")],
    ["Enter", say("key-enter")],
    ["W", say("key-why"), show.why],
    ["D", say("draw-card")],
    ["P", say("pass-turn")],
    ["U", say("key-uno")],
    ["C", say("key-catch")],
    ["N", say("next-round")],
    ["H", say("hint-title"), show.hints],
    ["R", say("rulebook-title"), show.rulebook],
    ["L", say("key-past"), show.history],
    ["O", say("key-odds"), show.odds],
    [", .", say("key-clock"), show.pace || show.history],
    ["↑ ↓", say("key-log"), show.log],
    ["Esc", say("key-escape")],
    ["?", say("help-title")],
  ];
  const items: [string, string][] = [
    ["item-R", "mushroom"],
    ["item-Y", "banana"],
    ["item-G", "shell"],
    ["item-B", "lightning"],
    ["item-W", "bobomb"],
  ];
  return (
    <Dialog title={say("help-title")} onClose={onClose} wide>
      <div class="uk-help">
        <section>
          <h3>{say("keys-title")}</h3>
          <dl>
            {keys.map(
              ([key, what, there = true]) =>
                there && (
                  <div key={key}>
                    <dt>
                      <kbd>{key}</kbd>
                    </dt>
                    <dd>{what}</dd>
                  </div>
                ),
            )}
          </dl>
        </section>
        <section>
          <h3>{say("colours-title")}</h3>
          <ul class="uk-legend">
            {COLOURS.map((c) => (
              <li key={c} class={`uk-${c}`}>
                <Shape name={`emblem-${c}`} />
                {c} – {colourName(say, c)}
              </li>
            ))}
          </ul>
          <h3>{say("items-title")}</h3>
          <ul class="uk-legend">
            {items.map(([name, item]) => (
              <li key={name}>
                <Shape name={name} />
                {say("item-name", { item })}
              </li>
            ))}
          </ul>
          <p>{say("help-why")}</p>
        </section>
      </div>
    </Dialog>
  );
}
