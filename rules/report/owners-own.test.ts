import { expect, it } from "vitest";
import { OWNERS_NUMBER_BOUNDS, type OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import type { RichText } from "../../contracts/report-document.ts";
import { plainText } from "../report-document/runs.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";

const random = seeded(20_261_219);
const NAMES = [
  "Example Business",
  "Pine Hollow Septic Pumping",
  "Clearwater Hearing Center",
  "Mesa Verde Driving School",
  "Larkspur Family Dental",
  "Ridgeline Roofing",
  "Blue Ridge Managed IT",
  "Okafor Immigration Law",
];
type Id = keyof typeof OWNERS_NUMBER_BOUNDS;

/** Nothing, the least, the greatest that is likely, or anything between; each given or not. */
const oddNumbers = (): OwnersNumbers => {
  const MOST: Record<Id, number> = {
    people: 40,
    hoursOpen: 168,
    contactsPerWeek: 3000,
    missedPerWeek: 400,
    noShowsPerWeek: 30,
    roomPerMonth: 60,
    customerValue: 40_000,
    keptShare: 100,
    hourCost: 200,
  };
  const given = (Object.keys(MOST) as Id[]).filter(() => random() < 0.6);
  return Object.fromEntries(
    given.map((id) => {
      const [at, least] = [random(), OWNERS_NUMBER_BOUNDS[id].min];
      return [
        id,
        at < 0.1 ? least : at < 0.2 ? MOST[id] : Math.max(least, Math.round(MOST[id] * random() ** 3)),
      ];
    }),
  );
};

/** A period is named with the count, or in its own sentence; or it is a part of one that was. */
const PERIOD = / (a|three) (month|year|season)s?\b| every \d+ years\b| of those /;

/** The rich texts of a block, wherever they stand in it. */
const texts = (node: unknown): RichText[] =>
  Array.isArray(node)
    ? node.some((run) => typeof run === "string" || (run && typeof run === "object" && "figure" in run))
      ? [node as RichText]
      : node.flatMap(texts)
    : node && typeof node === "object"
      ? Object.values(node).flatMap(texts)
      : [];

it("prints the owner's number wherever that number is meant, and nothing that contradicts it", () => {
  // With some five numbers and a hundred printed figures each.
  for (let i = 0; i < 120; i++) {
    const numbers = oddNumbers();
    const answers = { ...randomAnswers(random), businessName: NAMES[i % NAMES.length]! };
    const r = consult({ answers, numbers });
    const of = (id: string) => r.figures[id]!.value;
    const why = JSON.stringify({ answers, numbers });
    const { hourCost, missedPerWeek = 0, contactsPerWeek = Infinity } = numbers;
    for (const [id, value] of Object.entries(numbers)) {
      if (!(id in r.assumptions) || (id === "hourCost" && value === 0)) continue;
      if (id === "missedPerWeek" && missedPerWeek > contactsPerWeek) continue;
      expect([r.assumptions[id]!.from, of(`a.${id}`)], `${id}: ${why}`).toEqual(["owner", value]);
    }
    // What follows from them follows on a pocket calculator.
    if (r.situation.valueKnown) {
      const year = (of("a.customerValue") * of("a.keptShare")) / 100;
      // To the dollar where both are the owner's and it is below a thousand, else in two digits.
      const both = numbers.keptShare !== undefined;
      expect(Math.abs(of("lever.year") - year)).toBeLessThanOrEqual(
        both && year < 1000 ? 0.5 : Math.max(0.5, year / 20),
      );
    }
    expect(of("left.cash") + of("left.time")).toBe(of("left"));
    if (hourCost && r.situation.team === "alone") expect(of("a.expertCost")).toBe(hourCost);
    if (numbers.roomPerMonth !== undefined) expect(of("won"), why).toBeLessThanOrEqual(of("room.year") + 1);
    if (numbers.customerValue && numbers.customerValue > 0)
      expect(of("a.slotValue"), why).toBeLessThanOrEqual(Math.max(1, numbers.customerValue));
    for (const section of documentOf(r).sections)
      for (const text of texts(section.blocks))
        for (const [at, run] of text.entries()) {
          if (typeof run === "string" || !("figure" in run)) continue;
          const told = /^[an]\.(.+)$/.exec(run.figure)?.[1];
          const before = plainText(text.slice(0, at), r.figures);
          const next = plainText(text.slice(at + 1), r.figures);
          // Nobody's own number is called our guess.
          if (told && r.assumptions[told]?.from === "owner")
            expect(next, `${told}: ${why}`).not.toMatch(/^( each)?[,;]? ?\(?our (own )?(estimate|example)/);
          // A count of a month and one of a year look alike.
          if (["needed", "expected", "caught"].includes(run.figure) && r.breakEven.unitKind !== "dollars")
            expect(`${/[^.:]*$/.exec(before)![0]}${/^[^.]*/.exec(next)![0]}`, why).toMatch(PERIOD);
        }
  }
});

it("makes of what one customer brings what one visit brings, and takes back what comes of it", () => {
  const clinic = {
    businessName: "Clearwater Physical Therapy",
    industry: "Healthcare" as const,
    operationalBottlenecks: ["Appointment Scheduling" as const],
    primaryGoal: "revenue-growth" as const,
  };
  const { slotValue, customerValue } = reportOf(clinic, { noShowsPerWeek: 6 }).assumptions;
  const double = reportOf(clinic, { noShowsPerWeek: 6, customerValue: 2 * customerValue!.value });
  expect(double.assumptions.slotValue!.value).toBe(2 * slotValue!.value);
  expect(textOf(double)).toContain("our estimate, from what you gave");
  // Whoever pays once pays all of it: no other sum stands beside the owner's.
  const septic = {
    businessName: "Pine Hollow Septic Pumping",
    industry: "Other" as const,
    primaryGoal: "revenue-growth" as const,
  };
  expect(textOf(reportOf(septic, { customerValue: 475, keptShare: 45, contactsPerWeek: 70 }))).toContain(
    "say yes at $214 (what is left of your $475) each",
  );
});

it("counts past customers by how many are asked and say yes, not by who calls new", () => {
  const clinic = reportOf(
    { businessName: "Tidewater Hearing Aids", industry: "Healthcare", primaryGoal: "revenue-growth" },
    { contactsPerWeek: 120, customerValue: 2000, keptShare: 40 },
  );
  const text = textOf(clinic);
  expect(clinic.steps.some(({ step }) => step.lever)).toBe(true);
  expect(text).toMatch(/Write to the \w+ who are due/);
  expect(text).toMatch(
    /asking \d+ a week, of whom \d+% say yes at \$[\d,]+ \([^)]+\) each, would be about \$/,
  );
  expect(text).not.toContain("one for every twenty now");
});

it("says of each step what it takes and what it is worth in round numbers, with how many earn a price, and adds up the hours that set it up", () => {
  for (let i = 0; i < 60; i++) {
    const r = consult({ answers: randomAnswers(random), numbers: i % 2 ? oddNumbers() : {} });
    const { sections } = documentOf(r);
    const text = (id: string) =>
      texts(sections.flatMap(({ blocks }) => blocks).filter((block) => block.id === id))
        .map((one) => plainText(one, r.figures))
        .join("\n");
    let setup = 0;
    for (const { step, closes, unsummed, costPerMonth, ownHours } of r.steps) {
      const parts = text(`step.${step.id}.parts`);
      setup += Number(/([\d.]+) hours? to set up/.exec(parts)?.[1] ?? 0);
      if (
        closes.length > 0 &&
        !unsummed &&
        costPerMonth + ownHours > 0 &&
        !(r.situation.plain && !parts.includes("a month after costs"))
      )
        expect(parts).toMatch(
          /(?:perhaps|about) \$[\d,]+ a month after costs and its hours \((?:losing \$[\d,]+ to gaining \$[\d,]+|(?:nothing|\$[\d,]+) to \$[\d,]+)\)|about what it costs and takes|for each \$1,000/,
        );
      if (
        costPerMonth > 0 &&
        step.kind !== "assistant" &&
        r.figures[`p.${step.id}.pays`] &&
        !(r.situation.plain && !parts.includes("a month after costs"))
      )
        expect(parts).toMatch(/[Ii]t pays for itself with [\d,]+ .* a (?:month|season|year)/);
      expect(parts).not.toMatch(/\$\d*[1-46-9](?: to| and| a month after)/);
    }
    expect(setup, JSON.stringify(r.answers)).toBe(r.figures["setupHours"]!.value);
  }
});

/** A line's numbers as somebody would type them into a calculator. */
const typed = (text: string) =>
  text.split(/ [×÷] /).map((part) => {
    const [, digits, percent] = /\$?([\d,.]+)(%?)/.exec(part)!;
    return Number(digits!.replaceAll(",", "")) / (percent ? 100 : 1);
  });

it("prints sums that come out on a pocket calculator, line by line", () => {
  let sums = 0;
  for (let i = 0; i < 80; i++) {
    const r = consult({ answers: randomAnswers(random), numbers: oddNumbers() });
    for (const block of documentOf(r).sections.flatMap(({ blocks }) => blocks)) {
      if (block.kind !== "sum" || !block.id.startsWith("sum.")) continue;
      let product = 1;
      for (const row of block.rows) {
        const [label, value] = [row.label, row.value].map((text) => plainText(text, r.figures)) as [
          string,
          string,
        ];
        const [first, second, third] = typed(value) as [number, number, number];
        if (label.startsWith("= dollars"))
          expect(Math.abs(product - first), block.id).toBeLessThanOrEqual(Math.max(5.1, first / 20));
        else if (label.startsWith("= ")) {
          expect(Math.abs(product - first), block.id).toBeLessThanOrEqual(Math.max(0.0001, first * 0.051));
          product = first;
        } else if (value.includes(" ÷ ")) product = ((product * first) / second) * third;
        else if (label.startsWith("÷")) product /= first;
        else product = typed(value).reduce((all, one) => all * one, product);
      }
      sums++;
    }
  }
  expect(sums).toBeGreaterThan(100);
});
