/** The list of pieces, from the build (`pythonPieces` in vite.config.ts). */
declare module "virtual:python" {
  const manifest: import("./pythonFiles").PythonManifest;
  export default manifest;
}
