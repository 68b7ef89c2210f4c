import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ASSESSMENT_FIELDS, type AssessmentField, emptyAssessment } from "../../../contracts/assessment.ts";
import { ASSESSMENT_STEPS } from "../../../contracts/assessment-steps.ts";
import { keyFor } from "../../ui/submission-key.ts";
import { initialState, messageOf, reduce, type WizardEvent, type WizardState } from "./reducer.ts";
import { type Answers, fieldsOf, finished, openFields, reachable, stepAfter, stepBefore } from "./steps.ts";

const complete: Answers = {
  businessName: "Larkspur Family Dental",
  email: "dana@larkspur.example",
  industry: "Healthcare",
  customerInteractionPercentage: "25-50",
  interactionChannels: ["Phone Calls"],
  cloneExpertiseValue: "very-valuable",
  operationalBottlenecks: ["Appointment Scheduling"],
  responseTime: "same-day",
  previousAiExperience: "no-experience",
  techComfortLevel: "comfortable",
  primaryGoal: "revenue-growth",
};
const after = (...events: WizardEvent[]) => events.reduce(reduce, initialState);
const atConfirmation = after({ type: "resumed", answers: complete, step: "confirmation" });

describe("the way", () => {
  test("has six steps of 0 to 100 percent, in order, and ends at both ends", () => {
    const ids = ASSESSMENT_STEPS.map(({ id }) => id);
    expect(ids.map(stepAfter)).toEqual([...ids.slice(1), "confirmation"]);
    expect(ids.map(stepBefore)).toEqual(["intro", ...ids.slice(0, -1)]);
  });

  test("leads past no open question, forward or by the browser's history", () => {
    expect(after({ type: "moved", step: "confirmation" }).step).toBe("business");
    const half = { ...complete, responseTime: "" };
    expect(after({ type: "resumed", answers: half, step: "goals" }).step).toBe("customer-interaction");
    expect(reduce(atConfirmation, { type: "moved", step: "business" }).step).toBe("business");
    expect(reachable("goals", complete)).toBe("goals");
  });

  test("an e-mail that is none keeps its step open", () => {
    expect(openFields("business", { ...complete, email: "dana@larkspur" })).toEqual(["email"]);
    expect(fieldsOf("business")).toEqual(["businessName", "email", "industry"]);
  });
});

describe("an industry that another page knows", () => {
  test("is filled in; what is none, or what was chosen before, changes nothing", () => {
    expect(after({ type: "prefilled", industry: "Legal" }).answers.industry).toBe("Legal");
    for (const industry of ["Law", 7, null, { industry: "Legal" }])
      expect(after({ type: "prefilled", industry })).toBe(initialState);
    const resumed = after({ type: "resumed", answers: complete, step: "goals" });
    expect(reduce(resumed, { type: "prefilled", industry: "Legal" })).toBe(resumed);
  });
});

describe("messages", () => {
  test("come when a question is left unanswered, not before, and go with the answer", () => {
    const typing = after({ type: "answered", field: "email", value: "dana@" });
    expect(messageOf(typing, "email")).toBeUndefined();
    const left = reduce(typing, { type: "left", field: "email" });
    expect(messageOf(left, "email")).toBe("Please enter a valid email address (e.g., name@example.com)");
    const mended = reduce(left, { type: "answered", field: "email", value: complete.email as string });
    expect(messageOf(mended, "email")).toBeUndefined();
  });
});

describe("submitting", () => {
  test("checks the e-mail first", () => {
    const broken = reduce(atConfirmation, { type: "answered", field: "email", value: "dana" });
    const refused = reduce(broken, { type: "submitting" });
    expect(refused).toMatchObject({ phase: "filling", notice: { title: "Invalid Email" } });
  });

  test("holds everything still until it is over, and a failure loses nothing", () => {
    const sending = reduce(atConfirmation, { type: "submitting" });
    for (const event of [
      { type: "answered", field: "email", value: "x" },
      { type: "moved", step: "intro" },
      { type: "started-over" },
      { type: "submitting" },
    ] as WizardEvent[])
      expect(reduce(sending, event)).toBe(sending);
    const failed = reduce(sending, { type: "failed", notice: { title: "Submission Error", text: "Why" } });
    expect(failed).toMatchObject({ phase: "filling", step: "confirmation", answers: complete });
    expect(reduce(sending, { type: "waiting" })).toMatchObject({ phase: "waiting", answers: complete });
  });

  test("what is submitted stays submitted", () => {
    const done = after(
      { type: "resumed", answers: complete, step: "confirmation" },
      { type: "submitting" },
      { type: "submitted" },
    );
    expect(reduce(done, { type: "moved", step: "intro" })).toBe(done);
  });

  test("the key stays as long as the answers do", () => {
    const first = keyFor(complete, undefined);
    expect(keyFor({ ...complete }, first)).toBe(first);
    expect(keyFor({ ...complete, businessName: "Other" }, first).key).not.toBe(first.key);
  });
});

test("whatever happens, confirmation is reached with complete answers only", () => {
  const field = fc.constantFrom(...ASSESSMENT_FIELDS);
  const step = fc.constantFrom(...ASSESSMENT_STEPS.map(({ id }) => id));
  const value = (name: AssessmentField) => fc.constantFrom(emptyAssessment[name], complete[name]);
  const event: fc.Arbitrary<WizardEvent> = fc.oneof(
    field.chain((name) =>
      value(name).map((given) => ({ type: "answered" as const, field: name, value: given })),
    ),
    field.map((name) => ({ type: "left" as const, field: name })),
    step.map((id) => ({ type: "moved" as const, step: id })),
    step.map((id) => ({ type: "resumed" as const, step: id, answers: complete })),
    fc.constantFrom<WizardEvent>({ type: "submitting" }, { type: "waiting" }, { type: "started-over" }),
  );
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: WizardState = initialState;
      for (const each of events) {
        const before = state;
        state = reduce(state, each);
        if (each.type === "moved" && state.step === "confirmation" && before.step !== "confirmation")
          finished(state.answers);
      }
    }),
  );
});
