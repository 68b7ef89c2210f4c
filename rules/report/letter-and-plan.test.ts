import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";
import { isUnpriced, isGuessed } from "./word-verdict.ts";

const prints = twelve
  .flatMap(({ id, answers, numbers }) => [
    { id, r: asItIsSent({ answers }) },
    { id: `${id} with numbers`, r: asItIsSent({ answers, numbers }) },
  ])
  .map((one) => ({ ...one, text: textOf(one.r), letter: letterOf(one.r) }));
const of = (id: string) => prints.find((one) => one.id === id)!;

describe("the letter and its plan", () => {
  it("begin with the same thing", () => {
    const { letter, text } = of("parts-maker with numbers");
    if (text.includes("Before step one:"))
      expect(letter).toMatch(/we'd first answer what is still open, then compare quoted with actual hours/);
  });

  it("say that room is begun to be filled only where a tenth of it is", () => {
    for (const { id, r, letter } of prints) {
      const [more, room] = ["goal.more", "room.year"].map((figure) => r.figures[figure]?.value ?? 0);
      if (letter.includes("begins to fill it")) expect(10 * more!, id).toBeGreaterThanOrEqual(room!);
    }
  });

  it("say of a range of more than four times what decides it, and of a narrower one nothing", () => {
    let wide = 0;
    for (const { id, r, letter } of prints) {
      if (isGuessed(r) || isUnpriced(r)) continue;
      const [low, high] = [r.figures["all.low"]!.value, r.figures["all.high"]!.value];
      const isWide = low <= 0 || high > 4 * low;
      expect(/It could be .*?, and .*? decides? most of it/.test(letter), id).toBe(isWide);
      // What is pointed at stands there.
      if (letter.includes("the number asked for below"))
        expect(letter, id).toMatch(/The number that would help us most:|Please check /);
      if (isWide) wide++;
    }
    expect(wide).toBeGreaterThan(3);
  });

  it("ask for the one answer on which steps rest, with what is left of the plan", () => {
    for (const id of ["software", "software with numbers"])
      expect(of(id).letter).toMatch(
        /Which AI do you use: .*\? If it only helps you write, leave out step \w+; the sum above is then about \$[\d,]+\./,
      );
  });

  it("say 'our guess' once in a paragraph, twice at most", () => {
    for (const { id, r } of prints)
      for (const paragraph of letterOf(r).split("\n"))
        expect(paragraph.match(/\bguess(?:es)?\b/g)?.length ?? 0, `${id}: ${paragraph}`).toBeLessThanOrEqual(
          2,
        );
  });

  it("say what the duty is and not how often somebody catches the rest", () => {
    expect(of("estate-agency with numbers").text).toContain(
      "Have one agent on duty answer new leads within ten minutes",
    );
  });

  it("look through all that is open in more than a minute", () => {
    for (const { id, r, text } of prints)
      if (r.assumptions["contactsPerWeek"]!.value >= 50)
        expect(text, id).not.toContain("looks at what is open (1 minute each)");
  });
});
