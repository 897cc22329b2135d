import { relative } from "node:path";
import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    // Templates are made node by node: most are used once, and the parser takes a phone longer than that.
    fragments: "tree",
    // A shorter class than `svelte-…`: scripts and style sheet name it a thousand times.
    cssHash: ({ hash, filename }) => `s-${hash(relative(import.meta.dirname, filename))}`,
  },
};
