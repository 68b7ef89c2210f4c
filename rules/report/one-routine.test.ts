import { describe, expect, it } from "vitest";
import { asksForCount } from "../../content/report/verdicts.ts";
import { trades } from "../../content/report/trades/index.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { randomAnswers, seeded, usualNumbers } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

/** How often a day whoever answers goes through what is open; what the first report said is told as that. */
const ROUNDS =
  /\b(?:looks?|answer\w*|clear all|gets? back|call back|calls|everybody else|everything else|the rest)\b[^.:]{0,40}\b((?:once|twice|(?:three|four) times) a day)\b/gi;
const FIRST_REPORT = /From your answers alone[^.]*\./g;
const why = (r: Report): string => JSON.stringify([r.answers, r.situation.trade.id, r.situation.missed]);

/** What is said of answering: one rhythm for the same person, one verdict on an assistant, and a sheet for each count. */
const checkSaid = (r: Report): void => {
  const text = textOf(r);
  const said = new Set(
    [...text.replaceAll(FIRST_REPORT, "").matchAll(ROUNDS)].map(([, often]) => often!.toLowerCase()),
  );
  expect(said.size, `${[...said].join()}: ${why(r)}`).toBeLessThanOrEqual(1);
  if (/within the hour\. \[|hear from us within the hour/.test(text)) expect([...said], why(r)).toEqual([]);
  if (r.steps.some(({ step }) => step.kind === "assistant")) return;
  const letter = letterOf(r);
  const all = `${letter} ${text}`;
  if (!asksForCount(r.verdict.buy)) {
    // Then it is no: nothing is counted for one, and none is held out.
    expect(all, why(r)).not.toMatch(
      /\bdiary|decides about an assistant|assistant may pay later|count may change/i,
    );
    expect(all, why(r)).not.toMatch(/try the assistant|\d+ or more, try it|waits for your count/i);
    return;
  }
  // One period and one threshold, which our own guess reaches.
  expect(letter, why(r)).toContain("An AI assistant may pay later: count before you buy one.");
  const periods = all.matchAll(
    /\b(?:[Cc]ount for|[Ff]or|elsewhere in|diary for) (four weeks|three months)\b/g,
  );
  expect(new Set([...periods].map(([, period]) => period)).size, why(r)).toBe(1);
  expect(r.figures["gate.now"]!.value, why(r)).toBeGreaterThanOrEqual(r.figures.gate!.value);
  expect(text, why(r)).toMatch(/[Ff]or (?:four weeks|three months), (?:fill in the diary|count )/);
  expect(text, why(r)).not.toMatch(/assistant[^.]{0,60}costs about as much as it brings/i);
  if (r.breakEven.unitKind === "customers")
    expect(text, why(r)).toContain("The diary of what nobody answered");
};

describe("one routine for a person, one verdict for a tool", () => {
  it("says one rhythm of answering and one verdict on an assistant, as each is sent", () => {
    const random = seeded(20_261_131);
    for (let i = 0; i < 200; i++) {
      const answers = randomAnswers(random);
      const trade = trades[i % trades.length]!.id;
      checkSaid(asItIsSent({ answers, numbers: i % 2 ? { ...usualNumbers(random), trade } : { trade } }));
    }
  });

  it("and for the twelve", () => {
    for (const { answers, numbers } of twelve)
      for (const r of [asItIsSent({ answers }), asItIsSent({ answers, numbers })]) checkSaid(r);
  });

  it("has no range of ours wider than threefold in a letter or on the first pages without the owner's numbers", () => {
    for (const { answers } of twelve) {
      const r = asItIsSent({ answers });
      const first = textOf(r).split(/The steps, one by one|What makes sense either way/)[0]!;
      for (const [all, low, high] of `${letterOf(r)} ${first.replace(/ All: [^()]*\([^()]*\)/, "")}`.matchAll(
        /\$([\d,]+) to \$([\d,]+)/g,
      )) {
        const [from, to] = [low, high].map((n) => Number(n!.replaceAll(",", "")));
        expect(to! / from!, `${all}: ${answers.businessName}`).toBeLessThanOrEqual(3);
      }
    }
  });
});
