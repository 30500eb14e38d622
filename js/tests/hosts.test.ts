// Hosts that no test of ours runs in: what they do differently, done by hand.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { followTheme } from "../src/table/parts/theme";
import { desk, settle, useFakeClock } from "./helpers";

const { body, documentElement: html } = document;
const shown = (el: HTMLElement) => el.querySelector<HTMLElement>(".unokart")?.dataset.theme;

/** The system's preference, which can change. */
function system(dark: boolean) {
  const query = Object.assign(new EventTarget(), { matches: dark });
  vi.stubGlobal("matchMedia", () => query);
  return (now: boolean) => {
    query.matches = now;
    query.dispatchEvent(new Event("change"));
  };
}

beforeEach(() => void system(false));
afterEach(() => {
  for (const el of [body, html]) {
    for (const name of el.getAttributeNames()) el.removeAttribute(name);
  }
  vi.unstubAllGlobals();
});

describe("dark and light follow the host while the table lives", () => {
  useFakeClock();

  it("VS Code: the kind on the body, and its classes", async () => {
    const { el } = desk();
    await settle();
    for (const [kind, theme] of [
      ["vscode-dark", "dark"],
      ["vscode-light", "light"],
      ["vscode-high-contrast", "dark"],
      ["vscode-high-contrast-light", "light"],
    ] as const) {
      body.setAttribute("data-vscode-theme-kind", kind);
      body.className = kind;
      await settle();
      expect(shown(el)).toBe(theme);
      // Webviews without the attribute.
      body.removeAttribute("data-vscode-theme-kind");
      body.className = kind.endsWith("contrast-light") ? `vscode-high-contrast ${kind}` : kind;
      await settle();
      expect(shown(el)).toBe(theme);
    }
  });

  it("Colab: the attribute of the page", async () => {
    html.setAttribute("theme", "dark");
    const { el } = desk();
    await settle();
    expect(shown(el)).toBe("dark");
    html.setAttribute("theme", "light");
    await settle();
    expect(shown(el)).toBe("light");
  });

  it("JupyterLab, Notebook and Voilà: their own attribute, against the system", async () => {
    system(true);
    body.dataset.jpThemeLight = "true";
    const { el } = desk();
    await settle();
    expect(shown(el)).toBe("light");
    body.dataset.jpThemeLight = "false";
    await settle();
    expect(shown(el)).toBe("dark");
  });

  it("marimo: the class of the page", async () => {
    html.className = "dark dark-theme";
    const { el } = desk();
    await settle();
    expect(shown(el)).toBe("dark");
    html.className = "light light-theme";
    await settle();
    expect(shown(el)).toBe("light");
  });

  it("a host that says nothing: the system's preference", async () => {
    const change = system(true);
    const { el } = desk();
    await settle();
    expect(shown(el)).toBe("dark");
    change(false);
    expect(shown(el)).toBe("light");
  });

  it("and end with it", async () => {
    const end = new AbortController();
    const el = document.createElement("div");
    body.append(el);
    followTheme(el, end.signal);
    await settle();
    end.abort();
    body.dataset.jpThemeLight = "false";
    await settle();
    expect(el.dataset.theme).toBe("light");
  });
});

describe("nothing of the host's is needed", () => {
  it("no labextension, no loader and no interface of one host", () => {
    const built = "../../unokart_widget/widgets/static/table.js";
    const js = readFileSync(join(import.meta.dirname, built), "utf8");
    // The one import is that of a part, from a blob that the table made itself.
    expect(js.match(/\bimport\s*\(/g)).toHaveLength(1);
    expect(js).toMatch(/createObjectURL/);
    expect(js).not.toMatch(/\bimport\s*["'{*]|\brequire\s*\(|\bdefine\s*\(/);
    expect(js).not.toMatch(/\bJupyter\b|\bjupyterapp\b|acquireVsCodeApi|google\.colab/);
  });
});
