"""The first-steps notebook: runs its cells, stores what they print, and turns it into a page of the site.

`python -m tools.notebook` runs examples/first-steps.ipynb again and writes it back. A small runner is enough: cells are
plain Python, and the only rich output is the picture of a table.
"""

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

FILE = Path(__file__).resolve().parent.parent / "examples" / "first-steps.ipynb"
SVG, TEXT = "image/svg+xml", "text/plain"


def load(path: Path = FILE) -> dict[str, Any]:
    """A notebook as parsed JSON."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def run(notebook: dict[str, Any]) -> dict[str, Any]:
    """The same notebook with the current outputs of its cells."""
    names: dict[str, Any] = {"__name__": "__main__"}
    cells, number = [], 0
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            number += 1
            cells.append(
                {**cell, "execution_count": number, "outputs": _outputs("".join(cell["source"]), names, number)}
            )
        else:
            cells.append(cell)
    return {**notebook, "cells": cells}


def _outputs(source: str, names: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What a cell prints, and the value of its last line if that is an expression."""
    tree, value = ast.parse(source), None
    last = ast.Expression(tree.body.pop().value) if isinstance(tree.body[-1], ast.Expr) else None  # type: ignore[attr-defined]
    with contextlib.redirect_stdout(io.StringIO()) as printed:
        exec(compile(tree, f"cell {number}", "exec"), names)
        if last is not None:
            value = eval(compile(last, f"cell {number}", "eval"), names)
    outputs: list[dict[str, Any]] = []
    if printed.getvalue():
        outputs.append({"output_type": "stream", "name": "stdout", "text": _lines(printed.getvalue())})
    if value is not None:
        outputs.append(
            {"output_type": "execute_result", "execution_count": number, "metadata": {}, "data": _shown(value)}
        )
    return outputs


def _shown(value: Any) -> dict[str, list[str]]:
    data = {TEXT: _lines(repr(value))}
    return {**data, SVG: _lines(value._repr_svg_())} if hasattr(value, "_repr_svg_") else data


def _lines(text: str) -> list[str]:
    return text.splitlines(keepends=True)


def page(notebook: dict[str, Any]) -> tuple[str, dict[str, str]]:
    """The notebook as Markdown, and the pictures it shows, by file name."""
    parts: list[str] = []
    pictures: dict[str, str] = {}
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        parts.append(source if cell["cell_type"] == "markdown" else f"```python\n{source}\n```")
        for output in cell.get("outputs", ()):
            data = output.get("data", {TEXT: output.get("text", [])})
            if SVG in data:
                file = f"notebook-{len(pictures) + 1}.svg"
                pictures[file] = "".join(data[SVG])
                parts.append(f"![{''.join(data[TEXT]).strip('<>')}]({file})")
            else:
                parts.append(f"```text\n{''.join(data[TEXT]).rstrip()}\n```")
    return "\n\n".join(parts) + "\n", pictures


def write(notebook: dict[str, Any], path: Path = FILE) -> None:
    """Save it as Jupyter does."""
    path.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write(run(load()))
