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
export const leftoverWords: Record<"waits" | "noStep" | "noSum" | "small" | "later", Why> = {
  waits: (_, t, label) =>
    label ? `Open until you answer the question about it: ${matter(t, label)}.` : "Open until you answer.",
  noStep: (s, t, label) =>
    label
      ? s.onlyInPerson
        ? `Face to face, ${matter(t, label)} is a matter of who stands where, not of a tool.`
        : `For ${matter(t, label)} we have no honest step with your channels and your comfort with tools.`
      : `Nothing in your channels gets at it.`,
  noSum: (_, t, label) => (label ? `Too small to add up: ${matter(t, label)}.` : "Too small to add up."),
  small: (_, t, label) =>
    label
      ? `Smaller than each step above; ${matter(t, label)} can wait for the second quarter.`
      : "Smaller than each step above.",
  later: (_, t, label) =>
    label
      ? `Worth it, but for more effort or price than the steps above: ${matter(t, label)} comes next, once the first step runs.`
      : "Worth it, but later: its step would close what another closes already, or costs more effort.",
};
