import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVER_GROUND } from "../scripts/borders.ts";
import { features } from "./features.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SERVER_GROUND.includes(entry.name))
  .map(({ name }) => name);

test("every feature's folder is in the list, by its own name", () => {
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort());
});
test("no two features bring the same kind of job, or the same option of the seeder", () => {
  const jobs = features.flatMap(({ jobKinds }) => jobKinds?.map(({ name }) => name) ?? []);
  const seeds = features.flatMap(({ seeds }) => Object.keys(seeds ?? {}));
  expect(new Set(jobs).size).toBe(jobs.length);
  expect(new Set(seeds).size).toBe(seeds.length);
});
