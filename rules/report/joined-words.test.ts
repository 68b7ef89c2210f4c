import { expect, it } from "vitest";
import { consult } from "./consult.ts";
import { randomAnswers, seeded, usualNumbers } from "./random-answers.fixture.ts";
import { textOf } from "./report-of.fixture.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { twelve } from "./twelve.fixture.ts";

const random = seeded(20_261_617);
const texts = [
  ...twelve.flatMap(({ id, answers, numbers }) => [
    { id, text: textOf(asItIsSent({ answers })) },
    { id: `${id} with numbers`, text: textOf(asItIsSent({ answers, numbers })) },
  ]),
  ...Array.from({ length: 300 }, (_, i) => {
    const answers = randomAnswers(random);
    return {
      id: `random ${i}`,
      text: textOf(consult(i % 2 === 0 ? { answers } : { answers, numbers: usualNumbers(random) })),
    };
  }),
];

/** What does not belong together where it stands in one report. */
const APART: readonly (readonly [string, RegExp])[] = [
  ["a stub instead of what is done", /That's done (?:in|on) /],
  [
    "a reason of another step",
    /first because it gives you what you want most.*Step (?:two|three|four), (?:for|to) /,
  ],
  ["online booking now and later", /Online booking, too: .*In the second month: a booking page/],
  [
    "what waits, and is done tonight",
    /When you're closed\. This waits while you're full.*\bgreeting tonight/,
  ],
  ["work that takes no time", / \d\. [^.]*: none\. /],
  [
    "a diary of four weeks that is judged in its third",
    /Second week: (?:(?!Third week:).)*For four weeks, (?:fill in|count).*Fourth week: (?:(?!one more week).)*With \d+ or more/,
  ],
];

it.each(texts)("$id joins nothing that does not belong together", ({ text }) => {
  for (const [what, joined] of APART) expect(text, what).not.toMatch(joined);
});

it("counts somebody at a table once, and a buyer as no listing", () => {
  const of = (id: string) => texts.find((one) => one.id === id)!.text;
  expect(of("restaurant with numbers")).toContain("we count one new guest for each call");
  expect(of("estate-agency with numbers")).not.toMatch(/new listings? (?:lost|a month|a year)/);
  expect(of("farrier with numbers")).toMatch(/First week: .*Record a new greeting tonight.* Second week:/);
});
