"""Machine code on its own: loaded and called without the compiler that made it.

Numba takes two seconds to import and to be used first; LLVM's loader alone takes a tenth of one.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import llvmlite.binding as llvm
import numpy as np

_DIGEST = hashlib.sha256().digest_size


class Records(NamedTuple):
    """Stands for an argument that is an array of such records."""

    of: Any


Argument = Any
"""What a function takes: a record type of NumPy (one such record), `Records` of one, or `int`."""


class Code:
    """A function in machine code. It is called with what its arguments say; see `Argument`.

    The interpreter's lock is let go of while it runs. It must not be trusted with wrong arguments:
    those are refused with a TypeError.
    """

    def __init__(self, name: str, machine_code: bytes, arguments: tuple[Argument, ...]) -> None:
        self._arguments = arguments
        # The code lives as long as its engine.
        self._engine = _engine()
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(machine_code))
        self._engine.finalize_object()
        address = self._engine.get_function_address(name)
        # As Numba calls: where the result and an exception go, then the argument: where the words
        # are that stand for all arguments. It returns 0.
        pointer = ctypes.c_void_p
        self._function = ctypes.CFUNCTYPE(ctypes.c_int32, *[pointer] * 3)(address)

    def __call__(self, *given: Any) -> None:
        """Run it."""
        words = [_word(*pair) for pair in zip(given, self._arguments, strict=True)]
        result, raised = ctypes.c_int64(), ctypes.c_void_p()
        block = (ctypes.c_int64 * len(words))(*words)
        status = self._function(ctypes.byref(result), ctypes.byref(raised), ctypes.byref(block))
        if status:
            raise RuntimeError(f"Compiled code failed with status {status}.")


def _word(value: Any, argument: Argument) -> int:
    """An argument as it is passed: an int, or the address of a record or of the first of many."""
    if argument is int:
        return int(value)
    many = isinstance(argument, Records)
    kind, record = (np.ndarray, argument.of) if many else (np.void, argument)
    if not isinstance(value, kind) or value.dtype != record or not value.flags.c_contiguous:
        raise TypeError(f"Compiled code takes records of {record}, not {type(value).__name__}.")
    array: Any = value if many else np.frombuffer(value, np.uint8)
    return int(array.ctypes.data)


@cache
def processor() -> str:
    """The name and the features of this processor: code for one may not run on another."""
    return f"{llvm.get_host_cpu_name()} {llvm.get_host_cpu_features().flatten()}"


def _engine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    triple = llvm.get_process_triple()
    module = llvm.parse_assembly(f'target triple = "{triple}"')
    machine = llvm.Target.from_triple(triple).create_target_machine(jit=True)
    return llvm.create_mcjit_compiler(module, machine)


def write(file: Path, machine_code: bytes) -> None:
    """Keep machine code, so that a process that looks in between sees all or none.

    Raises `OSError` where it cannot be kept.
    """
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(f"{file.name}-{os.getpid()}.tmp")
    draft.write_bytes(hashlib.sha256(machine_code).digest() + machine_code)
    draft.replace(file)


def read(file: Path) -> bytes | None:
    """Machine code as it was written; None where there is none, or the file is damaged."""
    try:
        kept = file.read_bytes()
    except OSError:
        return None
    digest, machine_code = kept[:_DIGEST], kept[_DIGEST:]
    return machine_code if hashlib.sha256(machine_code).digest() == digest else None
