"""A plain sentence for a message that has no words yet."""

from tilewright.core.message import Message, Value


def sentence(message: Message) -> str:
    """The key without its kind, and the arguments.

    >>> sentence(Message.of("refuse-none-left", kind="wood"))
    'None left (kind wood)'
    """
    kind, _, rest = message.key.partition("-")
    said = (rest or kind).replace("-", " ").capitalize()
    about = ", ".join(f"{name} {_value(value)}" for name, value in message.args)
    return f"{said} ({about})" if about else said


def _value(value: Value) -> str:
    return sentence(value) if isinstance(value, Message) else str(value)
