// How the table presents itself to this person: pace, motion, size, language. It changes at once.

import { MOTIONS, PACES, SIZES } from "../table/contract/settings";
import { useTable } from "../table/ui/context";
import type { Say } from "../table/words";

function levelName(say: Say, level: string): string {
  switch (level) {
    case "slow":
      return say("pace-slow");
    case "fast":
      return say("pace-fast");
    case "off":
      return say("motion-off");
    case "large":
      return say("size-large");
    case "huge":
      return say("size-huge");
    default:
      return say("pace-normal");
  }
}

function Choice({
  label,
  values,
  value,
  tongues,
  onPick,
}: {
  label: string;
  values: readonly (readonly [value: string, name: string])[];
  value: string;
  /** The values are languages, each named in its own. */
  tongues?: boolean;
  onPick: (value: string) => void;
}) {
  return (
    <fieldset class="uk-choice">
      <legend>{label}</legend>
      <div>
        {values.map(([v, name]) => (
          <label key={v} {...(tongues ? { lang: v } : {})}>
            <input type="radio" name={label} checked={v === value} onChange={() => onPick(v)} />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Settings() {
  const { say, controller, view, show } = useTable();
  const { settings, languages } = controller;
  const levels = (all: readonly string[]) => all.map((v) => [v, levelName(say, v)] as const);
  return (
    <form class="uk-settings">
      {show.pace && view.players.some((p) => p.bot) && (
        <Choice
          label={say("pace-label")}
          values={levels(PACES)}
          value={settings.pace}
          onPick={(v) => controller.set({ pace: v as (typeof PACES)[number] })}
        />
      )}
      <Choice
        label={say("motion-label")}
        values={levels(MOTIONS)}
        value={settings.motion}
        onPick={(v) => controller.set({ motion: v as (typeof MOTIONS)[number] })}
      />
      <Choice
        label={say("size-label")}
        values={levels(SIZES)}
        value={settings.size}
        onPick={(v) => controller.set({ size: v as (typeof SIZES)[number] })}
      />
      {show.odds && (
        <Choice
          label={say("odds-title")}
          values={[
            ["on", say("odds-on")],
            ["off", say("odds-off")],
          ]}
          value={controller.options.odds ? "on" : "off"}
          onPick={(v) => controller.setOdds(v === "on")}
        />
      )}
      {languages.length > 1 && (
        <Choice
          label={say("language-label")}
          values={languages}
          tongues
          value={view.language}
          onPick={(v) => controller.setLanguage(v)}
        />
      )}
    </form>
  );
}
