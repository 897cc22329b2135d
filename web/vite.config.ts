import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The sentences are read here, so that no phone has to: neither the parser nor its time is needed there. */
function sentences(): Plugin {
  return {
    name: "sentences",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (source) => ({ code: `export default JSON.parse(${JSON.stringify(JSON.stringify(new FluentResource(source).body))});`, map: null }),
    },
  };
}

// The built site is part of the Python package: users need no Node.
export default defineConfig({
  plugins: [sentences(), svelte()],
  build: {
    outDir: "../src/flip7/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the page's policy allows files only
    target: "es2022",
    // A phone far away waits for every file: what the first screen needs is one script and one style sheet.
    cssCodeSplit: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "first", test: /node_modules|src\/(main|App|router|offline|cards|words|parts|pages\/Home|game\/(api|memory|wishes))|locale\/en/ }],
        },
      },
    },
  },
  // The sentences are in the Python package, the shuffle's vectors in docs/: both lie beside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:7007", "/ws": { target: "ws://127.0.0.1:7007", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"], css: { include: /tokens\.css/ } },
});
