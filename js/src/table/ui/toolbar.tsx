// The bar over the table: round and target, the pace of the bots, and the tools. Where there is
// little room only the hint stays in it; a menu has the rest.

import { useTable } from "./context";
import { Dialog } from "./dialog";
import { Icon, IconButton, type IconName } from "./icon";

export type Tool =
  | "odds"
  | "hint"
  | "rulebook"
  | "past"
  | "start"
  | "new"
  | "settings"
  | "help"
  | "menu";

interface ToolButton {
  tool: Tool;
  icon: IconName;
  label: string;
  key?: string;
  /** It switches something that is on, or off. */
  on?: boolean;
}

function useTools(): ToolButton[] {
  const { say, show, controller, past } = useTable();
  const tools: (ToolButton | false)[] = [
    show.odds && {
      tool: "odds",
      icon: "odds",
      label: say("odds-title"),
      key: "o",
      on: controller.options.odds,
    },
    show.hints && { tool: "hint", icon: "hint", label: say("hint-do"), key: "h" },
    show.rulebook && { tool: "rulebook", icon: "book", label: say("rulebook-title"), key: "r" },
    show.history && {
      tool: "past",
      icon: "past",
      label: past ? say("past-now") : say("history-title"),
      key: "l",
    },
    controller.options.start && { tool: "start", icon: "start", label: say("start-again") },
    show.new_game && { tool: "new", icon: "cards", label: say("new-game") },
    show.settings && { tool: "settings", icon: "gear", label: say("settings-title") },
    { tool: "help", icon: "help", label: say("help-title"), key: "?" },
  ];
  return tools.filter((t) => t !== false);
}

export function Toolbar({ onTool }: { onTool: (tool: Tool) => void }) {
  const { view, say, show, controller, locked } = useTable();
  const bots = view.players.some((p) => p.bot);
  const paused = controller.paused;
  const tools = useTools();
  return (
    <div class="uk-bar">
      <p class="uk-round">
        <b>{say("round-number", { number: view.round })}</b>{" "}
        {show.scores && (
          <span>{say("target-points", { number: Number(view.rules.target ?? 500) })}</span>
        )}
      </p>
      {bots && show.pace && (
        <div class="uk-pace" role="toolbar" aria-label={say("pace-label")}>
          <IconButton
            icon={paused ? "play" : "pause"}
            label={paused ? say("pace-go") : say("pace-pause")}
            pressed={paused}
            onClick={() => controller.setPaused(!paused)}
          />
          <IconButton
            icon="step"
            label={say("pace-step")}
            off={!view.step || locked}
            onClick={() => controller.step()}
          />
        </div>
      )}
      <div class="uk-tools">
        {tools.map(({ tool, icon, label, key, on }) => (
          <button
            type="button"
            key={tool}
            class={`uk-quiet uk-tool-${tool}`}
            title={label}
            {...(key ? { "aria-keyshortcuts": key } : {})}
            {...(on === undefined ? {} : { "aria-pressed": on })}
            onClick={() => onTool(tool)}
          >
            <Icon name={icon} />
            <span>{label}</span>
          </button>
        ))}
        <IconButton
          icon="menu"
          label={say("menu-title")}
          class="uk-tool-menu"
          onClick={() => onTool("menu")}
        />
      </div>
    </div>
  );
}

export function Menu({ onTool, onClose }: { onTool: (tool: Tool) => void; onClose: () => void }) {
  const { say } = useTable();
  const tools = useTools().filter(({ tool }) => tool !== "hint");
  return (
    <Dialog title={say("menu-title")} onClose={onClose}>
      <ul class="uk-menu">
        {tools.map(({ tool, icon, label, on }) => (
          <li key={tool}>
            <button
              type="button"
              class="uk-quiet"
              {...(on === undefined ? {} : { "aria-pressed": on })}
              onClick={() => onTool(tool)}
            >
              <Icon name={icon} /> {label}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
