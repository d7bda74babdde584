"""A value network trained on self-play, and played in the arena as a bot: the worked example of docs/research.md.

python examples/value_net.py train DATA NET    learn from a folder that `tilewright selfplay` has filled
python examples/value_net.py play GAME NET     speak the bot protocol on standard input and output
"""

import sys
from functools import partial
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

SAMPLES = 4  # of the draws that follow an action
EPOCHS, BATCH = 4, 256


def network(features: int) -> nn.Module:
    """Maps what a seat sees to its expected lead at the end, in standard deviations."""
    return nn.Sequential(
        nn.Linear(features, 128), nn.ReLU(), nn.Dropout(0.3), nn.Linear(128, 64), nn.ReLU(), nn.Linear(64, 1)
    )


def load(folder: Path) -> tuple[torch.Tensor, torch.Tensor, np.ndarray]:
    """Every observation, with the lead in points at the end of its game and the number of the game."""
    table = pq.read_table(sorted(folder.glob("decisions-*.parquet")), columns=["game", "observation", "lead"])
    seen = table["observation"].combine_chunks()
    flat = np.concatenate([chunk.flatten().to_numpy() for chunk in getattr(seen, "chunks", [seen])])
    lead = table["lead"].to_numpy().astype(np.float32)
    return torch.from_numpy(flat.reshape(table.num_rows, -1).copy()), torch.from_numpy(lead), table["game"].to_numpy()


def train(folder: Path, file: Path) -> None:
    """Train on nine games in ten, validate on the others, and save the best epoch."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    seen, lead, game = load(folder)
    spread = lead.std().item()
    lead /= spread
    is_test = torch.from_numpy(game % 10 == 0)
    net = network(seen.shape[1])
    steps = torch.optim.AdamW(net.parameters(), lr=5e-4, weight_decay=0.1)
    known, wanted = seen[~is_test], lead[~is_test]
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
            error = nn.functional.mse_loss(net(seen[is_test])[:, 0], lead[is_test])
        print(f"epoch {epoch + 1}: error {loss.item():.3f}, on unseen games {error.item():.3f}")
        if error < least:
            least = error.item()
            torch.save({"features": seen.shape[1], "spread": spread, "weights": net.state_dict()}, file)
    print(f"always guessing the mean: {lead[is_test].var().item():.3f}")


class NetBot:
    """Plays the action after which the network expects the largest lead, averaged over the draws that follow."""

    def __init__(self, net: nn.Module, spread: float, seed: int) -> None:
        self._net, self._spread, self._rng = net, spread, stream(seed)

    def decide(self, question: Question) -> Answer:
        """Look one action ahead."""
        legal = question.game.legal(question.position)
        values = self._values(question, legal).reshape(len(legal), SAMPLES).mean(axis=1)
        return Answer(legal[int(values.argmax())])

    def _values(self, question: Question, legal: list[int]) -> np.ndarray:
        """What each action is worth to the seat to move, in each sample of the draws."""
        game, kernels, seat = question.game, question.game.kernels, question.seat
        seen = np.zeros((len(legal) * SAMPLES, game.observation), dtype=np.float32)
        signs, ends = np.zeros(len(seen)), np.zeros(len(seen))
        for row in range(len(seen)):
            position = clone(question.position)
            kernels.apply(position, 0, legal[row // SAMPLES])
            while (actor := kernels.actor(position, 0)) == CHANCE:
                kernels.apply(position, 0, kernels.draw(position, 0, self._rng))
            if actor == OVER:
                points = game.scores(position, question.seats)
                ends[row] = (points[seat] - max(points[:seat] + points[seat + 1 :])) / self._spread
            else:  # the network was trained on what the seat to move sees
                signs[row] = 1.0 if actor == seat else -1.0 / (question.seats - 1)
                kernels.observe(position, 0, actor, seen[row])
        with torch.no_grad():
            return signs * self._net(torch.from_numpy(seen))[:, 0].numpy() + ends

    def stop(self) -> None:
        """It never takes long."""


def play(name: str, file: Path) -> None:
    """Play for the arena until it closes the input."""
    torch.set_num_threads(1)
    saved = torch.load(file)
    net = network(saved["features"])
    net.load_state_dict(saved["weights"])
    net.eval()
    game = games.find(name)
    bot = partial(NetBot, net, saved["spread"])
    Guest(game, "value net", bot, lambda line: print(line, flush=True)).serve(sys.stdin)


def main() -> None:
    what, first, second = sys.argv[1:]
    if what == "train":
        train(Path(first), Path(second))
    else:
        play(first, Path(second))


if __name__ == "__main__":
    main()
