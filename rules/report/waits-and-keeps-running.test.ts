import { describe, expect, it } from "vitest";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import { playbookOf } from "../../server/assessment/playbooks.ts";
import { documentOf } from "./document-of.ts";
import { inTheTradesWords } from "./in-the-trades-words.ts";
import { reportOf, textOf } from "./report-of.fixture.ts";

const slow = { responseTime: "24-48-hours", operationalBottlenecks: ["Customer Support"] } as const;

describe("whoever lets people wait", () => {
  it("is told to answer sooner with the owner's numbers too, whatever they make of it", () => {
    for (const [businessName, industry] of [
      ["Harbor Smiles Dental", "Healthcare"],
      ["Lopez Immigration Law", "Legal"],
      ["Ridge Realty", "Real Estate"],
      ["Sunrise Preschool", "Education"],
    ] as const)
      for (const numbers of [
        { people: 3, contactsPerWeek: 40, missedPerWeek: 2, customerValue: 400, keptShare: 35 },
        { people: 2, contactsPerWeek: 60, customerValue: 120, keptShare: 30, hourCost: 30 },
      ]) {
        const r = reportOf(
          { ...slow, operationalBottlenecks: [...slow.operationalBottlenecks], businessName, industry },
          numbers,
        );
        expect(
          r.steps.some(({ step }) => step.closes["slow-replies"]),
          businessName,
        ).toBe(true);
        expect(textOf(r)).not.toMatch(
          /not worth it: (?:getting back|answering|calling back)|dropped getting back/,
        );
      }
  });

  it("reads why a step about it has no sum", () => {
    const r = reportOf(
      { ...slow, operationalBottlenecks: ["Customer Support"], businessName: "Harbor Smiles Dental" },
      { contactsPerWeek: 40, missedPerWeek: 2, customerValue: 200, keptShare: 30 },
    );
    expect(r.steps.some(({ late }) => late)).toBe(true);
    expect(textOf(r)).toContain("everybody who now hears after a day or two hears within one");
    // What stands under the title is about step one.
    expect(textOf(r).split("1. ")[0]).not.toMatch(/See step two/);
  });
});

describe("the numbers of a report", () => {
  it("ask about the one guess that most of the plan stands on, as something to count", () => {
    const r = reportOf(
      {
        businessName: "Ridgeline Phone Repair",
        industry: "Retail/E-commerce",
        operationalBottlenecks: ["Customer Support"],
        responseTime: "same-day",
        primaryGoal: "increased-efficiency",
      },
      { contactsPerWeek: 600, customerValue: 85, keptShare: 22, hourCost: 19 },
    );
    expect(r.figures["guess.count"]!.value).toBeLessThan(600);
    expect(textOf(r)).toMatch(
      /Check our guess first: we took it that about \d+ of your 600 calls and messages a week .+\. If it's half as many, this step (?:leaves|isn't worth)/,
    );
  });

  it("call a loss at the low end a loss", () => {
    const r = reportOf({}, {}, { steps: ["phone-line"] });
    if (r.figures["p.phone-line.left.low"]!.value < 0)
      expect(textOf(r)).toMatch(/losing \$[\d,]+ to gaining/);
    expect(textOf(r)).not.toMatch(/\bup to \$[\d,]+ a month/);
  });

  it("let no assistant pass on one lost caller in two weeks", () => {
    for (const businessName of ["Harbor Smiles Dental", "Lopez Immigration Law", "Tuttle Plumbing"]) {
      const r = reportOf({ businessName, operationalBottlenecks: ["After-Hours Coverage"] });
      if (r.verdict.buy.includes("in two weeks**")) expect(r.figures.gate!.value).toBeGreaterThanOrEqual(2);
    }
  });
});

describe("a business that should keep running", () => {
  const goal = { primaryGoal: "business-continuity" } as const;
  const told = (answers: Parameters<typeof reportOf>[0]) => {
    const r = reportOf({ ...goal, ...answers });
    return textOf(inTheTradesWords(r, playbookOf(r.situation.trade)));
  };

  it("gets a second way for the person, the line, the system and the passwords, in every trade", () => {
    for (const [businessName, industry] of [
      ["Bella Trattoria", "Hospitality/Restaurant"],
      ["Tuttle Plumbing", "Other"],
      ["Apex Machining", "Manufacturing"],
    ] as const) {
      const text = told({
        businessName,
        industry,
        interactionChannels: ["Phone Calls", "Email", "In-Person"],
      });
      expect(text, businessName).toContain("another person for every task");
      expect(text, businessName).toContain("calls that forward to a cell phone");
      expect(text, businessName).toMatch(/a copy of .+ outside /);
      expect(text, businessName).toContain("Who else may sign and pay");
      expect(text, businessName).toContain("If something else is out:");
      expect(text, businessName).not.toContain("freedom to be away");
    }
  });

  it("names what stops in the trade itself where it has words for that", () => {
    const channels = { interactionChannels: ["Phone Calls" as const, "Email" as const] };
    for (const [businessName, industry, stops] of [
      ["Harbor Smiles Dental", "Healthcare", "If the compressor stops"],
      ["Cedar Hollow Animal Hospital", "Healthcare", "controlled-drug safe"],
      ["Brandt Tax & Accounts", "Financial Services", "how extensions are filed from a second computer"],
    ] as const) {
      const text = told({ businessName, industry, ...channels });
      expect(text, businessName).toContain(stops);
      expect(text, businessName).toMatch(/At closing, print tomorrow's \w+/);
      expect(text, businessName).toContain("name who learns it");
      expect(text, businessName).toContain("Find out how your number is forwarded");
      expect(text, businessName).toContain("the passwords");
      expect(text, businessName).toContain("Who else may sign and pay");
    }
  });

  it("reads that all of it comes in one way, or sits in one system", () => {
    const one = reportOf({
      ...goal,
      interactionChannels: ["Phone Calls"],
      cloneExpertiseValue: "not-valuable",
    });
    expect([...one.findings.map(({ finding }) => finding.id), ...one.otherFindings]).toContain("one-way-in");
    const system = reportOf({ ...goal, operationalBottlenecks: ["Appointment Scheduling"] });
    expect([...system.findings.map(({ finding }) => finding.id), ...system.otherFindings]).toContain(
      "all-in-one-place",
    );
  });
});

describe("answers that were passed over", () => {
  it("are told what to do about the AI that is in use, and for lower costs that it may go", () => {
    const using = {
      previousAiExperience: "currently-using",
      operationalBottlenecks: ["Lead Qualification"],
    } as const;
    const text = (goal: AssessmentAnswers["primaryGoal"]) =>
      textOf(reportOf({ ...using, operationalBottlenecks: ["Lead Qualification"], primaryGoal: goal }));
    expect(text("revenue-growth")).toContain("The AI you already use is in none of these steps");
    expect(text("cost-reduction")).toContain("cancel it: that's your first saving");
    expect(textOf(reportOf({ previousAiExperience: "no-experience" }))).not.toContain(
      "The AI you already use",
    );
  });

  it("charge no Medicaid patient before the rules are known, and say little in writing", () => {
    const broken = {
      operationalBottlenecks: ["Appointment Scheduling" as const],
      interactionChannels: ["Phone Calls" as const, "Text/SMS" as const],
    };
    const numbers = { noShowsPerWeek: 6, contactsPerWeek: 120 };
    const dental = textOf(
      reportOf({ ...broken, businessName: "Harbor Smiles Dental" }, numbers, { steps: ["reminders"] }),
    );
    expect(dental).toContain(
      "a fee where your state and the patient's plan allow one (Medicaid and CHIP often don't, so check both first)",
    );
    expect(dental).toContain("send them only to patients who agreed to that, in writing");
    const vet = reportOf({ ...broken, businessName: "Harbor Animal Hospital" }, numbers, {
      steps: ["reminders"],
    });
    expect(textOf(vet)).not.toMatch(/Medicaid|patient portal/);
    expect(documentOf(vet).sections.length).toBeGreaterThan(3);
  });
});
