import { describe, expect, it } from "vitest";
import { countOf } from "../../content/report/own-hours.ts";
import { isHourly, isSweep, looksOf } from "../../content/report/rounds.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { standing, tellingOf } from "./bar.ts";
import { consult } from "./consult.ts";
import { fixesOf } from "./credit.ts";
import { decide } from "./decide.ts";
import { leaves } from "./plan.ts";
import { randomAnswers, seeded, usualNumbers } from "./random-answers.fixture.ts";
import { namedLines, ownLines } from "./lines.ts";
import { drawnOf, kessler, letterOf, reportOf, textOf } from "./report-of.fixture.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";
import { isUnpriced } from "./word-verdict.ts";

/** So many are written in full: what is decided of 10,000 is held to its rules in `properties.test.ts`. */
const WRITTEN = 85;
const random = seeded(20_261_128);
const digitsOf = (value: number) => String(Math.abs(value)).replace(/0+$/, "").length;
const blocksOf = (r: Report) => drawnOf(r).sections.flatMap(({ blocks }) => blocks);
const value = (r: Report, id: string) => r.figures[id]?.value ?? 0;

/** What is written: each sum adds up, each figure in two digits, each count made of what is printed. */
const checkWritten = (r: Report, numbers: OwnersNumbers) => {
  const why = JSON.stringify([r.answers, numbers]);
  const text = textOf(r);
  // What rests on guesses; a sum of several is in tens, as they are printed.
  for (const [id, { value: n, unit }] of Object.entries(r.figures))
    if (unit === "money" && /^(?:outlay|before|without|(?!s\.others)[sqr]\.|goal\.gain|all\.about)/.test(id))
      expect(digitsOf(n), `${id} ${n}: ${why}`).toBeLessThanOrEqual(
        id === "outlay" || id.endsWith(".outlay") ? 3 : 2,
      );
  // Whoever adds a table up comes to its last line.
  expect(
    r.streams.reduce((sum, { perMonth }) => sum + perMonth.likely, 0),
    why,
  ).toBe(value(r, "lost"));
  expect(
    r.steps.reduce(
      (sum, { step, closes }) => (closes.length > 0 ? sum + value(r, `p.${step.id}.left`) : sum),
      0,
    ),
    why,
  ).toBe(value(r, "left"));
  // One bar, and what the report says of it follows from the two that are printed.
  const telling = tellingOf(r.breakEven);
  if (telling !== "none") {
    const { lost, bar, share, each, price } = r.breakEven;
    expect(bar * share * each, why).toBeCloseTo(price, 3);
    if (/so it would pay/.test(r.verdict.buy)) expect(value(r, "gate.now")).toBeGreaterThan(value(r, "gate"));
    if (/far from enough/.test(r.verdict.buy)) expect(value(r, "gate.now")).toBeLessThan(value(r, "gate"));
    if (standing(r.figures) === "passed") expect(lost, why).toBeGreaterThan(bar * 0.75);
    const bars = [
      ...text.matchAll(/(\d[\d,]*|one) or more (?:go(?:es)? elsewhere in|who went elsewhere)/g),
    ].map(([, n]) => n);
    expect(new Set(bars).size, `${bars.join()}: ${why}`).toBeLessThanOrEqual(1);
  }
  for (const { step, work, takes, handled } of r.steps) {
    for (const { count, from, what } of work) {
      if (!from || from.rest) continue;
      const made = countOf((id) => r.assumptions[id]!.value, from);
      expect(Math.abs(made - count), `${step.id}: ${what}: ${why}`).toBeLessThanOrEqual(
        Math.max(1, made * 0.05),
      );
    }
    const all = takes.reduce((sum, chain) => sum + countOf((id) => r.assumptions[id]!.value, chain), 0);
    expect(Math.abs(all - handled), why).toBeLessThanOrEqual(Math.max(0.5, all * 0.05));
  }
  // What is taken off for a cheaper way stands in the step that it is taken off from.
  for (const chosen of r.steps)
    for (const fix of fixesOf(chosen))
      expect(/First, for less: ([^.]*), which wins/.exec(text)?.[1], why).toContain(
        fix.short(r.situation, r.situation.trade),
      );
  // Calls and messages are shared out once.
  if (r.streams.some(({ factors }) => factors.includes("wroteShare")) && r.situation.phone)
    expect(value(r, "a.callShare") + value(r, "a.wroteShare"), why).toBe(100);
  // Each line of the table of money is reckoned, and each number that was given is accounted for.
  const ids = new Set(blocksOf(r).map(({ id }) => id));
  const brief = JSON.stringify(blocksOf(r).find(({ id }) => id === "sums.brief") ?? "");
  // Until somebody says what a new one pays, no line of them has a sum.
  for (const { stream, perMonth } of r.streams)
    if (perMonth.likely > 0 && !(isUnpriced(r) && stream.kind === "lost"))
      if (ownLines(r).some((one) => one.stream === stream))
        // In full where the plan takes much of it back, else in a line.
        expect(
          ids.has(`sum.${stream.id}`) || brief.includes(`"s.${stream.id}"`),
          `${stream.id}: ${why}`,
        ).toBe(true);
  // What no step counts stands together, and is all of it.
  expect(
    r.streams
      .filter(({ perMonth, stream }) => perMonth.likely > 0 && !(isUnpriced(r) && stream.kind === "lost"))
      .reduce((sum, { perMonth }) => sum + perMonth.likely, 0),
    why,
  ).toBe(
    namedLines(r)
      .filter(({ stream }) => !(isUnpriced(r) && stream.kind === "lost"))
      .reduce((sum, { perMonth }) => sum + perMonth.likely, value(r, "s.others")),
  );
  const used = new Set(r.streams.flatMap(({ factors, perMonth }) => (perMonth.likely > 0 ? factors : [])));
  const table = JSON.stringify(blocksOf(r).find(({ id }) => id === "answers.numbers") ?? "");
  for (const id of OWNERS_NUMBER_IDS)
    if (numbers[id] !== undefined && id !== "hourCost")
      // What moved nothing is no row of it.
      expect(
        used.has(id) ||
          table.includes(`"n.${id}"`) ||
          // How much room there is stands with what is wanted.
          (id === "roomPerMonth" && /room for|could take|have room/.test(text)) ||
          r.moving?.includes(id) !== true,
        `${id}: ${why}`,
      ).toBe(true);
  // Each step of the letter is in the plan, in its order.
  const letter = letterOf(r);
  const at = r.steps
    .filter(({ step }) => step.kind !== "nothing")
    .map(({ step }) => letter.indexOf(step.short(r.situation, r.situation.trade)));
  if (/would (?:start|count)/.test(letter)) {
    expect(
      at.every((place) => place >= 0),
      why,
    ).toBe(true);
    expect(at, why).toEqual(at.toSorted((a, b) => a - b));
  }
  // Rounds of the day follow the count.
  if (r.steps.some(({ step }) => step.id === "missed-list")) {
    const { situation: s } = r;
    if (s.missed !== undefined && s.missed <= 10 && s.team !== "alone")
      expect(isHourly(s) || looksOf(s) > 2, why).toBe(false);
    if (!isHourly(s) && !isSweep(s)) expect(text, why).not.toMatch(/We return calls within the hour/);
  }
};

describe("what is written of random sets of answers", () => {
  it("holds together, without numbers", () => {
    for (let i = 0; i < WRITTEN; i++) checkWritten(consult({ answers: randomAnswers(random) }), {});
  });

  it("and with numbers", () => {
    for (let i = 0; i < WRITTEN; i++) {
      const answers = randomAnswers(random);
      const numbers = usualNumbers(random);
      checkWritten(consult({ answers, numbers }), numbers);
    }
  });
});

const KESSLERS = {
  people: 6,
  hoursOpen: 50,
  contactsPerWeek: 85,
  missedPerWeek: 18,
  noShowsPerWeek: 1,
  roomPerMonth: 10,
  customerValue: 750,
  keptShare: 35,
  hourCost: 26,
};

it("compares its bar with what its own table says", () => {
  const text = textOf(consult({ answers: kessler }));
  expect(text).toMatch(
    /pays if (\d+) or more go elsewhere in four weeks .*we'd guess you lose \d+, so count for four weeks, and at \1 or more, try it/,
  );
  // The bar stands with the price; the month's end points at it.
  expect(text).toMatch(
    /Fourth week: [^:]*decide about the assistant by the number under “What comes later\.”/,
  );
});

it("names a number as what moved the plan only where it alone does, from what the answers said to what it makes of it", () => {
  let named = 0;
  const without = (id: string, numbers: OwnersNumbers): OwnersNumbers =>
    Object.fromEntries(Object.entries(numbers).filter(([one]) => one !== id));
  for (const { answers, numbers } of twelve.flatMap((one) => [
    one,
    { ...one, numbers: without("people", one.numbers) },
  ])) {
    const first = decide({ answers, numbers: {} });
    const sumOf = ({ steps }: typeof first) => steps.reduce((sum, step) => sum + leaves(step), 0);
    // Beside the report that was sent without a number.
    const kept = first.steps.map(({ step }) => step.id);
    const left = (some: OwnersNumbers) =>
      Object.keys(some).length === 0
        ? sumOf(first)
        : sumOf(decide({ answers, numbers: { trade: numbers.trade, ...some }, kept }));
    const r = consult({ answers, numbers });
    const [, id] =
      /One number made most of the difference in the sum: [^\n]*?\{n\.(\w+)\}\./.exec(r.overturned ?? "") ??
      [];
    if (!id) continue;
    named++;
    const alone = (one: string) => left({ [one]: numbers[one as keyof OwnersNumbers] });
    // All of them together move it the same way, and it goes more than half of that.
    expect((alone(id) - left({})) / (left(numbers) - left({}))).toBeGreaterThan(0.5);
  }
  // What the numbers showed names most of them itself.
  expect(named).toBeGreaterThan(0);
});

it("goes through one message a day twice, in the hours in which somebody is there", () => {
  const studio = {
    businessName: "Ironwood Martial Arts School",
    industry: "Education" as const,
    responseTime: "same-day" as const,
    interactionChannels: ["Phone Calls" as const, "Text/SMS" as const],
  };
  const told = (missedPerWeek: number) =>
    textOf(reportOf(studio, { people: 4, contactsPerWeek: 60, missedPerWeek }, { steps: ["missed-list"] }));
  expect(told(5)).toContain("twice a day");
  expect(told(5)).not.toMatch(/At ten|Before noon/);
  expect(told(25)).toContain("three times a day");
});

it("says of the people and the hours that were given what they did", () => {
  const text = textOf(consult({ answers: kessler, numbers: KESSLERS }));
  // What changed no sum is told too, with what it did and why that is all.
  expect(text).toMatch(
    /How many of you answer: [^.]*\. Who does what: [^.]*; changes no sum here, since you counted/,
  );
  expect(text).toMatch(/with your 50 hours a week/);
});

it("has a list that is looked at every day where somebody is due on the third", () => {
  const r = reportOf({
    operationalBottlenecks: ["Follow-up Communication"],
    businessName: "Ridgeline Roofing",
    industry: "Other",
  });
  const list = r.steps.find(({ step }) => step.id === "friday-list")!;
  expect(list.work[0]).toMatchObject({ count: 22 });
});
