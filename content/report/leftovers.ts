import type { Situation, Trade } from "./kinds.ts";

const matter = (t: Trade, label: string | undefined): string =>
  (
    ({
      "Appointment Scheduling": `dates for ${t.jobs}`,
      "Customer Support": `telling them ${t.status}`,
      "Lead Qualification": `sorting by ${t.sort[0]}`,
      "After-Hours Coverage": t.night,
      "Repetitive FAQ Handling": `'${t.ask[0]}'`,
      "Data Entry/Form Filling": `typing ${t.typed}`,
      "Order Processing": t.order,
      "Follow-up Communication": t.cold,
    }) as Record<string, string>
  )[label ?? ""] ?? "this";

type Why = (s: Situation, t: Trade, label: string | undefined, would: string) => string;

/** Why something is not in the plan; `would` is the step that would take it on, as a noun phrase. */
export const leftoverWords: Record<
  "unsummed" | "waits" | "full" | "noStep" | "tool" | "noSum" | "time" | "counted" | "fewer",
  Why
> = {
  unsummed: () => "It has its step; our guesses put no sum on that.",
  waits: (_, t, label) => (label ? `Open until you answer: ${matter(t, label)}.` : "Open until you answer."),
  full: (_, t) => `No room for another ${t.newOne}, by your own count.`,
  noStep: (s, t, label) =>
    label
      ? s.onlyInPerson
        ? `Face to face, ${matter(t, label)} is a matter of who stands where, not of a tool.`
        : `We have no honest step for ${matter(t, label)} that suits how ${t.customers} reach you.`
      : "We know no honest step for it.",
  tool: () => "It would take a tool, and you would rather have none.",
  noSum: () => "By these sums too little to organize anything for.",
  time: (_, __, ___, would) => `Not worth its time yet: ${would}.`,
  counted: (_, __, ___, would) => `After the count: ${would}.`,
  fewer: (_, __, ___, would) => `Later: ${would}.`,
};
