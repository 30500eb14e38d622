// Prints the gzipped size of the committed bundle and fails when it is over its budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const LIMIT = 45 * 1024;
const root = new URL("../unokart_widget/widgets/static/", import.meta.url);
let total = 0;
for (const name of ["table.js", "table.css"]) {
  const size = gzipSync(readFileSync(new URL(name, root)), { level: 9 }).length;
  total += size;
  console.log(`${name}: ${(size / 1024).toFixed(1)} KB gzipped`);
}
console.log(`Table: ${(total / 1024).toFixed(1)} KB of ${LIMIT / 1024} KB`);
if (total > LIMIT) {
  console.error("The table's bundle is over its budget.");
  process.exit(1);
}
