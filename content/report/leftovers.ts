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

type Why = (s: Situation, t: Trade, label?: string) => string;

/** Why something is not in the plan. */
export const leftoverWords: Record<"waits" | "noStep" | "tool" | "noSum" | "small" | "later", Why> = {
  waits: (_, t, label) => (label ? `Open until you answer: ${matter(t, label)}.` : "Open until you answer."),
  noStep: (s, t, label) =>
    label
      ? s.onlyInPerson
        ? `Face to face, ${matter(t, label)} is a matter of who stands where, not of a tool.`
        : `We have no honest step for ${matter(t, label)} that suits how ${t.customers} reach you and what you like to use.`
      : `Nothing in your channels gets at it.`,
  tool: (_, t, label) =>
    label
      ? `Would take a tool, and you would rather have none: ${matter(t, label)}.`
      : "Would take a tool you would rather not have.",
  noSum: (_, t, label) => (label ? `Too small to add up: ${matter(t, label)}.` : "Too small to add up."),
  small: (_, t, label) =>
    label ? `Smaller than any step above: ${matter(t, label)}.` : "Smaller than each step above.",
  later: (_, t, label) =>
    label ? `Next, once the first step runs: ${matter(t, label)}.` : "For a second round.",
};
