import { expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { ownTimes } from "../../content/report/rounds.ts";
import { base, textOf } from "./report-of.fixture.ts";
import { toldWork } from "./told-hours.ts";

const sent = (
  businessName: string,
  industry: AssessmentAnswers["industry"],
  more: Partial<AssessmentAnswers>,
  numbers: OwnersNumbers = {},
) =>
  asItIsSent({
    answers: {
      ...base,
      businessName,
      industry,
      interactionChannels: ["Phone Calls", "Email"],
      responseTime: "same-day",
      primaryGoal: "revenue-growth",
      ...more,
    },
    numbers,
  });
const ids = (r: ReturnType<typeof sent>) => r.steps.map(({ step }) => step.id);
const broken = { people: 5, contactsPerWeek: 90, missedPerWeek: 6, noShowsPerWeek: 6, roomPerMonth: 5 };
const dates = { operationalBottlenecks: ["Appointment Scheduling", "Follow-up Communication"] } as const;
const ticked = { operationalBottlenecks: [...dates.operationalBottlenecks] };

it("asks nobody to pay ahead for a lawyer's free first talk, and gives no first-time patient's spot away", () => {
  for (const name of ["Castellano Injury Law", "Dana Reyes Criminal Defense"]) {
    const text = textOf(sent(name, "Legal", ticked, broken));
    expect(text).toContain("one try by voice");
    expect(text).not.toMatch(/pay in advance|short-notice list/);
  }
  for (const name of ["Pine Valley Veterinary Clinic", "Riverbend Cardiology"])
    expect(textOf(sent(name, "Healthcare", ticked, broken))).toContain(
      "only somebody who has missed one before loses the spot to your short-notice list",
    );
});

it("speaks of no-shows to nobody whose clients are at home and wait", () => {
  for (const name of ["Gentle Hands Home Care", "Harbor Hospice"]) {
    const r = sent(name, "Healthcare", ticked, broken);
    expect(ids(r), name).not.toContain("reminders");
    expect(textOf(r), name).not.toMatch(/no-shows? \(about|No-shows/);
  }
  expect(ids(sent("Riverbend Cardiology", "Healthcare", ticked, broken))).toContain("reminders");
});

it("buys no evening hour where by the trade's own words somebody is there at night, or looks late", () => {
  const nights = { operationalBottlenecks: ["After-Hours Coverage" as const] };
  for (const [name, industry, title] of [
    ["Dana Reyes Criminal Defense", "Legal", "Put a lawyer on duty every night, by name"],
    ["TrueView Home Inspections", "Real Estate", "Look at messages once late and confirm two times"],
    ["Gentle Hands Home Care", "Healthcare", "Give the night line the schedule and the right to decide"],
  ] as const) {
    const r = sent(name, industry, nights);
    expect(ids(r), name).not.toContain("evening-mobile");
    expect(ids(r), name).not.toContain("duty-rota");
    expect(textOf(r)).toContain(title);
  }
  // A recorded sentence is nobody who answers.
  const cardiology = sent("Riverbend Cardiology", "Healthcare", {
    operationalBottlenecks: ["After-Hours Coverage", "Appointment Scheduling"],
    interactionChannels: ["Phone Calls", "In-Person"],
    customerInteractionPercentage: "51-75",
    cloneExpertiseValue: "somewhat-valuable",
    previousAiExperience: "limited-knowledge",
    techComfortLevel: "somewhat-comfortable",
    primaryGoal: "improve-customer-experience",
  });
  expect(ids(cardiology)).toContain("evening-mobile");
});

it("tells no route and no orthodontist to book the next visit before this one ends", () => {
  for (const [name, industry] of [
    ["Green Acre Lawn Care", "Other"],
    ["Pine Hollow Orthodontics", "Healthcare"],
  ] as const)
    expect(textOf(sent(name, industry, ticked, broken)), name).not.toMatch(/before this one ends/);
});

it("asks for nothing that the trade's own words answer, and says those where a general step stood", () => {
  const ordering = {
    operationalBottlenecks: ["Order Processing" as const, "Follow-up Communication" as const],
  };
  const electrician = textOf(sent("Bright Current Electric", "Other", ordering));
  expect(electrician).not.toContain("You named order processing");
  const tires = textOf(
    sent("Fast Lane Tire Shop", "Other", { ...ordering, interactionChannels: ["Phone Calls"] }),
  );
  expect(tires).toContain("Read size and rating back before the cutoff");
  expect(tires).not.toContain("Nothing starts before the yes");
  // Whose name tells no trade is still asked.
  expect(textOf(sent("Okafor & Sons", "Legal", ordering))).toMatch(
    /You named order processing|What kind|Which field/,
  );
});

it("adds no look at noon to one at one", () => {
  const s = { hours: 50, missed: 20, reply: 1, trade: { day: [7, 17], industry: "Other" }, team: "few" };
  const at = (when: string) => ownTimes(s as never, when);
  expect(at("Before the first truck rolls, and again at one when the morning jobs are done")).toBe(
    "Before the first truck rolls, again at one when the morning jobs are done, and once more before closing",
  );
  expect(at("Before the first truck rolls, and again at five")).toBe(
    "Before the first truck rolls, at noon, and again at five",
  );
});

it("counts an hour of each slow week as two a month", () => {
  expect(toldWork("Every Monday in a slow week, take an hour and write to ten riders.")).toEqual({
    times: 2,
    minutes: 60,
  });
  expect(toldWork("Every Monday, take an hour and write to ten riders.")).toEqual({ times: 4, minutes: 60 });
});

it("puts no price on somebody who comes to a church", () => {
  const text = textOf(sent("Grace Community Church", "Other", ticked));
  expect(text).not.toMatch(/What does a new \w+ bring you/);
  expect(text).not.toMatch(/who stays a year longer is worth/);
});
