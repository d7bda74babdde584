"""What players learn a game from: lessons, words for pieces and questions, rules for readers. Knows no game.

All of it is data in a game's folder `learn/`; a game without that folder is played without it.
"""
