// A hint on request: what a careful player would do and why, and every move that is allowed, with
// the rule that allows it.

import type { Hint } from "../contract/knowledge";
import { parseMove } from "../contract/moves";
import type { View } from "../contract/view";
import type { Say } from "../words";
import { CardBack, CardFace, Shape } from "./card";
import { useTable } from "./context";
import { Dialog } from "./dialog";
import { Icon } from "./icon";
import { botName, cardName, colourName } from "./names";

function moveName(say: Say, view: View, text: string): string {
  const move = parseMove(text);
  switch (move?.kind) {
    case "play": {
      const card = cardName(say, move.card ?? "");
      const colour = move.colour ? colourName(say, move.colour) : "";
      const named = colour ? say("hint-named", { card, colour }) : card;
      return move.uno ? say("hint-saying-uno", { card: named }) : named;
    }
    case "colour":
      return colourName(say, move.colour ?? "");
    case "aim":
      return view.players[move.target ?? 0]?.name ?? "";
    case "draw":
      return say("draw-card");
    case "pass":
      return say("pass-turn");
    case "challenge":
      return say("challenge-do");
    case "accept":
      return say("challenge-accept");
    case "uno":
      return say("uno-call");
    case "catch":
      return say("catch-call");
    default:
      return text;
  }
}

function Picture({ text }: { text: string }) {
  const move = parseMove(text);
  return (
    <span class="uk-pic" aria-hidden="true">
      {move?.card ? (
        <CardFace card={move.card} />
      ) : move?.kind === "draw" ? (
        <CardBack />
      ) : move?.colour ? (
        <Shape name={`emblem-${move.colour}`} />
      ) : move?.kind === "aim" ? (
        <Shape name="item-G" />
      ) : (
        <Icon name="play" />
      )}
    </span>
  );
}

export function HintSheet({ hint, onClose }: { hint: Hint; onClose: () => void }) {
  const { say, view, show, openRule } = useTable();
  // "0:R7" and "0:R7!" are one card; so are the four colours of a Wild Draw Four.
  const seen = new Set<string>();
  const moves = hint.moves.filter(({ move }) => {
    const what = parseMove(move)?.card ?? move;
    const fresh = !seen.has(what);
    seen.add(what);
    return fresh;
  });
  const short = (move: string) => {
    const parsed = parseMove(move);
    return parsed?.card ? cardName(say, parsed.card) : moveName(say, view, move);
  };
  return (
    <Dialog title={say("hint-title")} onClose={onClose}>
      {hint.advice && (
        <div class="uk-advice">
          <Picture text={hint.advice.move} />
          <p>
            <b>{moveName(say, view, hint.advice.move)}</b>{" "}
            <span>{say("hint-by", { character: botName(say, hint.advice.strategy) })}</span>
            <br />
            {hint.advice.text}
          </p>
        </div>
      )}
      <h3>{say("hint-moves", { number: moves.length })}</h3>
      <ul class="uk-moves">
        {moves.map((m) => (
          <li key={m.move}>
            <Picture text={m.move} />
            <p>
              <b>{short(m.move)}:</b> {m.text}
            </p>
            {show.rulebook && (
              <button
                type="button"
                class="uk-icon"
                aria-label={`${say("rule-read")}: ${m.title}`}
                title={m.title}
                onClick={() => openRule(m.rule)}
              >
                <Icon name="book" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
