import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { documentOf } from "./document-of.ts";
import { consult } from "./consult.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { isAct } from "../../content/report/acts.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { renderText } from "../report-document/render-text.ts";
import { dentist, restaurant as osteria } from "./strangers.fixture.ts";

/** On one line, as an owner reads it. */
const textOf = (input: Parameters<typeof consult>[0]): string => {
  const r = consult(input);
  return renderText(documentOf(inTheTradesWords(r, playbookOf(r.situation.trade)))).replace(/\s+/g, " ");
};

const counselors: {
  answers: AssessmentAnswers;
  numbers: NonNullable<Parameters<typeof consult>[0]["numbers"]>;
} = {
  answers: {
    email: "owner@example.com",
    businessName: "Stillwater Counseling Group",
    industry: "Healthcare",
    customerInteractionPercentage: "25-50",
    interactionChannels: ["Phone Calls", "Email", "Web Forms"],
    cloneExpertiseValue: "very-valuable",
    operationalBottlenecks: ["Lead Qualification", "Appointment Scheduling", "Follow-up Communication"],
    responseTime: "24-48-hours",
    previousAiExperience: "limited-knowledge",
    techComfortLevel: "somewhat-comfortable",
    primaryGoal: "revenue-growth",
  },
  numbers: {
    people: 7,
    hoursOpen: 40,
    contactsPerWeek: 60,
    missedPerWeek: 14,
    noShowsPerWeek: 6,
    roomPerMonth: 8,
    customerValue: 1900,
    keptShare: 40,
    hourCost: 24,
  },
};

describe("the owner's own count", () => {
  it("stands in each step that is about it, with what should become of it", () => {
    const text = textOf(counselors);
    expect(text).toContain("By your count: about 26 no-shows a month now, and about 16 if this works.");
    expect(text).toMatch(
      /By your count: 14 a week reach nobody\. Of these, about 2 a week are possible new clients who try you while you're open \(our guess\), the others mostly clients you have[^.]*\. About 13 new clients a year go elsewhere because of it; this should keep 5 of them(?: \(the rest don't wait\))?(?:, and \d+ of those who now hear late)?\./,
    );
    expect(textOf(dentist)).toMatch(/By your count: 7 no-shows a week now, and about 4 if this works/);
  });

  it("is in no step where nobody counted", () => {
    expect(textOf({ answers: counselors.answers })).not.toContain("By your count");
    expect(textOf({ ...counselors, numbers: { customerValue: 1900 } })).not.toContain("By your count");
  });

  it("says on the first page how many reach nobody, and which step is for them or why none is", () => {
    expect(textOf(counselors)).toMatch(
      /14 of your 60 [\w ]+ reach nobody, .* \d\. Clear all open calls and messages, three times a day/,
    );
    const { answers, numbers } = osteria;
    expect(textOf({ answers, numbers })).toMatch(
      /55 of your 340 calls and messages a week reach nobody, about \$\d+ a month; step \w+ takes back .* Clear all open calls and messages, twice a day/,
    );
    const agency = {
      ...counselors.answers,
      businessName: "Prairie State Insurance Agency",
      industry: "Financial Services" as const,
      customerInteractionPercentage: "more-than-75" as const,
      operationalBottlenecks: ["Lead Qualification", "Customer Support", "Follow-up Communication"] as const,
      responseTime: "same-day" as const,
      primaryGoal: "increased-efficiency" as const,
    };
    const left = textOf({
      answers: { ...agency, operationalBottlenecks: [...agency.operationalBottlenecks] },
      numbers: { people: 4, contactsPerWeek: 180, missedPerWeek: 20, customerValue: 420, keptShare: 70 },
    });
    expect(left).toMatch(
      /20 of your 180 calls and messages a week reach nobody|call back everybody you missed \(part of your 20 a week\)/,
    );
    expect(left).toMatch(
      /Step four\. Give everybody who wants a quote a number that day .* about \$\d+ a month after costs|call back everybody you missed \(part of your 20 a week\)/,
    );
    expect(left).not.toMatch(/By your count: 20 of 180/);
    expect(textOf({ ...counselors, numbers: { ...counselors.numbers, missedPerWeek: 3 } })).not.toContain(
      "that reach nobody",
    );
  });
});

it("says from how many calls and messages on a step pays that is too little by our example", () => {
  const text = textOf({ answers: counselors.answers });
  expect(text).not.toContain("Worth it from");
  expect(textOf(counselors)).not.toContain("Worth it from");
});

it("gives a standing time away after two no-shows in a row, where people come every week", () => {
  expect(textOf(counselors)).toContain("After two in a row the standing time goes to somebody who waits");
  expect(textOf(dentist)).not.toContain("standing time");
});

it.each([
  ["Give four things to look at safely.", true],
  ["On Monday mornings, go through the invoices of a year ago.", true],
  ["Don't chase.", true],
  ["Friday at seven the tub is cold and guests are on the way.", false],
  ["Most of what comes in evenings is like that, urgent to them.", false],
  ["Callers leave a name and a number.", false],
])("knows what is to be done from how things are: %s", (sentence, act) => {
  expect(isAct(sentence)).toBe(act);
});

it("comes to what is to be done on the first pages", () => {
  const pools = textOf({
    answers: {
      ...counselors.answers,
      businessName: "Lakeshore Pools and Spas",
      industry: "Other",
      interactionChannels: ["Phone Calls", "Text/SMS", "Web Forms", "In-Person"],
      cloneExpertiseValue: "extremely-valuable",
      operationalBottlenecks: ["After-Hours Coverage", "Lead Qualification", "Follow-up Communication"],
      techComfortLevel: "not-comfortable",
    },
  });
  expect(pools.split("In your trade")[0]).toContain(
    "Name a time in the evening for every tub or pump that fails",
  );
});
