import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { plainText } from "../report-document/runs.ts";
import { consult } from "./consult.ts";
import { decide } from "./decide.ts";
import { documentOf } from "./document-of.ts";
import { leaves } from "./plan.ts";
import { textOf } from "./report-of.fixture.ts";
import { castings, dentist, restaurant } from "./strangers.fixture.ts";

const letterOf = (r: ReturnType<typeof consult>) =>
  (documentOf(r).letter ?? []).map((block) => ("text" in block ? plainText(block.text, {}) : "")).join(" ");

it("keeps the step for lower costs, its act in the first week and its sentence in the letter when the numbers come", () => {
  for (const { answers, numbers } of [{ answers: castings.answers, numbers: {} }, castings]) {
    const r = consult({ answers, numbers });
    const text = textOf(r);
    expect(text).toContain(
      "Step three, for your goal. Find where the money leaks, and stop the biggest leak",
    );
    expect(text).toMatch(/Also start a count of where your money leaks\. /);
    expect(letterOf(r)).toContain("For lower costs, also start a count of where your money leaks.");
  }
});

it("puts the step that wins new patients into the plan of whoever wants growth and has room", () => {
  const r = consult(dentist);
  const text = textOf(r);
  expect(r.steps.map(({ step }) => step.id)).toContain("missed-list");
  expect(text).toContain("three times a day, for your goal (about $150 a month)");
  expect(letterOf(r)).toContain("For growth, also start getting back to every waiting patient");
  expect(text).toContain("This plan wins you about 7 new patients a year");
});

it("makes the habit that guests notice a step of its own, and leaves no largest loss to a habit that no step fits", () => {
  for (const numbers of [{}, restaurant.numbers]) {
    const r = consult({ answers: restaurant.answers, numbers });
    const text = textOf(r);
    expect(text).toContain(
      "Step three, for your goal. Tell guests before they ask: whether their takeout is ready",
    );
    expect(text).toContain("Also start telling guests how things stand before they ask.");
    expect(text).not.toContain("no step of ours fits it");
  }
});

const left = (answers: AssessmentAnswers, numbers: OwnersNumbers) =>
  decide({ answers, numbers }).steps.reduce((sum, step) => sum + leaves(step), 0);

it("names a number as what did it only where it does so alone and nothing is left of it without", () => {
  for (const { answers, numbers } of [dentist, castings, restaurant]) {
    const text = consult({ answers, numbers }).overturned ?? "";
    const ids = OWNERS_NUMBER_IDS.filter(
      (id) => /numbers? did most/.test(text) && text.includes(`{n.${id}}`),
    );
    if (ids.length === 0) continue;
    const [was, is] = [left(answers, {}), left(answers, numbers)];
    const only = Object.fromEntries(ids.map((id) => [id, numbers[id]]));
    const gone = { ...numbers, ...Object.fromEntries(ids.map((id) => [id, undefined])) };
    expect((left(answers, only) - was) / (is - was), text).toBeGreaterThan(0.5);
    expect((is - left(answers, gone)) / (is - was), text).toBeGreaterThan(0.5);
  }
  expect(consult(castings).overturned).not.toContain("count of people");
});
