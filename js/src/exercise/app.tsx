// The exercise for one view.

import { Component } from "preact";
import { Fields } from "./answers";
import type { Controller } from "./controller";
import { Cheer, Mark, Stars } from "./marks";

interface Props {
  controller: Controller;
}

// A class and no hooks: these would be a tenth of what travels with each exercise.
export class App extends Component<Props> {
  readonly id = `uk-x-${Math.random().toString(36).slice(2, 9)}`;
  stop = () => {};
  said = 0;

  override componentDidMount() {
    this.stop = this.props.controller.subscribe(() => this.setState({}));
  }

  override componentWillUnmount() {
    this.stop();
  }

  override componentDidUpdate() {
    const { view, said } = this.props.controller;
    // Whoever plays on the table may not see what is said here.
    if (view?.kind === "move" && said > this.said) {
      (this.base as Element).scrollIntoView?.({ block: "nearest" });
    }
    this.said = said;
  }

  override render() {
    return <Board controller={this.props.controller} id={this.id} />;
  }
}

function Board({ controller, id }: Props & { id: string }) {
  const { view, verdict, hints, link } = controller;
  const say = (key: string) => controller.say(key);
  if (!view) return null;
  const { kind } = view;
  const dead = link !== "live";
  const off = dead || controller.busy;
  const submit = (e: Event) => {
    e.preventDefault();
    if (!off) void controller.check();
  };
  const made = kind === "estimate" ? "done" : "solved";
  const badge = view.right ? say(made) : controller.before ? say("before") : "";
  return (
    <article class="uk-x" lang={view.language} aria-label={say("label")}>
      <style>{controller.hideText}</style>
      {dead && (
        <p class="uk-x-dead" role="alert">
          {say(link === "never" ? "dead" : "silent")}
        </p>
      )}
      <form class="uk-x-body" onSubmit={submit}>
        {badge && (
          <p class="uk-x-badge">
            <Mark right />
            {badge}
          </p>
        )}
        <Fields controller={controller} id={id} off={dead} />
        <div class="uk-x-do">
          {kind !== "move" && !controller.done && (
            <button type="submit" class="uk-strong" aria-disabled={off}>
              {say("check")}
            </button>
          )}
          {kind === "move" && verdict && (
            <button
              type="button"
              class="uk-strong"
              aria-disabled={off}
              onClick={() => !off && void controller.again()}
            >
              {say("again")}
            </button>
          )}
          {hints.length < view.hints && !(kind === "estimate" && controller.done) && (
            <button
              type="button"
              aria-disabled={off}
              onClick={() => !off && void controller.hint()}
            >
              {say("hint")} {view.hints > 1 && `${hints.length + 1}/${view.hints}`}
            </button>
          )}
        </div>
        <div class="uk-x-said" role="status">
          {controller.trouble && <p class="uk-x-trouble">{controller.trouble}</p>}
          {verdict && (
            <div
              key={controller.said}
              class={`uk-x-verdict ${verdict.right ? "uk-x-right" : "uk-x-wrong"}`}
            >
              {verdict.stars === null ? (
                <Mark right={verdict.right} label={say(verdict.right ? "right" : "wrong")} />
              ) : (
                <Stars stars={verdict.stars} label={say("stars")} />
              )}
              <p>{verdict.text}</p>
            </div>
          )}
        </div>
        {hints.length > 0 && (
          <div class="uk-x-hints" role="log" aria-label={say("hints")}>
            <ol>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ol>
          </div>
        )}
      </form>
      <Cheer key={controller.cheers} on={controller.cheers > 0} />
    </article>
  );
}
