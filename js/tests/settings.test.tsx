// How the table presents itself: settings, parts that are hidden, goal, menu; and the new-game form.
import { afterEach, describe, expect, it, vi } from "vitest";
import { view } from "../fixtures/views";
import { readLanguages, readOptions } from "../src/table/contract/settings";
import { button, desk, key, settle, useFakeClock } from "./helpers";

useFakeClock();
afterEach(() => localStorage.clear());

const LANGUAGES = { en: "English", hi: "हिन्दी" };
const root = (el: HTMLElement) => el.querySelector<HTMLElement>(".uk-root") as HTMLElement;
const dialog = (el: HTMLElement) => el.querySelector("[role=dialog]") as HTMLElement;
function pick(el: HTMLElement, label: string) {
  const found = [...el.querySelectorAll("label")].find((l) => l.textContent === label);
  const input = found?.querySelector("input");
  if (!input) throw new Error(`no choice ${label}`);
  input.click();
}
function withTraits(traits: Record<string, unknown>, part = {}) {
  const made = desk(part);
  for (const [name, value] of Object.entries(traits)) {
    made.kernel.traits[name] = value;
    made.kernel.tell(name);
  }
  return made;
}

describe("settings", () => {
  it("begin as the author set them and change at once", async () => {
    const { el, kernel } = withTraits({ options: { size: "huge" }, languages: LANGUAGES });
    await settle();
    expect(root(el).dataset).toMatchObject({ size: "huge", motion: "normal" });
    button(el, "Settings").click();
    await settle();
    pick(el, "Large");
    pick(el, "None");
    await settle();
    expect(root(el).dataset).toMatchObject({ size: "large", motion: "off" });
    pick(el, "हिन्दी");
    await settle();
    expect(kernel.of("language")).toMatchObject([{ language: "hi" }]);
    expect(dialog(el).querySelector("[lang=hi]")?.textContent).toBe("हिन्दी");
  });
  it("hold the focus, though Tab leads to but one button of each choice", async () => {
    const { el } = withTraits({ languages: LANGUAGES });
    await settle();
    button(el, "Settings").click();
    await settle();
    const chosen = [...dialog(el).querySelectorAll<HTMLElement>("input:checked")].at(-1);
    chosen?.focus();
    key(chosen as HTMLElement, "Tab");
    expect(document.activeElement).toBe(button(el, "Close"));
  });
  it("are remembered in this browser", async () => {
    const first = withTraits({ languages: LANGUAGES });
    await settle();
    button(first.el, "Settings").click();
    await settle();
    pick(first.el, "Slow");
    pick(first.el, "Large");
    pick(first.el, "हिन्दी");
    await settle();
    expect(JSON.parse(localStorage.getItem("unokart") ?? "")).toEqual({
      ...{ pace: "slow", size: "large", language: "hi" },
    });
    const second = desk();
    expect(root(second.el).dataset.size).toBe("large");
  });
  it("bring back the language that was chosen here before", async () => {
    localStorage.setItem("unokart", '{"language":"hi"}');
    const asked = (traits: Record<string, unknown>) => {
      const { kernel } = desk({}, true, traits);
      return kernel.of("language").map((m) => m.language);
    };
    expect(asked({ languages: LANGUAGES })).toEqual(["hi"]);
    expect(asked({ languages: { en: "English" } })).toEqual([]);
    expect(asked({ languages: LANGUAGES, options: { show: { settings: false } } })).toEqual([]);
  });
  it("need no memory", async () => {
    const broken = vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new Error("forbidden");
    });
    const { el } = desk();
    button(el, "Settings").click();
    await settle();
    pick(el, "Large");
    await settle();
    expect(root(el).dataset.size).toBe("large");
    broken.mockRestore();
    full.mockRestore();
  });
  it("what the traits say wrongly falls back to the usual", () => {
    for (const odd of [null, 3, { show: 1, size: "tiny", start: "yes" }]) {
      expect(readOptions(odd)).toMatchObject({ size: "normal", start: false, show: { log: true } });
    }
    expect(readLanguages({ en: "English", xx: 3 })).toEqual([["en", "English"]]);
    expect(readLanguages(undefined)).toEqual([]);
  });
});

describe("parts of the table", () => {
  it("can be hidden by the author", async () => {
    const parts = ["log", "pace", "new_game", "rulebook", "history", "hints", "why", "settings"];
    const show = Object.fromEntries([...parts, "scores"].map((part) => [part, false]));
    const { el, kernel } = withTraits({ options: { show } });
    await settle();
    expect(el.querySelector(".uk-log")).toBeNull();
    for (const name of ["Hint", "Rulebook", "Look back", "New game", "Settings", "One step"]) {
      expect(() => button(el, name)).toThrow();
    }
    expect(el.querySelector(".uk-felt")?.textContent).not.toContain("points");
    for (const k of ["h", "r", "l", "w"]) key(el.querySelector(".uk-hand") as Element, k);
    el.querySelector(".uk-card")?.dispatchEvent(
      new PointerEvent("pointerenter", { pointerType: "mouse" }),
    );
    await settle(2000);
    for (const kind of ["hint", "rulebook", "past", "explain"]) {
      expect(kernel.of(kind), kind).toHaveLength(0);
    }
    button(el, "Help and keys").click();
    await settle();
    expect(dialog(el).textContent).not.toContain("Rulebook");
  });
  it("are in the menu where there is little room", async () => {
    const { el } = desk();
    button(el, "Menu").click();
    await settle();
    expect([...dialog(el).querySelectorAll("li")].map((li) => li.textContent?.trim())).toEqual([
      ...["Odds", "Rulebook", "Look back", "New game", "Settings", "Help and keys"],
    ]);
    button(dialog(el), "Settings").click();
    await settle();
    expect(dialog(el).getAttribute("aria-label")).toBe("Settings");
    expect(dialog(el).contains(document.activeElement)).toBe(true);
    key(dialog(el), "Escape");
    await settle();
    expect(document.activeElement?.classList.contains("uk-card")).toBe(true);
  });
});

describe("a goal", () => {
  it("is told, and when it is reached one can begin again", async () => {
    const { el, kernel } = desk({ goal: { text: "Play an Item Box.", reached: false } });
    expect(el.querySelector(".uk-goal")?.textContent).toBe("Your goal: Play an Item Box.");
    expect(() => button(el, "From the start")).toThrow();
    kernel.show(view({ version: 13, goal: { text: "Play an Item Box.", reached: true } }));
    await settle();
    expect(el.querySelector(".uk-goal")?.textContent).toContain("Reached:");
    button(el, "From the start").click();
    await settle();
    expect(kernel.of("restart")).toMatchObject([{ version: 13 }]);
  });
});

describe("a new game", () => {
  const submit = async (el: HTMLElement) => {
    el.querySelector("form")?.dispatchEvent(
      new Event("submit", { bubbles: true, cancelable: true }),
    );
    await settle();
  };
  const fill = (el: HTMLElement, name: string, value: string) => {
    const input = el.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    return input;
  };
  it.each([
    ["name1", " You ", "Two players are called You."],
    ["name2", "  ", "This player needs a name."],
    ["target", "many", "The points to win"],
    ["seed", "-3", "A deal number is"],
  ])(
    "what is wrong with %s is said at the field, which has the focus",
    async (name, value, says) => {
      const { el, kernel } = desk();
      button(el, "New game").click();
      await settle();
      const input = fill(el, name, value);
      await settle();
      await submit(el);
      expect(kernel.of("new_game")).toHaveLength(0);
      expect(document.activeElement).toBe(input);
      expect(input.getAttribute("aria-invalid")).toBe("true");
      const text = el.querySelector(`[id="${input.getAttribute("aria-describedby")}"]`);
      expect(text?.textContent).toContain(says);
      expect(text?.getAttribute("role")).toBe("alert");
      expect(el.querySelectorAll("[aria-invalid]")).toHaveLength(1);
    },
  );
  it("what the kernel refuses is said at the player that it names", async () => {
    const { el, kernel } = desk();
    kernel.reply = (m) =>
      m.kind === "new_game"
        ? { kind: "refusal", rule: null, text: "The name Ana holds signs that it cannot have." }
        : { kind: "answer" };
    button(el, "New game").click();
    await settle();
    await submit(el);
    expect(el.querySelector("[aria-invalid]")?.getAttribute("name")).toBe("name1");
    expect(el.querySelector(".uk-felt .uk-alert")).toBeNull();
  });
  it("calls the seed by the name that it has everywhere", async () => {
    const { el } = desk();
    button(el, "New game").click();
    await settle();
    expect(el.querySelector("[name=seed]")?.closest("label")?.textContent).toBe("Deal number");
  });
});
