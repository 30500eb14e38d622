// The odds beside the table. The last numbers stay, dimmed, while new ones are worked out; nothing in
// here is announced by itself.

import { useEffect } from "preact/hooks";
import { actor } from "../table/contract/view";
import { useTable } from "../table/ui/context";
import { shownName } from "../table/ui/names";
import { useOdds } from "./asking";
import { Row } from "./bars";
import { ChallengeBalance } from "./challenge";
import { ItemRing } from "./item";
import { Moves } from "./moves";

/** `onPoint`: the card of the hand that a move is about, while one rests on the move. */
export function Odds({ onPoint }: { onPoint: (card: string | null) => void }) {
  const { view, say, past } = useTable();
  const { odds, fresh, failed } = useOdds();
  useEffect(() => () => onPoint(null), []);
  useEffect(() => {
    if (!fresh) onPoint(null);
  }, [fresh]);
  if (past) return <p>{say("odds-past")}</p>;
  if (!odds) return <p>{failed || say("odds-waiting")}</p>;
  return (
    <div class={`uk-odds-all${fresh ? "" : " uk-old"}`}>
      {failed && <p>{failed}</p>}
      {odds.challenge && (
        <section>
          <h3>{say("odds-challenge")}</h3>
          <ChallengeBalance odds={odds.challenge} />
        </section>
      )}
      {odds.moves.length > 0 && (
        <section>
          <h3>{say("odds-moves")}</h3>
          <Moves odds={odds} onPoint={onPoint} />
        </section>
      )}
      <section>
        <h3>{say("odds-win")}</h3>
        <ul class="uk-odds-list uk-odds-seats">
          {odds.win.map((chance) => (
            <Row
              key={chance.seat}
              class={`${chance.seat === view.seat ? "uk-odds-own" : ""}${actor(view) === chance.seat ? " uk-odds-turn" : ""}`}
              chance={chance}
              name={shownName(say, view, chance.seat)}
            />
          ))}
        </ul>
      </section>
      {odds.item && (
        <section>
          <h3>{say("odds-item")}</h3>
          <ItemRing odds={odds.item} />
        </section>
      )}
      <p class="uk-odds-note">
        {say("odds-playouts", { number: odds.playouts })}{" "}
        {say("odds-unseen", { number: odds.unseen })}
      </p>
    </div>
  );
}
