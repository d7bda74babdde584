"""A value network learned from self-play, and played in the arena as a bot: the worked example of docs/research.md.

python examples/value_net.py train DATA NET    learn from a folder that `tilewright selfplay` has filled
python examples/value_net.py play GAME NET     speak the bot protocol on standard input and output
"""

import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import torch
from torch import nn

from tilewright import games
from tilewright.bots.bot import Answer, Question
from tilewright.bots.guest import Guest
from tilewright.core.game import CHANCE, OVER, clone
from tilewright.kit.random import stream
from tilewright.research.play import results

SAMPLES = 6  # of the chance that follows an action
EPOCHS, BATCH = 4, 128


def network(features: int) -> nn.Module:
    """From what a seat sees to the result it may expect, -1 to 1."""
    return nn.Sequential(
        nn.BatchNorm1d(features), nn.Dropout(0.6), nn.Linear(features, 64), nn.ReLU(), nn.Linear(64, 1), nn.Tanh()
    )


def load(folder: Path) -> tuple[torch.Tensor, torch.Tensor, np.ndarray]:
    """Everything seen, what came of it, and the number of the game."""
    table = pq.read_table(sorted(folder.glob("decisions-*.parquet")), columns=["game", "observation", "result"])
    seen = table["observation"].combine_chunks()
    flat = np.concatenate([chunk.flatten().to_numpy() for chunk in getattr(seen, "chunks", [seen])])
    shape = (table.num_rows, -1)
    result = table["result"].to_numpy()
    return torch.from_numpy(flat.reshape(shape)), torch.from_numpy(result.copy()), table["game"].to_numpy()


def train(folder: Path, file: Path) -> None:
    """Learn from nine games in ten, try it on the others, and keep what was best there."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    seen, result, game = load(folder)
    is_test = torch.from_numpy(game % 10 == 0)
    net = network(seen.shape[1])
    steps = torch.optim.AdamW(net.parameters(), lr=3e-4, weight_decay=0.3)
    known, wanted = seen[~is_test], result[~is_test]
    least = float("inf")
    for epoch in range(EPOCHS):
        net.train()
        order = torch.randperm(len(known))
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH]
            loss = nn.functional.mse_loss(net(known[part])[:, 0], wanted[part])
            steps.zero_grad()
            loss.backward()
            steps.step()
        net.eval()
        with torch.no_grad():
            error = nn.functional.mse_loss(net(seen[is_test])[:, 0], result[is_test])
        print(f"epoch {epoch + 1}: error {loss.item():.3f}, on unseen games {error.item():.3f}")
        if error < least:
            least = error.item()
            torch.save({"features": seen.shape[1], "weights": net.state_dict()}, file)
    print(f"always guessing the mean: {result[is_test].var().item():.3f}")


class NetBot:
    """Plays the action after which the network expects most, chance that follows averaged."""

    def __init__(self, net: nn.Module, seed: int) -> None:
        self._net, self._rng = net, stream(seed)

    def decide(self, question: Question) -> Answer:
        """Look one action ahead."""
        legal = question.game.legal(question.position)
        values = self._values(question, legal).reshape(len(legal), SAMPLES).mean(axis=1)
        return Answer(legal[int(values.argmax())])

    def _values(self, question: Question, legal: list[int]) -> np.ndarray:
        """What each action is worth in each sample of chance, to who asks."""
        game, kernels, seat = question.game, question.game.kernels, question.seat
        seen = np.zeros((len(legal) * SAMPLES, game.observation), dtype=np.float32)
        signs, ends = np.zeros(len(seen)), np.zeros(len(seen))
        for row in range(len(seen)):
            position = clone(question.position)
            kernels.apply(position, 0, legal[row // SAMPLES])
            while (actor := kernels.actor(position, 0)) == CHANCE:
                kernels.apply(position, 0, kernels.draw(position, 0, self._rng))
            if actor == OVER:
                ends[row] = results(game.places(position, question.seats))[seat]
            else:  # the network was taught with the eyes of who is asked
                signs[row] = 1.0 if actor == seat else -1.0 / (question.seats - 1)
                kernels.observe(position, 0, actor, seen[row])
        with torch.no_grad():
            return signs * self._net(torch.from_numpy(seen))[:, 0].numpy() + ends

    def stop(self) -> None:
        """It never takes long."""


def play(name: str, file: Path) -> None:
    """Sit at the arena's table until it is closed."""
    torch.set_num_threads(1)
    kept = torch.load(file)
    net = network(kept["features"])
    net.load_state_dict(kept["weights"])
    net.eval()
    game = games.find(name)
    Guest(game, "value net", lambda seed: NetBot(net, seed), lambda line: print(line, flush=True)).serve(sys.stdin)


def main() -> None:
    what, first, second = sys.argv[1:]
    if what == "train":
        train(Path(first), Path(second))
    else:
        play(first, Path(second))


if __name__ == "__main__":
    main()
