import { type AssessmentField, emptyAssessment } from "../../../contracts/assessment.ts";
import { BOTTLENECKS, CHANNELS, INDUSTRIES } from "../../../contracts/assessment-options.ts";
import type { AssessmentStepId } from "../../../contracts/assessment-steps.ts";
import { type Answers, faultOf, reachable } from "./steps.ts";

export interface WizardState {
  step: AssessmentStepId;
  answers: Answers;
  /** False at the page's first view, which leaves focus and scroll where the browser puts them. */
  moved: boolean;
  /** Questions that the visitor has been at and left: only these say what is wrong. */
  left: readonly AssessmentField[];
  /** `waiting`: without a connection, to be sent when it is back. */
  phase: "filling" | "submitting" | "waiting" | "submitted";
  /** Shown on the confirmation, until something changes. */
  notice?: { title: string; text: string };
}

export type WizardEvent =
  | { type: "answered"; field: AssessmentField; value: string | string[] }
  /** One of several that may be ticked. */
  | { type: "ticked"; field: AssessmentField; option: string; on: boolean }
  | { type: "left"; field: AssessmentField }
  | { type: "moved"; step: AssessmentStepId }
  | { type: "resumed"; answers: Answers; step: AssessmentStepId }
  /** From a page that knows the industry; anything that is none changes nothing. */
  | { type: "prefilled"; industry: unknown }
  | { type: "started-over" }
  | { type: "submitting" }
  | { type: "waiting" }
  | { type: "failed"; notice: { title: string; text: string } }
  | { type: "submitted" }
  /** A reload of the page that says so. */
  | { type: "was-submitted"; answers: Answers };

/** Questions of which several answers may be ticked. */
export const SEVERAL: Partial<Record<AssessmentField, readonly string[]>> = {
  interactionChannels: CHANNELS,
  operationalBottlenecks: BOTTLENECKS,
};

export const initialState: WizardState = {
  step: "intro",
  answers: emptyAssessment,
  moved: false,
  left: [],
  phase: "filling",
};

export const INVALID_EMAIL = {
  title: "Invalid Email",
  text: "Please provide a valid email address to receive your assessment report.",
};

/** The wizard's whole behaviour; what it says to do to the outside stands in `use-wizard.ts`. */
export function reduce(state: WizardState, event: WizardEvent): WizardState {
  if (state.phase === "submitted") return state;
  if (state.phase === "submitting" && !["submitted", "failed", "waiting"].includes(event.type)) return state;
  switch (event.type) {
    case "answered":
      return {
        ...state,
        phase: "filling",
        notice: undefined,
        answers: { ...state.answers, [event.field]: event.value },
      };
    case "ticked": {
      const { field, option, on } = event;
      const ticked = [state.answers[field]].flat();
      // In the order in which they are offered, however they were ticked.
      const value = (SEVERAL[field] ?? []).filter((each) => (each === option ? on : ticked.includes(each)));
      return reduce(state, { type: "answered", field, value });
    }
    case "left":
      return state.left.includes(event.field) ? state : { ...state, left: [...state.left, event.field] };
    case "moved": {
      const step = reachable(event.step, state.answers);
      return step === state.step
        ? state
        : { ...state, step, moved: true, phase: "filling", notice: undefined };
    }
    case "resumed":
      return {
        ...initialState,
        answers: event.answers,
        step: reachable(event.step, event.answers),
        moved: true,
      };
    case "prefilled": {
      const industry = INDUSTRIES.find((each) => each === event.industry);
      // What the visitor has chosen themselves stays.
      return industry && !state.answers.industry
        ? { ...state, answers: { ...state.answers, industry } }
        : state;
    }
    case "started-over":
      return { ...initialState, moved: true };
    case "submitting": {
      const fault = faultOf("email", state.answers);
      if (fault) return { ...state, phase: "filling", notice: INVALID_EMAIL };
      return { ...state, phase: "submitting", notice: undefined };
    }
    case "waiting":
      return { ...state, phase: "waiting" };
    case "failed":
      return { ...state, phase: "filling", notice: event.notice };
    case "submitted":
      return { ...state, phase: "submitted", notice: undefined };
    case "was-submitted":
      return { ...initialState, answers: event.answers, moved: true, phase: "submitted" };
  }
}

/** The message under a question: once it was left, or when nothing is wrong none. */
export const messageOf = (state: WizardState, field: AssessmentField): string | undefined =>
  state.left.includes(field) ? faultOf(field, state.answers) : undefined;
