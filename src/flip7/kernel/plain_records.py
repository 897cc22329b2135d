"""A record as a plain Python object: the same fields, read and written many times faster than a NumPy record's."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray


@cache
def _twin_class(dtype: np.dtype[np.void]) -> type:
    return type("Twin", (), {"__slots__": dtype.names})


def twins(array: NDArray[np.void]) -> list[Any]:
    """Objects with the fields and values of the array's records: numbers are Python's, and arrays are lists."""
    names = array.dtype.names or ()
    columns = [array[name].tolist() for name in names]
    made = [_twin_class(array.dtype)() for _ in range(len(array))]
    for name, column in zip(names, columns, strict=True):
        for twin, value in zip(made, column, strict=True):
            setattr(twin, name, value)
    return made


def array_of(records: Sequence[Any], dtype: np.dtype[np.void]) -> NDArray[np.void]:
    """The records of some twins."""
    array = np.zeros(len(records), dtype)
    for name in dtype.names or ():
        array[name] = [getattr(twin, name) for twin in records]
    return array
