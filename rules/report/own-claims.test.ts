import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
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

describe("what a report says of itself", () => {
  it("says what of its sum is a guess, and what is counted first where more than half is", () => {
    for (const { id, r, text, letter } of prints) {
      expect(`${text} ${letter}`, id).not.toMatch(
        /Of that sum|in it, neither|taken off as well|beyond those it gives back|steps it counts/,
      );
      const value = (figure: string) => r.figures[figure]!.value;
      const [, part] = /about \$([\d,]+) of it our guess/.exec(letter) ?? [];
      if (part) {
        expect(2 * dollars(part), id).toBeLessThanOrEqual(value("all"));
        expect(dollars(part), id).toBe(value("all.guess"));
      }
      const [, first, more] =
        /\$([\d,]+) a month after costs and all your own time, and about \$([\d,]+) more if/.exec(letter) ??
        [];
      if (first) expect(dollars(first) + dollars(more!), id).toBe(value("all"));
    }
  });

  it("has five steps at most, and a first week of two jobs and one count", () => {
    for (const { id, r, text } of prints) {
      expect(r.steps.length, id).toBeLessThanOrEqual(5);
      const [, week = ""] = /First week: (.*?) Second week: /.exec(text) ?? [];
      expect([...week.matchAll(/Step (?:one|two|three|four|five): /g)].length, id).toBeLessThanOrEqual(2);
      expect([...week.matchAll(/Count from day one|fill in the diary/g)].length, id).toBeLessThanOrEqual(1);
    }
  });

  it("answers whoever reaches nobody, where many do, in a step or along with one", () => {
    for (const { id, r } of prints)
      if (r.situation.missedPart > 0.15 && r.situation.room !== 0)
        expect(
          r.steps.some(({ step, along }) => step.missed || along),
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
