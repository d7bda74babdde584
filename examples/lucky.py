#!/usr/bin/env python3
"""A bot that needs no library: plays random legal moves, the same ones for the same seed."""

import random
import sys


def main() -> None:
    rng, legal = random.Random(0), []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            print("hello 1 Lucky", flush=True)
        elif word == "seed":
            rng = random.Random(rest)
        elif word == "start":
            print("ready", flush=True)
        elif word == "position":
            legal = []
        elif word == "legal":
            legal.append(rest)
        elif word == "go":
            print("info iterations 1", f"move {rng.choice(legal)}", sep="\n", flush=True)
        elif word == "quit":
            break


if __name__ == "__main__":
    main()
