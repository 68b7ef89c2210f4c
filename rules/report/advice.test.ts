import { expect, it } from "vitest";
import type { Industry } from "../../contracts/industries.ts";
import { renderText } from "../report-document/render-text.ts";
import { consult } from "./consult.ts";
import { documentOf } from "./document-of.ts";
import { base, counted, reportOf, textOf } from "./report-of.fixture.ts";
import { situationOf } from "./situation.ts";
import { twelve } from "./twelve.fixture.ts";
import { toTwo } from "./rounding.ts";

it("has a step, or at least a reason with a step in it, for what fell through, also where nothing is booked", () => {
  const r = reportOf(
    { industry: "Retail/E-commerce", operationalBottlenecks: ["Repetitive FAQ Handling"] },
    { noShowsPerWeek: 4, contactsPerWeek: 60 },
  );
  expect(r.streams.map(({ stream }) => stream.id)).toContain("no-shows");
  expect(r.possibleSteps.map(({ id }) => id)).toContain("reminders");
});

it("has one assistant in a plan, which takes the calls of the night and of the day alike", () => {
  const { answers } = twelve.find(({ id }) => id === "veterinary")!;
  const r = consult({ answers, numbers: { customerValue: 900 } });
  const [assistant, ...others] = reportOf(answers, { customerValue: 900 }, { steps: ["phone-line"] }).steps;
  expect(assistant!.closes.map(({ stream }) => stream)).toEqual(["after-hours", "busy"]);
  expect(others).toEqual([]);
  // What is free is done first.
  expect(r.steps.every(({ step }) => step.kind !== "assistant")).toBe(true);
  expect(r.breakEven.step).toBe(assistant!.step);
  expect(r.breakEven.price).toBeGreaterThan(99);
});

it("names no yearly talk where only the industry is known, and gives a shop for a season its whole year", () => {
  const lever = (businessName: string) =>
    reportOf({ businessName, industry: "Financial Services", primaryGoal: "revenue-growth" }).steps.some(
      ({ title }) => title.includes("once a year"),
    );
  expect(lever("Ironclad Bail Bonds")).toBe(false);
  expect(lever("Kowalski Insurance Agency")).toBe(true);
  const season = (businessName: string) =>
    situationOf({ answers: { ...base, businessName, industry: "Retail/E-commerce" } }).season;
  expect(season("Tide & Timber Surf Shop")).toBeUndefined();
  expect(season("Harvest Moon Corn Maze & Pumpkin Patch")).toBe(9);
  for (const name of ["Tide & Timber Surf Lessons", "Greenfield Lawn & Snow Removal", "Ortega Tax Services"])
    expect(season(name), name).toBeUndefined();
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

it("gives who is full the words for the no that it asks for, and the ready words of the six answers it promises", () => {
  const pieces = (r: ReturnType<typeof consult>) =>
    documentOf(r)
      .sections.flatMap(({ blocks }) => blocks)
      .filter(({ kind }) => kind === "quote");
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
  expect(r.goal).toMatch(/^You want growth/);
  expect(textOf(r)).toMatch(/, for growth: [\w. ]+\. \$[\d,]+ \(guess\)/);
  expect(textOf(r)).toContain(` 2. ${r.steps[1]!.title.split(":")[0]}`);
});

it("gives an assistant that wins a few a year its year to show it", () => {
  const r = reportOf(
    {
      businessName: "Elmwood Kitchens",
      industry: "Other",
      interactionChannels: ["Phone Calls", "In-Person"],
      operationalBottlenecks: ["After-Hours Coverage"],
      responseTime: "24-48-hours",
    },
    { people: 2, contactsPerWeek: 30, missedPerWeek: 9, customerValue: 3800, keptShare: 40, hourCost: 26 },
    { steps: ["night-line"] },
  );
  const month = JSON.stringify(documentOf(r).sections.find(({ id }) => id === "month"));
  expect(month).toMatch(/After a year it must have brought/);
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
  const said = r.overturned?.match(/At your \{n\.hourCost\} an hour, ([^;.]+) comes to/)?.[1];
  const about = r.steps.flatMap(({ closes }) => closes.map(({ stream }) => stream));
  expect(
    r.streams.filter(({ title }) => title === said).map(({ stream }) => about.includes(stream.id)),
  ).toEqual(said ? [true] : []);
});

it("lets an assistant wait behind what costs nothing where nobody has counted, and says by which count it comes", () => {
  const { answers } = twelve.find(({ id }) => id === "veterinary")!;
  const r = consult({ answers, numbers: { customerValue: 620 } });
  expect(r.steps.map(({ step }) => step.id)).toEqual(["better-voicemail", "absence-page", "status-notice"]);
  expect(r.breakEven).toMatchObject({ step: { id: "phone-line" }, apart: { counts: true } });
  // What it has to bring is told once, with its price.
  expect(textOf(r)).toMatch(
    /What comes later - An assistant for [^:]+: after a count\. It costs about \$\d+ a month with your time, and pays if \d+ or more go elsewhere/,
  );
});

it("puts no reason before twice the money, and speaks of students who stay where classes fall through for nobody", () => {
  const venue = reportOf({
    businessName: "The Barn at Sycamore Farm",
    industry: "Hospitality/Restaurant",
    interactionChannels: ["Email", "Web Forms", "Social Media", "Phone Calls"],
    operationalBottlenecks: ["Repetitive FAQ Handling", "Lead Qualification", "After-Hours Coverage"],
    responseTime: "24-48-hours",
    techComfortLevel: "very-comfortable",
    primaryGoal: "revenue-growth",
  });
  expect(venue.steps[0]!.step.id).toBe("open-book");
  const school = reportOf({
    businessName: "Iron Lotus Martial Arts",
    industry: "Education",
    operationalBottlenecks: ["Follow-up Communication"],
    primaryGoal: "revenue-growth",
  });
  expect(school.goal).toContain("students who stay");
});

it("begins with a dentist's own patients where growth is wanted: treatment nobody booked, then the recall list", () => {
  const r = reportOf({
    businessName: "Cedar Hollow Family Dentistry",
    operationalBottlenecks: ["Appointment Scheduling", "Follow-up Communication"],
    responseTime: "same-day",
    primaryGoal: "revenue-growth",
  });
  expect(r.steps.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      "Keep one list of your open treatment plans",
      "Write to the patients who are due",
    ]),
  );
});

it("gives each thing that was ticked a step, or what a good shop does about it for nothing", () => {
  const r = reportOf({
    businessName: "Cottonwood Garden Center",
    industry: "Retail/E-commerce",
    operationalBottlenecks: [
      "Repetitive FAQ Handling",
      "Order Processing",
      "Customer Support",
      "Data Entry/Form Filling",
    ],
  });
  const text = textOf(r);
  for (const { what, start } of r.leftovers)
    if (what in r.bottlenecks) expect(start?.split(" ").length ?? 0, what).toBeGreaterThan(25);
  expect(r.leftovers.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/fall through|fell through|broken dates/);
});

it("prints one round figure of its own making on its first page where the owner gave no number, and says whose it is", () => {
  const answers = {
    businessName: "Polar Bear Heating & Air",
    industry: "Other" as const,
    operationalBottlenecks: ["After-Hours Coverage" as const, "Follow-up Communication" as const],
    primaryGoal: "revenue-growth" as const,
  };
  const first = (r: ReturnType<typeof reportOf>) => {
    const document = documentOf(r);
    const upTo = document.sections.findIndex(({ id }) => id === "steps");
    return renderText({ ...document, sections: document.sections.slice(0, upTo) }).replaceAll(/\s+/g, " ");
  };
  const alone = first(reportOf(answers));
  expect(alone).toMatch(
    /After costs and all your own time .* All: [\d.]+ hours\. \$[\d,]+0 \(\$[\d,]+ to \$/,
  );
  expect(alone).not.toMatch(/the plan leaves you/);
  expect(alone).toMatch(/in your estimates/);
  const own = { contactsPerWeek: 120, missedPerWeek: 25, customerValue: 780, keptShare: 35, hourCost: 22 };
  expect(first(reportOf(answers, own))).toMatch(
    /After costs and all your own time, by your numbers .* All: [\d.]+ hours\. \$[\d,]+ \(\$[\d,]+ to \$/,
  );
});

it("follows an open offer up three times in its sum as in its words, and names one bar for an assistant", () => {
  const r = reportOf(
    {
      businessName: "Ridgeline Roofing",
      industry: "Other",
      operationalBottlenecks: ["Follow-up Communication"],
      primaryGoal: "revenue-growth",
    },
    { contactsPerWeek: 90, customerValue: 9000 },
  );
  const [list] = r.steps.filter(({ step }) => step.id === "friday-list");
  const open = ["freshShare", "undecidedShare", "offerShare", "coldShare"].reduce(
    (names, share) => (names * r.assumptions[share]!.value) / 100,
    90 * 4.33,
  );
  expect(list!.work[1]).toMatchObject({ count: toTwo(3 * open), minutes: 5 });
  expect(textOf(r)).not.toMatch(/five largest/);
  const dentist = twelve.find(({ id }) => id === "dental")!;
  const { verdict } = consult(dentist);
  expect(verdict.buy).toMatch(
    /next, after a count\..* pays if \*\*\{gate\} or more go elsewhere in (?:four weeks|three months)\*\*.* we'd guess you lose \*\*\{gate\.now\}\*\*, so count for .*, and at \{gate\} or more, try it\./,
  );
  expect(verdict.buy).not.toContain("{caught}");
});

it("asks nobody for a health history in a plain message", () => {
  const typed = { operationalBottlenecks: ["Data Entry/Form Filling", "Repetitive FAQ Handling"] as const };
  const text = (businessName: string, industry: Industry) =>
    renderText(
      documentOf(
        consult({
          answers: {
            ...base,
            businessName,
            industry,
            operationalBottlenecks: [...typed.operationalBottlenecks],
          },
          review: { steps: ["bring-list"] },
        }),
      ),
    ).replaceAll(/\s+/g, " ");
  expect(text("Larkspur Family Dental", "Healthcare")).toMatch(/fill in the form at \[safe link\]/);
  expect(text("Larkspur Family Dental", "Healthcare")).not.toMatch(/please send us/);
  expect(text("Sorrel Street Photography", "Other")).toMatch(/please send us/);
});

it("has a step that gives hours for whoever wants them, names where more of them hide, and adds no rounds to a day that is to go on alone", () => {
  const law = reportOf(
    {
      businessName: "Okafor Immigration Law",
      industry: "Legal",
      customerInteractionPercentage: "51-75",
      interactionChannels: ["Phone Calls", "In-Person", "Social Media", "Web Forms", "Email"],
      operationalBottlenecks: [
        "Lead Qualification",
        "Repetitive FAQ Handling",
        "Follow-up Communication",
        "Data Entry/Form Filling",
        "Appointment Scheduling",
      ],
      responseTime: "24-48-hours",
      techComfortLevel: "comfortable",
      primaryGoal: "increased-efficiency",
    },
    {
      people: 2,
      hoursOpen: 45,
      contactsPerWeek: 85,
      missedPerWeek: 22,
      noShowsPerWeek: 3,
      roomPerMonth: 5,
      customerValue: 3400,
      keptShare: 50,
      hourCost: 27,
    },
  );
  // What the day gives back has a figure of its own; no hours of $60 stand in the place of $390.
  const day = law.steps.find(({ step }) => step.id === "day-anew")!;
  expect(textOf(law)).toMatch(/two hours a week back are \$\d+ a month/i);
  for (const { step, perMonth, costPerMonth, ownPerMonth } of law.steps)
    if (!step.aim && !law.situation.kept?.includes(step.id))
      expect(perMonth - costPerMonth - ownPerMonth, step.id).toBeGreaterThan(200);
  expect(day.words.does).toMatch(/win back the most hours: .*clauses and letters/);
  const farewells = reportOf(
    {
      businessName: "Blue Heron Pet Cremation & Farewells",
      industry: "Other",
      customerInteractionPercentage: "25-50",
      interactionChannels: ["Phone Calls", "Text/SMS", "Email", "In-Person"],
      cloneExpertiseValue: "not-valuable",
      operationalBottlenecks: ["After-Hours Coverage", "Follow-up Communication"],
      responseTime: "within-1-hour",
      primaryGoal: "business-continuity",
    },
    {
      people: 1,
      hoursOpen: 50,
      contactsPerWeek: 40,
      missedPerWeek: 7,
      customerValue: 290,
      keptShare: 55,
      hourCost: 25,
    },
  );
  expect(farewells.steps.map(({ step }) => step.id)).not.toContain("missed-list");
});
