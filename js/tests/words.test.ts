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
const code = source(new URL("../src/table/", import.meta.url));
const used = new Set([...code.matchAll(/\bsay\(\s*"([a-z0-9-]+)"/g)].map((m) => m[1]));
const ids = (name: string) =>
  [
    ...readFileSync(
      new URL(`../../unokart_widget/rulebook/en/${name}.ftl`, import.meta.url),
      "utf8",
    ).matchAll(/^([a-z][a-z0-9-]*) =/gm),
  ].map((m) => m[1] as string);

describe("the interface's words", () => {
  it("has a message for every word that is used", () => {
    const all = new Set([...ids("table"), ...ids("terms")]);
    expect([...used].filter((id) => !all.has(id as string))).toEqual([]);
  });
  it("has no message that is not used", () => {
    expect(ids("table").filter((id) => !used.has(id))).toEqual([]);
  });
  it("says every id by its full name, so that the two tests above see it", () => {
    expect([...code.matchAll(/\bsay\((?!\s*["])([^)]{0,20})/g)].map((m) => m[1])).toEqual([]);
  });
  it("is sound Fluent, without two messages of one name", () => {
    const bundle = new FluentBundle("en");
    expect(bundle.addResource(new FluentResource(WORDS))).toEqual([]);
    for (const id of ids("table")) expect(bundle.hasMessage(id), id).toBe(true);
  });
  it("shows the name of a missing message", () => {
    expect(speaker("", "en")("nothing-there")).toBe("nothing-there");
    expect(speaker(WORDS, "no such language!")("cancel")).toBe("Cancel");
  });
});
