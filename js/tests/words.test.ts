// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { speaker } from "../src/table/words";
import { WORDS } from "./helpers";

const source = (folder: URL): string =>
  readdirSync(folder, { withFileTypes: true })
    .map((e) => {
      const at = new URL(e.name + (e.isDirectory() ? "/" : ""), folder);
      return e.isDirectory() ? source(at) : /\.tsx?$/.test(e.name) ? readFileSync(at, "utf8") : "";
    })
    .join("\n");
const file = (name: string) =>
  readFileSync(new URL(`../../unokart_widget/rulebook/en/${name}.ftl`, import.meta.url), "utf8");
/** The parts of the table that are loaded when they are first used speak its words too. */
const FOLDERS: Record<string, string[]> = { table: ["table", "sheets", "odds"] };
const ids = (name: string) =>
  [...file(name).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((m) => m[1] as string);

describe.each(["table", "experiment"])("the words of the %s", (widget) => {
  const code = (FOLDERS[widget] ?? [widget])
    .map((name) => source(new URL(`../src/${name}/`, import.meta.url)))
    .join("\n");
  const used = new Set([...code.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((m) => m[1]));

  it("has a message for every word that is used", () => {
    const all = new Set([...ids(widget), ...ids("terms")]);
    expect([...used].filter((id) => !all.has(id as string))).toEqual([]);
  });
  it("has no message that is not used", () => {
    expect(ids(widget).filter((id) => !used.has(id))).toEqual([]);
  });
  it("says every id by its full name, so that the two tests above see it", () => {
    expect([...code.matchAll(/\bsay\((?!\s*["])([^)]{0,20})/g)].map((m) => m[1])).toEqual([]);
  });
});

describe("the interface's words", () => {
  it("is sound Fluent, without two messages of one name", () => {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(WORDS))).toEqual([]);
    expect(bundle.addResource(new FluentResource(file("experiment")))).toEqual([]);
    for (const id of [...ids("table"), ...ids("experiment")]) {
      expect(bundle.hasMessage(id), id).toBe(true);
    }
  });
  it("shows the name of a missing message", () => {
    expect(speaker("", "en")("nothing-there")).toBe("nothing-there");
    expect(speaker(WORDS, "no such language!")("cancel")).toBe("Cancel");
  });
});
