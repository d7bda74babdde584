// Tabula Rasa: everything. Numbers in comments are clauses of the rules.

const COLOURS = ["red", "green", "blue", "violet", "yellow"];
const NUMBERS = ["1", "2", "3", "4", "5"];
const ROW = [...NUMBERS, ...COLOURS]; // 2.1
const DEALT = 8; // 2.5
const IN_PLAY = 48; // 2.4
const VERBS = ["draw", "play"];
const isKnight = (colour, number) => COLOURS.includes(colour) && NUMBERS.includes(number);
const sum = (counts) => Object.values(counts).reduce((all, one) => all + one, 0);
const byKind = (counts) => // in the order of the kinds, none of which is 0
  Object.fromEntries(
    COLOURS.flatMap((colour) => NUMBERS.map((number) => `${colour} ${number}`))
      .filter((knight) => counts[knight])
      .map((knight) => [knight, counts[knight]]),
  );

export function tabulaRasa(mistake) {
  const claim = {
    answers: ["actor", "legal", "weights", "scores", "places", "refused", "clause", "events", "changed"],
  };

  function standing({ state, seats }) {
    const actor = { draw: "chance", over: "over" }[state.next] ?? state.seat;
    const draws = Object.fromEntries(Object.entries(state.left).map(([knight, count]) => [`draw ${knight}`, count]));
    const plays = Object.keys(state.hands[state.seat]).flatMap((knight) => [`play ${knight} number`, `play ${knight} colour`]);
    const legal = { draw: Object.keys(draws), play: plays, over: [] }[state.next]; // 3.2, 3.3
    const places = state.points.map((own) => 1 + state.points.filter((other) => other > own).length); // 5.2
    return {
      actor,
      legal,
      scores: state.points,
      ...(state.next === "draw" ? { weights: draws } : {}),
      ...(state.next === "over" ? { places } : {}),
    };
  }

  function refusal({ state }, move) {
    const [verb, ...words] = move.split(/\s+/);
    if (state.next === "over") return "5.1";
    if (verb !== state.next) return VERBS.includes(verb) ? "3.1" : "";
    if (words.length !== (verb === "draw" ? 2 : 3)) return "";
    const [colour, number, way] = words;
    if (words.includes("?")) return "";
    if (!isKnight(colour, number)) return "1.1";
    const knight = `${colour} ${number}`;
    if (verb === "draw") return state.left[knight] ? null : "3.5";
    if (way !== "number" && way !== "colour") return ROW.includes(way) && way !== colour && way !== number ? "3.3" : "";
    return state.hands[state.seat][knight] || mistake === "any-hand" ? null : "3.2";
  }

  function play(question, move) {
    const { state, seats } = question;
    const [verb, colour, number, way] = move.split(/\s+/);
    const knight = `${colour} ${number}`;
    const hand = state.hands[state.seat];
    if (verb === "draw") {
      hand[knight] = (hand[knight] ?? 0) + 1;
      state.left[knight] -= 1;
      const drawn = 50 - sum(state.left);
      const dealt = DEALT * seats;
      state.seat = drawn < dealt ? drawn % seats : drawn === dealt ? 0 : (state.seat + 1) % seats; // 2.7, 3.1
      state.next = drawn < dealt ? "draw" : "play";
    } else {
      hand[knight] -= 1;
      state.last = way === "number" ? number : colour;
      state.beside[state.last].push({ seat: state.seat, knight });
      if (sum(state.left) > 50 - IN_PLAY) state.next = "draw"; // 3.5
      else if (state.hands.every((one) => sum(one) === 0)) state.next = "over"; // 5.1
      else state.seat = (state.seat + 1) % seats; // 3.6
    }
    state.hands = state.hands.map(byKind);
    state.left = byKind(state.left);
    return state.next === "over" ? score(state, seats) : [];
  }

  function score(state, seats) {
    const sides = seats === 3 ? 3 : 2; // 2.3
    const events = [];
    const give = (kind, clause, side, points) => {
      for (let seat = 0; seat < seats; seat += 1) {
        if (seat % sides !== side) continue;
        state.points[seat] += points; // 5.3
        events.push({ kind, clause, seat, points });
      }
    };
    const nobody = (kind, clause) => events.push({ kind, clause, seat: -1, points: 0 });
    const won = Array(sides).fill(0);
    let castle = false;
    for (const name of ROW) {
      const strength = Array(sides).fill(0);
      for (const { seat, knight } of state.beside[name]) {
        strength[seat % sides] += mistake === "sum" ? Number(knight.split(" ")[1]) : 1; // 4.2
      }
      const winner = award(strength, COLOURS.includes(name) ? 5 : Number(name), give, nobody);
      if (NUMBERS.includes(name)) {
        if (winner >= 0) won[winner] += 1;
        if (won[winner] === 2 && !castle) {
          castle = true;
          give("castle-taken", "4.8", winner, 5);
        }
        if (name === "5" && !castle) nobody("castle-unclaimed", "4.9");
      }
    }
    return events;
  }

  /** One territory and its treasure; the side that takes the territory, or -1. */
  function award(strength, worth, give, nobody) {
    const most = Math.max(...strength);
    const first = strength.flatMap((count, side) => (count === most ? [side] : []));
    if (most === 0) {
      nobody("territory-unclaimed", "4.4");
      return -1;
    }
    if (first.length === 3) {
      nobody("territory-tied", "4.6");
      return -1;
    }
    if (first.length === 2) {
      for (const side of first) give("tie-treasure", "4.5", side, mistake === "tie" ? worth : 1);
      return -1;
    }
    give("territory-taken", "4.2", first[0], worth);
    const rest = strength.map((count, side) => (side === first[0] ? 0 : count));
    const next = Math.max(...rest);
    const second = rest.flatMap((count, side) => (count === next ? [side] : []));
    if (next === 0) nobody("treasure-unclaimed", "4.4");
    else if (second.length === 1) give("treasure-taken", "4.3", second[0], 1);
    else nobody("treasure-tied", "4.7");
    return first[0];
  }

  return { claim, standing, refusal, play };
}
