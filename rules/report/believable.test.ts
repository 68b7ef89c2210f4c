import { describe, expect, it } from "vitest";
import { steps } from "../../content/report/steps/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { consultation } from "../../server/assessment/consultant.ts";
import { renderText } from "../report-document/render-text.ts";
import { base, kessler, reportOf } from "./report-of.fixture.ts";

/** A report as it is sent, letter and all, with the words that its trade has of its own. */
const told = (answers: Partial<AssessmentAnswers>, numbers?: OwnersNumbers): string => {
  const { document } = consultation({ answers: { ...base, ...answers }, ...(numbers ? { numbers } : {}) });
  return renderText(document).replaceAll(/\s+/g, " ");
};

const office: Partial<AssessmentAnswers> = {
  industry: "Financial Services",
  customerInteractionPercentage: "less-than-25",
  interactionChannels: ["Email", "Phone Calls"],
  operationalBottlenecks: ["Data Entry/Form Filling", "Follow-up Communication", "Repetitive FAQ Handling"],
  responseTime: "more-than-48-hours",
  primaryGoal: "cost-reduction",
};

describe("an office whose clients come once a year", () => {
  it.each(["Brandt Tax & Bookkeeping", "Hollis Tax Service"])(
    "%s has no weekly appointments",
    (businessName) => {
      for (const primaryGoal of ["cost-reduction", "revenue-growth"] as const)
        expect(told({ ...office, businessName, primaryGoal })).not.toMatch(
          /weekly appointment|comes back on fixed days|make it regular/,
        );
    },
  );

  it("sends with the date what can be known by then", () => {
    expect(told({ ...office, businessName: "Brandt Tax & Bookkeeping" })).not.toMatch(
      /still missing\?|wondering: Which papers/,
    );
  });

  it("raises the price for the clients it has, not for twenty new ones", () => {
    const text = told(
      { ...office, businessName: "Brandt Tax & Bookkeeping" },
      { roomPerMonth: 0, customerValue: 1100 },
    );
    expect(text).toContain("from a day you name a month ahead for each client you have");
    expect(text).not.toMatch(/from twenty/);
  });

  it("can begin this week what is to show within the month", () => {
    expect(told({ ...office, businessName: "Brandt Tax & Bookkeeping" })).not.toMatch(
      /In June|next filing season/,
    );
  });

  it("reads of no thousandth of a client in a month", () => {
    const text = told({ ...office, businessName: "Brandt Tax & Bookkeeping" });
    expect(text).not.toMatch(/new clients lost a month: 0\.0/);
  });
});

const school: Partial<AssessmentAnswers> = {
  businessName: "Bright Notes Music School",
  industry: "Education",
  interactionChannels: ["Email", "Social Media", "In-Person", "Web Forms"],
  operationalBottlenecks: ["Customer Support", "Follow-up Communication"],
  responseTime: "24-48-hours",
  primaryGoal: "improve-customer-experience",
};

describe("a school whose families stay for years", () => {
  it("reads what it is to promise, with the words to say it", () => {
    const text = told(school);
    expect(text).toMatch(/Once a month, let each family hear their child play.* “Four weeks ago \[child\]/);
    expect(text).not.toMatch(/as desires return|this week, badly/);
  });

  it("is told what a student is worth who stays", () => {
    for (const businessName of ["Bright Notes Music School", "Puddle Jumpers Swim School"])
      expect(told({ ...school, businessName })).toMatch(
        /each (student|swimmer|family) who stays a year longer because of it is worth/,
      );
  });

  it("wins far less by an automatic reply than by an answer", () => {
    const [note, answers] = ["arrival-note", "missed-list"].map(
      (id) => steps.find((step) => step.id === id)!,
    );
    expect(note!.closes["slow-replies"]! * 2).toBeLessThan(answers!.closes["slow-replies"]!);
  });
});

it("whoever wants more done in a day reads of the one change that the step describes", () => {
  const text = told({ businessName: "Maple Grove Family Dental", primaryGoal: "increased-efficiency" });
  expect(text).toMatch(/Meet for ten minutes before the first patient/);
  expect(text).not.toMatch(/one change a week|One day by the half hour/);
});

it("names a price for people who answer the phone, where an assistant is to be weighed against them", () => {
  expect(told(kessler)).toMatch(
    /live answering service \((?:from \$\d+ a month|\$\d+ to \$\d+ a month), our example\)/,
  );
});

const restaurant: Partial<AssessmentAnswers> = {
  businessName: "Nonna Lucia's Trattoria",
  industry: "Hospitality/Restaurant",
  customerInteractionPercentage: "more-than-75",
  interactionChannels: ["Phone Calls", "In-Person", "Social Media"],
  operationalBottlenecks: ["Order Processing", "Repetitive FAQ Handling"],
  responseTime: "within-1-hour",
  techComfortLevel: "not-comfortable",
  primaryGoal: "cost-reduction",
};
const rushed: OwnersNumbers = { contactsPerWeek: 240, missedPerWeek: 35, noShowsPerWeek: 6, hourCost: 15 };

describe("a restaurant that wants lower costs", () => {
  it("lays wages beside sales by shift, and counts just that", () => {
    expect(told(restaurant)).toMatch(/divide the wages of each shift by its sales/);
    expect(told(restaurant)).toMatch(/Count from today: wages for each hundred/);
  });

  it("reads of ordering and booking online and of its Google profile, and of no saved replies for callers", () => {
    for (const numbers of [undefined, rushed]) {
      const text = told(restaurant, numbers);
      expect(text).toMatch(/switch on (?:ordering online|the online ordering)/i);
      expect(text).toMatch(/Google profile/);
      // What is written on its page may be saved; what is said on the phone may not.
      expect(text.replace(/Social media\. .*?saved replies\./, "")).not.toMatch(/saved replies/);
    }
    expect(told({ ...restaurant, operationalBottlenecks: ["Appointment Scheduling"] })).toMatch(
      /offers? the early and the late table/,
    );
  });

  it("knows where the tables come from that are written to, and on which day", () => {
    const text = told(restaurant, rushed);
    expect(text).toContain("ten are made for each that is missed");
    expect(text).not.toContain("the day after tomorrow");
  });

  it.each(["Nonna Lucia's Trattoria", "Corner Slice Pizzeria", "Sunny Side Diner"])(
    "%s spends two minutes on each “are you open?”",
    (businessName) => {
      const { assumptions } = reportOf({ ...restaurant, businessName });
      expect(assumptions["questionMinutes"]!.value).toBe(2);
    },
  );
});

const law: Partial<AssessmentAnswers> = {
  businessName: "Delgado & Pruitt, PLLC",
  industry: "Legal",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls", "Email", "Web Forms"],
  operationalBottlenecks: ["Lead Qualification", "After-Hours Coverage", "Data Entry/Form Filling"],
  responseTime: "24-48-hours",
  previousAiExperience: "explored-not-implemented",
  techComfortLevel: "comfortable",
  primaryGoal: "revenue-growth",
};

describe("a law office that wants growth", () => {
  it("reads of consultations under a heading that does not call them clients, and of no page that no step writes", () => {
    const text = told(law);
    expect(text).toContain("Write to two people a week who could send you matters, for growth");
    expect(text).not.toMatch(/clients you already have|what's missing is one page/);
  });

  it("hears that its growth is step one, not that the plan brings next to nothing", () => {
    for (const businessName of ["Delgado & Pruitt, PLLC", "Okafor Immigration Law"])
      expect(told({ ...law, businessName })).not.toMatch(/this plan brings you less than one/);
  });
});

it("a heating company hears what must not be called safe to run", () => {
  expect(told({ ...law, businessName: "Kessler Heating & Air", industry: "Other" })).not.toMatch(
    /safe to run it/,
  );
});

describe("a practice that plans larger work with those it sees", () => {
  const practice: Partial<AssessmentAnswers> = {
    operationalBottlenecks: ["Follow-up Communication"],
    industry: "Healthcare",
  };
  it.each(["Maple Grove Family Dental", "Harbor Dermatology", "Cedar Podiatry"])(
    "%s reckons what was never booked from whom it sees, not from new callers",
    (businessName) => {
      const r = reportOf({ ...practice, businessName });
      const planned = r.streams.find(({ stream }) => stream.id === "open-plans")!;
      expect(planned.factors).not.toContain("freshShare");
      expect(planned.perMonth.likely).toBeGreaterThan(0);
      expect(r.streams.some(({ stream }) => stream.id === "cold-leads")).toBe(false);
    },
  );

  it("has it also where it takes nobody new", () => {
    const r = reportOf({ ...practice, businessName: "Maple Grove Family Dental" }, { roomPerMonth: 0 });
    expect(r.streams.find(({ stream }) => stream.id === "open-plans")!.perMonth.likely).toBeGreaterThan(0);
  });
});

it("a heating company that counted no-shows still reads how its dates are made", () => {
  const heating = {
    ...law,
    businessName: "Kessler Heating & Air",
    industry: "Other" as const,
    interactionChannels: ["Phone Calls" as const, "Text/SMS" as const],
    operationalBottlenecks: ["Appointment Scheduling" as const, "After-Hours Coverage" as const],
    responseTime: "same-day" as const,
  };
  const counted = { contactsPerWeek: 85, missedPerWeek: 18, noShowsPerWeek: 3, customerValue: 750 };
  for (const numbers of [undefined, counted])
    expect(told(heating, numbers)).toMatch(/two[- ]hour windows|windows/);
});
