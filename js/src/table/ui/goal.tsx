// What the table's author asks for, and that it is reached.

import type { View } from "../contract/view";
import { useTable } from "./context";
import { Icon } from "./icon";

export function GoalLine({ goal, onStart }: { goal: View["goal"]; onStart: () => void }) {
  const { say } = useTable();
  if (!goal) return null;
  return (
    <div class={`uk-goal${goal.reached ? " uk-reached" : ""}`} role="status">
      <p>
        <b>{goal.reached ? say("goal-done") : say("goal-title")}</b> {goal.text}
      </p>
      {goal.reached && (
        <button type="button" class="uk-strong" onClick={onStart}>
          <Icon name="start" /> {say("start-again")}
        </button>
      )}
    </div>
  );
}
