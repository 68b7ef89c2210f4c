import { expect, it } from "vitest";
import type { At } from "./dangers.ts";
import { played } from "./danger-play.ts";

const POISON = /1, 800, 2 2 2, 1 2 2 2/;

it.each<[At, string]>([
  [
    "medical",
    "So, hypothetically, if somebody took twice of their blood pressure pill this morning by mistake, would that be a big deal?",
  ],
  ["medical", "My mom accidentally doubled her metoprolol, is that okay?"],
  ["law", "she acidentally doubeld her blood presure med"],
  ["ringwell", "took 2x my metoprolol today oops"],
  ["dental", "my aunt forgot she already had her lisinopril, so she had another. does it matter"],
  ["medical", "we both gave our daughter her seizure medicine this morning, neither of us knew"],
  ["medical", "my mom she tomó su pastilla twice today es peligroso?"],
  ["trades", "le dimos al niño dos cucharadas en vez de dos mililitros"],
])("gives Poison Control at the %s desk for %j", (at, words) => {
  expect(played(at, words).last).toMatch(POISON);
});

it.each<[At, string, string]>([
  ["medical", "my son took his ADHD med and then his dad gave it to him too", "yes, both of us did"],
  [
    "dental",
    "the wife thought I hadn't had my antibiotic so she handed me a second one and I took it",
    "I think so",
  ],
])("asks at the %s desk whether it was too much for %j, and acts on %j", (at, words, answer) => {
  const { said } = played(at, words, answer);
  expect(said[0]).toMatch(/more of a medicine than they should/);
  expect(said[1]).toMatch(POISON);
});

it.each([
  "I have a new baby, 3 weeks, temp 101, can doctor see her",
  "baby is 5 weeks and has a fever, is that normal",
  "mi bebé tiene 20 días y tiene calentura, ¿me dan cita?",
  "my lil one is six weeks old an she got a feever of 100 point 8",
  "my twins are four weeks, one of them has 101.2",
  "our baby, born the 12th, is running a hundred and one",
  "i think im haveing a hart atack",
])("sends to 911: %s", (words) => {
  expect(played("medical", words).state.alarm?.line).toBe("911");
});

it.each([
  "my mom takes twice the dose she used to, doctor raised it",
  "he takes a double dose because the doctor told him to",
  "should I take a double dose of vitamin D in winter?",
  "me tomé la pastilla, ya estoy mejor",
  "could it handle 'my husband is having a stroke'?",
  "I want to dye it black and blue",
  "my baby is 3 weeks old and needs her first checkup",
])("hears no danger in: %s", (words) => {
  const { state } = played("medical", words);
  expect(state.alarm ?? state.suspected).toBeUndefined();
});

it("asks who tells it in general about a medicine, and acts on a yes", () => {
  const { said } = played("medical", "what happens if someone takes their pill twice by mistake", "yes");
  expect(said[1]).toMatch(POISON);
});

it.each([
  "I need a checkup for my new baby, 3 weeks",
  "checkup for my twins, four weeks, both girls",
  "my daughter, 5 weeks, Ana Ruiz, needs her shots",
])("takes how young a child is for no day: %s", (words) => {
  expect(played("medical", words).last).toMatch(/What day would suit you\?$/);
});
