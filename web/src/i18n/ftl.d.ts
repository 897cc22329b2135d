/** A file of sentences, as the build reads it (`sentences` in vite.config.ts). */
declare module "*.ftl" {
  const body: import("@fluent/bundle").FluentResource["body"];
  export default body;
}
