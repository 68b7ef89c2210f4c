import { describe, expect, it } from "vitest";
import { plainTrade } from "../../content/report/trades/index.ts";
import type { AssessmentAnswers } from "../../contracts/assessment.ts";
import type { OwnersNumbers } from "../../contracts/assessment-owners-numbers.ts";
import { consult } from "./consult.ts";
import { driversOf } from "./drivers.ts";
import type { VerdictId } from "./report.ts";
import { twelve } from "./twelve.fixture.ts";
import { toTen } from "./rounding.ts";
import { whoseOf } from "./word-verdict.ts";

const caseOf = (id: string) => twelve.find((one) => one.id === id)!;
const verdict = (id: string, changes: Partial<AssessmentAnswers> = {}, numbers?: OwnersNumbers): VerdictId =>
  consult({ answers: { ...caseOf(id).answers, ...changes }, ...(numbers ? { numbers } : {}) }).verdict.id;

/** What a careful person would say to each; what she would never say. */
const named: [name: string, got: () => VerdictId, must: VerdictId[], never: VerdictId[]][] = [
  [
    "an architect met in person only",
    () => verdict("architect"),
    ["cheaper-fix", "not-yet"],
    ["pays", "start-small"],
  ],
  [
    "anybody met in person only",
    () => verdict("dental", { interactionChannels: ["In-Person"] }),
    ["cheaper-fix", "not-yet"],
    ["pays", "start-small"],
  ],
  [
    "an estate agency reached by smart speaker only",
    () => verdict("estate-agency"),
    ["not-yet"],
    ["pays", "start-small", "cheaper-fix"],
  ],
  [
    "a bicycle shop of one that answers within the hour",
    () => verdict("bicycles"),
    ["cheaper-fix", "not-yet"],
    ["pays", "start-small"],
  ],
  [
    "the bicycle shop with its numbers",
    () => verdict("bicycles", {}, caseOf("bicycles").numbers),
    ["cheaper-fix", "not-yet"],
    ["pays"],
  ],
  ["a tax adviser uncomfortable with tools", () => verdict("tax"), ["cheaper-fix", "start-small"], ["pays"]],
  [
    "a maker reached by email that fears tools",
    () => verdict("parts-maker"),
    ["cheaper-fix", "not-yet"],
    ["pays"],
  ],
  [
    "a farrier who wants no clone and no tools",
    () => verdict("farrier"),
    ["not-yet", "cheaper-fix"],
    ["pays"],
  ],
  [
    "a vet who is quick by day and named the nights",
    () => verdict("veterinary"),
    ["pays", "start-small"],
    ["not-yet", "cheaper-fix"],
  ],
  [
    "that vet with her numbers",
    // An assistant that may lose money stands before nothing that is free and leaves more.
    () => verdict("veterinary", {}, caseOf("veterinary").numbers),
    ["start-small", "cheaper-fix"],
    ["not-yet", "pays"],
  ],
  [
    "a dental practice that misses twenty-six a week",
    // What is free does most of it, since whoever is new is answered within the hour; a count says whether the rest earns the assistant's price.
    () => verdict("dental", {}, caseOf("dental").numbers),
    ["start-small", "cheaper-fix"],
    ["not-yet", "pays"],
  ],
  [
    "the same practice when nobody is missed",
    () => verdict("dental", {}, { ...caseOf("dental").numbers, missedPerWeek: 0 }),
    ["cheaper-fix", "not-yet", "start-small"],
    ["pays"],
  ],
  [
    "the same practice when a patient leaves nothing",
    () => verdict("dental", {}, { ...caseOf("dental").numbers, customerValue: 0 }),
    ["cheaper-fix", "not-yet"],
    ["pays"],
  ],
  [
    "a business with two calls a week",
    () => verdict("veterinary", {}, { contactsPerWeek: 2 }),
    ["not-yet", "cheaper-fix"],
    ["pays", "start-small"],
  ],
];

describe("the verdict that a careful person would give", () => {
  it.each(named)("to %s", (_, got, must, never) => {
    const id = got();
    expect(must).toContain(id);
    expect(never).not.toContain(id);
  });

  it("asks before it advises where an answer cannot be meant", () => {
    const r = consult({ answers: caseOf("estate-agency").answers });
    expect(r.questions.map(({ question }) => question.id)).toContain("only-through-a-speaker");
    expect(r.streams.map(({ stream }) => stream.id)).not.toContain("after-hours");
    expect(r.verdict.id).toBe("not-yet");
    // What makes sense either way is begun with.
    expect(r.steps.map(({ step }) => step.id)).toEqual(["friday-list", "three-questions"]);
    expect(r.steps.every(({ step }) => step.kind !== "assistant")).toBe(true);
  });

  it("follows the reviewer: a dropped finding, another step, the trade and who works there", () => {
    const { answers } = caseOf("dental");
    const before = consult({ answers });
    const finding = before.findings[0]!.finding.id;
    const r = consult({
      answers,
      review: { dropFindings: [finding], steps: ["better-voicemail"], trade: "dental", team: "alone" },
    });
    expect(r.findings.map((f) => f.finding.id)).not.toContain(finding);
    expect(r.steps.map(({ step }) => step.id)).toEqual(["better-voicemail"]);
    expect(r.headline.likely).toBe(r.steps[0]!.perMonth);
    expect(r.situation).toMatchObject({ tradeKnown: true, team: "alone" });
  });

  it("lets the reviewer's number win over the owner's, and the owner's over the example", () => {
    const { answers } = caseOf("dental");
    const numbers = { customerValue: 700 };
    expect(consult({ answers }).assumptions.customerValue).toMatchObject({ from: "example" });
    expect(consult({ answers, numbers }).assumptions.customerValue).toMatchObject({
      value: 700,
      from: "owner",
      spread: 1,
    });
    expect(
      consult({ answers, numbers, review: { assumptions: { customerValue: 900 } } }).assumptions
        .customerValue,
    ).toMatchObject({ value: 900, from: "reviewer" });
  });

  it("calls a reviewer's number by nobody's name who gave none", () => {
    for (const name of ["dental", "law", "restaurant", "software"]) {
      const { answers } = caseOf(name);
      for (const { id, value } of driversOf(consult({ answers }))) {
        const r = consult({ answers, review: { assumptions: { [id]: value } } });
        expect(whoseOf(r), `${name}: ${id}`).toBe("ours");
      }
    }
  });

  it("guesses the trade from the name for the reviewer, and takes no guess for granted", () => {
    expect(plainTrade("Mill Lane Veterinary Hospital")?.id).toBe("veterinary");
    expect(plainTrade("Example Business")).toBeUndefined();
    const r = consult({ answers: caseOf("veterinary").answers });
    expect(r.tradeSuggested).toBe("veterinary");
    expect(r.situation.trade.id).toBe("healthcare");
  });
});

describe("the sum", () => {
  it("comes out on a pocket calculator with the numbers it shows", () => {
    const r = consult({ answers: caseOf("veterinary").answers, numbers: caseOf("veterinary").numbers });
    const a = (id: string) => r.assumptions[id]!.value;
    const lost =
      a("missedPerWeek") *
      (a("lateShare") / 100) *
      (a("freshShare") / 100) *
      (a("readyShare") / 100) *
      (a("nightGoneShare") / 100) *
      4.33;
    const worth = a("customerValue") * (a("keptShare") / 100);
    const told = r.figures["s.after-hours.amount"]!.value;
    expect(Math.abs(told - lost)).toBeLessThan(0.05 * lost);
    // From all the factors, and from the amount that is printed among them.
    for (const amount of [lost, told]) expect(r.figures["s.after-hours"]!.value).toBe(toTen(amount * worth));
  });

  it("takes nothing from nobody: no contacts, no losses", () => {
    const r = consult({ answers: caseOf("veterinary").answers, numbers: { contactsPerWeek: 0 } });
    const lost = r.streams.filter(({ stream }) => stream.factors.includes("contactsPerWeek"));
    expect(lost.every(({ perMonth }) => perMonth.likely === 0)).toBe(true);
  });
});
