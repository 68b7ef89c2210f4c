import { Worker } from "node:worker_threads";
import { actIds } from "../../content/understanding/acts.ts";
import { clausesOf } from "../../server/voice/understanding/clauses.ts";
import { featuresOf, hashOf } from "../../server/voice/understanding/features.ts";
import { type Bands, parseModel } from "../../server/voice/understanding/model.ts";
import { tokensOf } from "../../server/voice/understanding/tokens.ts";
import { calibrate, type Sample } from "./calibrate.ts";
import { expand, type Row, rowsOf, type Slots, wordsShared } from "./expand.ts";
import type { Line } from "./lines.ts";
import { type Example, trainLogistic, type Weights } from "./logistic.ts";
import { pack } from "./pack.ts";

const mostWeights = 900_000;
const number = new Map(actIds.map((act, at) => [act as string, at]));
const alarms = ["em.911", "em.crisis", "em.poison"].map((id) => number.get(id)!);
/** Bands of a model that is not calibrated yet: its odds as they are. */
const plain: Bands = {
  one: [1, 0],
  several: [0.5, 0.5, 0],
  shift: actIds.map(() => 0),
  act: 0.5,
  maybe: 0.2,
  alarm: { act: 0.9, suspected: 0.1 },
};

type Trained = { weights: Weights; known: Set<string> };

function trainOn(rows: Row[], lines: Line[], slots: Slots, danger: Line[]): Trained {
  const known = wordsShared(lines, slots, tokensOf);
  const examples = (some: Row[]): Example[] =>
    some.map((row) => ({
      features: featuresOf(row.words, row, known),
      acts: row.acts.map((act) => number.get(act)!),
    }));
  const besides = { examples: examples(rowsOf(danger, slots)), acts: alarms };
  return { weights: trainLogistic(examples(rows), actIds.length, mostWeights, besides), known };
}

const fileOf = ({ weights, known }: Trained, bands: Bands): Buffer => pack(weights, actIds, known, bands);

/** One line in seven is held out, by its words: adding a line moves no other to the other side. */
export const heldOut = (line: Line): boolean => hashOf(`held ${line.words}`) % 7 === 0;

type Held = { bands: Bands; held: Row[]; file: Uint8Array };

/** Bands from turns of lines the model has not seen. */
export function bandsFor(lines: Line[], slots: Slots, danger: Line[]): Held {
  const seen = lines.filter((line) => !heldOut(line));
  const file = fileOf(trainOn(expand(seen, slots), seen, slots, danger), plain);
  const model = parseModel(file);
  const held = expand(lines.filter(heldOut), slots);
  const samples: Sample[] = held.flatMap((row, turn) => {
    const clauses = clausesOf(row.words);
    const whole = model.scores(row.words, row);
    const parts = clauses.length > 1 ? clauses.map((clause) => model.scores(clause, row)) : [];
    return actIds.map((id, act) => ({
      turn,
      act,
      whole: whole[act]!,
      part: parts.length > 0 ? Math.max(...parts.map((part) => part[act]!)) : undefined,
      meant: row.acts.includes(id),
    }));
  });
  return { bands: calibrate(samples, actIds.length, alarms), held, file };
}

export type Fitted = { file: Buffer; bands: Bands; rows: number; heldRows: Row[]; heldFile: Uint8Array };

/**
 * The model of these lines: bands from held-out lines, by a thread of its own, and weights from all of them. The same lines
 * give the same bytes.
 */
export async function fitModel(all: Line[], slots: Slots): Promise<Fitted> {
  const [lines, danger] = [all.filter((line) => !line.dangerOnly), all.filter((line) => line.dangerOnly)];
  const beside = new Worker(new URL("./held-thread.ts", import.meta.url), {
    workerData: [lines, slots, danger] satisfies Parameters<typeof bandsFor>,
  });
  const measured = new Promise<Held>((resolve, reject) => {
    beside.once("message", resolve);
    beside.once("error", reject);
  });
  // Gives the thread its turn to start before this one is busy.
  await new Promise((resolve) => beside.once("online", resolve));
  const rows = expand(lines, slots);
  const trained = trainOn(rows, lines, slots, danger);
  const { bands, held, file } = await measured;
  return {
    file: fileOf(trained, bands),
    bands,
    rows: rows.length,
    heldRows: held,
    heldFile: file,
  };
}
