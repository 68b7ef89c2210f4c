import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/owners-numbers.ts";
import type { ReportBlock } from "../../contracts/report-document.ts";
import { plainText } from "../report-document/runs.ts";
import { leaves } from "./choose.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import type { Report } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";

const random = seeded(20_261_123);
const reports: Report[] = [
  ...Array.from({ length: 300 }, () => consult({ answers: randomAnswers(random) })),
  ...twelve.flatMap(({ answers, numbers }) => [consult({ answers }), consult({ answers, numbers })]),
];
const plans = reports.filter(({ steps }) => steps[0]!.step.kind !== "nothing");
const figure = (r: Report, id: string) => r.figures[id]!.value;

/** A plumber who counted missed calls and visits that fell through. */
const plumber: { answers: AssessmentAnswers; numbers: OwnersNumbers } = {
  answers: {
    ...twelve[0]!.answers,
    industry: "Other",
    operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling", "Lead Qualification"],
    interactionChannels: ["Phone Calls", "Web Forms", "Text/SMS"],
    primaryGoal: "revenue-growth",
  },
  numbers: {
    trade: "trades",
    people: 4,
    hoursOpen: 50,
    contactsPerWeek: 340,
    missedPerWeek: 75,
    noShowsPerWeek: 5,
    roomPerMonth: 40,
    customerValue: 620,
    keptShare: 35,
    hourCost: 29,
  },
};

describe("what is printed side by side", () => {
  it("leaves what remains of the worth after the price and the owner's hours at their price", () => {
    for (const r of plans) {
      const own = figure(r, "own");
      const hour = r.assumptions.hourCost!.value;
      expect(figure(r, "left")).toBe(figure(r, "headline") - figure(r, "cost") - Math.round(own * hour));
      expect(r.verdict.text).toContain("{setupHours}");
      expect(r.verdict.text.includes("{a.hourCost}")).toBe(own > 0);
    }
  });

  it("calls only that new customers which new customers bring", () => {
    const r = consult(plumber);
    expect(figure(r, "plan.kept")).toBeGreaterThan(0);
    expect(r.goal).toContain("{plan.new} of it is new jobs, some {won} a year");
    const each = (r.assumptions.customerValue!.value * r.assumptions.keptShare!.value) / 100;
    expect(figure(r, "won") / 12).toBeCloseTo(figure(r, "plan.new") / each, 1);
    for (const one of reports)
      expect(figure(one, "plan.new") + figure(one, "plan.kept") + figure(one, "plan.time")).toBe(
        one.steps.flatMap(({ closes }) => closes).reduce((sum, { perMonth }) => sum + perMonth, 0),
      );
  });

  it("puts the steps in the order of what they leave, or says why the first is first", () => {
    let said = 0;
    for (const r of plans) {
      const [first, ...rest] = r.steps.map(leaves);
      expect(rest).toEqual(rest.toSorted((a, b) => b - a));
      const reason = blocksOf(r).some(({ id }) => id === "verdict.order");
      expect(reason).toBe(rest.some((left) => left > first!));
      if (reason) said++;
    }
    expect(said).toBeGreaterThan(0);
    expect(consult(plumber).steps[0]!.step.id).toBe("reminders");
  });
});

const blocksOf = (r: Report): ReportBlock[] => documentOf(r).sections.flatMap(({ blocks }) => blocks);

it("a 'before' is counted before anything changes", () => {
  for (const r of plans.slice(0, 100)) {
    const month = blocksOf(r).find(({ id }) => id === "month.weeks");
    if (month?.kind !== "chart" || month.chart.kind !== "weeks") throw new Error("a plan has its four weeks");
    const [first, ...others] = month.chart.weeks.map(({ text }) => plainText(text, r.figures));
    expect(first).toMatch(/^Change nothing yet\. .* That is your 'before'\./);
    expect(others.join(" ")).not.toContain("'before'");
  }
});

it("says of each line of a sum whose number it is", () => {
  for (const r of [consult(plumber), ...reports.slice(0, 60)])
    for (const block of blocksOf(r))
      if (block.kind === "sum")
        for (const { value } of block.rows) {
          const id = value.find((run) => typeof run !== "string" && "figure" in run) as { figure: string };
          if (!id.figure.startsWith("a.")) continue;
          const used = r.assumptions[id.figure.slice(2)]!;
          const whose = {
            owner: /, your number$/,
            reviewer: /reviewer/,
            example: /our example|from your|from the/,
          };
          expect(plainText(value, r.figures)).toMatch(whose[used.from]);
        }
  expect(consult(plumber).assumptions.freshShare!.note).toContain("lowered");
});

describe("a sum that comes to an absurd total", () => {
  const note = (r: Report) => {
    const block = blocksOf(r).find(({ id }) => id === "money.note");
    return block?.kind === "paragraph" ? plainText(block.text, r.figures) : "";
  };
  const six = (contactsPerWeek: number) =>
    consult({
      answers: { ...twelve[0]!.answers, operationalBottlenecks: ["After-Hours Coverage"] },
      numbers: { trade: "dental", people: 6, contactsPerWeek },
    });

  it("asks; one that can be is said", () => {
    expect(note(six(2000))).toContain("Is that so?");
    expect(note(six(30))).toMatch(/come in a month now/);
    expect(note(six(30))).not.toContain("Is that so?");
  });
});

it("no trade's place is the name of a person or of a larger house, and yes is said by nobody in particular", () => {
  for (const r of reports) expect(r.assumptions.readyShare!.label).toBe("of these would say yes");
  const vet = twelve.find(({ id }) => id === "veterinary")!;
  expect(JSON.stringify(documentOf(consult(vet)))).not.toContain("your hospital");
  const lawyer = consult({
    answers: { ...twelve[0]!.answers, industry: "Legal", businessName: "Office of Marta Quiroga" },
  });
  expect(JSON.stringify(documentOf(lawyer))).not.toMatch(
    /summons|both sides|case is worth|papers just served/,
  );
});
