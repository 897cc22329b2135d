import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The built site is part of the Python package: users need no Node.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/flip7/server/site",
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing inline: the page's policy allows files only
    target: "es2022",
  },
  // The sentences are in the Python package, the shuffle's vectors in docs/: both lie beside this folder.
  server: { fs: { allow: [".."] }, proxy: { "/api": "http://127.0.0.1:7007", "/ws": { target: "ws://127.0.0.1:7007", ws: true } } },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
});
