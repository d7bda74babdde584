"""Lets a program that reads and writes text play a game, beside bots and a scripted reader on the same deals.

    python examples/reader.py tabula_rasa -n 5
    python examples/reader.py tabula_rasa -n 5 --program "ollama run some-model"

The program is started for every question: it reads the rules and the question from its standard input, and its last
line is its answer. A model behind an API is a function from a text to a text, in place of `Program`.
"""

import argparse
import shlex
import subprocess

from tilewright.research.text_match import MostPoints, Rules, compare


class Program:
    """A reader that is a program."""

    def __init__(self, command: str) -> None:
        self.command, self.rules = shlex.split(command), ""

    def begin(self, rules: str) -> None:
        """Remember the rules of the game."""
        self.rules = rules

    def __call__(self, text: str) -> str:
        """What it prints for a question."""
        question = f"{self.rules}\n\n{text}"
        return subprocess.run(self.command, input=question, capture_output=True, text=True, check=True).stdout


def main() -> None:
    """Compare, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("-n", "--deals", type=int, default=5, help="each is played from every seat")
    parser.add_argument("--against", default="random", help="the bot on all other seats")
    parser.add_argument("--program")
    parser.add_argument("--most-tokens", type=int, help="read and written in a game")
    wishes = parser.parse_args()
    contestants = {"most points": MostPoints(), "random": "random", "greedy": "greedy"}
    if wishes.program:
        contestants[wishes.program] = Program(wishes.program)
    rules = Rules(most_tokens=wishes.most_tokens)
    print(compare(wishes.game, contestants, wishes.deals, opponents=wishes.against, rules=rules))


if __name__ == "__main__":
    main()
