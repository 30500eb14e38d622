// Bundles src/table to the package's static folder: minified, no source map, the same bytes each
// time. `node build.mjs --out DIR` writes elsewhere (used to check that the committed files are fresh).
import { build } from "esbuild";

const flag = process.argv.indexOf("--out");
const outdir =
  flag > 0
    ? process.argv[flag + 1]
    : new URL("../unokart_widget/widgets/static", import.meta.url).pathname;

await build({
  entryPoints: { table: "src/table/index.ts" },
  absWorkingDir: new URL(".", import.meta.url).pathname,
  outdir,
  bundle: true,
  minify: true,
  format: "esm",
  target: ["es2022", "chrome111", "firefox113", "safari16.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  charset: "utf8",
  logLevel: "warning",
});
await build({
  entryPoints: { table: "src/table/table.css" },
  absWorkingDir: new URL(".", import.meta.url).pathname,
  outdir,
  bundle: true,
  minify: true,
  target: ["chrome111", "firefox113", "safari16.4"],
  logLevel: "warning",
});
