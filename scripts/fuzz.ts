// Sends many more requests than `npm test` does to every endpoint, made from the contracts, each time others:
//   npm run fuzz -- --runs 50 --seed 7
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

const usage = "Usage: npm run fuzz -- [--runs N] [--seed N]";
const options = {
  runs: { type: "string", default: "40" },
  seed: { type: "string" },
  help: { type: "boolean" },
} as const;
const read = () => {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    return process.exit(1);
  }
};
const values = read();
if (values.help) {
  console.log(usage);
  process.exit();
}
const seed = values.seed ?? String(Date.now() % 2 ** 31);
console.log(`Seed ${seed}: --seed ${seed} sends the same again`);
const { status } = spawnSync(
  process.execPath,
  [
    "node_modules/vitest/vitest.mjs",
    "run",
    "--project=postgres",
    "--testTimeout=3600000",
    "tests/fuzz.db.test.ts",
  ],
  { stdio: "inherit", env: { ...process.env, FUZZ_RUNS: values.runs, FUZZ_SEED: seed } },
);
process.exit(status ?? 1);
