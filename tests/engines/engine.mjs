// A second engine, written from the rules alone, to try the conformance kit: `node engine.mjs KIT [MISTAKE]`.
// It answers everything about Tabula Rasa, and what is legal in Carcassonne without the River.
// MISTAKE plants one: the tests see that the kit finds it in every case where it shows, and nowhere else.

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { carcassonne } from "./carcassonne.mjs";
import { tabulaRasa } from "./tabula_rasa.mjs";

const [kit, mistake = ""] = process.argv.slice(2);
const material = (game) => JSON.parse(readFileSync(`${kit}/${game}/material.json`, "utf8"));
const known = JSON.parse(readFileSync(`${kit}/kit.json`, "utf8")).games;
const makers = { tabula_rasa: () => tabulaRasa(mistake), carcassonne: () => carcassonne(material("carcassonne"), mistake) };
const engines = Object.fromEntries(Object.keys(makers).filter((name) => name in known).map((name) => [name, makers[name]()]));

/** What has changed between two values, as a JSON Merge Patch (RFC 7396). */
function difference(before, after) {
  const found = {};
  const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
  for (const [name, value] of Object.entries(after)) {
    if (isObject(value) && isObject(before[name])) {
      const inner = difference(before[name], value);
      if (Object.keys(inner).length) found[name] = inner;
    } else if (JSON.stringify(before[name]) !== JSON.stringify(value)) {
      found[name] = value;
    }
  }
  for (const name of Object.keys(before)) if (!(name in after)) found[name] = null;
  return found;
}

function answer(question) {
  if ("hello" in question) {
    const games = Object.fromEntries(Object.entries(engines).map(([name, engine]) => [name, engine.claim]));
    return { hello: 1, name: "a small engine in JavaScript", games };
  }
  const engine = engines[question.game];
  if (question.move === undefined) return { id: question.id, ...engine.standing(question), state: question.state };
  const clause = engine.refusal(question, question.move);
  if (clause !== null) return { id: question.id, refused: true, clause };
  const before = JSON.stringify(question.state);
  const events = engine.play(question, question.move);
  const changed = difference(JSON.parse(before), question.state);
  return { id: question.id, refused: false, events, changed, ...engine.standing(question) };
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify(answer(JSON.parse(line))));
}
