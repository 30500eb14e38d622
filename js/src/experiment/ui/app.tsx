// The whole experiment for one view: gathers the parts, and holds which bar is looked into.

import { useState } from "preact/hooks";
import type { Host } from "../../common/widget";
import type { Bar, View } from "../contract";
import type { Controller } from "../controller";
import { formatter } from "../format";
import { Chart } from "./chart";
import { Choices } from "./choices";
import { LabContext, type Shared, useController } from "./context";
import { RunningLine } from "./line";
import { Alert, Banner, Live } from "./notices";
import { Numbers } from "./numbers";
import { Opened } from "./opened";
import { BarRounds } from "./rounds";
import { Controls } from "./running";
import { Side } from "./side";

interface AppProps {
  controller: Controller;
  host: Host | undefined;
}

export function App({ controller, host }: AppProps) {
  useController(controller);
  const { view, say } = controller;
  if (!view) {
    return (
      <div class="ux-root">
        <p class="ux-loading">{say("exp-loading")}</p>
        <Alert controller={controller} />
      </div>
    );
  }
  return <Lab controller={controller} host={host} view={view} />;
}

function Lab({ controller, host, view }: AppProps & { view: View }) {
  const { say, options } = controller;
  const [picked, setPicked] = useState<{ question: string; low: number } | null>(null);
  const dead = controller.link !== "live";
  const shared: Shared = { controller, view, say, format: formatter(view.language), dead };
  // A bar is known by where it begins: its width may grow.
  const still = picked?.question === view.question && view.rounds > 0;
  const chosen = (still && view.bars.find((bar) => bar.low === picked.low)) || null;
  const choose = (bar: Bar) => {
    if (!options.show.rounds && !controller.lined) return;
    const low = bar === chosen ? null : bar.low;
    setPicked(low === null ? null : { question: view.question, low });
    if (controller.lined && !dead) controller.line(true, low);
  };

  return (
    <LabContext.Provider value={shared}>
      <div
        class={`ux-root${dead ? " ux-dead" : ""}`}
        data-size={options.size}
        data-chart={view.numbers ? "columns" : "lanes"}
        lang={view.language}
      >
        <style>{controller.hideText}</style>
        <Banner controller={controller} />
        <Choices />
        <Controls low={chosen?.low ?? null} />
        <div class="ux-main">
          <Chart chosen={chosen} onChoose={choose} />
          <Side />
        </div>
        <RunningLine />
        {chosen && options.show.rounds && (
          <BarRounds
            key={`${view.question} ${chosen.low}`}
            bar={chosen}
            onClose={() => choose(chosen)}
          />
        )}
        <Numbers />
        <Alert controller={controller} />
        <Live />
      </div>
      <Opened host={host} />
    </LabContext.Provider>
  );
}
