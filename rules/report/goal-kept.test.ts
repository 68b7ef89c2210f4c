import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { OWNERS_NUMBER_IDS, type OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { plainText } from "../report-document/runs.ts";
import { consult } from "./consult.ts";
import { decide } from "./decide.ts";
import { documentOf } from "./document-of.ts";
import { leaves } from "./plan.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";
import { castings, dentist, restaurant } from "./strangers.fixture.ts";

const letterOf = (r: ReturnType<typeof consult>) =>
  (documentOf(r).letter ?? []).map((block) => ("text" in block ? plainText(block.text, {}) : "")).join(" ");

it("keeps the step for lower costs, its act in the first week and its sentence in the letter when the numbers come", () => {
  for (const { answers, numbers } of [{ answers: castings.answers, numbers: {} }, castings]) {
    const r = consult({ answers, numbers });
    const text = textOf(r);
    expect(text).toMatch(
      /Step (?:one|two|three|four), for lower costs\. Find where the money leaks, and stop the biggest leak/,
    );
    expect(letterOf(r)).toContain("find where the money leaks, and stop the biggest leak");
  }
});

it("puts the step that wins new patients into the plan of whoever wants growth and has room", () => {
  const r = consult(dentist);
  const text = textOf(r);
  expect(r.steps.map(({ step }) => step.id)).toContain("missed-list");
  expect(text).toMatch(/, for growth: [\d.]+ hours\. \$\d+/);
  expect(letterOf(r)).toMatch(/growth/);
  expect(text).toMatch(/The plan wins about \d+ new patients a year/);
});

it("makes the habit that guests notice a step of its own, and leaves no largest loss to a habit that no step fits", () => {
  for (const numbers of [{}, restaurant.numbers]) {
    const r = consult({ answers: restaurant.answers, numbers });
    const text = textOf(r);
    expect(text).toMatch(
      /Step (?:one|two|three|four), for a better experience\. Tell guests before they ask: whether their takeout is ready/,
    );
    expect(text).toMatch(/What you checked: .*Customer Support, step (?:one|two|three|four)/);
    expect(text).not.toContain("Whatever three of them name comes first");
    expect(text).not.toContain("no step of ours fits it");
  }
});

const left = (answers: AssessmentAnswers, numbers: OwnersNumbers) =>
  decide({ answers, numbers }).steps.reduce((sum, step) => sum + leaves(step), 0);

it("names a number as what did it only where it does so alone and nothing is left of it without", () => {
  for (const { answers, numbers } of [dentist, castings, restaurant]) {
    const text = consult({ answers, numbers }).overturned ?? "";
    const ids = OWNERS_NUMBER_IDS.filter((id) => text.split(/numbers? made most/)[1]?.includes(`{n.${id}}`));
    if (ids.length === 0) continue;
    const [was, is] = [left(answers, {}), left(answers, numbers)];
    const only = Object.fromEntries(ids.map((id) => [id, numbers[id]]));
    const gone = { ...numbers, ...Object.fromEntries(ids.map((id) => [id, undefined])) };
    expect((left(answers, only) - was) / (is - was), text).toBeGreaterThan(0.5);
    expect((is - left(answers, gone)) / (is - was), text).toBeGreaterThan(0.5);
  }
  expect(consult(castings).overturned).not.toContain("count of people");
});

const full = (answers: Partial<AssessmentAnswers>, numbers: OwnersNumbers = {}) =>
  reportOf({ responseTime: "same-day", ...answers }, { roomPerMonth: 0, contactsPerWeek: 70, ...numbers });

it("keeps a step for the goal, with its act and its sentence, where nobody new can be taken on", () => {
  for (const [primaryGoal, own, wanted] of [
    [
      "cost-reduction",
      "where-costs-hide",
      /(?:For lower costs, we'd (?:then|also) |we'd )find where the money leaks/,
    ],
    [
      "increased-efficiency",
      "day-anew",
      /(?:For more done in a day, we'd (?:then|also) |we'd )change how your day runs/,
    ],
    ["revenue-growth", "day-anew", /(?:For growth, we'd (?:then|also) |we'd )change how your day runs/],
  ] as const) {
    const r = full({ businessName: "Harbor Smiles Dental", primaryGoal });
    expect(r.steps.map(({ step }) => step.id)).toContain(own);
    expect(letterOf(r)).toMatch(wanted);
  }
  const septic = full({ businessName: "Bixby Septic", industry: "Other", primaryGoal: "revenue-growth" });
  expect(textOf(septic)).toContain("Step one, for growth. Raise the price by a tenth");
});

it("says which step customers will notice, where a promise would take the place of a larger sum", () => {
  const r = reportOf(
    {
      businessName: "Monroe Machining",
      industry: "Manufacturing",
      interactionChannels: ["Email", "Phone Calls"],
      operationalBottlenecks: ["Order Processing", "Data Entry/Form Filling"],
      responseTime: "more-than-48-hours",
      primaryGoal: "improve-customer-experience",
    },
    {
      people: 34,
      contactsPerWeek: 160,
      missedPerWeek: 40,
      customerValue: 45_000,
      keptShare: 12,
      hourCost: 38,
    },
  );
  expect(r.steps.every(({ step }) => !step.praised)).toBe(true);
  expect(textOf(r)).toMatch(/Step one, for a better experience\. Clear all open/);
  expect(letterOf(r)).toContain("You want a better experience for your buyers, so that comes first.");
});

it("tells whoever has room how to win new ones, where neither a sum nor what the trade lives from does", () => {
  const shop = {
    businessName: "Halvorsen & Daughters",
    industry: "Retail/E-commerce",
    interactionChannels: ["Email", "In-Person"],
    operationalBottlenecks: ["Repetitive FAQ Handling"],
    responseTime: "within-1-hour",
    primaryGoal: "revenue-growth",
  } as const;
  const answers = {
    ...shop,
    interactionChannels: [...shop.interactionChannels],
    operationalBottlenecks: [...shop.operationalBottlenecks],
  };
  const roomy = textOf(reportOf(answers, { contactsPerWeek: 40, roomPerMonth: 10, customerValue: 300 }));
  expect(roomy).toContain("1. Ask every pleased customer for a review and a name, for growth");
  expect(roomy).toContain("Count from day one: new customers who say somebody sent them.");
  expect(textOf(reportOf(answers))).toContain("Write to past customers");
  // A deposit keeps dates and wins nobody.
  const boarding = textOf(
    reportOf(
      { ...answers, businessName: "Happy Tails Boarding & Daycare", industry: "Other" },
      { contactsPerWeek: 150, roomPerMonth: 20, noShowsPerWeek: 4 },
    ),
  );
  expect(boarding).toContain("Ask every pleased owner for a review and a name, for growth");
  expect(boarding).not.toContain("tuition");
});

it("makes what was ticked and costs minutes a step while a place is free, and calls no habit that costs free", () => {
  const r = reportOf({
    businessName: "Halvorsen & Daughters",
    industry: "Professional Services",
    customerInteractionPercentage: "25-50",
    interactionChannels: ["Phone Calls", "Email", "In-Person"],
    operationalBottlenecks: ["Lead Qualification", "Repetitive FAQ Handling"],
    responseTime: "same-day",
    primaryGoal: "revenue-growth",
  });
  expect(Object.values(r.bottlenecks)).not.toContain("leftover");
  expect(textOf(r)).not.toMatch(/the plan leaves it|as a habit it is free/i);
});

it("calls back a few missed calls before anything is bought, and asks of whoever misses all of them", () => {
  const septic = {
    businessName: "Bixby Septic & Drain",
    industry: "Other" as const,
    customerInteractionPercentage: "less-than-25" as const,
    cloneExpertiseValue: "not-valuable" as const,
    techComfortLevel: "not-comfortable" as const,
    interactionChannels: ["Phone Calls" as const],
    operationalBottlenecks: ["After-Hours Coverage" as const, "Appointment Scheduling" as const],
    responseTime: "within-1-hour" as const,
    primaryGoal: "cost-reduction" as const,
  };
  const numbers = { people: 5, contactsPerWeek: 70, missedPerWeek: 9, customerValue: 480, keptShare: 55 };
  // The people who are paid for the night's calls take those of the day, or nobody is paid for them.
  const [taken] = reportOf(septic, numbers).steps.filter(({ closes }) =>
    closes.some(({ stream }) => stream === "busy"),
  );
  expect(["missed-list", "night-people"]).toContain(taken?.step.id);
  const all = reportOf(septic, { ...numbers, missedPerWeek: 70 });
  expect(all.odd?.join(" ")).toContain("Is the second number the missed ones alone?");
  expect(textOf(all)).not.toContain("70 of 70");
});

it("takes up what was answered and no step is for", () => {
  const text = textOf(
    reportOf({
      interactionChannels: ["Phone Calls", "Social Media"],
      operationalBottlenecks: ["After-Hours Coverage"],
      cloneExpertiseValue: "extremely-valuable",
      responseTime: "within-1-hour",
    }),
  );
  expect(text).toContain("let the page's instant reply say when that is");
  expect(text).toContain("What only you know, such as");
});

it("puts less on a no-show where less is left of what is paid, and says that it did", () => {
  const of = (keptShare: number) => full({}, { roomPerMonth: 8, noShowsPerWeek: 6, keptShare });
  expect(of(20).assumptions.slotValue!.value).toBeLessThan(of(80).assumptions.slotValue!.value);
  expect(textOf(of(20))).toMatch(/We guessed about \$\d+ for each, by what you told us of prices and costs/);
});

const defense: AssessmentAnswers = {
  ...dentist.answers,
  businessName: "Law Office of Dana Reyes Criminal Defense",
  industry: "Legal",
  customerInteractionPercentage: "51-75",
  interactionChannels: ["Phone Calls", "Text/SMS", "Email"],
  operationalBottlenecks: ["After-Hours Coverage", "Lead Qualification"],
  responseTime: "within-1-hour",
  primaryGoal: "revenue-growth",
};
const cabins: AssessmentAnswers = {
  ...dentist.answers,
  businessName: "Blue Ridge Cabin Rentals",
  industry: "Hospitality/Restaurant",
  customerInteractionPercentage: "51-75",
  interactionChannels: ["Phone Calls", "Email", "Text/SMS", "Live Chat", "Web Forms"],
  operationalBottlenecks: ["Repetitive FAQ Handling", "After-Hours Coverage", "Customer Support"],
  previousAiExperience: "currently-using",
  techComfortLevel: "very-comfortable",
  primaryGoal: "improve-customer-experience",
};
it.each([
  [
    "a defense lawyer's growth",
    defense,
    { people: 2, hoursOpen: 45, contactsPerWeek: 40, missedPerWeek: 10, noShowsPerWeek: 2, roomPerMonth: 3 },
  ],
  [
    "a cabin owner's guests",
    cabins,
    { people: 8, hoursOpen: 60, contactsPerWeek: 300, missedPerWeek: 25, customerValue: 1300 },
  ],
])("lets no number take out the step for %s", (_, answers, numbers) => {
  const aim = (given: OwnersNumbers) =>
    asItIsSent({ answers, numbers: given }).steps.find(({ step }) => step.aim)?.step.id;
  expect(aim({})).toBeDefined();
  expect(aim(numbers)).toBe(aim({}));
  expect(textOf(asItIsSent({ answers, numbers }))).not.toContain("which can wait, by your numbers");
  // Whoever is full grows by nobody new.
  expect(aim({ ...numbers, roomPerMonth: 0 })).not.toBe("own-lever");
});
