// What the table waits for, said in one's own box on the track.

import { actor, type View } from "../contract/view";
import type { Say } from "../words";
import { useTable } from "./context";
import { pastText } from "./past";

function waitingFor(view: View, say: Say): string {
  const who = actor(view);
  if (who === null) return say("round-done");
  const name = view.players[who]?.name ?? "";
  const own = who === view.seat;
  switch (view.phase) {
    case "drawn":
      return own ? say("status-drawn-you") : say("status-turn", { name });
    case "colour":
      return own ? say("status-colour-you") : say("status-colour", { name });
    case "aim":
      return own ? say("status-aim-you") : say("status-aim", { name });
    case "challenge":
      return own ? say("status-challenge-you") : say("status-challenge", { name });
    default:
      return own ? say("your-turn") : say("status-turn", { name });
  }
}

/** `next` is the person who must first take the device before the game goes on, or null. */
export function Status({ next }: { next: number | null }) {
  const { view, past, say, controller } = useTable();
  if (past) return <p class="uk-waits">{pastText(say, past, true)[0]}</p>;
  return (
    <>
      <p class="uk-waits">
        {next === null
          ? waitingFor(view, say)
          : say("curtain-title", { name: view.players[next]?.name ?? "" })}
      </p>
      {controller.paused && view.step && <p aria-hidden="true">{say("pace-paused")}</p>}
      <p class="uk-sr">{view.direction > 0 ? say("way-left") : say("way-right")}</p>
    </>
  );
}
