import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Templates are made node by node: most are used once, and the parser takes a phone longer than that.
export default { preprocess: vitePreprocess(), compilerOptions: { fragments: "tree" } };
