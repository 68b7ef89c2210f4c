import { expect, it } from "vitest";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { base, reportOf, textOf } from "./report-of.fixture.ts";

it("reckons slow replies beside those that nobody answered, and counts as come only who comes", () => {
  const answers = {
    interactionChannels: ["Email" as const],
    responseTime: "24-48-hours" as const,
  };
  const numbers = { contactsPerWeek: 60, missedPerWeek: 6, people: 20 };
  const r = reportOf(answers, numbers);
  const lost = r.streams.filter(({ stream }) => ["unanswered", "slow-replies"].includes(stream.id));
  expect(lost).toHaveLength(2);
  const { freshShare, readyShare } = r.assumptions;
  const asked = (60 * 4.33 * freshShare!.value * readyShare!.value) / 10_000;
  const gone = lost.reduce((sum, { amount }) => sum + amount, 0);
  expect(r.figures["check.new"]!.value).toBeCloseTo(asked - gone, 0);
  // Answering what nobody answered takes the minutes that a question takes everywhere else.
  const { steps } = consult({
    answers: { ...base, ...answers },
    numbers,
    review: { steps: ["missed-list"] },
  });
  const minutes = steps[0]!.work.find(({ what }) => what.startsWith("answers to"))?.minutes;
  expect(minutes).toBe(r.assumptions.questionMinutes!.value);
});

it("asks about numbers that are hardly meant, and takes no hour for nothing", () => {
  const r = reportOf(
    { businessName: "Grey Owl Workshop" },
    { hourCost: 0, contactsPerWeek: 35, missedPerWeek: 40, keptShare: 100 },
  );
  expect(r.odd).toHaveLength(3);
  // What cannot be is in no sum.
  expect(r.streams.flatMap(({ factors }) => factors)).not.toContain("missedPerWeek");
  expect(r.assumptions.hourCost).toMatchObject({ from: "example" });
  expect(reportOf({}, { hourCost: 25, contactsPerWeek: 60, missedPerWeek: 6 }).odd).toBeUndefined();
});

it("reckons with the room that was named before what seems likely, and raises no price that insurers pay", () => {
  const wells = (roomPerMonth?: number) =>
    reportOf(
      { businessName: "Ridgeline Well Drilling", industry: "Other" },
      { people: 1, contactsPerWeek: 60, customerValue: 14_500, ...(roomPerMonth ? { roomPerMonth } : {}) },
    ).assumptions.freshShare!.value;
  expect(wells(2)).toBeGreaterThan(1.5 * wells());
  const doctor = reportOf(
    { businessName: "Lakeview Family Medicine" },
    { roomPerMonth: 0, missedPerWeek: 20 },
  );
  expect(JSON.stringify(documentOf(doctor))).not.toMatch(/raise the price/i);
  const full = { roomPerMonth: 0, noShowsPerWeek: 5, contactsPerWeek: 90 };
  const vet = reportOf(
    { businessName: "Hollow Creek Equine Clinic", primaryGoal: "revenue-growth" as const },
    full,
  );
  const words = JSON.stringify(documentOf(vet));
  expect(words).toMatch(/raise the price/i);
  expect(words).toContain("a price that matches the demand");
  // A tenth of little is little, and not nothing.
  expect(
    textOf(
      reportOf(
        { businessName: "Joe's Ice Cream", industry: "Other" },
        { roomPerMonth: 0, customerValue: 15 },
      ),
    ),
  ).toContain("that is $1.50 from each");
  // Nobody who is full counts new ones at the month's end.
  expect(words).not.toContain("Count the new");
});

it("counts nothing as lost at night where somebody is always there, and lets no greeting make a death wait", () => {
  const funeral = {
    businessName: "Hartwell & Sons Funeral Home",
    industry: "Other" as const,
    operationalBottlenecks: ["After-Hours Coverage" as const],
    interactionChannels: ["Phone Calls" as const, "Email" as const],
  };
  for (const numbers of [{}, { hoursOpen: 168, contactsPerWeek: 60, missedPerWeek: 3 }]) {
    const r = consult({ answers: { ...base, ...funeral, responseTime: "within-1-hour" }, numbers });
    expect(textOf(r)).not.toMatch(
      /while you are closed|nobody answers:|after closing|twice a day|the evenings/i,
    );
    expect(r.steps.map(({ step }) => step.id)).toContain("night-backup");
  }
  const greeting = textOf(consult({ answers: { ...base, ...funeral }, review: { steps: ["missed-list"] } }));
  expect(greeting).toContain("For a death that has just happened, call [name] at [number] now.");
  // All that is missed is missed by day.
  const missed = { hoursOpen: 168, contactsPerWeek: 60, missedPerWeek: 10 };
  expect(reportOf(funeral, missed).assumptions["dayShare"]?.value).toBe(100);
  // Whoever else is there day and night loses nobody at night either.
  const { streams } = reportOf({ ...funeral, businessName: "North Star" }, { hoursOpen: 168 });
  expect(streams.map(({ stream }) => stream.id)).not.toContain("after-hours");
});

it("takes who answers for no number of those who do the work", () => {
  const fresh = (people?: number) =>
    reportOf({ industry: "Other", businessName: "North Pole Plumbing" }, { people, contactsPerWeek: 200 })
      .assumptions.freshShare!.value;
  expect(fresh(1)).toBe(fresh());
});

it("tells how many came last year as somebody would who has not counted", () => {
  const { figures } = reportOf(
    { industry: "Hospitality/Restaurant", businessName: "Trattoria" },
    { contactsPerWeek: 180 },
  );
  expect(figures["check.year"]!.value).toBeGreaterThan(300);
  expect(figures["check.year"]!.value % 10).toBe(0);
});

it("scales by what a customer is worth whatever is reckoned with it, and divides by the count that was given", () => {
  const r = reportOf(
    { operationalBottlenecks: ["Follow-up Communication", "After-Hours Coverage"] },
    { missedPerWeek: 25, contactsPerWeek: 160, roomPerMonth: 10 },
  );
  const missed = r.streams.filter(({ stream }) => ["after-hours", "busy", "unanswered"].includes(stream.id));
  const sum = missed.reduce((all, { perMonth }) => all + perMonth.likely, 0);
  expect(r.figures["missed.each"]!.value).toBe(Math.round(sum / (25 * 4.33)));
  const riding = {
    businessName: "Willow Creek Riding School",
    industry: "Education" as const,
    // At a third no assistant would pay: there it is told.
    operationalBottlenecks: ["Follow-up Communication" as const, "After-Hours Coverage" as const],
    responseTime: "more-than-48-hours" as const,
  };
  const guessed = reportOf(riding);
  const worth = guessed.streams.filter(({ factors }) => factors.includes("customerValue"));
  const closed = guessed.steps.flatMap(({ closes }) => closes);
  const won = closed.filter(({ stream: id }) => worth.some(({ stream }) => stream.id === id));
  const scaled = won.reduce((all, { perMonth }) => all + perMonth, 0);
  const { left } = guessed.figures;
  expect(guessed.figures["triple.left"]!.value).toBeCloseTo(left!.value + 2 * scaled, 0);
});
