import { inItsWeek } from "../../content/report/month.ts";
import { expect, it } from "vitest";
import { nth } from "../../content/report/words.ts";
import { plainText } from "../report-document/runs.ts";
import { isSmallPlan } from "./choose.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { isWaiting } from "./plan.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";

const random = seeded(20_261_123);
const plans = Array.from({ length: 120 }, () => consult({ answers: randomAnswers(random) }))
  .filter(({ steps }) => !isWaiting(steps))
  .slice(0, 100);

it("gives each step of a plan its week", () => {
  for (const r of plans) {
    if (isSmallPlan(r.steps)) continue;
    const month = documentOf(r)
      .sections.flatMap(({ blocks }) => blocks)
      .find(({ id }) => id === "month.weeks");
    if (month?.kind !== "chart" || month.chart.kind !== "weeks") throw new Error("a plan has its four weeks");
    const text = month.chart.weeks
      .map((week) => plainText(week.text, r.figures))
      .join(" ")
      .toLowerCase();
    for (const [at, { step }] of r.steps.entries())
      if (step.kind !== "assistant" && r.steps.length > 1) expect(text).toContain(`step ${nth(at + 1)}`);
    if (r.steps.some(({ step }) => step.id === "absence-page"))
      expect(text).toMatch(/the one page|out of reach for one/);
  }
});

it("says no 'today' of a week that is still to come", () => {
  expect(inItsWeek("Mark three names at checkout today, and before lunch tomorrow ask each.")).toBe(
    "Mark three names at checkout on Monday, and before lunch on Tuesday ask each.",
  );
  expect(inItsWeek("Send the waiver with each confirmation from today.")).toBe(
    "Send the waiver with each confirmation from Monday on.",
  );
});
