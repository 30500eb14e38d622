// The count at the end of a round: every hand turned up, its points, and the way to the target.

import { CardFace } from "./card";
import { useTable } from "./context";
import { cardName, shownName } from "./names";

export function RoundOver({ onNew }: { onNew: () => void }) {
  const { view, say, controller, locked, past } = useTable();
  const target = Number(view.rules.target ?? 500);
  const name = (seat: number) => view.players[seat]?.name ?? "";
  const you = (seat: number) => (seat === view.seat ? "yes" : "no");
  const title =
    view.winner !== null
      ? say("game-won", { name: name(view.winner), you: you(view.winner) })
      : view.round_winner !== null
        ? say("round-won", {
            name: name(view.round_winner),
            you: you(view.round_winner),
            number: view.round_points ?? 0,
          })
        : say("round-blocked");
  return (
    <section class="uk-over" aria-label={say("round-count")}>
      <div class="uk-head">
        <h2>{title}</h2>
        {past ? null : view.winner === null ? (
          <button
            type="button"
            class="uk-strong"
            aria-disabled={locked}
            aria-keyshortcuts="n"
            onClick={() => !locked && controller.act({ kind: "next_round" }).catch(() => {})}
          >
            {say("next-round")}
          </button>
        ) : (
          <button type="button" class="uk-strong" onClick={onNew}>
            {say("new-game")}
          </button>
        )}
      </div>
      <ul>
        {view.players.map((player, seat) => {
          const cards = view.hands?.[seat] ?? [];
          const won = seat === view.round_winner;
          return (
            <li key={seat} class={won ? "uk-won" : ""}>
              <b>{shownName(say, view, seat)}</b>
              <span class="uk-up">
                {cards.length === 0 && <span>{say("hand-empty")}</span>}
                {cards.map((card, i) => (
                  <span key={i} role="img" aria-label={cardName(say, card)}>
                    <CardFace card={card} />
                  </span>
                ))}
              </span>
              <span class="uk-points">
                {won
                  ? say("points-won", { number: view.round_points ?? 0 })
                  : say("points-left", { number: view.points?.[seat] ?? 0 })}
              </span>
              <span
                class="uk-road"
                role="img"
                aria-label={say("score-way", { number: player.score, target })}
                style={{ "--done": Math.min(1, player.score / target) }}
              >
                <i />
                <span aria-hidden="true">
                  {player.score} / {target}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
