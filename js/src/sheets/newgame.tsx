// What the dialog for a new game asks: who plays, which character each bot has, the options of the rules, and
// a deal number. What is allowed is the kernel's to say; what is plain to see is said here, at the
// field that is wrong.

import { useId, useRef, useState } from "preact/hooks";
import type { NewPlayer } from "../table/contract/messages";
import { useTable } from "../table/ui/context";
import { Icon } from "../table/ui/icon";
import { botName } from "../table/ui/names";
import { OPTIONS, optionName, optionValue } from "./options";

const BOTS = ["greedy", "careful", "random"];
const MOST = 10;
const LEAST = 2;

interface Problem {
  /** The name of the field; "" when it is none of them. */
  field: string;
  text: string;
}

export function NewGame({ onClose }: { onClose: () => void }) {
  const { say, controller, view, locked } = useTable();
  const [players, setPlayers] = useState<NewPlayer[]>(() =>
    view.players.map(({ name, bot }) => ({ name, bot })),
  );
  // A strategy that somebody wrote is only to be had where it plays already.
  const [kinds] = useState(() => {
    const seated = view.players.flatMap(({ bot }) => (bot === null ? [] : [bot]));
    return [...new Set([...BOTS, ...seated])];
  });
  const [rules, setRules] = useState(view.rules);
  const [target, setTarget] = useState(String(view.rules.target ?? 500));
  const [seed, setSeed] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const about = useId();

  const change = (at: number, part: Partial<NewPlayer>) =>
    setPlayers(players.map((p, i) => (i === at ? { ...p, ...part } : p)));
  const add = () => {
    const taken = new Set(players.map((p) => p.name));
    let n = players.filter((p) => p.bot !== null).length + 1;
    while (taken.has(say("bot-number", { number: n }))) n += 1;
    const bot = BOTS[players.length % BOTS.length] ?? null;
    setPlayers([...players, { name: say("bot-number", { number: n }), bot }]);
  };
  const wrong = (): Problem | null => {
    const names = players.map((p) => p.name.trim());
    const i = names.findIndex((name, n) => !name || names.indexOf(name) < n);
    if (i >= 0) {
      const name = names[i];
      const text = name ? say("name-taken", { name }) : say("name-missing");
      return { field: `name${i}`, text };
    }
    if (!/^[1-9]\d{0,5}$/.test(target.trim())) return { field: "target", text: say("target-bad") };
    if (!/^\d{0,15}$/.test(seed.trim())) return { field: "seed", text: say("seed-bad") };
    return null;
  };
  /** Says what is wrong, and leads to where it is. */
  const complain = (found: Problem) => {
    setProblem(found);
    const at = found.field || "start";
    queueMicrotask(() => form.current?.querySelector<HTMLElement>(`[name="${at}"]`)?.focus());
  };
  const start = async (e: Event) => {
    e.preventDefault();
    if (locked) return;
    const found = wrong();
    if (found) return complain(found);
    setProblem(null);
    try {
      await controller.act({
        kind: "new_game",
        players: players.map((p) => ({ ...p, name: p.name.trim() })),
        rules: { ...rules, target: Number(target) },
        seed: seed.trim() ? Number(seed) : null,
      });
      onClose();
    } catch (why) {
      const text = (why as Error).message || say("silent-title");
      const named = players.findLastIndex((p) => p.name && text.includes(p.name.trim()));
      complain({ field: named < 0 ? "" : `name${named}`, text });
      controller.dismiss();
    }
  };
  /** What a field says of itself. */
  const field = (name: string) => ({
    name,
    ...(problem?.field === name ? { "aria-invalid": true, "aria-describedby": about } : {}),
  });
  const told = (name: string) =>
    problem?.field === name && (
      <p class="uk-problem" id={about} role="alert">
        {problem.text}
      </p>
    );

  return (
    <form class="uk-form" ref={form} onSubmit={start} noValidate>
      <div class="uk-players">
        <h3>{say("players-word")}</h3>
        {players.map((player, i) => (
          <div class="uk-row" key={i}>
            <input
              {...(i === 0 ? { "data-first": true } : {})}
              aria-label={say("player-name", { number: i + 1 })}
              {...field(`name${i}`)}
              value={player.name}
              maxLength={24}
              autocomplete="off"
              onInput={(e) => change(i, { name: e.currentTarget.value })}
            />
            <select
              aria-label={say("player-kind", { number: i + 1 })}
              value={player.bot ?? ""}
              onChange={(e) => change(i, { bot: e.currentTarget.value || null })}
            >
              <option value="">{say("person")}</option>
              {kinds.map((bot) => (
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
            {told(`name${i}`)}
          </div>
        ))}
        <button type="button" class="uk-quiet" disabled={players.length >= MOST} onClick={add}>
          <Icon name="plus" /> {say("player-add")}
        </button>
      </div>
      <div class="uk-options">
        <h3>{say("options-title")}</h3>
        {OPTIONS.map(([name, values]) => (
          <label key={name}>
            {optionName(say, name)}
            <select
              value={String(rules[name] ?? "")}
              onChange={(e) => setRules({ ...rules, [name]: e.currentTarget.value })}
            >
              {values.map((value) => (
                <option key={value} value={value}>
                  {optionValue(say, name, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label>
          {say("option-target")}
          <input
            {...field("target")}
            inputMode="numeric"
            value={target}
            onInput={(e) => setTarget(e.currentTarget.value)}
          />
        </label>
        {told("target")}
        <label>
          {say("seed-label")}
          <input
            {...field("seed")}
            inputMode="numeric"
            value={seed}
            placeholder={say("seed-none")}
            onInput={(e) => setSeed(e.currentTarget.value)}
          />
        </label>
        {told("seed")}
      </div>
      {told("")}
      <div class="uk-foot">
        <button type="button" class="uk-quiet" onClick={onClose}>
          {say("cancel")}
        </button>
        <button type="submit" name="start" class="uk-strong" aria-disabled={locked}>
          {say("new-game-start")}
        </button>
      </div>
    </form>
  );
}
