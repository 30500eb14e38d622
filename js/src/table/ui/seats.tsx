// The other players in their boxes along the track: name, cards held as a fan of backs and a number,
// score, who deals, and what just happened to them. While the green shell is aimed, a seat that may
// be hit is a button.

import { actor, lastDeed, type Player, type View } from "../contract/view";
import type { Ring } from "../parts/circuit";
import { happened, saidUno } from "../parts/happened";
import { Shape } from "./card";
import { useTable } from "./context";
import { botName, shownName } from "./names";

/** The seats in the order of play to the left, beginning after the one who looks. */
export function othersOf(view: View): number[] {
  const count = view.players.length;
  if (view.seat === null) return Array.from({ length: count }, (_, i) => i);
  const own = view.seat;
  return Array.from({ length: count - 1 }, (_, i) => (own + 1 + i) % count);
}

/** So many backs are drawn at most. */
const FAN = 7;

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

/** Something stands over the edge of this seat's box. */
function isMarked(view: View, seat: number): boolean {
  const now = happened(view.events, seat);
  return now.drew > 0 || now.skipped || now.said || view.players[seat]?.cards === 1;
}

export function Facts({ seat, player }: { seat: number; player: Player }) {
  const { view, say, show, controller } = useTable();
  const now = happened(view.events, seat);
  const told = controller.log.list.filter((e) => e.moment <= view.moment);
  const uno = player.cards === 1 && !view.over && saidUno(told, seat);
  return (
    <>
      <span class="uk-who">
        {view.dealer === seat && (
          <abbr class="uk-dealer" title={say("dealer")}>
            <span aria-hidden="true">{say("dealer-letter")}</span>
            <span class="uk-sr">{say("dealer")}</span>
          </abbr>
        )}{" "}
        <b title={player.bot ? botName(say, player.bot) : undefined}>
          {shownName(say, view, seat)}
        </b>
      </span>{" "}
      <span class="uk-facts">
        <Backs count={player.cards} />
        <span class="uk-count" title={say("card-count", { number: player.cards })}>
          {player.cards}
          <span class="uk-sr"> {say("cards-word", { number: player.cards })}</span>
        </span>
      </span>{" "}
      <span class="uk-more">
        {show.scores && <span>{say("score-of", { number: player.score })}</span>}{" "}
        {player.bot && <span class="uk-bot">{botName(say, player.bot)}</span>}
      </span>{" "}
      {actor(view) === seat && <span class="uk-sr">{say("turn-now")}</span>}{" "}
      {now.drew > 0 || now.skipped ? (
        <span class="uk-mark">
          {now.item && <Shape name={`item-${now.item}`} />}
          {now.drew > 0 ? say("mark-drew", { number: now.drew }) : say("mark-skipped")}
        </span>
      ) : (
        now.said && !uno && <span class="uk-mark">{say("mark-uno")}</span>
      )}
      {uno && <span class="uk-mark uk-has-uno">{say("mark-uno")}</span>}
    </>
  );
}

export function Seats({
  ring,
  others,
  aims,
}: {
  ring: Ring;
  others: number[];
  aims: Map<number, string>;
}) {
  const { view, say, show, controller, locked, ask } = useTable();
  return (
    <ul class="uk-seats" aria-label={say("players-word")}>
      {others.map((seat, i) => {
        const player = view.players[seat];
        if (!player) return null;
        const { x, y } = ring.course.at(ring.seats[i] ?? 0);
        const aim = aims.get(seat);
        // The last thing that a bot did can be asked about at its seat.
        const did =
          player.bot && show.why ? lastDeed(controller.log.list, seat, view.moment) : null;
        const place = `seat-${seat}`;
        return (
          <li
            key={seat}
            class={`uk-seat${actor(view) === seat ? " uk-turn" : ""}${isMarked(view, seat) ? " uk-struck" : ""}`}
            style={{ left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` }}
          >
            {aim ? (
              <button
                type="button"
                class="uk-bare uk-plate uk-target"
                data-place={place}
                aria-disabled={locked}
                onClick={() => !locked && controller.play(aim).catch(() => {})}
              >
                <span class="uk-sr">{say("aim-here")}</span>
                <Facts seat={seat} player={player} />
              </button>
            ) : did !== null ? (
              <button
                type="button"
                class="uk-bare uk-plate uk-asked"
                data-place={place}
                title={say("bot-why", { name: player.name })}
                onClick={() => ask({ moment: did })}
              >
                <Facts seat={seat} player={player} />
                <span class="uk-sr"> {say("bot-why", { name: player.name })}</span>
              </button>
            ) : (
              <div class="uk-plate" data-place={place}>
                <Facts seat={seat} player={player} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
