import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { besideLines } from "./plan-lines.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const reports = twelve.flatMap(({ id, answers, numbers }) =>
  [asItIsSent({ answers }), asItIsSent({ answers, numbers })].map((r, i) => ({
    id: `${id}${i === 0 ? "" : ", with numbers"}`,
    r,
    text: textOf(r),
  })),
);
const hoursIn = (takes: string): number => {
  const [, hours] = /([\d.]+) hours? a month/.exec(takes) ?? [];
  const [, minutes] = /(\d+) minutes a month/.exec(takes) ?? [];
  const [, words = ""] = /\b(one|two|three|an) hours? a month/.exec(takes) ?? [];
  return hours
    ? Number(hours)
    : minutes
      ? Number(minutes) / 60
      : ({ one: 1, an: 1, two: 2, three: 3 }[words] ?? 0);
};

describe("the hours of a plan", () => {
  it("are the sum of what stands beside “Takes”, wherever they are told", () => {
    for (const { id, r, text } of reports) {
      const takes = [...text.matchAll(/Takes: (.+?) (?:Worth|Skip|Count from|Check our)/g)].map(
        ([, said = ""]) => hoursIn(said),
      );
      const beside = besideLines(r).reduce((sum, { hours }) => sum + hours, 0);
      const all = takes.reduce((sum, one) => sum + one, beside);
      expect(Math.abs(all - r.figures["own.all"]!.value), `${id}: ${takes.join()}`).toBeLessThan(0.35);
      const [, told] = /, then ([\d.]+)(?: hours and \$\d+)? a month/.exec(letterOf(r)) ?? [];
      if (told) expect(Number(told), id).toBe(r.figures["own.all"]!.value);
      expect(text, id).not.toMatch(/in no (?:sum|total)|left it out of the total/);
    }
  });
});

describe("a report with numbers", () => {
  it("promises no room that its steps don't fill, and prices none that is far more than they win", () => {
    for (const { id, r, text } of reports) {
      expect(text, id).not.toMatch(/fills it\b/);
      for (const [, said = ""] of text.matchAll(/about \$([\d,]+) a month if you fill it/g))
        expect(Number(said.replaceAll(",", "")), id).toBeLessThanOrEqual(5 * r.figures.all!.value);
    }
  });

  it("says what its numbers showed, and nothing of how it was made", () => {
    for (const { id, text } of reports)
      expect(text, id).not.toMatch(
        /now comes before|takes the place of|would have begun|first guess|New in the plan|can wait until these run/,
      );
  });

  it("answers those who reach nobody, or wait for a day, in a step of its own", () => {
    for (const { id, r, text } of reports)
      if ((r.situation.missedPart > 0.15 || r.situation.reply >= 2) && r.situation.room !== 0) {
        expect(
          r.steps.some(({ step, along }) => step.missed || along),
          id,
        ).toBe(true);
        if (r.steps.every(({ along }) => !along))
          expect(text, id).not.toMatch(/While you're open, (?:call back|answer) everybody you missed/);
      }
  });

  it("prints no words to copy twice, and leaves nothing alone that is to be done", () => {
    for (const { id, text } of reports) {
      const said = [...text.matchAll(/“[^”]{60,}”/g)].map(([words]) => words);
      expect(said.length, id).toBe(new Set(said).size);
      const [, left = ""] = /What we'd leave alone for now (.*?)Your first month/.exec(text) ?? [];
      expect(left, id).not.toMatch(/Tonight|Tomorrow|Either way|A habit rather/);
    }
  });
});
