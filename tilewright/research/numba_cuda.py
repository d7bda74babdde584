"""Everything that depends on numba-cuda's internals: a type for interleaved records, a CPU's arithmetic, and others.

Tested with numba-cuda 0.30.4. It cannot be imported under Numba's simulator, so only a GPU shows whether it
works: test_a_gpu_plays_the_same_games_bit_by_bit, or `python -m bench.gpu`. Code that depends on Numba's own internals
is in kit/compiler.py; this is separate because the kit must not need numba-cuda.
"""

import operator
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Any

from numba import cuda
from numba.cuda import cgutils, types
from numba.cuda.core import config
from numba.cuda.cudadecl import registry as types_of
from numba.cuda.cudadrv import nvvm
from numba.cuda.cudaimpl import registry as code_of
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.extending import intrinsic, models, register_model
from numba.cuda.np.arrayobj import make_array, populate_array
from numba.cuda.np.numpy_support import as_dtype
from numba.cuda.typing.templates import AttributeTemplate

from tilewright.research.lanes import GROUP, places

config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a small batch is small on purpose; breaks: warnings from every small batch

# --- lanes ----------------------------------------------------------------------------------------------------------
# A lane is a record whose elements are not contiguous (lanes.py). It has its own type, with the fields of the record,
# so that the rules have the same source as on a CPU. Breaks: an ImportError in this file, a TypingError that names
# Lane, or different games.


class Lane(types.Type):  # type: ignore[misc]
    """One record among interleaved ones."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(name=f"Lane({record})")

    def place(self, name: str) -> Any:
        """Where a group stores a field."""
        return places(as_dtype(self.record))[0][name]

    def attribute(self, name: str) -> Any:
        """The type of a field: a number, or an array with wide strides."""
        field = self.record.typeof(name)
        return types.Array(field.dtype, field.ndim, "A") if isinstance(field, types.NestedArray) else field


@register_model(Lane)
class _LaneModel(models.StructModel):  # type: ignore[misc]
    def __init__(self, manager: Any, fe_type: Lane) -> None:
        members = [("base", types.voidptr), ("number", types.int64)]
        super().__init__(manager, fe_type, members)


@types_of.register_attr
class _LaneAttribute(AttributeTemplate):  # type: ignore[misc]
    key = Lane

    def generic_resolve(self, lane: Lane, name: str) -> Any:
        return lane.attribute(name) if name in lane.record.fields else None


@intrinsic
def lane(typing_context: Any, positions: Any, number: Any) -> Any:
    """One of these interleaved positions."""
    made = Lane(positions.dtype)

    def generate(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        constant = context.get_constant
        array = make_array(positions)(context, builder, args[0])
        index = context.cast(builder, args[1], number, types.int64)
        group = builder.and_(index, constant(types.int64, -GROUP))
        start = builder.mul(group, constant(types.int64, positions.dtype.size))
        value = cgutils.create_struct_proxy(made)(context, builder)
        value.base = builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [start])
        value.number = builder.and_(index, constant(types.int64, GROUP - 1))
        return value._getvalue()

    return made(positions, number), generate


def _element(context: Any, builder: Any, kind: Lane, value: Any, name: str, element: Any) -> Any:
    """The address of the first element of a field."""
    struct = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    place = kind.place(name)
    own = builder.mul(struct.number, context.get_constant(types.int64, place.step))
    first = builder.gep(builder.gep(struct.base, [own]), [context.get_constant(types.int64, place.start)])
    return builder.bitcast(first, context.get_data_type(element).as_pointer())


@code_of.lower_getattr_generic(Lane)
def _read(context: Any, builder: Any, kind: Lane, value: Any, name: str) -> Any:
    field = kind.record.typeof(name)
    if not isinstance(field, types.NestedArray):
        return context.unpack_value(builder, field, _element(context, builder, kind, value, name, field))
    place = _element(context, builder, kind, value, name, field.dtype)
    array = make_array(kind.attribute(name))(context, builder)
    constant = context.get_constant
    populate_array(
        array,
        data=place,
        shape=cgutils.pack_array(builder, [constant(types.intp, length) for length in field.shape]),
        strides=cgutils.pack_array(builder, [constant(types.intp, stride) for stride in kind.place(name).strides]),
        itemsize=constant(types.intp, field.dtype.bitwidth // 8),
        meminfo=None,
        parent=None,
    )
    return array._getvalue()


@code_of.lower_setattr_generic(Lane)
def _write(context: Any, builder: Any, signature: Any, args: Any, name: str) -> None:
    kind, given = signature.args
    field = kind.record.typeof(name)
    place = _element(context, builder, kind, args[0], name, field)
    context.pack_value(builder, field, context.cast(builder, args[1], given, field), place)


# --- arithmetic -----------------------------------------------------------------------------------------------------
# A GPU multiplies and adds in one step, with one rounding; a CPU in two steps. The compiler's option `fma` is not one
# of numba-cuda's. Breaks: other actions of `Batch.greedy` and `Batch.search` on a GPU than on a CPU.

_is_exact = ContextVar("is_exact", default=False)
_compile_ir = nvvm.compile_ir


def _compile_as_asked(code: Any, **options: Any) -> Any:
    return _compile_ir(code, **options, **({"fma": False} if _is_exact.get() else {}))


nvvm.compile_ir = _compile_as_asked


@contextmanager
def exact() -> Iterator[None]:
    """Whatever is compiled meanwhile rounds as a CPU does."""
    token = _is_exact.set(True)
    try:
        yield
    finally:
        _is_exact.reset(token)


# --- functions that are not inlined ---------------------------------------------------------------------------------
# numba-cuda has no option for this. Without it a search contains the rules many times over, and compiles for minutes.
# Breaks: TypeError about `__class__`, or an AttributeError in `compile_device`.


class _Whole(CUDADispatcher):  # type: ignore[misc]
    def compile_device(self, args: Any, return_type: Any = None) -> Any:
        """Compile for these arguments, as a function of its own."""
        result = super().compile_device(args, return_type)
        result.library.get_function(result.fndesc.llvm_func_name).attributes.add("noinline")
        return result


def whole(function: Any) -> Any:
    """A device function that is not inlined."""
    made = cuda.jit(device=True)(function)
    made.__class__ = _Whole
    return made


# --- slices ---------------------------------------------------------------------------------------------------------
# This replaces numba-cuda's `a[:] = b`, which makes a copy first in case the two overlap. Breaks: errors
# about allocating memory in a kernel, or slower games (`python -m bench.gpu`).


@code_of.lower(operator.setitem, types.Array, types.SliceType, types.Array)
def _assign(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """`a[:] = b` for arrays of numbers without a copy; they may overlap."""
    target, _, source = signature.args
    here, there = (
        builder.ptrtoint(_data(context, builder, kind, value), cgutils.intp_t)
        for kind, value in ((target, args[0]), (source, args[2]))
    )
    forward = builder.icmp_unsigned("<=", here, there)
    copied = types.void(target, signature.args[1], source, types.boolean)
    return context.compile_internal(builder, _copy, copied, [*args, forward])


def _data(context: Any, builder: Any, kind: Any, value: Any) -> Any:
    return make_array(kind)(context, builder, value).data


def _copy(target: Any, part: Any, source: Any, forward: bool) -> None:
    into = target[part]
    length = len(into)
    for step in range(length):
        k = step if forward else length - 1 - step
        into[k] = source[k]
