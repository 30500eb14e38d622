// Whether a challenge pays: a balance of two piles, as many cards as each answer costs on average.

import { useTable } from "../table/ui/context";
import { How } from "./bars";
import type { ChallengeOdds } from "./contract";

/** Degrees that the beam leans for each card of difference, and at most. */
const LEAN = 5;
const MOST = 14;

function Pile({ x, cards }: { x: number; cards: number }) {
  const whole = Math.floor(cards + 1e-9);
  const rest = cards - whole;
  const heights = [...Array.from({ length: whole }, () => 1), ...(rest > 0.05 ? [rest] : [])];
  let top = 0;
  return (
    <g transform={`translate(${x} 0)`}>
      <path class="uk-odds-pan" d="M-24 0q24 12 48 0" />
      {heights.map((part, i) => {
        top -= 7 * part;
        return <rect key={i} x="-15" y={top} width="30" height={6 * part} rx="2" />;
      })}
    </g>
  );
}

export function ChallengeBalance({ odds }: { odds: ChallengeOdds }) {
  const { say } = useTable();
  const { challenge, accept } = odds.costs;
  const lean = Math.max(-MOST, Math.min(MOST, (accept - challenge) * LEAN));
  return (
    <>
      <div class="uk-odds-balance">
        <svg viewBox="-80 -62 160 112" aria-hidden="true">
          <path class="uk-odds-post" d="M0 0V44M-22 46H22" />
          <g style={{ transform: `rotate(${lean}deg)` }}>
            <path class="uk-odds-post" d="M-52 0H52" />
            <Pile x={-52} cards={challenge} />
            <Pile x={52} cards={accept} />
          </g>
        </svg>
        <div aria-hidden="true">
          <span>{say("challenge-do")}</span>
          <span>{say("challenge-accept")}</span>
        </div>
      </div>
      <p class="uk-odds-verdict">{odds.text}</p>
      <details>
        <summary>{say("odds-how")}</summary>
        <dl>
          {odds.lines.map((line) => (
            <div key={line.text}>
              <dt>{line.text}</dt>
              <dd>{line.fraction ?? line.value}</dd>
            </div>
          ))}
        </dl>
        <How how={odds.how} />
      </details>
    </>
  );
}
