import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { oneThing } from "../../content/report/acts.ts";
import { trades } from "../../content/report/trades/index.ts";
import { isOfHealth } from "../../content/report/words.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { drawnOf, letterOf, textOf } from "./report-of.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const all = twelve.flatMap(({ id, answers, numbers }) => [
  { id, report: asItIsSent({ answers }) },
  { id: `${id} with numbers`, report: asItIsSent({ answers, numbers }) },
]);
const of = (id: string) => all.find((one) => one.id === id)!.report;

/** What shows that a report was put together: a pointer at nothing that has a name. */
const PARTS =
  /stands? behind the steps|Beside it,|Step \w+ again:|Beside the steps|in the set-up above|Also switch on/;

describe("where words stand", () => {
  it("points at nothing that has no name", () => {
    for (const { id, report } of all) expect(`${textOf(report)} ${letterOf(report)}`, id).not.toMatch(PARTS);
  });

  it("warns whoever treats people before the first words that go out to them", () => {
    const warned = all.filter(({ report }) => /Before any of the words below go out/.test(textOf(report)));
    expect(warned.map(({ id }) => id)).toEqual(["dental", "dental with numbers"]);
    for (const { report } of warned) {
      const { blocks } = drawnOf(report).sections.find(({ id }) => id === "steps")!;
      expect(blocks[0]!.id).toBe("pieces.health");
    }
  });

  it("names no treatment in what goes out to whoever is treated", () => {
    const ids = [...new Set(trades.filter(isOfHealth).map(({ playbook, id }) => playbook ?? id))];
    expect(ids.length).toBeGreaterThan(2);
    for (const id of [
      ...ids,
      "eye-practice",
      "pain-clinic",
      "orthopedic-practice",
      "ear-nose-and-throat-practice",
      "oral-surgery-practice",
    ]) {
      const text = readFileSync(new URL(`../../content/report/playbooks/${id}.txt`, import.meta.url), "utf8");
      for (const [say] of text.matchAll(/^say: .+$/gm))
        expect(say, id).not.toMatch(
          /\b(?:Your|For your|since your) (?:surgery|injection|procedure|scan|implant)\b(?! now\?)[^?]*?(?: is| on|\.)/,
        );
    }
  });

  it("makes no step longer than a page: of many that are done on its way the words stand at the back, under a name", () => {
    for (const id of ["restaurant", "restaurant with numbers"]) {
      const text = textOf(of(id));
      expect(text).toMatch(
        /The words for “People who ask how things stand”, “Finding out who fits”, “Questions you answer all day” and “Asking a second time” are at the end, under “What else you checked, in detail”/,
      );
      expect(text).toMatch(
        /What else you checked, in detail People who ask how things stand \(half an hour, once\)/,
      );
    }
  });

  it("has words for the customers of whoever is full, whom nobody answers", () => {
    expect(textOf(of("farrier with numbers"))).toMatch(
      /For the horse owners you have, when you get back to them “Hi \[name\], this is \[your name\] from Dell Rowan/,
    );
    expect(textOf(of("farrier"))).not.toContain("when you get back to them");
  });

  it("says beside a habit that earns nothing what it is good for", () => {
    for (const id of ["architect", "architect with numbers"])
      expect(textOf(of(id))).toMatch(
        /What gets typed twice, week (?:three|four) .*It earns no money\. It is your proof when a contractor builds the old version\./,
      );
    for (const { report } of all)
      expect(textOf(report)).not.toMatch(/it brings what it takes|costs more than it brings|for goodwill/i);
  });
});

describe("the one thing of a week", () => {
  it.each([
    ["Name who owns intake this week. Take the inquiries.", "Name who owns intake this week."],
    [
      "Ask one licensed colleague to cover for you, and write the first page.",
      "Ask one licensed colleague to cover for you.",
    ],
    [
      "Print the overdue list and write to ten a week; note who takes a date.",
      "Print the overdue list and write to ten a week.",
    ],
    // What is taken in hand is for what comes next.
    [
      "Take the inquiries that are still open, and look for a date in each.",
      "Take the inquiries that are still open, and look for a date in each.",
    ],
    [
      "See whether it asks for a yes; if not, switch that on.",
      "See whether it asks for a yes; if not, switch that on.",
    ],
  ])("is one: %s", (acts, one) => expect(oneThing(acts)).toBe(one));

  it("is what the letter asks for", () => {
    for (const { id, report } of all) {
      const [, day = ""] =
        /The one thing to do this week: (.*?)(?: The number that| Please check| Check one guess|$)/.exec(
          letterOf(report),
        )!;
      expect(day.split(/[.?!] (?=[A-Z])/).length, `${id}: ${day}`).toBe(1);
    }
  });
});
