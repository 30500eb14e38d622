// A card's picture; its name is given by whoever shows it.

import { useMemo } from "preact/hooks";
import { BACK, cardMarkup, emblem, shape } from "../parts/drawing";

/** Drawn once: the same picture is not looked at again when the table changes around it. */
export function CardFace({ card }: { card: string }) {
  return useMemo(
    () => (
      <svg
        class="uk-face"
        viewBox="0 0 100 150"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: cardMarkup(card) }}
      />
    ),
    [card],
  );
}

export function CardBack() {
  return (
    <svg
      class="uk-face"
      viewBox="0 0 100 150"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: BACK }}
    />
  );
}

export function Shape({ name, label }: { name: string; label?: string }) {
  return (
    <svg
      class="uk-shape"
      viewBox="-4 -4 108 116"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" })}
      dangerouslySetInnerHTML={{ __html: shape(name) }}
    />
  );
}

/** The shape of a colour with its letter in it, as on the cards. */
export function Emblem({ colour }: { colour: string }) {
  return (
    <svg
      class="uk-emblem"
      viewBox="-4 -4 108 108"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: emblem(colour) }}
    />
  );
}
