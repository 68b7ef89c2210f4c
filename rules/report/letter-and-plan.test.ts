import { describe, expect, it } from "vitest";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { drawnOf, letterOf, textOf } from "./report-of.fixture.ts";
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
      expect(letter).toMatch(
        /we'd clear today what is still open; then comes the plan: compare quoted with actual hours/,
      );
  });

  it("open with one thing that comes first, and put nothing of another step under the headline", () => {
    for (const { id, r, text } of prints) {
      const opening = JSON.stringify(drawnOf(r).letter[0]);
      expect(opening.match(/\bfirst\b(?! answer)/g)?.length ?? 0, `${id}: ${opening}`).toBeLessThanOrEqual(1);
      const under = text.slice(0, text.indexOf("After costs and all your own time"));
      expect(under, id).not.toMatch(/\bSee step \w+\./);
      const [strongest] = r.findings;
      if (strongest && (strongest.answeredBy ?? 0) > 0) expect(under, id).not.toContain(strongest.means);
    }
  });

  it("call five people and more not few, and only what was counted the owner's count", () => {
    for (const { id, r, text, letter } of prints) {
      if ((r.situation.people ?? 0) >= 5) expect(text, id).not.toMatch(/\bso few (?:of you|people)\b/);
      expect(letter, id).not.toMatch(/By your count, no-shows cost|bears us out/);
    }
    expect(of("veterinary with numbers").letter).toContain(
      "Your 7 no-shows a week cost about $1,600 a month, at our $87 for each that stays empty (step three keeps $640 of it); by your count 65 of 420",
    );
    expect(of("architect").letter).toContain("count after a quarter: what gets drawn twice");
    // What is counted is what a step changes, and not that it was done.
    for (const { id, text, letter } of prints)
      for (const [, counted] of `${text} ${letter}`.matchAll(
        /(?:Count from (?:day one|today)|\bcount):? ([^.:;]+)/g,
      ))
        expect(counted, id).not.toMatch(
          /\b(?:answered|heard back|acknowledged|read|replied) (?:by|within|on the day)\b|\bheard from you\b|\bstill open\b/,
        );
  });

  it("say whose hours are in no sum, and the doubt that halves the plan", () => {
    for (const { id, r, letter, text } of prints) {
      const byCommission = /: about \d+ hours (?:of the agents'|each of their) own\./.test(text);
      expect(letter.includes("all your own time (not the agents')"), id).toBe(byCommission);
      expect(text.includes("After costs and all your own time (not the agents')"), id).toBe(byCommission);
      const less = r.figures["guess.less"]?.value ?? 0;
      if (less > 0 && 2 * less >= r.figures["all"]!.value && text.includes("Check our guess first:"))
        expect(letter, id).toMatch(/Check one guess: .* With half as many the plan leaves \$\d+ less\./);
    }
    expect(of("estate-agency with numbers").letter).toContain("Check one guess:");
  });

  it("keep their reason when the numbers come, tied to what the owner counted", () => {
    for (const { id, r, letter } of prints.filter(({ id: name }) => name.endsWith("with numbers"))) {
      const [first] = r.steps;
      const counted = (r.situation.missed ?? 0) > 0 && first?.step.missed && first.closes.length > 0;
      if (counted) expect(letter, id).toMatch(/Our reason: [^.]*by your count \d+ of \d+ /);
      // It is said once.
      expect(letter.match(/by your count/gi)?.length ?? 0, id).toBeLessThanOrEqual(1);
    }
    expect(of("tax with numbers").letter).toContain("what happens if you are away for two weeks?");
    // Where the night comes first, its reason is who hears nothing, and what was counted follows it.
    for (const id of ["dental", "veterinary"])
      expect(of(`${id} with numbers`).letter).toMatch(
        /Our reason: [^.]*\. .*Your \d no-shows a week .*; by your count \d+ of \d+ /,
      );
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
        /Which AI do you use: .*\? If it only helps you write, leave out steps? [\w, ]+; the sum above is then about \$[\d,]+\./,
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
