import type { Bottleneck } from "../../contracts/assessment-options.ts";
import type { StepId } from "./cures.ts";
import type { Situation, Trade } from "./kinds.ts";

/** What is done about it there: by the trade's own first act, where it has one. */
type Says = (s: Situation, t: Trade, first: string | undefined) => string;

const asked: Says = (_, t, first) =>
  first ?? `Before any date or price, ask ${t.sort[0]}, ${t.sort[1]} and ${t.sort[2]}.`;

/** Steps that do, on their own way, what was ticked and needs no step of its own: in which breath, and what. */
const FOLDED: Partial<Record<Bottleneck, Partial<Record<StepId, readonly [Says, Says]>>>> = {
  "Lead Qualification": {
    "missed-list": [(s) => (s.phone ? "in the same call" : "in the same reply"), asked],
    "reply-templates": [() => "in the same replies", asked],
    "intake-sheet": [() => "on the same sheet", asked],
    "form-feed": [() => "on the same form", asked],
    "type-once": [() => "on the same form", asked],
  },
  "Customer Support": {
    "missed-list": [
      () => "in the same round",
      (_, t) => `Whoever asks ${t.status} hears it then, even a “not yet”.`,
    ],
  },
  "Repetitive FAQ Handling": {
    "missed-list": [
      () => "so that fewer have to ask",
      (_, t, first) => first ?? `Save your answer to “${t.ask[0]}” once, and use it in each round.`,
    ],
  },
  "Data Entry/Form Filling": {
    "open-book": [() => "on the same page", (_, t) => `Let ${t.customers} fill in the rest when they book.`],
    "booking-page": [
      () => "on the same page",
      (_, t) => `Let ${t.customers} fill in the rest when they book.`,
    ],
  },
  "After-Hours Coverage": {
    "booking-page": [
      () => "on the same page",
      (_, t) => `It takes ${t.easy} at midnight as it does at noon.`,
    ],
  },
};

const how = (label: Bottleneck, step: StepId) => FOLDED[label]?.[step];
/** Whether a step does that as well. */
export const isFolded = (label: Bottleneck, step: StepId, s: Situation): boolean =>
  how(label, step) !== undefined && (label !== "Repetitive FAQ Handling" || s.written);

export const foldedWords = (
  label: Bottleneck,
  step: StepId,
  s: Situation,
  t: Trade,
  first: string | undefined,
): string => {
  const [where, what] = how(label, step)!;
  return `**${label}, ${where(s, t, first)}:** ${what(s, t, first)}`;
};
