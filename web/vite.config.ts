import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Parse Fluent files at build time, so that no phone needs the parser or its time. */
function sentences(): Plugin {
  return {
    name: "sentences",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (source) => ({
        code: `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(source).body))});`,
        map: null,
      }),
    },
  };
}

/** Files of public/ that a page shows. */
const PUBLIC = ["manifest.webmanifest", "icon.svg", "icon-192.png"];
const MARK = "src/styles/critical.css";
/** The fonts of a first screen in a Latin script. */
const FONTS = ["gabarito-latin-wght-normal.woff2", "figtree-latin-wght-normal.woff2"];

/**
 * Critical CSS: paint our mark as soon as its few rules are there. The large style sheet comes at the end of the page, where
 * it blocks the script alone; the fonts are preloaded, so that no text is laid out twice.
 */
function criticalCss(): Plugin {
  let base = "/";
  return {
    name: "critical-css",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "asset", name: "critical.css", source: readFileSync(MARK) });
    },
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const built = (name: string) =>
          base + Object.values(bundle).find((each) => each.type === "asset" && each.names.includes(name))!.fileName;
        const large = /<link rel="stylesheet"[^>]*\/assets\/(?!critical)[^>]*>/.exec(html)![0];
        const fonts = FONTS.map(
          (name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${built(name)}" />`,
        );
        return html
          .replace(`/${MARK}`, built("critical.css"))
          .replace(large, fonts.join("\n    "))
          .replace("</body>", `  ${large}\n  </body>`);
      },
    },
  };
}

/** Ask the browser to compile the scripts of the first screen and the table while they load, off the main thread. */
function eagerCompile(): Plugin {
  return {
    name: "eager-compile",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const chunk of Object.values(bundle))
          if (
            chunk.type === "chunk" &&
            chunk.moduleIds.some((id) => /src\/(app\/main\.ts|features\/table\/Room\.svelte)$/.test(id))
          )
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`;
      },
    },
  };
}

/** Write files.json: all files of this version, by which the service worker keeps everything for those who play offline. */
function fileList(): Plugin {
  return {
    name: "file-list",
    apply: "build",
    // not before everything is written: the worker comes last
    writeBundle({ dir }, bundle) {
      const all = Object.keys(bundle).filter((name) => /^(assets|python)\//.test(name));
      const first = Object.values(bundle).find(
        (each) => each.type === "chunk" && each.moduleIds.some((id) => id.endsWith("src/app/main.ts")),
      )!;
      const isPiece = (name: string): boolean => name.startsWith("python/") && !name.endsWith(".js");
      const written = {
        version: basename(first.fileName),
        files: [...all.filter((name) => !isPiece(name)), ...PUBLIC],
        pieces: all.filter(isPiece),
      };
      writeFileSync(`${dir!}/files.json`, JSON.stringify(written, null, 1));
    },
  };
}

/** Write preloads.json: the files of every lazy module, which the server preloads with its page (server/http/static.py). */
function preloadManifest(): Plugin {
  return {
    name: "preload-manifest",
    apply: "build",
    generateBundle(_, bundle) {
      const files = (name: string): string[] => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk") return [];
        return [name, ...(chunk.viteMetadata?.importedCss ?? []), ...chunk.imports.flatMap(files)];
      };
      const written: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle))
        for (const id of chunk.type === "chunk" ? chunk.moduleIds : [])
          if (this.getModuleInfo(id)?.dynamicImporters.length)
            written[relative(import.meta.dirname, id)] = [...new Set(files(chunk.fileName))];
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(written, null, 1) });
    },
  };
}

const PYTHON = "../build/python";
const LIST = "virtual:python";
/** Pyodide's own scripts, as they are: they need no bundler, and would take it longer than all of ours. */
const PYODIDE = "node_modules/pyodide/";
const SCRIPTS = { pyodide: "pyodide.mjs", module: "pyodide.asm.mjs" };

/**
 * The pieces of Python and our wheel, which tools/browser_bundle.py has made, and Pyodide's scripts.
 *
 * The worker has their list, so that it and its Python are always of one version; `emit` puts them into the site. All have a
 * hash in their names. Scripts end in .js, because not every host knows .mjs.
 */
function pythonPieces(emit: boolean): Plugin {
  const manifest = `${PYTHON}/manifest.json`;
  const pieces = (): { files: { pieces: { path: string }[] }[] } =>
    JSON.parse(
      existsSync(manifest) ? readFileSync(manifest, "utf8") : `{"version":"","bytes":0,"files":[],"early":[]}`,
    );
  const scripts = Object.entries(SCRIPTS).map(([key, name]) => {
    const source = readFileSync(PYODIDE + name, "utf8").replace(/^\/\/# sourceMappingURL.*$/m, "");
    const hash = createHash("sha256").update(source).digest("hex").slice(0, 16);
    return { key, source, path: `python/${name.replace(/\.mjs$/, "")}-${hash}.js` };
  });
  const list = () => ({
    ...pieces(),
    scripts: Object.fromEntries(scripts.map(({ key, path }) => [key, path])),
    info: (JSON.parse(readFileSync(`${PYODIDE}pyodide-lock.json`, "utf8")) as { info: unknown }).info,
  });
  return {
    name: "python-pieces",
    resolveId: { filter: { id: new RegExp(`^${LIST}$`) }, handler: () => `\0${LIST}` },
    load: {
      filter: { id: new RegExp(`^\0${LIST}$`) },
      handler: () => `export default JSON.parse(${JSON.stringify(JSON.stringify(list()))});`,
    },
    buildStart() {
      if (!emit || process.env["VITEST"]) return;
      const { files } = pieces();
      if (!files.length)
        this.warn(`no ${manifest}: \`make web\` makes it. Without it nobody can play on their device.`);
      for (const { path } of files.flatMap((file) => file.pieces))
        this.emitFile({ type: "asset", fileName: path, source: readFileSync(`${PYTHON}/${path}`) });
      for (const { path, source } of scripts) this.emitFile({ type: "asset", fileName: path, source });
    },
  };
}

// The built site is part of the Python package: users need no Node.
/** Tests of what Node makes outside a file's own globals, where a plain object is no `Object`: clones and streams. */
const NEED_A_PROCESS = ["tests/people.test.ts", "tests/recordLink.test.ts", "tests/scoreHandOver.test.ts"];

export default defineConfig({
  plugins: [sentences(), pythonPieces(true), criticalCss(), preloadManifest(), fileList(), eagerCompile(), svelte()],
  build: {
    outDir: "../src/flip7/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the page's policy allows files only
    target: "es2022",
    modulePreload: { polyfill: false }, // a browser without it fetches the same files a little later
    // A phone far away waits for every file: the first screen is one script and one style sheet, a table one more of each,
    // which the server tells it to fetch at the same time.
    cssCodeSplit: true,
    rolldownOptions: {
      checks: { pluginTimings: false }, // a slow machine is no news
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: /src\/app\/main\.ts|node_modules\/(?!@noble)/, priority: 2 },
            { name: "table", test: /src\/features\/table\/Room/, priority: 1 },
          ],
        },
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [pythonPieces(false)],
  },
  // The sentences are in the Python package, the shuffle's vectors in docs/: both lie beside this folder.
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": "http://127.0.0.1:7007", "/ws": { target: "ws://127.0.0.1:7007", ws: true } },
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    setupFiles: ["tests/setup.ts"],
    css: { include: /(critical|tokens)\.css/ },
    testTimeout: 60_000, // a slow machine is no failure
    hookTimeout: 60_000,
    // Each file has globals of its own, in a process that goes on: starting one for each file takes longer than the tests.
    projects: [
      {
        extends: true,
        test: { name: "shared", pool: "vmThreads", include: ["tests/**/*.test.ts"], exclude: NEED_A_PROCESS },
      },
      { extends: true, test: { name: "alone", include: NEED_A_PROCESS } },
    ],
  },
});
