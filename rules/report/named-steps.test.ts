import { describe, expect, it } from "vitest";
import { piecesOf } from "../../content/report/pieces/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { asItIsSent } from "../../server/assessment/as-it-is-sent.fixture.ts";
import { documentOf } from "./document-of.ts";
import { base, reportOf, textOf } from "./report-of.fixture.ts";
import { plainText } from "../report-document/runs.ts";

const storage: AssessmentAnswers = {
  ...base,
  businessName: "Millbrook Self Storage",
  industry: "Real Estate",
  customerInteractionPercentage: "51-75",
  interactionChannels: ["Phone Calls", "Web Forms", "Text/SMS"],
  cloneExpertiseValue: "not-valuable",
  operationalBottlenecks: ["After-Hours Coverage", "Lead Qualification"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "not-comfortable",
  primaryGoal: "revenue-growth",
};
const tax: AssessmentAnswers = {
  ...base,
  businessName: "Harborview Tax and Bookkeeping",
  industry: "Financial Services",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Email", "Phone Calls", "In-Person"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Data Entry/Form Filling", "Follow-up Communication", "Customer Support"],
  responseTime: "24-48-hours",
  primaryGoal: "cost-reduction",
};
const balloons: AssessmentAnswers = {
  ...base,
  businessName: "Saltmarsh Hot Air Balloon Rides",
  industry: "Hospitality/Restaurant",
  customerInteractionPercentage: "more-than-75",
  interactionChannels: ["Email", "Social Media", "Web Forms", "Live Chat"],
  operationalBottlenecks: ["Follow-up Communication", "Repetitive FAQ Handling", "Appointment Scheduling"],
  responseTime: "within-1-hour",
  techComfortLevel: "very-comfortable",
  primaryGoal: "improve-customer-experience",
};
const letterOf = (r: ReturnType<typeof asItIsSent>) => {
  const { letter, figures } = documentOf(r);
  return letter.map((block) => ("text" in block ? plainText(block.text, figures) : "")).join(" ");
};

describe("what a trade calls its steps", () => {
  it("tells what is done for less before an assistant in the words of the trade, as its heading does", () => {
    const r = asItIsSent({
      answers: {
        ...storage,
        interactionChannels: ["Phone Calls", "Web Forms", "In-Person"],
        operationalBottlenecks: [
          "After-Hours Coverage",
          "Repetitive FAQ Handling",
          "Follow-up Communication",
        ],
        techComfortLevel: "somewhat-comfortable",
      },
      numbers: { people: 2, contactsPerWeek: 70, missedPerWeek: 18, customerValue: 700, keptShare: 70 },
      review: { steps: ["phone-line"] },
    });
    const told = textOf(r);
    expect(told).toMatch(
      /Before it: letting people hold a unit at night with a price .{0,200}a way to hold a unit are there/,
    );
    expect(told).toContain("Begin here: Try to reserve a unit at your own place at nine tonight.");
    // Where the trade names none, the general words and their act stay together.
    const [fix] = [
      textOf(reportOf(r.answers, { contactsPerWeek: 70, missedPerWeek: 18, customerValue: 700 })),
    ];
    expect(fix).not.toContain("letting people hold a unit at night with a price");
  });

  it("stands over the step, in the letter, in its week and where it comes next", () => {
    const r = asItIsSent({ answers: storage });
    const text = textOf(r);
    const { growth } = r.situation.trade.named!;
    expect(growth).toBeDefined();
    expect(text).toContain(`for growth. ${growth!.title}`);
    expect(text).toContain(`. ${growth!.title}, for growth`);
    expect(text).toContain(`Skip it if ${growth!.skip}.`);
    expect(letterOf(r)).toContain(growth!.title.replace(/^./, (c) => c.toLowerCase()));
    const busy = asItIsSent({ answers: tax, numbers: { people: 6, contactsPerWeek: 130, hourCost: 38 } });
    expect(textOf(busy)).toContain(`. ${busy.situation.trade.named!["Customer Support"]!.title}`);
  });

  it("is said of no business of which its paragraph does not hold", () => {
    const named = (r: ReturnType<typeof asItIsSent>) => Object.keys(r.situation.trade.named ?? {});
    expect(named(asItIsSent({ answers: storage }))).toContain("growth");
    // Who is full wins nobody, whatever the trade calls it.
    expect(named(asItIsSent({ answers: storage, numbers: { roomPerMonth: 0 } }))).not.toContain("growth");
    expect(textOf(reportOf(storage))).toContain("Get more out of what already brings you tenants");
  });

  it("has no general aim, sheet or words beside what its own paragraph has somebody do", () => {
    const text = textOf(asItIsSent({ answers: tax }));
    expect(text).not.toContain("one leak stopped within the month");
    expect(text).not.toContain("Who read it this month?");
    expect(text).toMatch(/Count from today: returns/);
    expect(textOf(reportOf(tax))).toContain("one leak stopped within the month");
  });
});

describe("what a trade's growth brings", () => {
  it("is counted as its words bring it, not as another lever would", () => {
    const text = textOf(asItIsSent({ answers: storage }));
    expect(text).toMatch(/each tenant who stays a year longer is worth about/);
    expect(text).toContain("more a year who stay, one for every twenty now");
    expect(text).not.toMatch(/each new tenant that comes of it/);
    // In general words it is new ones, as before.
    expect(textOf(reportOf(storage))).toMatch(
      /each new tenant that comes of it is worth about|one new tenant (?:leaves about|pays for)/,
    );
  });
});

it("takes it that more is typed where more people work on papers", () => {
  const typed = (people: number) => reportOf(tax, { people }).assumptions.typedHours!.value;
  expect(typed(6)).toBeGreaterThan(typed(2));
  expect(typed(6)).toBe(9);
  const garage = { ...tax, businessName: "Kessler Heating & Air", industry: "Other" as const };
  expect(reportOf(garage, { people: 6 }).assumptions.typedHours!.value).toBe(
    reportOf(garage, { people: 2 }).assumptions.typedHours!.value,
  );
});

describe("what is lost and answered by little", () => {
  it("is told with what would catch more of it at night, its price and what that must bring", () => {
    const text = textOf(asItIsSent({ answers: storage }));
    expect(text).toMatch(
      /What would catch more: most of \$[\d,]+ a month stays lost at night\. (?:Try a live answering service|A page that shows what is free)/,
    );
    // Whoever sees little in one reads all the same what it costs, and why none is in the plan.
    expect(text).toContain("might pay, but you would rather not have one");
    expect(text).toMatch(/An assistant [^.]*: your choice\. It costs about \$\d+ a month/);
    const wanting = { ...storage, techComfortLevel: "very-comfortable" as const };
    expect(textOf(asItIsSent({ answers: wanting }))).not.toContain("rather not have one");
  });

  it("says of no step that it is for those it does not answer", () => {
    const numbers: OwnersNumbers = {
      people: 6,
      hoursOpen: 40,
      contactsPerWeek: 130,
      missedPerWeek: 9,
      noShowsPerWeek: 2,
      customerValue: 850,
      keptShare: 60,
      hourCost: 38,
    };
    const text = textOf(asItIsSent({ answers: tax, numbers }));
    expect(text).toMatch(
      /New clients lost by slow replies: \$\d+\. (?:[Ss]tep \w+|[Cc]alling back) recovers|helps on its way|[Bb]eside step \w+, you get back to those who wait|call back everybody you missed/,
    );
  });

  it("does not tell whoever answers within the hour to answer twice a day", () => {
    const numbers = { people: 5, hoursOpen: 50, contactsPerWeek: 95, missedPerWeek: 8, noShowsPerWeek: 3 };
    const told = (responseTime: AssessmentAnswers["responseTime"]) =>
      textOf(asItIsSent({ answers: { ...balloons, responseTime }, numbers }));
    expect(told("within-1-hour")).not.toContain("Answer all open messages, twice a day");
    expect(told("within-1-hour")).toContain("Twice a day, look for what nobody answered");
    expect(told("same-day")).toContain("Answer all open messages, twice a day");
    // They book what can be confirmed tonight: no look before noon is for them.
    expect(told("same-day")).not.toContain("A group is on a sofa at ten");
  });
});

it("says of a plan with little money in it what it gives instead", () => {
  const text = textOf(
    asItIsSent({
      answers: {
        ...balloons,
        businessName: "Wren & Willow Flowers",
        industry: "Retail/E-commerce",
        interactionChannels: ["In-Person"],
        operationalBottlenecks: ["Order Processing"],
        primaryGoal: "revenue-growth",
      },
    }),
  );
  expect(text).toMatch(/You want growth\. What you checked gives you back hours, not new orders\./);
  expect(text).not.toMatch(/this plan should leave roughly \$0/);
});

describe("words to copy", () => {
  const says = (answers: AssessmentAnswers, id: Parameters<typeof piecesOf>[0]) =>
    piecesOf(id, reportOf(answers).situation)
      .map((piece) => ("says" in piece ? piece.says : ""))
      .join("\n");

  it("thank first in writing, and say then what is done in danger", () => {
    expect(says(storage, "arrival-note")).toMatch(
      /^Thanks, we got your message .*For fire, get everybody out/,
    );
    // Whoever hears it is told of danger before anything else.
    expect(says(storage, "missed-list")).toMatch(/You've reached \[name\]\. For fire/);
  });

  it("have in them what whoever comes asks first", () => {
    expect(says(balloons, "reminders")).toMatch(
      /whether the weather lets us go.*\n.*call it off for the weather/s,
    );
    expect(
      says({ ...balloons, businessName: "Corner Barber Shop", industry: "Other" }, "reminders"),
    ).not.toMatch(/weather/);
    const text = textOf(asItIsSent({ answers: balloons, numbers: { noShowsPerWeek: 3 } }));
    expect(text).toMatch(/When the date is made .*weather reserve/);
  });
});
