"""The JIT layer: compile the kernel with numba if it is installed, run it as plain Python otherwise."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.kernel.plain_records import array_of, to_objects

Record = Any
"""A record of one of the kinds below: numba's when compiled, an object with the same fields when plain."""
Records = Any
"""Several of them, or numbers: a NumPy array when compiled, a list when plain."""
Bits = Any
"""64 bits without a sign, which numba must be told apart from other integers."""

PLAIN: Final = "plain"


def _compiler() -> Any:  # noqa: ANN401 - numba's own
    """Return numba's compiler; None if it is not installed, or with FLIP7_KERNEL=plain."""
    if os.environ.get("FLIP7_KERNEL") == PLAIN:
        return None
    try:
        from numba import njit  # an optional dependency
    except ImportError:
        return None
    return njit


def _fingerprint() -> str:
    """Hash the sources of the kernel, so that an edit in any of them invalidates the compile cache."""
    sources = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:FINGERPRINT]


FINGERPRINT: Final = 12
_COMPILER: Final = _compiler()
COMPILED: Final[bool] = _COMPILER is not None
_SOURCES: Final = _fingerprint() if COMPILED else ""


def compiled(function: Any, *, inline: bool = False, any_order: bool = False) -> Any:  # noqa: ANN401 - a function whose types only numba knows
    """Compile the function, if there is a compiler."""
    if _COMPILER is None:
        return function
    # Numba's cache sees that a function's own file was edited, and not that one it calls was. It files what it keeps
    # under the function's name: with the sources' fingerprint in it, an edit anywhere compiles everything anew.
    function.__qualname__ = f"{function.__qualname__}-{_SOURCES}"
    return _COMPILER(cache=True, nogil=True, error_model="numpy", forceinline=inline, fastmath=any_order)(function)


def inlined(function: Any) -> Any:  # noqa: ANN401 - the same
    """Compile the function into its callers: for what happens at every card."""
    return compiled(function, inline=True)


def summing(function: Any) -> Any:  # noqa: ANN401 - the same
    """Compile with `fastmath`: sums may be reordered, so that they vectorise."""
    return compiled(function, any_order=True)


@contextmanager
def on_compiling(tell: Callable[[], None]) -> Iterator[None]:
    """Call `tell` when the first function is compiled within the block; what the compile cache has is only loaded."""
    if not COMPILED:
        yield
        return
    # Numba is an optional dependency.
    from numba.core import event

    class First(event.Listener):
        told = False

        def on_start(self, _: object) -> None:
            if not self.told:
                self.told = True
                tell()

        def on_end(self, _: object) -> None:
            """Nothing follows: the block ends by itself."""

    with event.install_listener("numba:compile", First()):
        yield


def _plain_lowest(bits: int) -> int:
    """Return the index of the lowest bit that is set."""
    return (bits & -bits).bit_length() - 1


def _compiled_lowest() -> Any:  # noqa: ANN401 - numba's own
    """Do the same with one machine instruction."""
    # Numba is an optional dependency.
    from llvmlite import ir  # type: ignore[import-untyped]
    from numba import types
    from numba.extending import intrinsic

    def lowest(_: object, bits: object) -> Any:  # noqa: ANN401, ARG001 - numba reads the names of the parameters
        def code(_context: object, builder: Any, _signature: object, arguments: Any) -> Any:  # noqa: ANN401
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 1))

        return types.int64(types.int64), code

    return intrinsic(lowest)


u64: Any = np.uint64 if COMPILED else int
i64: Any = np.int64 if COMPILED else int
lowest: Any = _compiled_lowest() if COMPILED else _plain_lowest


def constants(values: list[int]) -> Any:  # noqa: ANN401 - what is quick to look up, compiled or plain
    """Return a table of integers that never change."""
    return np.array(values, np.int64) if COMPILED else values


def record_type(fields: tuple[tuple[str, str, tuple[int, ...], str], ...]) -> np.dtype[np.void]:
    """Return the dtype of records with these fields: name, type, shape and meaning of each."""
    return np.dtype([(name, kind, shape) for name, kind, shape, _ in fields], align=True)


def from_array(array: Any) -> Any:  # noqa: ANN401 - an array, or a list of to_objects
    """Return the records for the kernel: the array itself when compiled, else objects, which are faster in Python."""
    return array if COMPILED else to_objects(array)


def to_array(records: Any, dtype: np.dtype[np.void]) -> NDArray[np.void]:  # noqa: ANN401 - the same
    """Return the array of such records."""
    array: NDArray[np.void] = records if COMPILED else array_of(records, dtype)
    return array


def new_records(dtype: np.dtype[np.void], count: int = 1) -> Any:  # noqa: ANN401 - the same
    """Return this many records, all zero."""
    return from_array(np.zeros(count, dtype))
