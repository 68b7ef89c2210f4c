import { describe, expect, it } from "vitest";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { base, reportOf, textOf } from "./report-of.fixture.ts";
import { toTen } from "./rounding.ts";

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

it("leaves the share of new ones as it is, and counts no more of those won than there is room for", () => {
  const groomer = (roomPerMonth?: number) =>
    reportOf(
      {
        businessName: "Wet Nose Mobile Dog Grooming",
        industry: "Other",
        responseTime: "24-48-hours",
        interactionChannels: ["Phone Calls", "Email"],
      },
      {
        people: 1,
        contactsPerWeek: 85,
        missedPerWeek: 48,
        customerValue: 880,
        ...(roomPerMonth === undefined ? {} : { roomPerMonth }),
      },
    );
  const [open, wide, tight] = [groomer(), groomer(30), groomer(1)];
  for (const r of [open, wide, tight]) expect(r.assumptions.freshShare!.value).toBe(25);
  expect(wide.headline).toEqual(open.headline);
  expect(textOf(wide)).not.toMatch(/so we count/);
  expect(tight.figures.won!.value).toBe(12);
  // What is lost stays what it is: only what is won ends at the room.
  expect(tight.figures["s.busy"]).toEqual(open.figures["s.busy"]);
  expect(textOf(tight)).toMatch(
    /It could win \d+ new clients a year; you have room for 12, so we count 12\./,
  );
  expect(textOf(tight)).toContain("You're nearly full, so choose instead of chasing");
  // What would win more wins nobody whom there is room for.
  expect(tight.breakEven.expected).toBe(0);
  expect(tight.headline.likely).toBeLessThan(open.headline.likely);
});

it("raises no price that insurers pay, and no cent too few", () => {
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
  ).toContain("a tenth more is $1.50 a year from each guest");
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

describe("an assistant beside what is cheaper", () => {
  const physio = {
    businessName: "Harbor Street Physical Therapy",
    industry: "Healthcare" as const,
    interactionChannels: ["Phone Calls" as const, "Text/SMS" as const],
    operationalBottlenecks: ["Appointment Scheduling" as const],
    responseTime: "same-day" as const,
    techComfortLevel: "comfortable" as const,
  };
  const numbers = {
    contactsPerWeek: 170,
    noShowsPerWeek: 14,
    customerValue: 1050,
    keptShare: 40,
    hourCost: 22,
  };

  it("is credited with what stands above it, on the cover, in the verdict and in the break-even", () => {
    const fix = reportOf(physio, numbers);
    expect(fix.steps.map(({ step }) => step.id)).toContain("reminders");
    expect(fix.steps.every(({ step }) => step.kind !== "assistant")).toBe(true);
    const r = reportOf(physio, numbers, { steps: ["reminder-calls"] });
    const [assistant] = r.steps;
    const { gross, cheaper, perMonth } = assistant!.closes[0]!;
    expect(perMonth).toBe(gross - cheaper);
    expect(cheaper).toBeGreaterThan(perMonth);
    expect(r.headline.likely).toBe(perMonth);
    const each = r.assumptions.slotValue!.value;
    expect(r.breakEven.expected).toBeLessThanOrEqual(Math.ceil((12 * perMonth) / each));
  });

  it("is judged in its own unit and by the people it speaks to", () => {
    const text = textOf(reportOf(physio, { ...numbers, noShowsPerWeek: 60 }, { steps: ["reminder-calls"] }));
    expect(text).toMatch(/120 sessions are no-shows in any two weeks\. It has to save \d+ of them/);
    expect(text).not.toMatch(/possible new patients in its|two-phone test/);
    expect(text).toContain("What was it for again?");
  });

  it("counts of no-shows what nobody fills, and says what a reminder that runs already leaves", () => {
    const r = reportOf(physio, numbers);
    const a = (id: string) => r.assumptions[id]!.value;
    expect(r.figures["s.no-shows"]!.value).toBe(toTen((14 * 4.33 * a("emptyShare") * a("slotValue")) / 100));
    expect(textOf(r)).toMatch(
      /If a reminder goes out already, begin with the rule\. We'd guess that is half of it: about \$/,
    );
    // On a price of ours, it is printed with its range.
    expect(textOf(r)).toMatch(
      /a month after costs and its hours \(\$[\d,]+ to \$[\d,]+\)\. We guessed about \$\d+ for each/,
    );
  });
});
