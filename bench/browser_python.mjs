// The bundle in Node, as the worker loads it: for the benchmarks beside this file.
import { readFileSync, writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync } from "node:zlib";

const SITE_PACKAGES = "/lib/python3.14/site-packages";

/** Load Python: `pyodide` is the folder of the npm package, `bundle` the one that tools/browser_bundle.py wrote. Each step is told when it is done. */
export async function loadPython(pyodide, bundle, done = () => {}) {
  const manifest = JSON.parse(readFileSync(join(bundle, "manifest.json"), "utf8"));
  const unpacked = (name) => {
    const { pieces } = manifest.files.find((file) => file.name === name);
    return gunzipSync(Buffer.concat(pieces.map(({ path }) => readFileSync(join(bundle, path)))));
  };
  const folder = mkdtempSync(join(tmpdir(), "flip7-"));
  const stdlib = join(folder, "python_stdlib.zip");
  writeFileSync(stdlib, unpacked("python_stdlib.zip"));
  const archives = ["msgspec.zip", "flip7.zip"].map(unpacked);
  done("read");
  const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
  const python = await loadPyodide({ stdLibURL: stdlib });
  rmSync(folder, { recursive: true });
  done("load");
  for (const archive of archives) python.unpackArchive(new Uint8Array(archive), "zip", { extractDir: SITE_PACKAGES });
  done("unpack");
  return python;
}
