"""Where a tile may be laid. A place is 3 * the rank of its site + its turn, the corner where the tile's field 0 goes.

`locate` and `find` are for words and scenes: they take (positions, index), as passing a record from Python is slow.
"""

import numpy as np

from tilewright.games.cornwall.rules import land, material, state
from tilewright.kit import bits
from tilewright.kit import hex as board
from tilewright.kit.kernel import kernel

Q, R, KIND, ENLARGED = range(4)  # the columns that `locate` fills

# for each tile, turn and corner of its site, the bits of NEAR and BANNED for the terrain of the field there
_CORNER_FIELD = np.array(
    [[(corner - turn) % material.FIELDS for corner in range(material.FIELDS)] for turn in range(material.FIELDS)]
)
_CARES = np.ascontiguousarray(((1 | 1 << state.BANNED) << material.TERRAIN.astype(np.int64))[:, _CORNER_FIELD])
_ALL_NEAR = (1 << state.BANNED) - 1
_ALL_BANNED = _ALL_NEAR << state.BANNED


@kernel
def turns_at(p, tile, site):
    """The corners of an empty site with at least two edges where the tile's field 0 may go, as three bits."""
    near_a = land.near_of(p, board.site_cell(site, 0))
    near_b = land.near_of(p, board.site_cell(site, 1))
    near_c = land.near_of(p, board.site_cell(site, 2))
    turns = 0
    for turn in range(material.FIELDS):
        meets = (near_a & _CARES[tile, turn, 0]) | (near_b & _CARES[tile, turn, 1]) | (near_c & _CARES[tile, turn, 2])
        if meets & _ALL_BANNED == 0 and meets & _ALL_NEAR != 0:  # 3.6, 3.5
            turns |= 1 << turn
    return turns


@kernel
def list_places(p, tile, out):
    """List all places for a tile in ascending order; return how many."""
    count = 0
    rank = 0
    at = board.next_word(p.site_index, np.int64(0))
    while at < board.WORDS:
        word = np.int64(p.site[at])
        while word != 0:
            site = 32 * at + bits.lowest(word)
            word &= word - 1
            turns = turns_at(p, tile, site)
            for turn in range(material.FIELDS):
                if turns >> turn & 1:
                    out[count] = material.FIELDS * rank + turn
                    count += 1
            rank += 1
        at = board.next_word(p.site_index, at + 1)
    return count


@kernel
def nth_site(p, rank):
    """The site of this rank in the set, counted from 0."""
    left = rank
    at = board.next_word(p.site_index, np.int64(0))
    while at < board.WORDS:
        word = np.int64(p.site[at])
        while word != 0:
            if left == 0:
                return 32 * at + bits.lowest(word)
            left -= 1
            word &= word - 1
        at = board.next_word(p.site_index, at + 1)
    return -1


@kernel
def rank_of(p, site):
    """How many sites in the set come before this one."""
    rank = 0
    at = board.next_word(p.site_index, np.int64(0))
    while at < board.WORDS:
        word = np.int64(p.site[at])
        while word != 0:
            if 32 * at + bits.lowest(word) >= site:
                return rank
            rank += 1
            word &= word - 1
        at = board.next_word(p.site_index, at + 1)
    return rank


@kernel
def fits_somewhere(p, tile):
    """Whether a tile can be laid at all."""
    at = board.next_word(p.site_index, np.int64(0))
    while at < board.WORDS:
        word = np.int64(p.site[at])
        while word != 0:
            if turns_at(p, tile, 32 * at + bits.lowest(word)) != 0:
                return True
            word &= word - 1
        at = board.next_word(p.site_index, at + 1)
    return False


@kernel
def enlarged(p, tile, site, turn):
    """How many different terrains a tile enlarges if it is laid there."""
    meets = 0
    for corner in range(material.FIELDS):
        meets |= land.near_of(p, board.site_cell(site, corner)) & _CARES[tile, turn, corner]
    count = 0
    for terrain in range(state.BANNED):
        count += meets >> terrain & 1
    return count


@kernel
def locate(positions, index, places, out):
    """For each of these places of the tile drawn, in ascending order, write the coordinates of its site's base, which
    of the two sites there it is, and how many terrains the tile enlarges.
    """
    p = positions[index]
    at = 0
    rank = 0
    word_at = board.next_word(p.site_index, np.int64(0))
    while word_at < board.WORDS:
        word = np.int64(p.site[word_at])
        while word != 0:
            site = 32 * word_at + bits.lowest(word)
            word &= word - 1
            while at < places.size and places[at] // material.FIELDS == rank:
                out[at, Q], out[at, R] = land.base_of(p, site)
                out[at, KIND] = site & 1
                out[at, ENLARGED] = enlarged(p, p.tile, site, places[at] % material.FIELDS)
                at += 1
            rank += 1
        word_at = board.next_word(p.site_index, word_at + 1)


@kernel
def find(positions, index, q, r, facing):
    """The place of the tile drawn with its field 0 on (q, r), or -1 if it may not be laid there."""
    p = positions[index]
    site = board.site_at(board.cell_of(q, r), facing)
    turn = facing >> 1
    if p.site[site >> 5] >> (site & 31) & 1 == 0 or turns_at(p, p.tile, site) >> turn & 1 == 0:
        return -1
    base_q, base_r = land.base_of(p, site)
    is_there = base_q + land.CORNER_Q[site & 1, turn] == q and base_r + land.CORNER_R[site & 1, turn] == r
    return material.FIELDS * rank_of(p, site) + turn if is_there else -1
