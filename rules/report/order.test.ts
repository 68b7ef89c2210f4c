import { expect, it } from "vitest";
import { asItIsSent as read } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { standsBefore } from "./order.ts";
import { isWaiting } from "./plan.ts";
import { printedOf, weighingOf } from "./printed.ts";
import { randomAnswers, seeded, usualNumbers } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

const goldens = twelve.flatMap(({ id, answers, numbers }) => [
  { id, r: read({ answers }) },
  { id: `${id} with numbers`, r: read({ answers, numbers }) },
]);
const blocks = (r: Report) => documentOf(r).sections.flatMap((section) => section.blocks);

/** What stands behind each other by no reason of its own leaves less and less, as it is printed. */
const falls = (r: Report): void => {
  const printed = printedOf(r);
  const before = new Set(standsBefore(r.steps, weighingOf(r, printed)).map(({ at }) => at));
  const left = r.steps
    .filter((one, at) => !before.has(at) && !one.uncounted && printed[one.step.id]!.money)
    .map(({ step }) => printed[step.id]!.left);
  expect(left).toEqual(left.toSorted((a, b) => b - a));
};

it.each(goldens)("$id stands in the order of what is printed, and says so", ({ r }) => {
  falls(r);
  const order = blocks(r).find(({ id }) => id === "verdict.order");
  expect(order !== undefined).toBe(r.steps.length > 1);
});

it.each(goldens)("$id speaks of one step in letter, week one and title", ({ r }) => {
  const [first] = r.steps;
  const { letter } = documentOf(r);
  const day = letter.find(({ id }) => id === "letter.first");
  expect(day?.source).toEqual({ kind: "step", id: first!.step.id });
  const answered = r.findings.find(({ answeredBy }) => answeredBy !== undefined);
  if (answered && r.verdict.text.includes(answered.means)) expect(answered.answeredBy).toBe(0);
});

it("stands so with any answers", () => {
  const random = seeded(7);
  for (let i = 0; i < 60; i++) {
    const answers = randomAnswers(random);
    const r = read({ answers, ...(i % 2 === 0 ? {} : { numbers: usualNumbers(random) }) });
    if (!isWaiting(r.steps)) falls(r);
  }
});

it("never books hours that come back as money beside room that stands empty", () => {
  const { r } = goldens.find(({ id }) => id === "bicycles with numbers")!;
  expect(r.steps[0]!.step.lever).toBe(true);
  expect(printedOf(r)["day-anew"]!.money).toBe(false);
});

it.each(goldens)("$id has five rows at most", ({ r }) => {
  const table = blocks(r).find(({ id }) => id === "verdict.steps");
  if (table?.kind !== "table") throw new Error("there is no plan");
  expect(table.rows.filter(({ total }) => !total).length).toBeLessThanOrEqual(5);
});
