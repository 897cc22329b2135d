// Compile the Python sources of a folder in place, with Pyodide's own Python: node browser_compile.mjs PYODIDE FOLDER
// Each source is replaced by its byte code (module.pyc), which Python reads without looking for the source.
import { pathToFileURL } from "node:url";

const [pyodide, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(pyodide).href);
const python = await loadPyodide({ stdout: () => {} });
python.FS.mkdirTree("/sources");
python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, "/sources");
python.runPython(`
import _imp
import ast
import marshal
from importlib.util import MAGIC_NUMBER
from pathlib import Path

UNCHECKED = (0b01).to_bytes(4, "little")  # by hash, and never compared with a source

def without_docstrings(content):
    """Strip the docstrings of modules and functions; classes keep theirs, for which dataclasses would write others."""
    tree = ast.parse(content)
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False) is not None:
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


for source in sorted(Path("/sources").rglob("*.py")):
    shown = str(source.relative_to("/sources")).partition("/")[2]
    content = source.read_bytes()
    keeps = shown.startswith(("_pyodide/", "pyodide/"))  # Pyodide reads some of its own
    code = compile(content if keeps else without_docstrings(content), shown, "exec", dont_inherit=True)
    kept = MAGIC_NUMBER + UNCHECKED + _imp.source_hash(_imp.pyc_magic_number_token, content) + marshal.dumps(code)
    source.with_suffix(".pyc").write_bytes(kept)
    source.unlink()
`);
