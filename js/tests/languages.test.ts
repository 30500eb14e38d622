// The table in another language: what a page says of itself, and to whom.
import { describe, expect, it } from "vitest";
import { players, view } from "../fixtures/views";
import { button, desk, settle, useFakeClock, wordsOf } from "./helpers";

useFakeClock();

async function romanian(part: Record<string, unknown> = {}) {
  const shown = desk(part);
  shown.kernel.traits.words = wordsOf("ro");
  shown.kernel.show(view({ ...part, version: 13, language: "ro" }));
  await settle();
  return shown;
}

describe("the table in Romanian", () => {
  it("says which language it is in, and speaks it at once", async () => {
    const { el } = await romanian();
    expect(el.querySelector("[lang=ro]")?.textContent).toContain("Ce s-a întâmplat");
    expect(button(el, "Pas")).toBeTruthy();
  });
  it("calls a reader whom nobody named as the language does, and others by their names", async () => {
    const named = players(2).map((player, i) => (i === 0 ? { ...player, name: "You" } : player));
    const mine = await romanian({ players: named, seat: 0 });
    expect(mine.el.querySelector(".uk-felt")?.textContent).toContain("Tu");
    expect(mine.el.querySelector(".uk-felt")?.textContent).not.toContain("You");
    const theirs = await romanian({ players: named, seat: 1, people: [1] });
    expect(theirs.el.querySelector(".uk-felt")?.textContent).toContain("You");
  });
});
