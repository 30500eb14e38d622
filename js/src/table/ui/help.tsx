// The help sheet: the keys, and what the marks on the cards mean.

import { useEffect, useState } from "preact/hooks";
import { COLOURS } from "../contract/cards";
import type { RuleText } from "../contract/messages";
import { Shape } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { colourName } from "./names";

export function Help({ onClose }: { onClose: () => void }) {
  const { say } = useTable();
  const keys: [string, string][] = [
    ["← →", say("key-arrows")],
    ["Enter", say("key-enter")],
    ["W", say("key-why")],
    ["D", say("draw-card")],
    ["P", say("pass-turn")],
    ["U", say("key-uno")],
    ["C", say("key-catch")],
    ["N", say("next-round")],
    [",", say("key-pause")],
    [".", say("pace-step")],
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
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
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

/** One rule of the rulebook, asked of the kernel. */
export function RuleSheet({ rule, onClose }: { rule: string; onClose: () => void }) {
  const { say, controller } = useTable();
  const [text, setText] = useState<RuleText | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    let open = true;
    setText(null);
    controller.rule(rule).then(
      (got) => open && setText(got),
      (why: Error) => open && setFailed(why.message),
    );
    return () => {
      open = false;
    };
  }, [controller, rule]);
  return (
    <Dialog title={text?.title || say("rule-title")} onClose={onClose}>
      <div class="uk-rule">
        {text && <p>{text.text}</p>}
        {text?.convention && <p class="uk-convention">{text.convention}</p>}
        {failed && <p role="alert">{failed}</p>}
        <p>
          <code>{rule}</code>
        </p>
      </div>
    </Dialog>
  );
}
