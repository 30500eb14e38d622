// Run and pause, steps, and beginning anew; how many rounds there are, and how fast they come.

import { Icon } from "../../table/ui/icon";
import { playedText } from "../format";
import { useLab } from "./context";

const STEPS = [1, 100, 100_000];

/** `low`: where the bar begins that is chosen. */
export function Controls({ low }: { low: number | null }) {
  const { controller, view, say, format, dead } = useLab();
  const { running } = controller;
  const full = view.rounds >= controller.options.most;
  return (
    <div class="ux-run">
      <div class="ux-buttons" role="toolbar" aria-label={say("exp-run")}>
        <button
          type="button"
          class="uk-strong ux-go"
          aria-disabled={dead || (full && !running)}
          onClick={() => {
            if (dead) return;
            if (running) controller.pause();
            else controller.play(Number.POSITIVE_INFINITY);
          }}
        >
          <Icon name={running ? "pause" : "play"} />
          {running ? say("exp-pause") : say("exp-run")}
        </button>
        {STEPS.map((step) => (
          <button
            type="button"
            key={step}
            class="uk-quiet"
            aria-label={say("exp-step-label", { count: format.count(step) })}
            aria-disabled={dead || running || full}
            onClick={() => dead || running || full || controller.play(step)}
          >
            {say("exp-step", { count: format.count(step) })}
          </button>
        ))}
        <button
          type="button"
          class="uk-icon"
          aria-label={say("exp-anew")}
          title={say("exp-anew")}
          aria-disabled={dead || view.rounds === 0}
          onClick={() => dead || view.rounds === 0 || controller.anew()}
        >
          <Icon name="start" />
        </button>
        <button
          type="button"
          class="uk-quiet ux-toggle"
          aria-pressed={view.line !== null}
          aria-disabled={dead}
          onClick={() => dead || controller.line(view.line === null, low)}
        >
          {say("exp-line")}
        </button>
      </div>
      <p class="ux-count">
        <b>{playedText(say, view, view.rounds, format)}</b>
        {running && controller.rate !== null && (
          <span>{say("exp-rate", { count: format.count(controller.rate) })}</span>
        )}
        {full && <span>{say("exp-all", { count: format.count(view.rounds) })}</span>}
      </p>
    </div>
  );
}
