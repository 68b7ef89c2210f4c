import { readdirSync, readFileSync, statSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { actIds, acts } from "../../content/understanding/acts.ts";
import { expand, type Slots } from "../../scripts/training/expand.ts";
import {
  type FrozenTurn,
  type Line,
  readFrozen,
  readLines,
  readSlots,
} from "../../scripts/training/lines.ts";
import { trainLogistic } from "../../scripts/training/logistic.ts";
import { type Scores, score } from "../../scripts/training/score.ts";
import { trainedOn } from "../../scripts/training/trained-on.ts";
import { featuresOf } from "../../server/voice/understanding/features.ts";
import { hear } from "../../server/voice/understanding/hear.ts";
import { type Model, readModel } from "../../server/voice/understanding/model.ts";
import { costOf } from "../cpu-time.ts";

const modelFile = "server/voice/understanding/model.bin";
const frozenDir = "tests/understanding/frozen";
let lines: Line[];
let slots: Slots;
let model: Model;
let frozen: Map<string, FrozenTurn[]>;
beforeAll(() => {
  lines = readLines("content/understanding/lines");
  slots = readSlots("content/understanding/slots");
  model = readModel(modelFile);
  frozen = new Map(
    readdirSync(frozenDir).map((file) => [file.replace(".txt", ""), readFrozen(`${frozenDir}/${file}`)]),
  );
});

test("the written lines are many, cover every act, and Spanish has each that a flow needs", () => {
  expect(lines.length).toBeGreaterThanOrEqual(4000);
  expect(lines.filter((line) => line.acts.length === 0).length).toBeGreaterThanOrEqual(500);
  const written = (language: string) =>
    new Set(lines.filter((line) => line.language === language).flatMap((line) => line.acts));
  expect(actIds.filter((act) => !written("en").has(act))).toEqual([]);
  const spanish = written("es");
  const flows = actIds.filter((act) => ["answer", "task", "alarm"].includes(acts[act][0]));
  expect(flows.filter((act) => !spanish.has(act))).toEqual([]);
});

test("a line means what it says once: the same words after the same question never mean two things", () => {
  const meanings = new Map<string, { acts: string; from: string }>();
  for (const line of lines)
    for (const asked of line.asked) {
      const key = `${line.language}|${asked}|${line.words.toLowerCase()}`;
      const known = meanings.get(key);
      const meant = [...line.acts].sort().join();
      expect(
        known === undefined || known.acts === meant,
        `${known?.from} and ${line.from}: ${line.words}`,
      ).toBe(true);
      meanings.set(key, { acts: meant, from: line.from });
    }
});

test("no frozen turn was trained on", () => {
  const plain = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N} ]/gu, "")
      .trim();
  const rows = new Set(expand(lines, slots).map((row) => plain(row.words)));
  const turns = [...frozen.values()].flat();
  expect(turns.length).toBeGreaterThan(600);
  expect(
    turns.map(({ words }) => plain(words)).filter((words) => words.split(" ").length > 5 && rows.has(words)),
  ).toEqual([]);
});

test("the model is under 2 MB, and hears a turn in less than a millisecond", () => {
  expect(statSync(modelFile).size).toBeLessThan(2_000_000);
  const turns = [...frozen.values()].flat();
  const few = turns.filter((_turn, at) => at % 4 === 0);
  expect(
    costOf(() => {
      for (const turn of few) hear(model, turn.words, turn);
    }, few.length),
  ).toBeLessThan(few.length);
});

test("the longest and the oddest turns are heard in less than 50 ms", () => {
  const odd = [
    "a".repeat(8000),
    "yes and ".repeat(1000),
    "what do you ".repeat(700),
    "ate ".repeat(2000),
    "¿".repeat(8000),
  ];
  for (const words of odd) {
    const took = costOf(() => hear(model, words, { asked: "name", language: "en" }), 50);
    expect(took, words.slice(0, 12)).toBeLessThan(50);
  }
});

test("the committed model has the committed scores, and those of a stranger's calls must not fall", () => {
  const last = JSON.parse(readFileSync("server/voice/understanding/scores.json", "utf8")) as Record<
    string,
    Scores
  >;
  for (const [file, turns] of frozen) expect(score(model, turns).scores, file).toEqual(last[file]);
  const { f1, main, falseAlarms } = last["calls-by-a-stranger"]!;
  expect(f1).toBeGreaterThan(80);
  expect(main).toBeGreaterThan(86);
  expect(falseAlarms).toBe(0);
});

test("the committed model was trained on these lines, read as they are read now: else run `npm run train`", () => {
  const committed = readFileSync("server/voice/understanding/trained-on.txt", "utf8").trim();
  expect(trainedOn(lines, slots)).toBe(committed);
});

test("the same lines give the same model, to the bit", () => {
  const part = lines.filter((_line, at) => at % 40 === 0);
  const trained = () => {
    const examples = expand(part, slots).map((row) => ({
      features: featuresOf(row.words, row, model.known),
      acts: row.acts.map((act) => actIds.indexOf(act)).filter((act) => act < 8),
    }));
    return trainLogistic(examples, 8, 20_000);
  };
  expect(Buffer.from(trained().weights.buffer).equals(Buffer.from(trained().weights.buffer))).toBe(true);
});
