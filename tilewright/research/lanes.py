"""Positions interleaved for a GPU: what a rule reads of neighbouring games lies side by side in memory.

The threads of a GPU read memory best when neighbours read neighbouring addresses. So the same element of 32 records
(one for each thread of a warp) lies together: in a group, the element that is `size` bytes long and begins at byte
`offset` of a record is found for record k at 32 * `offset` + k * `size`. A lane is one such record; rules use it just
like a record. Groups are small and not the whole batch, so that all steps between elements are constants.
"""

import operator
from typing import Any

import numpy as np
from numba.cuda import cgutils, types
from numba.cuda.cudadecl import registry as types_of
from numba.cuda.cudaimpl import registry as code_of
from numba.cuda.extending import intrinsic, models, register_model
from numba.cuda.np.arrayobj import make_array, populate_array
from numba.cuda.typing.templates import AttributeTemplate

GROUP = 32


class Lane(types.Type):  # type: ignore[misc]
    """One record among interleaved ones."""

    def __init__(self, record: Any) -> None:
        self.record = record
        super().__init__(name=f"Lane({record})")

    def attribute(self, name: str) -> Any:
        """The type of a field: a number, or an array with wide steps."""
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
    """Where the first element of a field lies."""
    struct = cgutils.create_struct_proxy(kind)(context, builder, value=value)
    own = builder.mul(struct.number, context.get_constant(types.int64, element.bitwidth // 8))
    field = context.get_constant(types.int64, GROUP * kind.record.offset(name))
    place = builder.gep(builder.gep(struct.base, [own]), [field])
    return builder.bitcast(place, context.get_data_type(element).as_pointer())


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
        strides=cgutils.pack_array(builder, [constant(types.intp, GROUP * step) for step in field.strides]),
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


def interleaved(positions: Any) -> Any:
    """The same positions with their elements interleaved, as an array of the same type; whole groups only."""
    made = np.zeros(len(positions), dtype=positions.dtype)
    target = made.view(np.uint8).reshape(-1, GROUP * positions.dtype.itemsize)
    for place, size, values in _elements(positions):
        target[:, GROUP * place : GROUP * (place + size)] = np.ascontiguousarray(values).view(np.uint8)
    return made


def straightened(positions: Any) -> Any:
    """The positions whose elements are interleaved in this array."""
    made = np.zeros(len(positions), dtype=positions.dtype)
    source = positions.view(np.uint8).reshape(-1, GROUP * positions.dtype.itemsize)
    for place, size, values in _elements(made):
        part = np.ascontiguousarray(source[:, GROUP * place : GROUP * (place + size)])
        values[:] = part.view(values.dtype)
    return made


def _elements(positions: Any) -> Any:
    """Every element of a record: its place, its size, and its values in all positions by group."""
    for name in positions.dtype.names:
        kind, offset = positions.dtype.fields[name][:2]
        column = positions[name].reshape(len(positions) // GROUP, GROUP, -1)
        for k in range(column.shape[2]):
            yield offset + k * kind.base.itemsize, kind.base.itemsize, column[:, :, k]


@code_of.lower(operator.setitem, types.Array, types.SliceType, types.Array)
def _assign(context: Any, builder: Any, signature: Any, args: Any) -> Any:
    """`a[:] = b` for lists of numbers without the copy Numba would make first; one may be a part of the other."""
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
