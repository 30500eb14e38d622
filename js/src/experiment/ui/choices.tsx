// What is asked, of how many players, and how they play.

import { useState } from "preact/hooks";
import { useLab } from "./context";

const MIXED = "\u0000";

export function Choices() {
  const { controller, view, say, dead } = useLab();
  const { options, languages } = controller;
  const [each, setEach] = useState(false);
  const playing = view.unit !== "hand" && view.unit !== "wait";
  const same = view.strategies.every((s) => s === view.strategies[0]);
  const strategies = (
    <>
      {options.strategies.map((strategy) => (
        <option key={strategy} value={strategy}>
          {say("exp-strategy", { strategy })}
        </option>
      ))}
    </>
  );
  const seats = each || !same;

  return (
    <div class="ux-head">
      {options.show.choices ? (
        <label class="ux-question">
          <span>{say("exp-question")}</span>
          <select
            disabled={dead}
            value={view.question}
            onChange={(e) => controller.ask(e.currentTarget.value)}
          >
            {options.questions.map(([name, title]) => (
              <option key={name} value={name}>
                {title}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <h2 class="ux-question">{view.title}</h2>
      )}
      {options.show.choices && playing && (
        <>
          <label>
            <span>{say("exp-players")}</span>
            <select
              disabled={dead}
              value={String(view.players.length)}
              onChange={(e) => controller.anew({ players: Number(e.currentTarget.value) })}
            >
              {[2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => (
                <option key={number} value={String(number)}>
                  {number}
                </option>
              ))}
            </select>
          </label>
          <label>
            <span>{say("exp-strategies")}</span>
            <select
              disabled={dead}
              value={seats ? MIXED : view.strategies[0]}
              onChange={(e) => {
                const { value } = e.currentTarget;
                setEach(value === MIXED);
                if (value !== MIXED) controller.anew({ strategies: view.players.map(() => value) });
              }}
            >
              {strategies}
              <option value={MIXED}>{say("exp-strategy-mixed")}</option>
            </select>
          </label>
        </>
      )}
      {options.show.settings && languages.length > 1 && (
        <label>
          <span>{say("exp-language")}</span>
          <select
            disabled={dead}
            value={view.language}
            onChange={(e) => controller.setLanguage(e.currentTarget.value)}
          >
            {languages.map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {options.show.choices && playing && seats && (
        <fieldset class="ux-seats">
          <legend>{say("exp-each")}</legend>
          {view.players.map((name, seat) => (
            <label key={seat}>
              <span>{say("exp-strategy-of", { name })}</span>
              <select
                disabled={dead}
                value={view.strategies[seat]}
                onChange={(e) => {
                  const now = [...view.strategies];
                  now[seat] = e.currentTarget.value;
                  setEach(true);
                  controller.anew({ strategies: now });
                }}
              >
                {strategies}
              </select>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
