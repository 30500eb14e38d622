// The moves of the seat that is shown, best first: what each does to its chance to win the round.

import { type Move, parseMove } from "../table/contract/moves";
import type { View } from "../table/contract/view";
import { CardBack, CardFace, Shape } from "../table/ui/card";
import { useTable } from "../table/ui/context";
import { Icon } from "../table/ui/icon";
import { cardName, colourName, shownName } from "../table/ui/names";
import type { Say } from "../table/words";
import { Row } from "./bars";
import type { Odds } from "./contract";

function moveName(say: Say, view: View, move: Move): string {
  const { card, colour } = move;
  switch (move.kind) {
    case "play": {
      const what = cardName(say, card ?? "");
      const named = colour ? say("odds-naming", { what, colour }) : what;
      return move.uno ? say("odds-with-uno", { what: named }) : named;
    }
    case "draw":
      return say("draw-card");
    case "pass":
      return say("pass-turn");
    case "colour":
      return colourName(say, colour ?? "R");
    case "aim":
      return shownName(say, view, move.target ?? 0);
    case "challenge":
      return say("challenge-do");
    case "accept":
      return say("challenge-accept");
    case "uno":
      return say("uno-call");
    case "catch":
      return say("catch-call");
  }
}

function Picture({ move }: { move: Move }) {
  const { card, colour, kind } = move;
  return (
    <span class="uk-odds-pic" aria-hidden="true">
      {card ? (
        <CardFace card={card} />
      ) : kind === "draw" ? (
        <CardBack />
      ) : colour ? (
        <Shape name={`emblem-${colour}`} />
      ) : kind === "aim" ? (
        <Shape name="item-G" />
      ) : (
        <Icon name="play" />
      )}
    </span>
  );
}

export function Moves({ odds, onPoint }: { odds: Odds; onPoint: (card: string | null) => void }) {
  const { view, say } = useTable();
  return (
    <ol class="uk-odds-list">
      {odds.moves.map((chance) => {
        const move = parseMove(chance.move);
        return (
          move && (
            <Row
              key={chance.move}
              chance={chance}
              picture={<Picture move={move} />}
              name={moveName(say, view, move)}
              onPoint={(on) => onPoint((on && move.card) || null)}
            />
          )
        );
      })}
    </ol>
  );
}
