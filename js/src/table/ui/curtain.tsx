// Several people at one screen: between them the hand stays hidden.

import { useTable } from "./context";

/** Hides the hand until the person whose turn it is has taken the device. */
export function Curtain({ seat, onTake }: { seat: number; onTake: () => void }) {
  const { view, say, controller, locked } = useTable();
  const name = view.players[seat]?.name ?? "";
  return (
    <div class="uk-curtain">
      <p>{say("curtain-text", { name })}</p>
      <button
        type="button"
        class="uk-strong"
        aria-disabled={locked}
        onClick={() => {
          if (locked) return;
          onTake();
          void controller.take(seat);
        }}
      >
        {say("curtain-open", { name })}
      </button>
    </div>
  );
}
