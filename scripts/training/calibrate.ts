import type { Bands } from "../../server/voice/understanding/model.ts";

/** Log odds of one act in one turn the model has not seen: of the whole turn, and of its best clause if there are several. */
export type Sample = { turn: number; act: number; whole: number; part: number | undefined; meant: boolean };

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Logistic regression of a few inputs (the last one constant) by Newton's steps with a little ridge. */
function fit(inputs: number[][], meant: boolean[]): number[] {
  const size = inputs[0]!.length;
  const weights = Array.from({ length: size }, (_unused, at) => (at === size - 1 ? 0 : 1 / (size - 1)));
  for (let step = 0; step < 12; step += 1) {
    const slope = weights.map((weight) => weight * 0.1);
    const bend = weights.map((_w, row) => weights.map((_v, column) => (row === column ? 0.1 : 0)));
    inputs.forEach((input, at) => {
      const p = sigmoid(input.reduce((sum, value, i) => sum + value * weights[i]!, 0));
      const error = p - (meant[at] ? 1 : 0);
      for (let i = 0; i < size; i += 1) {
        slope[i]! += error * input[i]!;
        for (let j = 0; j < size; j += 1) bend[i]![j]! += p * (1 - p) * input[i]! * input[j]!;
      }
    });
    solve(bend, slope).forEach((change, i) => {
      weights[i]! -= change;
    });
  }
  return weights;
}

/** Gauss's elimination of a small positive system. */
function solve(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  const size = rows.length;
  for (let at = 0; at < size; at += 1)
    for (let other = 0; other < size; other += 1) {
      if (other === at) continue;
      const factor = rows[other]![at]! / rows[at]![at]!;
      for (let column = at; column <= size; column += 1) rows[other]![column]! -= factor * rows[at]![column]!;
    }
  return rows.map((row, at) => row[size]! / row[at]!);
}

/** How far the odds of each act are moved: as the turns say, held near zero where they are few. */
function shifts(samples: Sample[], odds: number[], acts: number): number[] {
  const shift = Array.from({ length: acts }, () => 0);
  for (let step = 0; step < 8; step += 1) {
    const slope = shift.map((value) => value * 4);
    const bend = shift.map(() => 4);
    samples.forEach(({ act, meant }, at) => {
      const p = sigmoid(odds[at]! + shift[act]!);
      slope[act]! += p - (meant ? 1 : 0);
      bend[act]! += p * (1 - p);
    });
    for (let act = 0; act < acts; act += 1)
      shift[act] = Math.max(-1, Math.min(1, shift[act]! - slope[act]! / bend[act]!));
  }
  return shift.map((value) => Math.round(value * 1000) / 1000);
}

/** So much F1 may be given for hearing more: what is done with an act depends on its probability anyway. */
const given = 0.0005;

/** Below it more is heard than callers say: held-out lines hardly tell, the frozen calls do. */
const leastThreshold = 0.4;
/** The lowest common threshold with nearly the best F1. */
function bestThreshold(samples: Sample[], chances: number[]): number {
  const tried: { at: number; f1: number }[] = [];
  for (let at = leastThreshold; at <= 0.65; at += 0.01) {
    let hits = 0;
    let wrong = 0;
    let missed = 0;
    samples.forEach(({ meant }, number) => {
      const heard = chances[number]! >= at;
      if (heard && meant) hits += 1;
      else if (heard) wrong += 1;
      else if (meant) missed += 1;
    });
    const f1 = (2 * hits) / (2 * hits + wrong + missed);
    tried.push({ at: Math.round(at * 100) / 100, f1 });
  }
  const best = Math.max(...tried.map(({ f1 }) => f1));
  return tried.find(({ f1 }) => f1 >= best - given)!.at;
}

/** Below this share of turns may a harmless turn be suspected, and taken, of an alarm. */
const suspectedShare = 0.01;
const takenShare = 0.0008;

export function calibrate(samples: Sample[], acts: number, alarms: number[]): Bands {
  const ones = samples.filter((sample) => sample.part === undefined);
  const many = samples.filter((sample) => sample.part !== undefined);
  const one = fit(
    ones.map(({ whole }) => [whole, 1]),
    ones.map(({ meant }) => meant),
  ) as Bands["one"];
  const several = fit(
    many.map(({ whole, part }) => [whole, part!, 1]),
    many.map(({ meant }) => meant),
  ) as Bands["several"];
  const odds = samples.map(({ whole, part }) =>
    part === undefined ? one[0] * whole + one[1] : several[0] * whole + several[1] * part + several[2],
  );
  const shift = shifts(samples, odds, acts);
  const chances = samples.map(({ act }, at) => sigmoid(odds[at]! + shift[act]!));
  const act = bestThreshold(samples, chances);
  const alarmed = new Set(
    samples.filter((sample) => sample.meant && alarms.includes(sample.act)).map(({ turn }) => turn),
  );
  const harmless = new Map<number, number>();
  samples.forEach((sample, at) => {
    if (alarms.includes(sample.act) && !alarmed.has(sample.turn))
      harmless.set(sample.turn, Math.max(harmless.get(sample.turn) ?? 0, chances[at]!));
  });
  const fears = [...harmless.values()].sort((a, b) => b - a);
  return {
    one,
    several,
    shift,
    act,
    maybe: Math.min(0.2, act - 0.1),
    alarm: {
      act: Math.max(0.94, fears[Math.floor(fears.length * takenShare)]!),
      suspected: Math.max(0.08, fears[Math.floor(fears.length * suspectedShare)]!),
    },
  };
}
