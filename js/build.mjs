// Bundles each widget of src/ to the package's static folder: minified, no source map, the same
// bytes each time. `node build.mjs --out DIR` writes elsewhere (used to check that the committed
// files are fresh).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { minify } from "terser";

/** A widget is a folder of src/ with an index.ts and a style sheet of the folder's name. */
const WIDGETS = ["table", "exercise", "experiment"];

const flag = process.argv.indexOf("--out");
const outdir =
  flag > 0
    ? process.argv[flag + 1]
    : fileURLToPath(new URL("../unokart_widget/widgets/static", import.meta.url));
const shared = {
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  bundle: true,
  minify: true,
  logLevel: "warning",
};
const browsers = ["chrome111", "firefox113", "safari16.4"];

/** No date is ever said at the table: what Fluent brings for dates stays out of the bundle. */
const withoutDates = {
  name: "without-dates",
  setup({ onLoad }) {
    onLoad({ filter: /@fluent\/bundle\/esm\/types\.js$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      const start = source.indexOf("export class FluentDateTime");
      if (start < 0) throw new Error(`${path} has no FluentDateTime to leave out.`);
      const none = "export class FluentDateTime { static supportsValue() { return false; } }";
      return { contents: source.slice(0, start) + none, loader: "js" };
    });
  },
};

/** Writes the code of a widget: `name`.js, from its entry. */
async function script(name, entry) {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: { [name]: entry },
    write: false,
    format: "esm",
    target: ["es2022", ...browsers],
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    charset: "utf8",
    plugins: [withoutDates],
  });
  // A second pass: what esbuild leaves is a few per cent more, and it travels with every widget.
  const { code } = await minify(outputFiles[0].text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
  });
  writeFileSync(join(outdir, `${name}.js`), `${code}\n`);
}

/** Writes the looks of a widget: `name`.css, from its entry. */
function style(name, entry) {
  return build({ ...shared, entryPoints: { [name]: entry }, outdir, target: browsers });
}

mkdirSync(outdir, { recursive: true });
for (const name of WIDGETS) {
  await script(name, `src/${name}/index.ts`);
  await style(name, `src/${name}/${name}.css`);
}
