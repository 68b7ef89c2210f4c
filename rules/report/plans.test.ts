import { describe, expect, it } from "vitest";
import { is } from "../../content/report/circumstances.ts";
import { trades } from "../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { renderText } from "../report-document/render-text.ts";
import { consult } from "./consult.ts";
import { firstDay } from "./document/steps.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { randomAnswers, seeded } from "./random-answers.fixture.ts";
import { base, drawnOf, letterOf, reportOf, textOf } from "./report-of.fixture.ts";
import type { Report } from "./report.ts";

const random = seeded(340);
const several: Report[] = Array.from({ length: 250 }, (_, i) =>
  consult({
    answers: { ...randomAnswers(random), ...(i % 2 === 0 ? { primaryGoal: "increased-efficiency" } : {}) },
    numbers: {
      trade: trades[i % trades.length]!.id,
      noShowsPerWeek: 3,
      missedPerWeek: 9,
      contactsPerWeek: 90,
    },
  }),
);
const sentences = (text: string) => text.split(/(?<=[.?!])\s+/).filter((one) => one.split(" ").length >= 8);
const named = (
  businessName: string,
  industry: AssessmentAnswers["industry"],
  more: Partial<AssessmentAnswers>,
) => ({
  ...base,
  businessName,
  industry,
  ...more,
});

describe("a step fits how the business works, not the box that was ticked", () => {
  it("sends nobody to a page of free times where the day is the customer's own", () => {
    for (const [name, industry] of [
      ["Harbor Court Reporting", "Legal"],
      ["Meridian Medical Interpreters", "Professional Services"],
      ["Two Rivers Staffing", "Professional Services"],
      ["Cypress Managed IT", "Technology"],
      ["Ballard Surety Bonds", "Financial Services"],
    ] as const) {
      const r = reportOf(named(name, industry, { operationalBottlenecks: ["Appointment Scheduling"] }));
      const ids = r.possibleSteps.map(({ id }) => id);
      for (const id of ["booking-page", "two-times", "reminder-calls"])
        expect(ids, `${name}: ${id}`).not.toContain(id);
    }
  });

  it("asks no firm for a card, and tells it what a late cancellation costs", () => {
    const text = textOf(
      reportOf(
        named("Harbor Court Reporting", "Legal", { operationalBottlenecks: ["Appointment Scheduling"] }),
        {
          noShowsPerWeek: 3,
          contactsPerWeek: 60,
        },
        { steps: ["reminders"] },
      ),
    );
    expect(text).toContain("Fewer late cancellations");
    expect(text).toMatch(/Is it still on as planned\?/);
    expect(text).not.toMatch(/card on file|a deposit or a card|stays away/);
  });

  it("asks no bereaved family and no church for a card, and puts no booking page before either", () => {
    for (const [name, industry] of [
      ["Maple Grove Funeral Home", "Other"],
      ["Willow Pet Cremation", "Other"],
      ["Riverside Food Bank", "Other"],
    ] as const) {
      const r = reportOf(
        named(name, industry, {
          operationalBottlenecks: ["Appointment Scheduling"],
          interactionChannels: ["Phone Calls", "Email", "In-Person"],
        }),
        { noShowsPerWeek: 5, contactsPerWeek: 80 },
        { steps: ["reminders"] },
      );
      expect(textOf(r), name).toContain("a reminder and a rule");
      expect(textOf(r), name).not.toMatch(
        /deposit|card on file|pays for the next|a late cancellation costs|Without a yes/,
      );
      if (name !== "Riverside Food Bank")
        expect(
          r.possibleSteps.map(({ id }) => id),
          name,
        ).not.toContain("booking-page");
    }
  });

  it("names a booking page by what is booked, and sends a list before the first of many", () => {
    const title = (name: string, id: string, industry: AssessmentAnswers["industry"]) =>
      reportOf(
        named(name, industry, {
          operationalBottlenecks: [
            "Appointment Scheduling",
            "Data Entry/Form Filling",
            "Repetitive FAQ Handling",
          ],
        }),
        {},
        { steps: [id] },
      ).steps[0]!.title;
    expect(title("Valley Home Inspection", "booking-page", "Other")).toBe(
      "A booking page for a house of an ordinary size within your area",
    );
    expect(title("Rosa's Piano Studio", "bring-list", "Education")).toBe(
      "One page that goes out before the first lesson",
    );
    expect(title("Halvorsen Monument & Headstone", "bring-list", "Manufacturing")).toBe(
      "One page that goes out with the date",
    );
  });

  it("takes a buyer's papers as they are, and has them ask for what is missing", () => {
    const ids = reportOf(
      named("Kettle River Precision Machining", "Manufacturing", {
        operationalBottlenecks: ["Order Processing"],
        techComfortLevel: "very-comfortable",
      }),
    ).possibleSteps.map(({ id }) => id);
    expect(ids).toContain("order-sheet");
    expect(ids).not.toContain("order-form");
  });

  it("hangs up no card for those who come for one large thing, or for a firm", () => {
    for (const r of several)
      if (r.possibleSteps.some(({ id }) => id === "counter-card"))
        expect(is(r.situation, "many and small") && !is(r.situation, "for firms")).toBe(true);
  });
});

describe("what the sums say goes into the plan", () => {
  const produce = named("Delgado Wholesale Produce", "Retail/E-commerce", {
    customerInteractionPercentage: "51-75",
    interactionChannels: ["Phone Calls", "Text/SMS", "Email"],
    cloneExpertiseValue: "somewhat-valuable",
    operationalBottlenecks: ["Order Processing", "After-Hours Coverage", "Customer Support"],
    responseTime: "same-day",
    techComfortLevel: "not-comfortable",
    primaryGoal: "increased-efficiency",
  });
  const counted = {
    people: 4,
    hoursOpen: 60,
    contactsPerWeek: 350,
    missedPerWeek: 30,
    customerValue: 14_000,
    keptShare: 18,
    hourCost: 22,
  };

  it("gives a wholesaler who ticked orders first a step with a sum for them, and passes no $300 by for $100", () => {
    const r = reportOf(produce, counted);
    expect(r.bottlenecks["Order Processing"]).toBe("order-sheet");
    expect(r.steps.map(({ step }) => step.id)).toContain("missed-list");
  });

  it("names the step that would pass the largest loss by, with what it leaves", () => {
    const text = textOf(reportOf(produce, counted));
    expect(text).toMatch(
      /Settle what happens after closing: .*largest loss|largest loss we found, .* and the plan leaves it: a plan for after hours recovers only part of it, about \$\d+|Settle what happens after closing/,
    );
  });

  it("names the cheaper step whose part an assistant is not credited with", () => {
    const r = reportOf(
      named("Lakeside Dermatology", "Healthcare", {
        operationalBottlenecks: ["After-Hours Coverage"],
        interactionChannels: ["Phone Calls"],
      }),
      { contactsPerWeek: 320, missedPerWeek: 45, customerValue: 620 },
      { steps: ["phone-line"] },
    );
    expect(r.steps.some(({ step }) => step.kind === "assistant")).toBe(true);
    expect(textOf(r)).toMatch(/Less what would be won for less by [a-z]/);
    expect(textOf(r)).not.toContain("a cheaper step wins");
  });

  it("begins with no-shows where they leave more than the rest even at the low end of our guess", () => {
    const shows = (noShowsPerWeek: number) =>
      reportOf(
        named("Lakeside Dermatology", "Healthcare", {
          operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage"],
          interactionChannels: ["Phone Calls", "Web Forms"],
        }),
        { contactsPerWeek: 320, missedPerWeek: 45, noShowsPerWeek, customerValue: 620, hourCost: 24 },
      )
        .steps.filter(({ step }) => !step.aim)
        .map(({ step }) => step.id);
    expect(shows(14).slice(0, 3)).toContain("reminders");
    expect(shows(3)[0]).not.toBe("reminders");
  });

  it("says to nobody that speed is not worth paying for beside a step that answers faster", () => {
    for (const r of several)
      for (const { finding } of r.findings.filter((one) => one.finding !== r.firstBecause))
        for (const { closes } of r.steps)
          expect(
            closes.some(({ stream }) => finding.against?.includes(stream)),
            finding.id,
          ).toBe(false);
  });

  it("has a step for what grows a business in each trade that is read off a name, where growth is wanted", () => {
    for (const [name, industry] of [
      ["Kettle River Precision Machining", "Manufacturing"],
      ["Okafor Immigration Law", "Legal"],
    ] as const) {
      const r = reportOf(named(name, industry, { primaryGoal: "revenue-growth" }));
      expect(
        r.steps.some(({ step }) => step.lever),
        name,
      ).toBe(true);
      expect(textOf(r)).toMatch(
        /comes of it is worth about \$|[Oo]ne new [\w -]+ (?:leaves about \$|pays for)|a month pay for its hours|one yes pays for/,
      );
    }
  });
});

describe("the step for the aim", () => {
  it("says what it is worth, how far it should have come, and what to count", () => {
    let read = 0;
    for (const r of several) {
      const aim = r.steps.find(({ step }) => step.target);
      if (!aim) continue;
      const parts = drawnOf(r)
        .sections.flatMap(({ blocks }) => blocks)
        .find(({ id }) => id === `step.${aim.step.id}.parts`);
      const text = JSON.stringify(parts);
      expect(text).toContain("Aim for");
      expect(text).toContain("Count from today:");
      if (aim.step.forHours) expect(text).toMatch(/"figure":"(?:freed|aim\.hour)"/);
      read++;
    }
    expect(read).toBeGreaterThan(40);
  });
});

describe("the letter, the report and the month", () => {
  it("are three things: the letter says no sentence of the report but the first thing to do", () => {
    for (const r of several) {
      if (r.questions.some(({ question }) => question.blocks)) continue;
      const document = drawnOf(r);
      const said = (ids: readonly string[]) =>
        renderText({
          ...document,
          sections: document.sections.map((section) => ({
            ...section,
            blocks: section.blocks.filter(({ id }) => ids.includes(id)),
          })),
        }).replaceAll(/\s+/g, " ");
      // Where nothing is to be gained, the verdict is all there is to say.
      const both = `${said(["verdict.title", "verdict.text", "verdict.overturned", `step.${r.steps[0]!.step.id}.parts`, "unknown.numbers"])} ${firstDay(r)}`;
      const report = new Set(sentences(textOf(r)));
      expect(sentences(letterOf(r)).filter((one) => report.has(one) && !both.includes(one))).toEqual([]);
      expect(letterOf(r).split(" ").length, letterOf(r)).toBeLessThan(205);
    }
  });

  it("count the same thing from the first day that step one is seen by", () => {
    for (const r of several) {
      const month = drawnOf(r).sections.find(({ id }) => id === "month");
      const [first] = r.steps;
      if (!month || first!.step.kind === "assistant") continue;
      const { chart } = month.blocks.at(-1) as unknown as { chart: { weeks: { text: unknown }[] } };
      expect(JSON.stringify(chart.weeks[0]!.text)).toContain(
        first!.words.watch.split(" ").slice(0, 3).join(" "),
      );
    }
  });

  it("come to the page for an absence after what answers the owner", () => {
    const text = textOf(
      reportOf(
        {
          primaryGoal: "business-continuity",
          operationalBottlenecks: ["Appointment Scheduling", "After-Hours Coverage"],
        },
        { contactsPerWeek: 200, missedPerWeek: 40 },
      ),
    );
    expect(text).toMatch(/Show the one page to everybody named on it|One page for the day/);
  });
});

it("counts no 'Third' whose 'Second' was left out, and speaks to somebody alone of no other teachers", () => {
  const read = (r: Report) => textOf(inTheTradesWords(r, playbookOf(r.situation.trade)));
  const court = read(
    reportOf(
      named("Harbor Court Reporting", "Legal", {
        interactionChannels: ["Phone Calls", "Email", "Web Forms"],
        primaryGoal: "increased-efficiency",
      }),
    ),
  );
  expect(court).toContain("Much of the office day goes into collecting");
  expect(court).not.toMatch(/\bThird, \w+\b/);
  const alone = read(
    reportOf(
      named("Rosa's Piano Studio", "Education", {
        interactionChannels: ["Email", "Text/SMS", "In-Person"],
        operationalBottlenecks: ["Follow-up Communication"],
        primaryGoal: "business-continuity",
      }),
      { people: 1 },
    ),
  );
  expect(alone).not.toMatch(/each teacher|your teachers|a teacher who cancels|which teacher/);
});

it("says to whoever works alone when they come, and to others when the crew does", () => {
  const status = (people: number) =>
    reportOf(
      named("Cedar Tree Service", "Other", { operationalBottlenecks: ["Customer Support"] }),
      { people, contactsPerWeek: 90 },
      { steps: ["status-notice"] },
    ).steps[0]!.title;
  expect(status(1)).toBe("Tell them before they ask: when you come");
  expect(status(5)).toBe("Tell them before they ask: when the crew comes");
});
