// The rounds, or hands, of a bar, a page at a time; each opens on a table.

import { useEffect, useRef, useState } from "preact/hooks";
import { IconButton } from "../../table/ui/icon";
import type { Bar, Round, RoundList } from "../contract";
import { useLab } from "./context";

export function BarRounds({ bar, onClose }: { bar: Bar; onClose: () => void }) {
  const { controller, view, say, format, dead } = useLab();
  // Where each page that was turned to begins.
  const [starts, setStarts] = useState([0]);
  const [list, setList] = useState<RoundList | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const start = starts[starts.length - 1] ?? 0;
  const empty = list !== null && list.rounds.length === 0;

  useEffect(() => {
    let current = true;
    controller.rounds(bar.low, bar.high, start).then(
      (got) => current && setList(got),
      (why: unknown) => current && controller.complain(why),
    );
    return () => {
      current = false;
    };
    // More rounds do not change a page that is full.
  }, [bar.high, start, view.seed, empty && bar.count]);
  useEffect(() => {
    heading.current?.scrollIntoView?.({ block: "nearest" });
  }, []);

  const text = ({ winner, points, turns, rounds, cards }: Round) => {
    if (view.unit === "wait") return say("exp-draws", { draws: points });
    if (cards) return say("exp-worth", { points });
    if (rounds !== null) {
      const name = view.players[winner ?? -1];
      const won = name ? say("exp-won-game", { name, points }) : say("exp-unwon");
      const played = { unit: "round", number: rounds, count: format.count(rounds) };
      return `${won} · ${say("exp-played", played)}`;
    }
    const won =
      winner === null
        ? say("exp-unwon")
        : say("exp-won", { name: view.players[winner] ?? "", points });
    return `${won} · ${say("exp-turns", { turns: turns ?? 0 })}`;
  };

  return (
    <section class="ux-rounds" aria-label={bar.label}>
      <div class="ux-rounds-head">
        <h3 ref={heading}>
          {say("exp-rounds-of", { label: bar.label, count: format.count(bar.count) })}
        </h3>
        <p>{say("exp-rounds-hint", { unit: view.unit })}</p>
        <IconButton
          icon="back"
          label={say("exp-fewer-rounds")}
          off={starts.length < 2}
          onClick={() => setStarts(starts.slice(0, -1))}
        />
        <IconButton
          icon="forth"
          label={say("exp-more-rounds")}
          off={list?.next === null || !list}
          onClick={() => list && list.next !== null && setStarts([...starts, list.next])}
        />
        <IconButton icon="close" label={say("exp-close")} onClick={onClose} />
      </div>
      {empty && <p>{say("exp-none-in-bar")}</p>}
      <ul>
        {list?.rounds.map((round) => {
          const told = (
            <>
              <b>{say("exp-round", { unit: view.unit, number: format.count(round.round) })}</b>
              <span>{text(round)}</span>
              {round.cards && <Cards cards={round.cards} />}
            </>
          );
          return (
            <li key={round.round}>
              {view.unit === "wait" ? (
                <div class="ux-round">{told}</div>
              ) : (
                <button
                  type="button"
                  class="uk-bare ux-round"
                  aria-disabled={dead}
                  aria-pressed={view.opened?.round === round.round}
                  onClick={() => dead || controller.open(round.round)}
                >
                  {told}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A hand in little: the face of each card on its colour, and its letter. */
function Cards({ cards }: { cards: string[] }) {
  const { say } = useLab();
  const name = (card: string) => {
    const [colour = "", face = ""] = card;
    return say("card-name", { card_code: card, colour, face });
  };
  return (
    <span class="ux-cards">
      {cards.map((card, i) => (
        <i key={i} class={`ux-chip ux-${card[0]}`} title={name(card)}>
          <span class="uk-sr">{name(card)}, </span>
          <span aria-hidden="true">{card}</span>
        </i>
      ))}
    </span>
  );
}
