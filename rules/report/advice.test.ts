import { expect, it } from "vitest";
import { trades } from "../../content/report/trades/index.ts";
import type { Industry } from "../../contracts/industries.ts";
import { renderText } from "../report-document/render-text.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { situationOf } from "./situation.ts";
import { twelve } from "./twelve.fixture.ts";

const base = twelve[0]!.answers;
const reportOf = (answers: Partial<typeof base>, numbers = {}) =>
  consult({ answers: { ...base, ...answers }, numbers });
it("has a step, or at least a reason with a step in it, for what fell through, also where nothing is booked", () => {
  const r = reportOf(
    { industry: "Retail/E-commerce", operationalBottlenecks: ["Repetitive FAQ Handling"] },
    { noShowsPerWeek: 4, contactsPerWeek: 60 },
  );
  expect(r.streams.map(({ stream }) => stream.id)).toContain("no-shows");
  expect(r.possibleSteps.map(({ id }) => id)).toContain("reminders");
});

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

it("gives who is full the words for the no that it asks for, and the ready words of the six answers it promises", () => {
  const pieces = (r: ReturnType<typeof consult>) =>
    documentOf(r)
      .sections.find(({ id }) => id === "pieces")
      ?.blocks.filter(({ kind }) => kind === "quote") ?? [];
  expect(pieces(reportOf({}, { roomPerMonth: 0 })).map(({ id }) => id)).toContain("piece.full-book.0");
  const six = consult({
    answers: {
      ...base,
      interactionChannels: ["Social Media"],
      operationalBottlenecks: ["Repetitive FAQ Handling"],
      responseTime: "24-48-hours",
    },
    review: { steps: ["reply-templates"] },
    numbers: {},
  });
  expect(pieces(six)).toHaveLength(4);
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

it("has one assistant in a plan, which takes the calls of the night and of the day alike", () => {
  const r = reportOf(
    {
      businessName: "Owl Creek Chimney & Masonry",
      industry: "Other",
      customerInteractionPercentage: "25-50",
      interactionChannels: ["Phone Calls"],
      operationalBottlenecks: ["After-Hours Coverage"],
      responseTime: "more-than-48-hours",
      techComfortLevel: "comfortable",
    },
    { contactsPerWeek: 25, missedPerWeek: 15, customerValue: 1200, keptShare: 40 },
  );
  const [assistant, ...others] = r.steps.filter(({ step }) => step.kind === "assistant");
  expect(assistant!.closes.map(({ stream }) => stream)).toEqual(["after-hours", "busy"]);
  expect(others).toEqual([]);
  expect(r.steps[0]).toBe(assistant);
  expect(r.breakEven.price).toBeGreaterThan(99);
});

it("names no yearly talk where only the industry is known, and gives a shop for a season its whole year", () => {
  const lever = (businessName: string) =>
    reportOf({ businessName, industry: "Financial Services", primaryGoal: "revenue-growth" }).steps.some(
      ({ step }) => step.lever,
    );
  expect(lever("Ironclad Bail Bonds")).toBe(false);
  expect(lever("Kowalski Insurance Agency")).toBe(true);
  const season = (businessName: string) =>
    situationOf({ answers: { ...base, businessName, industry: "Retail/E-commerce" } }).season;
  expect(season("Tide & Timber Surf Shop")).toBeUndefined();
  expect(season("Tide & Timber Surf Lessons")).toBe(22);
});

it("sends a list ahead of a date, and none ahead of a sale", () => {
  const steps = (businessName: string) =>
    reportOf({
      businessName,
      industry: "Retail/E-commerce",
      operationalBottlenecks: ["Data Entry/Form Filling", "Repetitive FAQ Handling"],
    }).possibleSteps.map(({ id }) => id);
  expect(steps("Northfork Brewing Supplies")).not.toContain("bring-list");
  expect(steps("Sorrel Street Opticians")).toContain("bring-list");
});

it("speaks of bank lines to bookkeepers alone, and of no next stay to a kennel", () => {
  const steps = (businessName: string, industry: Industry = "Financial Services") =>
    reportOf({
      businessName,
      industry,
      operationalBottlenecks: ["Data Entry/Form Filling"],
    }).possibleSteps.map(({ id }) => id);
  expect(steps("Hollis & Grant CPAs")).toContain("papers-in");
  expect(steps("Kowalski Insurance Agency")).not.toContain("papers-in");
  expect(steps("Okafor Immigration Law", "Legal")).not.toContain("papers-in");
  const kennel = reportOf({ businessName: "Harrow Creek Kennels", industry: "Other" });
  expect(renderText(documentOf(kennel))).not.toMatch(/next stay would be due/);
});

const afterHours = {
  interactionChannels: ["Phone Calls" as const],
  operationalBottlenecks: ["After-Hours Coverage" as const],
};
const counted = { contactsPerWeek: 60, missedPerWeek: 14 };

it("has the assistant's first sentence say where to turn with what cannot wait, and a word for the bereaved", () => {
  const pet = { ...afterHours, businessName: "Willow Pet Cremation", industry: "Other" as const };
  expect(textOf(reportOf(pet, counted))).toMatch(
    /automatic assistant of \[name\]\. If you have lost somebody dear to you, I am very sorry\..{0,60}If it is about an animal that cannot stay/,
  );
});

it("counts hours as hours, and asks no owner for a share that nobody knows", () => {
  const text = textOf(
    reportOf(
      {
        businessName: "Second Wind Cycles",
        industry: "Retail/E-commerce",
        interactionChannels: ["Phone Calls", "Email", "Web Forms", "In-Person"],
        operationalBottlenecks: ["Repetitive FAQ Handling", "Order Processing"],
        primaryGoal: "increased-efficiency",
      },
      { contactsPerWeek: 140, noShowsPerWeek: 2, hourCost: 20, customerValue: 210 },
    ),
  );
  expect(text).toMatch(/Hours that this gives back: about \d+ a month, worth \$/);
  expect(text).not.toMatch(/freed minutes get used\. If|correct: \d+% of freed/);
});

it("says of no plan with an assistant in it that it needs no new tool", () => {
  const text = textOf(
    reportOf(
      {
        ...afterHours,
        businessName: "Brothers Septic",
        industry: "Other",
        techComfortLevel: "not-comfortable",
        previousAiExperience: "no-experience",
      },
      counted,
    ),
  );
  expect(text).toMatch(/An assistant on your line/);
  // The first who names an hour has the job: lines for the morning would win none of those that are counted.
  expect(text).toMatch(/that minute/);
  expect(text).not.toMatch(/lines for the morning/);
  expect(text).not.toMatch(/Nothing here needs a new tool/);
});

it("gives no AI a patient's papers to read, and no patient of a specialist a list of the overdue", () => {
  const text = textOf(
    reportOf({
      businessName: "Kessler & Ito Endodontics",
      industry: "Healthcare",
      interactionChannels: ["Phone Calls", "Email"],
      operationalBottlenecks: [
        "Data Entry/Form Filling",
        "Appointment Scheduling",
        "Follow-up Communication",
      ],
      previousAiExperience: "explored-not-implemented",
    }),
  );
  expect(text).toMatch(/drafting the blank form/);
  expect(text).not.toMatch(/reading referrals|known interval|hygienist|recall|cleaning/);
});

it("names as the reason for another first step a sum that this step is about", () => {
  const answers = {
    businessName: "Okafor Immigration Law",
    industry: "Legal" as const,
    interactionChannels: ["Phone Calls" as const, "Email" as const],
    operationalBottlenecks: ["Lead Qualification" as const, "Follow-up Communication" as const],
  };
  const numbers = { ...counted, noShowsPerWeek: 3, customerValue: 3800 };
  const r = reportOf(answers, numbers);
  const said = r.overturned?.match(/\. ([^.]+): \{now\.stream\}/)?.[1];
  const about = r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream));
  expect(
    r.streams.filter(({ title }) => title === said).map(({ stream }) => about.includes(stream.id)),
  ).toEqual(said ? [true] : []);
});

it("gives an assistant that wins a few a year its year to show it", () => {
  const r = reportOf(
    {
      businessName: "Elmwood Monuments",
      industry: "Other",
      interactionChannels: ["Phone Calls", "In-Person"],
      operationalBottlenecks: ["Repetitive FAQ Handling"],
      responseTime: "24-48-hours",
    },
    { people: 2, contactsPerWeek: 30, missedPerWeek: 9, customerValue: 3800, keptShare: 40, hourCost: 26 },
  );
  const month = JSON.stringify(documentOf(r).sections.find(({ id }) => id === "month"));
  expect(month).toMatch(/after a year it must have brought/);
});

it("says a unit, and guesses at no order that only another business of the industry has", () => {
  const r = reportOf(
    {
      businessName: "Tri-City Self Storage",
      industry: "Real Estate",
      primaryGoal: "cost-reduction",
      operationalBottlenecks: ["Order Processing", "Repetitive FAQ Handling"],
    },
    { roomPerMonth: 0 },
  );
  expect(/\ban unit|brochures/.exec(JSON.stringify(documentOf(r)))).toBeNull();
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

const textOf = (r: ReturnType<typeof consult>) => renderText(documentOf(r)).replaceAll(/\s+/g, " ");

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

it("speaks of danger only where somebody in danger could hear it", () => {
  const no = (businessName: string, industry: Industry) =>
    textOf(reportOf({ businessName, industry }, { roomPerMonth: 0 }));
  expect(no("Willow Creek Riding School", "Education")).not.toContain("in danger");
  expect(no("Lakeview Family Medicine", "Healthcare")).toContain("in danger");
});

it("takes who answers for no number of those who do the work", () => {
  const fresh = (people?: number) =>
    reportOf({ industry: "Other", businessName: "North Pole Plumbing" }, { people, contactsPerWeek: 200 })
      .assumptions.freshShare!.value;
  expect(fresh(1)).toBe(fresh());
});

it("asks and answers in whole sentences whatever a trade is asked, and drafts no answer that is another tomorrow", () => {
  for (const trade of trades) {
    const answers = {
      ...base,
      industry: trade.industry,
      previousAiExperience: "explored-not-implemented" as const,
    };
    const r = consult({
      answers: {
        ...answers,
        operationalBottlenecks: ["Repetitive FAQ Handling"],
        cloneExpertiseValue: "very-valuable",
      },
      numbers: { trade: trade.id },
      review: { steps: ["reply-templates"] },
    });
    const text = textOf(r);
    expect(
      /.{30}\b(About|time for) (if|whether|what|which|how|until when) .{30}/.exec(text)?.[0],
    ).toBeUndefined();
    expect(/drafting answers to [^;]*/.exec(text)?.[0] ?? "").not.toMatch(/tonight|today|\bfree\b/);
  }
});

it("offers a yearly check where the same again means that a repair failed", () => {
  const text = (businessName: string, industry: Industry) =>
    textOf(
      reportOf({
        businessName,
        industry,
        primaryGoal: "revenue-growth",
        operationalBottlenecks: ["Lead Qualification"],
      }),
    );
  expect(text("Ridgeline Plumbing & Heating", "Other")).toContain("Offer a yearly check");
  expect(text("Ridgeline Plumbing & Heating", "Other")).not.toContain("make it regular");
  expect(text("Miller's Bakery", "Retail/E-commerce")).toContain("make it regular");
});

it("tells how many came last year as somebody would who has not counted", () => {
  const { figures } = reportOf(
    { industry: "Hospitality/Restaurant", businessName: "Trattoria" },
    { contactsPerWeek: 180 },
  );
  expect(figures["check.year"]!.value).toBeGreaterThan(300);
  expect(figures["check.year"]!.value % 10).toBe(0);
});

it("faces the aim that was named, and numbers the steps as they follow", () => {
  const r = reportOf({
    businessName: "Ridgeline Plumbing & Heating",
    industry: "Other",
    interactionChannels: ["Phone Calls", "Text/SMS"],
    operationalBottlenecks: ["After-Hours Coverage", "Lead Qualification"],
    customerInteractionPercentage: "25-50",
    responseTime: "same-day",
    techComfortLevel: "not-comfortable",
    cloneExpertiseValue: "not-valuable",
    primaryGoal: "revenue-growth",
  });
  expect(r.goal).toMatch(/^You want growth.*step (two|three) is where it lies/);
  const [, listed] = /2\. (.*?)[:.]/.exec(textOf(r))!;
  expect(listed).toBe(r.steps[1]!.title.split(":")[0]);
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
    operationalBottlenecks: ["Follow-up Communication" as const],
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

it("calls no assistant the one that leaves more where all sums before it are larger", () => {
  const { answers } = twelve.find(({ id }) => id === "veterinary")!;
  const r = consult({ answers, numbers: { customerValue: 399 } });
  expect(r.steps.map(({ step }) => step.id)).toEqual(["absence-page", "phone-line", "status-notice"]);
  expect(textOf(r)).not.toContain("The assistant leaves more");
});
