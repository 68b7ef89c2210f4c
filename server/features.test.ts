import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { SERVER_GROUND, WEB_GROUND } from "../scripts/borders.ts";
import { features } from "./features.ts";

const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !SERVER_GROUND.includes(entry.name))
  .map(({ name }) => name);

test("every feature's folder is in the list, by its own name", () => {
  expect(features.map(({ name }) => name).sort()).toEqual(folders.sort());
});
/** Files of `contracts/` that are nobody's own: the form of a call, of sending, of lists and of moments; industries and the report's document. */
const SHARED = ["endpoint", "submission", "reach", "moments", "industries", "report"];
/** Pages without a server's side. */
const PAGES = ["home", "legal", "services"];
test("a feature's word finds all of it: whatever is in contracts/ and web/ begins with one, or is everybody's", () => {
  const words = readdirSync("contracts").map((file) => /^[a-z]+/.exec(file)?.[0] ?? file);
  const rooms = readdirSync("web", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(words.filter((word) => ![...folders, ...SHARED].includes(word))).toEqual([]);
  expect(rooms.filter((room) => ![...folders, ...WEB_GROUND, ...PAGES].includes(room))).toEqual([]);
});
test("no two features bring the same kind of job, or the same option of the seeder", () => {
  const jobs = features.flatMap(({ jobKinds }) => jobKinds?.map(({ name }) => name) ?? []);
  const seeds = features.flatMap(({ seeds }) => Object.keys(seeds ?? {}));
  expect(new Set(jobs).size).toBe(jobs.length);
  expect(new Set(seeds).size).toBe(seeds.length);
});
