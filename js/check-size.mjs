// Prints the gzipped size of each committed bundle and fails when one is over its budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

/** Code and looks of a widget together, in KB. */
const LIMITS = { table: 45, exercise: 12, experiment: 30 };

/** The same of the parts of the table that are loaded when they are first used. */
const PARTS = { "part-sheets": 8, "part-odds": 8 };

const root = new URL("../unokart_widget/widgets/static/", import.meta.url);
const kilobytes = (name) => gzipSync(readFileSync(new URL(name, root)), { level: 9 }).length / 1024;

for (const [widget, limit] of Object.entries({ ...LIMITS, ...PARTS })) {
  const parts = [`${widget}.js`, `${widget}.css`].map((name) => [name, kilobytes(name)]);
  for (const [name, size] of parts) console.log(`${name}: ${size.toFixed(1)} KB gzipped`);
  const total = parts.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${widget}: ${total.toFixed(1)} KB of ${limit} KB`);
  if (total > limit) {
    console.error(`The bundle of the ${widget} is over its budget.`);
    process.exitCode = 1;
  }
}
