// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lent } from "../src/table/lend";

const here = new URL("..", import.meta.url).pathname;
const committed = new URL("../../unokart_widget/widgets/static/", import.meta.url);

describe("the committed bundle", () => {
  it("is what the sources make, byte for byte", () => {
    const out = mkdtempSync(join(tmpdir(), "unokart-"));
    try {
      execFileSync(process.execPath, ["build.mjs", "--out", out], { cwd: here });
      for (const name of readdirSync(out)) {
        expect(
          readFileSync(join(out, name), "utf8") === readFileSync(new URL(name, committed), "utf8"),
          `${name} is stale: npm run build`,
        ).toBe(true);
      }
    } finally {
      rmSync(out, { recursive: true });
    }
  }, 120_000);
  it("asks for nothing from outside", () => {
    for (const name of readdirSync(committed)) {
      const text = readFileSync(new URL(name, committed), "utf8");
      const hosts = [...text.matchAll(/https?:\/\/[^"'`\s)]+/g)].map((m) => m[0]);
      expect(hosts.filter((h) => !h.startsWith("http://www.w3.org/"))).toEqual([]);
      expect(text).not.toMatch(/@import|@font-face|url\(/);
    }
  });
});

describe("a part of the table", () => {
  const read = (name: string) => readFileSync(new URL(name, committed), "utf8");
  it.each([
    ["sheets", ["NewGame", "Rulebook"]],
    ["odds", ["Odds"]],
  ])("%s gives what the table asks of it", async (name, all) => {
    const code = read(`part-${name}.js`);
    const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    let given: object = {};
    module.default(lent, (part: object) => {
      given = part;
    });
    expect(Object.keys(given)).toEqual(expect.arrayContaining(all));
  });
  it("does not bring what the table lends", () => {
    for (const name of readdirSync(committed).filter((n) => /^part-.*js$/.test(n))) {
      expect(read(name)).not.toMatch(/__k|getDerivedState|uk-glyph/);
    }
  });
});

/** All style sheets, as written. */
function looks(): string {
  const sources = join(import.meta.dirname, "../src");
  return readdirSync(sources, { encoding: "utf8", recursive: true })
    .filter((name) => name.endsWith(".css"))
    .map((name) => readFileSync(join(sources, name), "utf8"))
    .join("\n");
}

describe("the style sheet", () => {
  it("touches nothing outside .unokart", () => {
    const css = looks()
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})+\s*\}/g, "");
    const selectors = [...css.matchAll(/([^{};]+)(?=\{)/g)]
      .map((m) => (m[1] as string).trim())
      .filter((x) => !x.startsWith("@"));
    expect(selectors.length).toBeGreaterThan(100);
    const parts = selectors.flatMap((s) =>
      s.replace(/\([^()]*(\([^()]*\))*[^()]*\)/g, "").split(","),
    );
    expect(parts.map((p) => p.trim()).filter((p) => !/^\.unokart(?![\w-])/.test(p))).toEqual([]);
  });
  it("names its animations so that no other sheet has them", () => {
    const css = looks();
    for (const [, name] of css.matchAll(/@keyframes ([\w-]+)/g)) expect(name).toMatch(/^uk-/);
  });
});
