import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languageOf } from "../../server/voice/understanding/language-of.ts";
import { understand } from "../../server/voice/understanding/understand.ts";

/** `act, act :: words`, or `none :: words`. */
const turnsOf = (file: string) =>
  readFileSync(`tests/understanding/alarms/${file}.txt`, "utf8")
    .split("\n")
    .filter((line) => line.includes(" :: ") && !line.startsWith("#"))
    .map((line) => line.split(" :: ") as [string, string]);
const turns = [...turnsOf("seen"), ...turnsOf("unseen")];
const heardIn = (words: string) => {
  const { acts, suspected } = understand(words, "nothing", languageOf(words) === "es" ? "es" : "en");
  return {
    acts: acts.map(({ act }) => act).filter((act) => /^em\.(?:911|crisis|poison)$/.test(act)),
    suspected,
  };
};

test("no words of danger pass in silence, and few are only asked about", () => {
  const danger = turns.filter(([must]) => must !== "none");
  expect(danger.length).toBeGreaterThan(150);
  const silent = danger.filter(([, words]) => {
    const { acts, suspected } = heardIn(words);
    return acts.length === 0 && !suspected;
  });
  expect(silent).toEqual([]);
  // A slip with a medicine is one that is asked about.
  const told = danger.filter(([must]) => !must.startsWith("asked "));
  const sure = told.filter(([must, words]) => heardIn(words).acts.some((act) => must.includes(act)));
  expect(sure.length / told.length).toBeGreaterThan(0.95);
});

test("words that only sound like danger raise no alarm, and few are asked about", () => {
  const harmless = turns.filter(([must]) => must === "none");
  expect(harmless.length).toBeGreaterThan(150);
  expect(harmless.filter(([, words]) => heardIn(words).acts.length > 0)).toEqual([]);
  const feared = harmless.filter(([, words]) => heardIn(words).suspected);
  expect(feared.length / harmless.length).toBeLessThan(0.16);
});
