// A hint on request: what a careful player would do and why, and every move that is allowed, with
// the rule that allows it.

import type { Hint } from "../table/contract/knowledge";
import { parseMove } from "../table/contract/moves";
import { CardBack, CardFace, Shape } from "../table/ui/card";
import { useTable } from "../table/ui/context";
import { Icon, IconButton } from "../table/ui/icon";
import { botName } from "../table/ui/names";

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

export function Hints({ hint }: { hint: Hint }) {
  const { say, show, openRule } = useTable();
  // "0:R7" and "0:R7!" are one card; so are the four colours of a Wild Draw Four.
  const seen = new Set<string>();
  const moves = hint.moves.filter(({ move }) => {
    const what = parseMove(move)?.card ?? move;
    const fresh = !seen.has(what);
    seen.add(what);
    return fresh;
  });
  return (
    <>
      {hint.advice && (
        <div class="uk-advice">
          <Picture text={hint.advice.move} />
          <p>
            <b>{say("hint-advice", { character: botName(say, hint.advice.strategy) })}</b>{" "}
            {hint.advice.text}
          </p>
        </div>
      )}
      <h3>{say("hint-moves", { number: moves.length })}</h3>
      <ul class="uk-moves">
        {moves.map((m) => (
          <li key={m.move}>
            <Picture text={m.move} />
            <p>{m.text}</p>
            {show.rulebook && (
              <IconButton
                icon="book"
                label={`${say("rule-read")}: ${m.title}`}
                onClick={() => openRule(m.rule)}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
