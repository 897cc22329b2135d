/** A Fluent file, parsed when the site is built (`sentences` in vite.config.ts). */
declare module "*.ftl" {
  const body: import("@fluent/bundle").FluentResource["body"];
  export default body;
}
