import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const sent = (r: Parameters<typeof textOf>[0]) => `${letterOf(r)} ${textOf(r)}`.replaceAll(/\s+/g, " ");
const goldens = twelve.flatMap(({ id, answers, numbers }) => [
  { id, own: false, text: sent(asItIsSent({ answers })) },
  { id: `${id} with numbers`, own: true, text: sent(asItIsSent({ answers, numbers })) },
]);
const textFor = (id: string) => goldens.find((one) => one.id === id)!.text;

describe.each(goldens)("$id", ({ own, text }) => {
  it("calls nothing counted that its owner did not count", () => {
    expect(text).not.toMatch(/\$[\d,]+ counted/);
    if (own) expect(text).not.toMatch(/\$[\d,]+ by our examples, and/);
  });

  it("looks at no more in a minute than somebody reads", () => {
    for (const [, waiting, minutes] of text.matchAll(/some (\d+) in each \((\d+) minutes? each\)/g))
      expect(Number(waiting)).toBeLessThanOrEqual(2 * Number(minutes));
  });

  it("stops in the fourth week nothing whose result takes longer", () => {
    for (const [, watch = ""] of text.matchAll(
      /In weeks one and four, count ([^.]*?): if nothing changes by then, stop/g,
    ))
      expect(watch).not.toMatch(/\bcommissions\b|drawn twice/);
  });
});

it("guesses the cases from the people who are written to, whatever the size of the firm", () => {
  expect(textFor("law with numbers")).toContain("6 more a year from 104 such tries");
});

it("judges visits after a quarter, and commissions after a year", () => {
  expect(textFor("estate-agency")).toContain("judge by that after a quarter");
  expect(textFor("architect with numbers")).toContain("count after a year: commissions");
});

it("takes both steps away where an AI only writes", () => {
  expect(textFor("software")).toContain("leave out steps three and four; the sum above is then about");
});
