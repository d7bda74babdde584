// Carcassonne without the River: which moves are legal, and why others are not. Numbers in comments are clauses.

const SIDES = ["N", "E", "S", "W"];
const STEPS = [[0, -1], [1, 0], [0, 1], [-1, 0]]; // across each side; y grows to the south
const MEETS = [5, 4, 7, 6, 1, 0, 3, 2]; // the half of the neighbour that each half of a side touches
const KINDS = ["city", "road", "field", "monastery"];
const VERBS = { draw: "draw", place: "place", figure: "figure", pass: "figure" };

export function carcassonne(material, mistake) {
  const claim = {
    answers: ["actor", "legal", "weights", "refused", "clause"],
    options: { river: ["no"] },
  };
  const tiles = Object.fromEntries(material.tile.map((tile) => [tile.id, tile]));
  const turned = new Map();

  /** A tile as it lies: what its sides show, and the halves of sides that each of its parts reaches. */
  function lying(words) {
    if (!turned.has(words)) turned.set(words, turn(words));
    return turned.get(words);
  }

  function turn(words) {
    const [name, facing] = words.split(" ");
    const tile = tiles[name];
    const shows = SIDES.map((_, side) => tile.edges[SIDES[(side + 4 - Number(facing)) % 4]]);
    const half = (at) => (at + 2 * Number(facing)) % 8;
    const whole = (side) => [2 * SIDES.indexOf(side), 2 * SIDES.indexOf(side) + 1];
    const parts = {};
    tile.cities.forEach((sides, index) => (parts[`city ${index}`] = sides.flatMap(whole).map(half)));
    tile.roads.forEach((sides, index) => (parts[`road ${index}`] = sides.flatMap(whole).map(half)));
    tile.fields.forEach((field, index) => (parts[`field ${index}`] = field.edges.map(half)));
    if (tile.monastery) parts["monastery 0"] = [];
    return { shows, parts };
  }

  const beside = (cell) => {
    const [x, y] = cell.split(" ").map(Number);
    return STEPS.map(([dx, dy]) => `${x + dx} ${y + dy}`);
  };

  /** Why a tile may not lie on a cell, or null. */
  function misfit(land, name, cell, facing) {
    if (cell in land) return "3.3";
    const { shows } = lying(`${name} ${facing}`);
    const around = beside(cell);
    const isClash = around.some((other, side) => {
      if (!(other in land)) return false;
      const theirs = lying(land[other]).shows[(side + 2) % 4];
      return shows[side] !== theirs;
    });
    if (isClash) return "3.4";
    return around.some((other) => other in land) ? null : "3.3";
  }

  function places(land, name) {
    const empty = new Set(Object.keys(land).flatMap(beside).filter((cell) => !(cell in land)));
    return [...empty].flatMap((cell) =>
      [0, 1, 2, 3].filter((facing) => misfit(land, name, cell, facing) === null).map((facing) => `place ${cell} ${facing}`),
    );
  }

  /** Every part that is connected with one, as "cell part". */
  function area(land, cell, part) {
    const kind = part.split(" ")[0];
    const found = new Set([`${cell} ${part}`]);
    const fresh = [[cell, part]];
    while (fresh.length) {
      const [here, one] = fresh.pop();
      for (const half of lying(land[here]).parts[one]) {
        const other = beside(here)[half >> 1];
        if (!(other in land)) continue;
        for (const [name, halves] of Object.entries(lying(land[other]).parts)) {
          if (!name.startsWith(kind) || !halves.includes(MEETS[half]) || found.has(`${other} ${name}`)) continue;
          found.add(`${other} ${name}`);
          fresh.push([other, name]);
        }
      }
    }
    return found;
  }

  function isHeld(state, cell, part) {
    const connected = area(state.tiles, cell, part);
    if (mistake === "held") return false;
    return Object.entries(state.figures).some(([where, figure]) => connected.has(`${where} ${figure.part}`));
  }

  function standing({ state }) {
    const actor = { draw: "chance", over: "over" }[state.next] ?? state.seat;
    const draws = Object.fromEntries(Object.entries(state.left).map(([name, count]) => [`draw ${name}`, count]));
    if (state.next === "draw") return { actor, legal: Object.keys(draws), weights: draws };
    if (state.next === "place") return { actor, legal: places(state.tiles, state.tile) };
    if (state.next === "over") return { actor, legal: [] };
    const parts = state.supply[state.seat] ? Object.keys(lying(state.tiles[state.laid]).parts) : []; // 3.12
    const free = parts.filter((part) => !isHeld(state, state.laid, part)); // 3.11
    return { actor, legal: ["pass", ...free.map((part) => `figure ${part}`)] };
  }

  function refusal({ state }, move) {
    const [verb, ...words] = move.split(/\s+/);
    if (state.next === "over") return "5.1";
    if (!(verb in VERBS)) return "";
    if (VERBS[verb] !== state.next) return "3.1";
    return { draw: refusedDraw, place: refusedPlace, figure: refusedFigure, pass: (_, rest) => (rest.length ? "" : null) }[
      verb
    ](state, words);
  }

  function refusedDraw(state, words) {
    if (words.length !== 1) return "";
    if (!(words[0] in tiles)) return "1.1";
    return state.left[words[0]] ? null : "3.2";
  }

  function refusedPlace(state, words) {
    if (words.length !== 3 || !words.every((word) => /^-?[0-9]+$/.test(word)) || !/^[0-3]$/.test(words[2])) return "";
    const [x, y, facing] = words.map(Number);
    return misfit(state.tiles, state.tile, `${x} ${y}`, facing);
  }

  function refusedFigure(state, [kind, index = "0", ...rest]) {
    if (rest.length || !KINDS.includes(kind)) return "";
    const part = `${kind} ${index}`;
    if (!(part in lying(state.tiles[state.laid]).parts)) return "3.10";
    if (!state.supply[state.seat]) return "3.12";
    return isHeld(state, state.laid, part) ? "3.11" : null;
  }

  function play({ state, seats }, move) {
    const [verb, ...words] = move.split(/\s+/);
    if (verb === "draw") {
      state.left[words[0]] -= 1;
      if (!state.left[words[0]]) delete state.left[words[0]];
      state.tile = words[0];
      if (places(state.tiles, state.tile).length) state.next = "place";
      else next(state); // 3.5: set aside, and the same seat draws again
    } else if (verb === "place") {
      const [x, y, facing] = words.map(Number);
      state.laid = `${x} ${y}`;
      state.tiles[state.laid] = `${state.tile} ${facing}`;
      state.next = "figure";
    } else {
      state.seat = (state.seat + 1) % seats;
      next(state);
    }
    return [];
  }

  function next(state) {
    state.next = Object.keys(state.left).length ? "draw" : "over"; // 5.1
  }

  return { claim, standing, refusal, play };
}
