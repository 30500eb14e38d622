// @vitest-environment node
// The browser says what Python says: the samples are Python's, see tests/rulebook/spoken.py.
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { speaker, type Values } from "../src/table/words";

type Sample = { message: string; values: Values; text: string };

const book = new URL("../../unokart_widget/rulebook/", import.meta.url);
const languages = readdirSync(book, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);
const words = (language: string): string =>
  ["terms", "table"]
    .map((name) => readFileSync(new URL(`${language}/${name}.ftl`, book), "utf8"))
    .join("\n");

describe.each(languages)("the words of %s", (language) => {
  const file = new URL(`spoken/${language}.json`, import.meta.url);
  const samples: Sample[] = JSON.parse(readFileSync(file, "utf8"));
  it("are the same in the browser as in Python", () => {
    const say = speaker(words(language), language);
    expect(samples.length).toBeGreaterThan(0);
    for (const { message, values, text } of samples) expect(say(message, values)).toBe(text);
  });
});
