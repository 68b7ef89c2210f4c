import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { comesTo } from "./left-out.ts";
import { kessler, reportOf, textOf } from "./report-of.fixture.ts";
import { swingsOf } from "./swings.ts";
import { decide } from "./decide.ts";
import { twelve } from "./twelve.fixture.ts";

const groomer: Partial<AssessmentAnswers> = {
  businessName: "Ruff House Dog Grooming",
  industry: "Other",
  customerInteractionPercentage: "more-than-75",
  interactionChannels: ["Phone Calls", "In-Person", "Text/SMS", "Social Media"],
  operationalBottlenecks: ["Appointment Scheduling", "Follow-up Communication", "Repetitive FAQ Handling"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "somewhat-comfortable",
  primaryGoal: "increased-efficiency",
};
const GROOMS = {
  people: 4,
  hoursOpen: 45,
  contactsPerWeek: 110,
  missedPerWeek: 18,
  noShowsPerWeek: 5,
  roomPerMonth: 6,
  customerValue: 480,
  keptShare: 45,
  hourCost: 20,
};
const all = [
  ...twelve.flatMap(({ answers, numbers }) => [reportOf(answers), reportOf(answers, numbers)]),
  reportOf(groomer),
  reportOf(groomer, GROOMS),
  reportOf(kessler),
];

describe("a step that the plan leaves out", () => {
  it("is too little in the annex wherever the body calls it so, and next where it comes next", () => {
    for (const r of all)
      for (const { would } of r.leftovers) {
        const reason = Object.values(r.reasons).find(({ step }) => step?.id === would?.step);
        if (!would || !reason || reason.why === "before") continue;
        if (would.next) expect(reason.why, would.step).toBe("next");
        if (reason.why === "little") expect(would.next, would.step).toBeUndefined();
      }
  });

  it("is judged by the dollars as they are printed", () => {
    const step = reportOf(groomer, GROOMS).steps[0]!;
    const leaving = (perMonth: number) =>
      comesTo({ ...step, perMonth, costPerMonth: 0, ownPerMonth: 0, timePerMonth: 0 });
    expect([44, 46, 54].map(leaving)).toEqual(["little", "next", "next"]);
  });

  it("stands before the annex where it is the best of those that wait, ticked or not", () => {
    const [body] = textOf(reportOf(groomer, GROOMS)).split("How we got these numbers");
    expect(body).toMatch(
      /(?:call everybody you missed|Clear all open calls and messages|[Cc]all back everybody you missed), three times a day/,
    );
  });
});

describe("what an assistant would have to win", () => {
  it("is never told in hundredths of a customer", () => {
    for (const r of all) {
      expect(r.verdict.buy).not.toContain("gate.lost");
      if (r.verdict.buy.includes("{gate.now}")) expect(r.figures["gate.now"]!.value % 1).toBe(0);
    }
    expect(textOf(reportOf(groomer))).toMatch(/we'd guess you lose \d+/i);
  });

  it("is never 'next' where nothing is left for it to earn its price with", () => {
    for (const { verdict } of all)
      if (verdict.buy.includes("nothing left for it")) expect(verdict.buy).not.toMatch(/: next/);
  });

  it("is not said to be won and too little in one breath", () => {
    const text = textOf(reportOf(groomer, GROOMS));
    expect(text).not.toMatch(/has to win (\d+) [^.]*\. We'd expect \1 a year/);
    expect(text).toMatch(/Beyond what [^.]* for less, we'd expect only \d+ a year/);
  });
});

it("takes what the plan recovers from the whole, and leaves the difference", () => {
  for (const r of all) {
    const [lost, headline, open] = ["lost", "headline", "lost.open"].map((id) => r.figures[id]!.value) as [
      number,
      number,
      number,
    ];
    expect(Math.abs(lost - headline - open), r.answers.businessName).toBeLessThanOrEqual(0.05 * lost);
  }
});

it("asks first for the number that could turn the plan", () => {
  const answers = { ...kessler, ...groomer } as AssessmentAnswers;
  const input = { answers, numbers: {}, review: {} };
  const now = decide(input);
  const planOf = (numbers: object) =>
    [...decide({ ...input, numbers }).steps.map(({ step }) => step.id)].join();
  const first = swingsOf(input, now)[0]!;
  expect(
    [0.5, 2].some((part) => planOf({ [first]: part * now.assumptions[first]!.value }) !== planOf({})),
  ).toBe(true);
  expect(textOf(reportOf(groomer))).toMatch(
    /Two numbers to enter on your private page - (?:How many calls and messages a week|What does a new \w+)/,
  );
});

it("sends nobody out from a shop where dogs are brought in", () => {
  const shop = textOf(reportOf(groomer, GROOMS));
  expect(shop).not.toMatch(/drives out|the trip costs|wasted trip|New pets lost|where you would come to/);
});

it("says no noun twice over, and nothing that only the British say", () => {
  for (const r of all)
    expect(textOf(r), r.answers.businessName).not.toMatch(
      /Book a \w+ moved|a reminder of your|If this were our house|in words\]|You ticked|reckoned|"\? You/,
    );
});

it("gives an AI at hand no names to read where the next line keeps them out", () => {
  for (const r of all)
    if (/out of free chatbots|into a free chatbot/.test(textOf(r)))
      expect(textOf(r)).not.toMatch(/: reading [^.]* out of what comes in/);
});

it("adds and drops no two steps that are told in the same words", () => {
  const office: Partial<AssessmentAnswers> = {
    businessName: "Castellano & Reyes",
    industry: "Manufacturing",
    customerInteractionPercentage: "25-50",
    interactionChannels: ["Phone Calls", "In-Person"],
    cloneExpertiseValue: "extremely-valuable",
    operationalBottlenecks: ["Data Entry/Form Filling"],
    responseTime: "24-48-hours",
    previousAiExperience: "currently-using",
    techComfortLevel: "very-comfortable",
    primaryGoal: "business-continuity",
  };
  const numbers = { people: 14, contactsPerWeek: 60, customerValue: 6500, keptShare: 50, hourCost: 20 };
  const [alone, told] = [reportOf(office), reportOf(office, numbers)];
  const typing = ({ steps }: typeof told) =>
    steps.find(({ step }) => step.subject === "Data Entry/Form Filling")?.step.id;
  expect(typing(alone)).toBeDefined();
  expect(typing(told)).toBe(typing(alone));
  expect(told.overturned).not.toMatch(/New in the plan: “[Ee]nter|“[Ee]nter[^”]*” (?:is out|can wait)/);
});

it("leaves nothing for later that a step of the plan does already", () => {
  const plain = reportOf(
    {
      businessName: "Cedar Creek Vet Clinic",
      industry: "Healthcare",
      customerInteractionPercentage: "more-than-75",
      interactionChannels: ["Phone Calls", "Text/SMS", "In-Person"],
      cloneExpertiseValue: "very-valuable",
      operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage", "Repetitive FAQ Handling"],
      responseTime: "same-day",
      previousAiExperience: "no-experience",
      techComfortLevel: "somewhat-comfortable",
      primaryGoal: "improve-customer-experience",
    },
    {
      people: 3,
      hoursOpen: 45,
      contactsPerWeek: 90,
      missedPerWeek: 15,
      noShowsPerWeek: 2,
      roomPerMonth: 6,
      customerValue: 420,
      keptShare: 55,
      hourCost: 24,
    },
  );
  const told = inTheTradesWords(plain, playbookOf(plain.situation.trade));
  expect(told.steps.map(({ step }) => step.id)).toEqual(expect.arrayContaining(["reminders"]));
  const planned = told.steps.map(({ step }) => step.id as string);
  for (const { would } of told.leftovers) expect(planned).not.toContain(would?.step);
  // Little money is no reason to leave somebody with a choking dog without a place to turn to.
  expect(told.steps[0]!.step.takes).toContain("After-Hours Coverage");
});
