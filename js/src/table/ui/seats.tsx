// The other players round the table: name, cards held as a fan of backs, score, whose turn it is,
// who deals, which character a bot plays, and what just happened to them. While the green shell is
// aimed, a seat that may be hit is a button.

import type { Player, View } from "../contract/view";
import { actor } from "../contract/view";
import { seatPlaces } from "../parts/places";
import { useTable } from "./context";
import { botName } from "./names";

/** The seats in the order of play to the left, beginning after the one who looks. */
function othersOf(view: View): number[] {
  const count = view.players.length;
  if (view.seat === null) return Array.from({ length: count }, (_, i) => i);
  const own = view.seat;
  return Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
}

/** So many backs are drawn at most. */
const FAN = 7;
/** From more players on, a seat leaves out which character a bot plays. */
const CROWD = 6;

function Backs({ count }: { count: number }) {
  const shown = Math.min(count, FAN);
  return (
    <span class="uk-backs" aria-hidden="true">
      {Array.from({ length: shown }, (_, i) => (
        <i key={i} style={{ "--t": shown > 1 ? (2 * i) / (shown - 1) - 1 : 0 }} />
      ))}
    </span>
  );
}

/** A word or two about what the last action did to this seat. */
function useMark(seat: number): string | null {
  const { view, say } = useTable();
  let drawn = 0;
  let mark: string | null = null;
  for (const e of view.events) {
    if (e.seat !== seat) continue;
    if (e.kind === "said") mark = say("mark-uno");
    else if (e.kind === "skipped") mark = say("mark-skipped");
    else if ((e.kind === "drew" || e.kind === "caught") && e.rule !== "setup.dealer") {
      drawn += e.number ?? e.cards?.length ?? 1;
    }
  }
  return drawn > 0 ? say("mark-drew", { number: drawn }) : mark;
}

export function Facts({ seat, player }: { seat: number; player: Player }) {
  const { view, say } = useTable();
  const mark = useMark(seat);
  return (
    <>
      <span class="uk-who">
        {view.dealer === seat && (
          <abbr class="uk-dealer" title={say("dealer")}>
            {say("dealer-letter")}
          </abbr>
        )}
        <b title={player.bot ? botName(say, player.bot) : undefined}>{player.name}</b>
      </span>
      <span class="uk-facts">
        <Backs count={player.cards} />
        <span class="uk-count" title={say("card-count", { number: player.cards })}>
          {player.cards}
          <span class="uk-sr"> {say("cards-word", { number: player.cards })}</span>
        </span>
      </span>
      <span class="uk-more">
        <span>{say("score-of", { number: player.score })}</span>
        {player.bot && <span class="uk-bot">{botName(say, player.bot)}</span>}
      </span>
      {actor(view) === seat && <span class="uk-sr">{say("turn-now")}</span>}
      {mark && <span class="uk-mark">{mark}</span>}
    </>
  );
}

export function Seats({ aims }: { aims: Map<number, string> }) {
  const { view, say, controller, locked } = useTable();
  const others = othersOf(view);
  const places = seatPlaces(others.length);
  return (
    <ul
      class={`uk-seats${others.length > CROWD ? " uk-crowd" : ""}`}
      aria-label={say("players-word")}
    >
      {others.map((seat, i) => {
        const player = view.players[seat];
        const place = places[i];
        if (!player || !place) return null;
        const aim = aims.get(seat);
        return (
          <li
            key={seat}
            class={`uk-seat${actor(view) === seat ? " uk-turn" : ""}`}
            style={{ "--x": place.x, "--y": place.y }}
          >
            {aim ? (
              <button
                type="button"
                class="uk-bare uk-plate uk-target"
                data-place={`seat-${seat}`}
                aria-disabled={locked}
                onClick={() => !locked && controller.play(aim).catch(() => {})}
              >
                <span class="uk-sr">{say("aim-here")}</span>
                <Facts seat={seat} player={player} />
              </button>
            ) : (
              <div class="uk-plate" data-place={`seat-${seat}`}>
                <Facts seat={seat} player={player} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
