import { NIGHT } from "./in-turn.ts";
import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { EXAMPLE } from "./assumptions.ts";
import { consult } from "./consult.ts";
import { leaves } from "./plan.ts";
import { letterOf, textOf } from "./report-of.fixture.ts";
import { toTen } from "./rounding.ts";
import { twelve } from "./twelve.fixture.ts";

const animals: AssessmentAnswers = {
  email: "owner@example.com",
  businessName: "Maple Hollow Animal Hospital",
  industry: "Healthcare",
  customerInteractionPercentage: "more-than-75",
  interactionChannels: ["Phone Calls", "In-Person", "Text/SMS", "Email"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: [
    "Appointment Scheduling",
    "Repetitive FAQ Handling",
    "After-Hours Coverage",
    "Follow-up Communication",
    "Customer Support",
  ],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "somewhat-comfortable",
  primaryGoal: "improve-customer-experience",
};
const ANIMALS: OwnersNumbers = {
  people: 7,
  hoursOpen: 55,
  contactsPerWeek: 380,
  missedPerWeek: 60,
  noShowsPerWeek: 12,
  roomPerMonth: 20,
  customerValue: 520,
  keptShare: 40,
  hourCost: 24,
};
const machining: AssessmentAnswers = {
  ...animals,
  businessName: "Tollgate Precision Machining",
  industry: "Manufacturing",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Email"],
  operationalBottlenecks: ["Lead Qualification", "Follow-up Communication", "Order Processing"],
  responseTime: "24-48-hours",
  primaryGoal: "revenue-growth",
};
const MACHINING: OwnersNumbers = {
  people: 2,
  contactsPerWeek: 70,
  missedPerWeek: 6,
  customerValue: 9000,
  keptShare: 35,
  hourCost: 38,
};

describe("an animal hospital with estimates that nobody booked", () => {
  const r = consult({ answers: animals, numbers: ANIMALS });

  it("follows up on them, and leaves no step out that would leave more than twice as much as one of the plan", () => {
    expect(r.steps.map(({ step }) => step.id)).toContain("friday-list");
    // What is free tonight stands there for another reason than its sum.
    const least = Math.min(...r.steps.filter(({ step }) => !NIGHT.has(step.id)).map(leaves));
    for (const { would } of r.leftovers)
      if (would?.next) expect(would.left, would.step).toBeLessThanOrEqual(2 * least);
  });

  it("keeps all three places for sums where customers notice one of them, and tells the promise behind them", () => {
    expect(r.steps.every(({ closes }) => closes.length > 0)).toBe(true);
    expect(textOf(r)).toContain("What you checked:");
  });

  it("reads what comes next and what after that, by what each would leave, with no word of how many steps are enough", () => {
    const text = textOf(r);
    expect((text.match(/comes next, in your second month/g) ?? []).length).toBeLessThanOrEqual(1);
    const after = text.indexOf("comes after that");
    expect(after < 0 || text.indexOf("comes next, in your second month") < after).toBe(true);
    expect(text).not.toMatch(/at once are enough/);
  });
});

describe("a machine shop of two that wants growth", () => {
  const [alone, told] = [
    consult({ answers: machining }),
    consult({ answers: machining, numbers: MACHINING }),
  ];

  it("begins with its growth, and reads what that could bring on the first page and in its step", () => {
    for (const r of [alone, told]) {
      // Whoever waits, and the quotes that are out, come before more are made to ask.
      const before = r.steps.findIndex(({ step }) => step.lever);
      expect(before).toBeGreaterThanOrEqual(0);
    }
    const several = textOf(consult({ answers: machining, numbers: { ...MACHINING, people: 12 } }));
    expect(several).toMatch(/All: [\d.]+ hours\. \$[\d,]+ \(/);
    expect(several).toMatch(
      /(?:\d+ more a year, one for every twenty now,|One more a year) would be about \$\d+ a month/,
    );
    // The guess stands in the table with the rest, and is marked.
    expect(several).toMatch(/, for growth: [\w. ]+\. \$[\d,]+ \(guess\)/);
    // Two win too few a year for a twentieth of them to be anybody.
    for (const r of [alone, told])
      expect(textOf(r)).toMatch(
        /Step (?:two|three) is for that: count what it brings, and judge it after three months\..* each new account that comes of it is worth about \$[\d,]+ \(/,
      );
  });

  it("is counted no more new accounts than two can take on, and asked how many there were", () => {
    const many = consult({ answers: machining, numbers: { ...MACHINING, people: 12 } });
    expect(told.figures["check.year"]!.value).toBeLessThan(many.figures["check.year"]!.value);
    expect(told.odd?.join(" ")).toMatch(
      /nearer \{check\.year\}, or nearer \{odd\.half\}\? .* the plan leaves about \{odd\.then\} a month/,
    );
    expect(many.odd).toBeUndefined();
    expect(textOf(told)).toContain("kept to the new ones that so few people can take on");
  });

  it("is asked whether so many calls a day really reach so few", () => {
    const busy = consult({ answers: animals, numbers: { ...ANIMALS, people: 1 } });
    expect(letterOf(busy)).toContain(
      "You counted 380 calls and messages a week and 1 person to answer them: some 76 a working day for each.",
    );
  });

  it("reads both sums of what would cost as much as it saves", () => {
    const { answers, numbers } = twelve.find(({ id }) => id === "restaurant")!;
    const { leftovers } = consult({ answers, numbers: { ...numbers, hourCost: 20 } });
    expect(leftovers.map(({ why }) => why).join(" ")).toMatch(
      /would cost (?:about as much as|more than) it saves\. It would win back about \{[^}]+\} a month and take about \{[^}]+\}/,
    );
  });
});

describe("an example of ours", () => {
  it("is the same with the owner's numbers as without, or says what of them it was changed for", () => {
    for (const { answers, numbers } of [...twelve, { answers: machining, numbers: MACHINING }]) {
      const { trade, ...others } = numbers;
      const [without, told] = [
        consult({ answers, numbers: trade === undefined ? {} : { trade } }),
        consult({ answers, numbers: { ...others, trade } }),
      ];
      for (const [id, { value, note, from }] of Object.entries(told.assumptions))
        if (from === "example" && note === EXAMPLE)
          expect([id, value], answers.businessName).toEqual([id, without.assumptions[id]!.value]);
    }
  });

  it("of an assistant's price is one price for each call, in any report", () => {
    for (const { answers, numbers } of twelve)
      for (const r of [consult({ answers }), consult({ answers, numbers })])
        for (const [, each] of textOf(r).matchAll(/for the service(?: and|,) (\$[\d.]+) for each of the/g))
          expect(each).toBe("$0.60");
  });
});

it("tells nobody to double a sum for twice the size", () => {
  for (const { answers } of twelve) expect(textOf(consult({ answers }))).not.toMatch(/double it/);
});

it("calls two steps alike only where they leave about the same", () => {
  for (const { answers, numbers } of twelve) {
    const r = consult({ answers, numbers });
    if (!textOf(r).includes("are worth about the same")) continue;
    const [first, second] = r.steps
      .filter(({ closes }) => closes.length > 0)
      .map((step) => toTen(leaves(step)))
      .toSorted((a, b) => a - b);
    expect(second! - first! <= 20 || second! / first! <= 1.15, answers.businessName).toBe(true);
  }
});
