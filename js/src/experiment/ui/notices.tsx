// What is said aloud or over the experiment: errors at once, what came of a run when it rests, and
// the banner when no kernel answers.

import { useEffect, useState } from "preact/hooks";
import { IconButton } from "../../table/ui/icon";
import type { Controller } from "../controller";
import { barText, playedText } from "../format";
import { useLab } from "./context";

export function Banner({ controller }: { controller: Controller }) {
  const { link, say, view } = controller;
  return (
    <div role="status" class={link === "live" ? "uk-sr" : "ux-banner"}>
      {link === "silent" && (
        <>
          <b>{say("exp-silent-title")}</b> {say("exp-silent-text")}
        </>
      )}
      {link === "never" && (
        <>
          <b>{say("exp-never-title")}</b>{" "}
          {say("exp-never-text", { cell: String(view?.cell ?? "none") })}
        </>
      )}
    </div>
  );
}

export function Alert({ controller }: { controller: Controller }) {
  const { notice, say } = controller;
  return (
    <div class="ux-alerts" role="alert">
      {notice && (
        <div class="ux-alert" key={notice.count}>
          <p>
            {notice.title && <b>{notice.title}. </b>}
            {notice.text}
          </p>
          <IconButton icon="close" label={say("exp-close")} onClick={() => controller.dismiss()} />
        </div>
      )}
    </div>
  );
}

/** Speaks when a run comes to rest, never while it goes on: the numbers would flood. */
export function Live() {
  const { controller, view, say, format } = useLab();
  const [spoken, setSpoken] = useState("");
  const { rests, running } = controller;
  useEffect(() => {
    if (rests === 0 || running) return;
    const played = playedText(say, view, view.rounds, format);
    const mean = view.mean?.value;
    // What the running line is of, or else what there is most of.
    const followed = view.bars.find((bar) => bar.low === view.line?.low);
    const bar = followed ?? view.bars.reduce((a, b) => (b.count > a.count ? b : a));
    const more =
      followed || mean === null || mean === undefined
        ? barText(say, view, bar, format)
        : say("exp-mean", { mean: format.mean(mean) });
    setSpoken(`${played}. ${more}.`);
  }, [rests]);
  return (
    <p class="uk-sr" aria-live="polite">
      {spoken}
    </p>
  );
}
