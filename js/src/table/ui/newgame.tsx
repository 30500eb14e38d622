// The dialog for a new game: who plays, which character each bot has, the options of the rules, and
// a seed. What is allowed is the kernel's to say; a refusal is shown here.

import { useState } from "preact/hooks";
import type { NewPlayer } from "../contract/messages";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { Icon } from "./icon";
import { botName } from "./names";

const BOTS = ["greedy", "careful", "random"];
const MOST = 10;
const LEAST = 2;

export function NewGame({ onClose }: { onClose: () => void }) {
  const { say, controller, view, locked } = useTable();
  const [players, setPlayers] = useState<NewPlayer[]>(() =>
    view.players.map(({ name, bot }) => ({ name, bot })),
  );
  const [rules, setRules] = useState(view.rules);
  const [seed, setSeed] = useState("");
  const [problem, setProblem] = useState("");

  const change = (at: number, part: Partial<NewPlayer>) =>
    setPlayers(players.map((p, i) => (i === at ? { ...p, ...part } : p)));
  const add = () => {
    const taken = new Set(players.map((p) => p.name));
    let n = players.length + 1;
    while (taken.has(say("bot-number", { number: n }))) n += 1;
    const bot = BOTS[players.length % BOTS.length] ?? null;
    setPlayers([...players, { name: say("bot-number", { number: n }), bot }]);
  };
  const options: [string, string, [string, string][]][] = [
    [
      "two_player_reverse",
      say("option-reverse"),
      [
        ["skip", say("option-reverse-skip")],
        ["turn", say("option-reverse-turn")],
      ],
    ],
    [
      "banana",
      say("option-banana"),
      [
        ["went", say("option-banana-went")],
        ["seat", say("option-banana-seat")],
      ],
    ],
    [
      "last_item_box",
      say("option-last"),
      [
        ["flip", say("option-last-flip")],
        ["end", say("option-last-end")],
      ],
    ],
  ];

  const start = async (e: Event) => {
    e.preventDefault();
    if (locked) return;
    setProblem("");
    const text = seed.trim();
    if (text && !/^\d{1,15}$/.test(text)) return setProblem(say("seed-bad"));
    try {
      await controller.act({
        kind: "new_game",
        players: players.map((p) => ({ ...p, name: p.name.trim() })),
        rules,
        seed: text ? Number(text) : null,
      });
      onClose();
    } catch (why) {
      setProblem((why as Error).message);
      controller.dismiss();
    }
  };

  return (
    <Dialog title={say("new-game")} onClose={onClose} wide>
      <form class="uk-form" onSubmit={start} noValidate>
        <div class="uk-players">
          <h3>{say("players-word")}</h3>
          {players.map((player, i) => (
            <div class="uk-row" key={i}>
              <input
                {...(i === 0 ? { "data-first": true } : {})}
                aria-label={say("player-name", { number: i + 1 })}
                value={player.name}
                maxLength={24}
                onInput={(e) => change(i, { name: e.currentTarget.value })}
              />
              <select
                aria-label={say("player-kind", { number: i + 1 })}
                value={player.bot ?? ""}
                onChange={(e) => change(i, { bot: e.currentTarget.value || null })}
              >
                <option value="">{say("person")}</option>
                {BOTS.map((bot) => (
                  <option key={bot} value={bot}>
                    {say("bot-kind", { character: botName(say, bot) })}
                  </option>
                ))}
              </select>
              <button
                type="button"
                class="uk-icon"
                aria-label={say("player-remove", { name: player.name })}
                disabled={players.length <= LEAST}
                onClick={() => setPlayers(players.filter((_, k) => k !== i))}
              >
                <Icon name="close" />
              </button>
            </div>
          ))}
          <button type="button" class="uk-quiet" disabled={players.length >= MOST} onClick={add}>
            <Icon name="plus" /> {say("player-add")}
          </button>
        </div>
        <div class="uk-options">
          <h3>{say("options-title")}</h3>
          {options.map(([key, label, values]) => (
            <label key={key}>
              {label}
              <select
                value={String(rules[key] ?? "")}
                onChange={(e) => setRules({ ...rules, [key]: e.currentTarget.value })}
              >
                {values.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <label>
            {say("option-target")}
            <input
              inputMode="numeric"
              value={String(rules.target ?? 500)}
              onInput={(e) => {
                const n = Number(e.currentTarget.value);
                setRules({ ...rules, target: Number.isInteger(n) ? n : 0 });
              }}
            />
          </label>
          <label>
            {say("seed-label")}
            <input
              inputMode="numeric"
              value={seed}
              placeholder={say("seed-none")}
              onInput={(e) => setSeed(e.currentTarget.value)}
            />
          </label>
        </div>
        <p class="uk-problem" role="alert">
          {problem}
        </p>
        <div class="uk-foot">
          <button type="button" class="uk-quiet" onClick={onClose}>
            {say("cancel")}
          </button>
          <button type="submit" class="uk-strong" aria-disabled={locked}>
            {say("new-game-start")}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
