// What one answers with: a field, choices, an order; a move is made on the table.

import type { ComponentChildren } from "preact";
import { places } from "./contract";
import type { Controller } from "./controller";

interface Props {
  controller: Controller;
  id: string;
  /** Nobody would check it. */
  off: boolean;
}

export function Fields(props: Props) {
  const { view } = props.controller;
  switch (view?.kind) {
    case "choice":
      return <Choices {...props} />;
    case "order":
      return <Order {...props} />;
    case "move":
      return <Asked {...props} help="move-help" />;
    default:
      return <NumberField {...props} />;
  }
}

/** The question, and how it is answered. */
function Asked({ controller, id, help }: Props & { help?: string }) {
  return (
    <>
      <p class="uk-x-question" id={`${id}-q`}>
        {controller.view?.question}
      </p>
      {help && (
        <p class="uk-x-help" id={`${id}-h`}>
          {controller.say(help)}
        </p>
      )}
    </>
  );
}

function NumberField(props: Props) {
  const { controller, id, off } = props;
  const unit = controller.view?.unit;
  return (
    <>
      <Asked {...props} help="number-help" />
      <p class="uk-x-number">
        <label class="uk-sr" for={`${id}-a`}>
          {controller.say("answer")}
        </label>
        <input
          id={`${id}-a`}
          type="text"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          maxLength={64}
          aria-describedby={`${id}-q ${id}-h`}
          value={String(controller.draft)}
          readOnly={controller.done}
          disabled={off}
          onInput={(e) => controller.set(e.currentTarget.value)}
        />
        {unit && <span>{unit}</span>}
      </p>
    </>
  );
}

/** A group of fields with the question as its name. */
function Group(props: Props & { help?: string; children: ComponentChildren }) {
  const { id, help, children } = props;
  return (
    <fieldset aria-labelledby={`${id}-q`} aria-describedby={help && `${id}-h`}>
      <Asked {...props} />
      {children}
    </fieldset>
  );
}

function Choices(props: Props) {
  const { controller, id, off } = props;
  const view = controller.view;
  const chosen = places(controller.draft);
  const many = view?.many === true;
  const choose = (place: number, on: boolean) => {
    if (!many) controller.set([place]);
    else controller.set(on ? [...chosen, place] : chosen.filter((one) => one !== place));
  };
  return (
    <Group {...props} {...(many ? { help: "many-help" } : {})}>
      <div class="uk-x-choices">
        {view?.choices.map((text, place) => (
          <label key={text} class="uk-x-choice">
            <input
              type={many ? "checkbox" : "radio"}
              name={id}
              checked={chosen.includes(place)}
              disabled={off}
              onChange={(e) => choose(place, e.currentTarget.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

function Order(props: Props) {
  const { controller, id, off } = props;
  const items = controller.view?.items ?? [];
  const order = places(controller.draft);
  const move = (button: HTMLElement, from: number, way: -1 | 1) => {
    const to = from + way;
    if (off || to < 0 || to >= order.length) return;
    const next = [...order];
    [next[from], next[to]] = [next[to] as number, next[from] as number];
    controller.set(next, `${items[next[to] as number]}: ${to + 1}/${next.length}`);
    // The same button of the same item, wherever that is drawn now.
    requestAnimationFrame(() => {
      const page = button.getRootNode() as Document | ShadowRoot;
      page.getElementById(`${id}-${next[to]}${way}`)?.focus();
    });
  };
  return (
    <Group {...props} help="order-help">
      <ol class="uk-x-order">
        {order.map((item, place) => (
          <li key={item}>
            <span class="uk-x-place" aria-hidden="true">
              {place + 1}
            </span>
            <span class="uk-x-item">{items[item]}</span>
            {([-1, 1] as const).map((way) => (
              <button
                key={way}
                id={`${id}-${item}${way}`}
                type="button"
                class="uk-icon"
                aria-label={`${controller.say(way < 0 ? "up" : "down")}: ${items[item]}`}
                aria-disabled={off || (way < 0 ? place === 0 : place === order.length - 1)}
                onClick={(e) => move(e.currentTarget, place, way)}
              >
                <svg class="uk-glyph" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={way < 0 ? "M5 15l7-7 7 7" : "M5 9l7 7 7-7"} />
                </svg>
              </button>
            ))}
          </li>
        ))}
      </ol>
      <p class="uk-sr" role="status">
        {controller.told}
      </p>
    </Group>
  );
}
