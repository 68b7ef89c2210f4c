import type { Situation, Trade } from "./kinds.ts";
import { cap } from "./words.ts";

const matter = (t: Trade, label: string | undefined): string =>
  (
    ({
      "Appointment Scheduling": t.books ? `dates for ${t.jobs}` : "agreeing on dates",
      "Customer Support": `telling them ${t.status}`,
      "Lead Qualification": `sorting by ${t.sort[0]}`,
      "After-Hours Coverage": t.night,
      "Repetitive FAQ Handling": `'${t.ask[0]}'`,
      "Data Entry/Form Filling": `typing ${t.typed}`,
      "Order Processing": t.order,
      "Follow-up Communication": t.cold,
    }) as Record<string, string>
  )[label ?? ""] ?? "this";

/** What a reason may speak of: the step that would take it on, what that would leave, and a step of the plan that leaves less. */
interface Facts {
  label: string | undefined;
  would: string;
  left: string;
  less: string;
  /** Why that one stands there all the same. */
  for: "first" | "counted" | "named" | "aim";
}
type Why = (s: Situation, t: Trade, f: Facts) => string;

const BECAUSE: Record<Facts["for"], string> = {
  first: "you named what that is for before all else",
  counted: "you counted how many reach nobody",
  named: "you named what that is for",
  aim: "it serves what you want most",
};

/** Why something is not in the plan. */
export const leftoverWords: Record<
  | "unsummed"
  | "waits"
  | "full"
  | "noStep"
  | "tool"
  | "noSum"
  | "time"
  | "counted"
  | "yields"
  | "small"
  | "next",
  Why
> = {
  unsummed: () => "It has its step; our guesses put no sum on that.",
  waits: (_, t, { label }) =>
    label ? `Open until you answer: ${matter(t, label)}.` : "Open until you answer.",
  full: (_, t) => `No room for another ${t.newOne}, by your own count.`,
  noStep: (s, t, { label }) =>
    label
      ? s.onlyInPerson
        ? `Face to face, ${matter(t, label)} is a matter of who stands where, not of a tool.`
        : `We have no honest step for ${matter(t, label)} that suits how ${t.customers} reach you.`
      : "We know no honest step for it.",
  tool: () => "It would take a tool, and you would rather have none.",
  noSum: () => "By these sums too little to organize anything for.",
  time: () => "By these sums the cure costs as much in hours and set-up as it brings.",
  counted: (_, __, { would }) => `After the count: ${would}.`,
  yields: (_, __, f) =>
    `${cap(f.would)} would leave ${f.left} a month. ${cap(f.less)} leaves less and stands in the plan all the same, since ${BECAUSE[f.for]}. This comes next.`,
  small: (_, __, f) =>
    `${cap(f.would)} would leave ${f.left} a month. With so little left in all, one habit more is too many.`,
  next: (_, __, f) =>
    `${cap(f.would)} would leave ${f.left} a month, no more than any step above: it comes next.`,
};
