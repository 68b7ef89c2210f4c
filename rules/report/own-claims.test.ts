import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { leaves } from "./plan.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

const prints = twelve.flatMap(({ id, answers, numbers }) =>
  [asItIsSent({ answers }), asItIsSent({ answers, numbers })].map((r, i) => ({
    id: `${id}${i === 0 ? "" : ", with numbers"}`,
    r,
    text: textOf(r),
    letter: letterOf(r),
  })),
);
const dollars = (said: string): number => Number(said.replaceAll(",", ""));
const NTH = ["one", "two", "three", "four"];

const leavesHalf = (one: Report["steps"][number], { steps }: Report): boolean =>
  2 * leaves(one) > steps.reduce((sum, other) => sum + Math.max(0, leaves(other)), 0);

describe("what a report says of itself", () => {
  it("puts at most half of a sum down to a guess, after its hours", () => {
    for (const { id, r, text, letter } of prints) {
      expect(text, id).not.toMatch(/Of that sum/);
      for (const all of [text, letter])
        for (const [, part = ""] of all.matchAll(/About \$([\d,]+) of it is our guess/g)) {
          expect(2 * dollars(part), id).toBeLessThanOrEqual(r.figures.all!.value + 10);
          expect(dollars(part), id).toBe(r.figures["all.guess"]!.value);
        }
      if (/comes? on top/.test(text)) expect(text, id).not.toMatch(/one for every twenty/);
    }
  });

  it("names every step that brings more money than the first with a sum", () => {
    for (const { id, text } of prints) {
      const [, named = "", first = ""] =
        /Steps? ([a-z, ]+?) brings? more money\. We put step ([a-z]+) first/.exec(text) ?? [];
      if (!named) continue;
      const worth = NTH.map((nth) => {
        const [, step = ""] =
          new RegExp(
            `Step ${nth}[.,] .*?Worth: (.*?)(?:Step (?:one|two|three|four)[.,] |What only you know|$)`,
          ).exec(text.slice(text.indexOf("The steps, one by one"))) ?? [];
        const [, left] = /^(?:about|perhaps) \$([\d,]+) a month/.exec(step) ?? [];
        return left ? dollars(left) : 0;
      });
      const least = worth[NTH.indexOf(first)]!;
      for (const [i, sum] of worth.entries())
        if (i > NTH.indexOf(first) && sum > least + 20) expect(named, id).toContain(NTH[i]!);
    }
  });

  it("has four steps at most, and a first week of two jobs and one count", () => {
    for (const { id, r, text } of prints) {
      expect(r.steps.length, id).toBeLessThanOrEqual(4);
      const [, week = ""] = /First week (.*?) Second week/.exec(text) ?? [];
      expect([...week.matchAll(/Step (?:one|two|three|four): /g)].length, id).toBeLessThanOrEqual(2);
      expect([...week.matchAll(/Count from day one|fill in the diary/g)].length, id).toBeLessThanOrEqual(1);
    }
  });

  it("answers whoever reaches nobody, where many do, first or second, or right behind what leaves over half of the plan", () => {
    for (const { id, r } of prints)
      if (r.situation.missedPart > 0.15 && r.situation.room !== 0)
        expect(
          r.steps.slice(0, leavesHalf(r.steps[1]!, r) ? 3 : 2).some(({ step }) => step.missed),
          id,
        ).toBe(true);
  });

  it("has a step for the room that was counted, and tells it by the year", () => {
    for (const { id, r, text } of prints) {
      for (const [said] of text.matchAll(/[^.]* of these [\d,]+ a year[^.]*\./g))
        expect(said, id).not.toMatch(/a month/);
      if ((r.situation.room ?? 0) > 0 && r.situation.valueKnown && r.situation.trade.named?.growth)
        expect(r.steps.some(({ step }) => step.lever) || r.later.length > 0, id).toBe(true);
    }
  });

  it("points at nothing that is not there, and sells people for calls that are worth no assistant", () => {
    for (const { id, text } of prints) {
      if (/see what we'd leave alone/i.test(text))
        expect(text, id).toContain("What we'd leave alone for now");
      if (/live answering service \(from/.test(text))
        expect(text, id).not.toMatch(/An assistant[^.]*: not at your size/);
      expect(text, id).not.toMatch(/Left after the plan|what we can add up costs you/);
    }
  });

  it("opens with a letter that lists no steps and says nothing in the report's words", () => {
    for (const { id, letter } of prints) {
      expect(letter, id).not.toMatch(/, then [^.]*, then |, and last /);
      expect(letter, id).not.toContain("What your numbers showed");
    }
  });
});
