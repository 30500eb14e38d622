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

/** Parts of the table that are loaded when they are first used: folders of the same kind. */
const PARTS = ["sheets", "odds"];

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

/** What the table lends to a part is not bundled with it: see src/table/lend.ts. */
const lent = {
  name: "lent",
  setup({ onResolve, onLoad }) {
    const source = readFileSync(new URL("src/table/lend.ts", import.meta.url), "utf8");
    const folder = fileURLToPath(new URL("src/table/", import.meta.url));
    const names = new Map(
      [...source.matchAll(/^import \{([^}]+)\} from "([^"]+)";/gm)].map(([, list, from]) => [
        from.startsWith(".") ? join(folder, from) : from,
        list,
      ]),
    );
    onResolve({ filter: /./ }, ({ path, resolveDir }) => {
      const full = path.startsWith(".") ? join(resolveDir, path) : path;
      return names.has(full) ? { path: full, namespace: "lent" } : undefined;
    });
    onLoad({ filter: /./, namespace: "lent" }, ({ path }) => ({
      contents: `export const {${names.get(path)}} = lent;`,
    }));
  },
};

const code = {
  ...shared,
  write: false,
  format: "esm",
  target: ["es2022", ...browsers],
  jsx: "automatic",
  jsxImportSource: "preact",
  legalComments: "none",
  charset: "utf8",
};

/** Writes the code of a widget: `name`.js, from its entry. */
async function script(name, entry) {
  const { outputFiles } = await build({
    ...code,
    entryPoints: { [name]: entry },
    plugins: [withoutDates],
  });
  await write(name, outputFiles[0].text);
}

/** Writes the code of a part: a module whose function takes what is lent and gives the part. */
async function part(name, entry) {
  const { outputFiles } = await build({
    ...code,
    stdin: { contents: `import * as part from "./${entry}"; give(part);`, resolveDir: "." },
    plugins: [lent],
  });
  await write(`part-${name}`, `export default (lent, give) => {${outputFiles[0].text}};`);
}

async function write(name, text) {
  // A second pass: what esbuild leaves is a few per cent more, and it travels with every widget.
  const { code } = await minify(text, {
    module: true,
    ecma: 2020,
    compress: { passes: 3, pure_getters: true, unsafe_arrows: true },
  });
  writeFileSync(join(outdir, `${name}.js`), `${code}\n`);
}

/**
 * The common looks travel under the root of the widget that has them: they begin with taking back
 * what the host says, and must not take back what another sheet on the page says of its widget.
 */
const underOwnRoot = {
  name: "under-own-root",
  setup({ onLoad }) {
    onLoad({ filter: /src\/table\/looks\/\w+\.css$/ }, ({ path }) => {
      const source = readFileSync(path, "utf8");
      return { contents: source.replaceAll(".uk-root", ".ux-root"), loader: "css" };
    });
  },
};

/** Writes the looks of a widget: `name`.css, from its entry. */
function style(name, entry) {
  const plugins = name === "experiment" ? [underOwnRoot] : [];
  return build({ ...shared, entryPoints: { [name]: entry }, outdir, target: browsers, plugins });
}

mkdirSync(outdir, { recursive: true });
for (const name of WIDGETS) {
  await script(name, `src/${name}/index.ts`);
  await style(name, `src/${name}/${name}.css`);
}
for (const name of PARTS) {
  await part(name, `src/${name}/index.ts`);
  await style(`part-${name}`, `src/${name}/${name}.css`);
}
