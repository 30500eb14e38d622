// The bar over the table: round and target, the pace of the bots, a new game, help.

import { PACES, type Pace } from "../model/pace";
import { useTable } from "./context";
import { Icon } from "./icon";

function paceName(say: (id: string) => string, pace: Pace): string {
  if (pace === "slow") return say("pace-slow");
  return pace === "fast" ? say("pace-fast") : say("pace-normal");
}

export function Toolbar({ onNew, onHelp }: { onNew: () => void; onHelp: () => void }) {
  const { view, say, controller, locked } = useTable();
  const bots = view.players.some((p) => p.bot);
  const paused = controller.paused;
  return (
    <div class="uk-bar">
      <p class="uk-round">
        <b>{say("round-number", { number: view.round })}</b>
        <span>{say("target-points", { number: Number(view.rules.target ?? 500) })}</span>
      </p>
      {bots && (
        <div class="uk-pace" role="toolbar" aria-label={say("pace-label")}>
          <button
            type="button"
            class="uk-icon"
            aria-pressed={paused}
            aria-label={paused ? say("pace-go") : say("pace-pause")}
            title={paused ? say("pace-go") : say("pace-pause")}
            onClick={() => controller.setPaused(!paused)}
          >
            <Icon name={paused ? "play" : "pause"} />
          </button>
          <button
            type="button"
            class="uk-icon"
            aria-label={say("pace-step")}
            title={say("pace-step")}
            aria-disabled={!view.step || locked}
            onClick={() => !locked && controller.step()}
          >
            <Icon name="step" />
          </button>
          <select
            aria-label={say("pace-label")}
            value={controller.pace}
            onChange={(e) => controller.setPace(e.currentTarget.value as Pace)}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {paceName(say, pace)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div class="uk-tools">
        <button type="button" class="uk-quiet" onClick={onNew}>
          {say("new-game")}
        </button>
        <button
          type="button"
          class="uk-icon"
          aria-label={say("help-title")}
          title={say("help-title")}
          onClick={onHelp}
        >
          <Icon name="help" />
        </button>
      </div>
    </div>
  );
}
