// The answer to "why?": it stands in the line over the hand, in place of whose turn it is, so that
// it covers nothing and nothing moves.

import type { Answer } from "./asking";
import { useTable } from "./context";
import { Icon } from "./icon";

export function WhyText({ answer }: { answer: Answer | null }) {
  const { say, show, openRule, fade } = useTable();
  if (!answer) return <div class="uk-why" />;
  const words = (
    <span>
      {answer.title && (
        <>
          <b>{answer.title}:</b>{" "}
        </>
      )}
      {answer.text}
    </span>
  );
  return (
    <div
      class="uk-why"
      onPointerEnter={() => fade(false)}
      onPointerLeave={() => fade(true)}
      onFocusIn={() => fade(false)}
      onFocusOut={() => fade(true)}
    >
      {answer.rule && show.rulebook ? (
        <button
          type="button"
          class="uk-bare"
          title={say("rule-read")}
          onClick={() => openRule(answer.rule)}
        >
          {words} <Icon name="book" />
          <span class="uk-sr">{say("rule-read")}</span>
        </button>
      ) : (
        <p>{words}</p>
      )}
    </div>
  );
}
