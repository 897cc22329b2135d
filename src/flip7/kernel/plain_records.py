"""Records as plain Python objects, for the kernel without numba: much faster to access than NumPy records."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray


@cache
def _object_class(dtype: np.dtype[np.void]) -> type:
    return type("PlainRecord", (), {"__slots__": dtype.names})


def to_objects(array: NDArray[np.void]) -> list[Any]:
    """Return objects with the fields and values of the array's records: Python's numbers, and lists for arrays."""
    names = array.dtype.names or ()
    columns = [array[name].tolist() for name in names]
    made = [_object_class(array.dtype)() for _ in range(len(array))]
    for name, column in zip(names, columns, strict=True):
        for record, value in zip(made, column, strict=True):
            setattr(record, name, value)
    return made


def array_of(records: Sequence[Any], dtype: np.dtype[np.void]) -> NDArray[np.void]:
    """Return the records of such objects as an array."""
    array = np.zeros(len(records), dtype)
    for name in dtype.names or ():
        array[name] = [getattr(record, name) for record in records]
    return array
