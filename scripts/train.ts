/**
 * Trains the receptionist's understanding from the written lines and scores it on turns that are never trained on.
 * Prints the scores beside the last run's, and fails without writing anything when they fell.
 *
 *   npm run train               trains, scores, and writes the model and its scores
 *   npm run train -- --accept   writes them although a score fell: say why in the commit
 *   npm run train -- --wrong    also prints each frozen turn that is not exactly right
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseModel } from "../server/voice/understanding/model.ts";
import { fitModel } from "./training/fit.ts";
import { readFrozen, readLines, readSlots } from "./training/lines.ts";
import { type Scores, score } from "./training/score.ts";
import { trainedOn } from "./training/trained-on.ts";

const modelFile = "server/voice/understanding/model.bin";
const scoresFile = "server/voice/understanding/scores.json";
const trainedOnFile = "server/voice/understanding/trained-on.txt";
const frozenDir = "tests/understanding/frozen";
/** A tenth of a point or two is another draw of the same lines, not a loss. */
const tolerance = 0.5;

type Run = Record<string, Scores>;
const last = (): Run => {
  try {
    return JSON.parse(readFileSync(scoresFile, "utf8")) as Run;
  } catch {
    return {};
  }
};

const started = performance.now();
const lines = readLines("content/understanding/lines");
const slots = readSlots("content/understanding/slots");
const fitted = await fitModel(lines, slots);
const model = parseModel(fitted.file);
const took = ((performance.now() - started) / 1000).toFixed(1);
console.log(`${lines.length} lines, ${fitted.rows} rows, ${fitted.file.length} bytes, ${took} s`);
const { act, maybe, alarm } = fitted.bands;
console.log(
  `bands: act ${act}, maybe ${maybe}, alarm ${alarm.act.toFixed(3)}, suspected ${alarm.suspected.toFixed(3)}`,
);

const run: Run = {};
const held = fitted.heldRows.map((row) => ({
  ...row,
  must: row.acts,
  may: [],
  nothing: row.acts.length === 0,
}));
run["held-out lines"] = score(parseModel(fitted.heldFile, fitted.bands), held).scores;
for (const file of readdirSync(frozenDir).sort()) {
  const { scores, wrong } = score(model, readFrozen(`${frozenDir}/${file}`));
  run[file.replace(".txt", "")] = scores;
  if (process.argv.includes("--wrong"))
    for (const { turn, heard } of wrong)
      console.log(
        `${turn.asked} | ${turn.must.join(", ")} | heard ${heard.join(", ") || "nothing"} :: ${turn.words}`,
      );
}

const before = last();
const fallen: string[] = [];
for (const [file, scores] of Object.entries(run)) {
  const old = before[file];
  console.log(`\n${file}`);
  for (const [name, value] of Object.entries(scores)) {
    const was = old?.[name as keyof Scores];
    console.log(
      `  ${name.padEnd(16)} ${String(value).padEnd(12)} ${was === undefined || was === value ? "" : `was ${was}`}`,
    );
    if (file === "held-out lines" || was === undefined) continue;
    const fell = ["f1", "exact", "main"].includes(name) && Number(value) < Number(was) - tolerance;
    const missed =
      ["alarms", "suspected"].includes(name) && Number.parseInt(String(value)) < Number.parseInt(String(was));
    if (fell || missed) fallen.push(`${file}: ${name} ${was} to ${value}`);
  }
}
if (fallen.length > 0) console.error(`\nFallen: ${fallen.join("; ")}`);
if (fallen.length > 0 && !process.argv.includes("--accept")) process.exitCode = 1;
else {
  writeFileSync(modelFile, fitted.file);
  writeFileSync(scoresFile, `${JSON.stringify(run, undefined, 2)}\n`);
  writeFileSync(trainedOnFile, `${trainedOn(lines, slots)}\n`);
}
