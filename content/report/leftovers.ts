import type { Situation, Trade } from "./kinds.ts";
import { cap, dear } from "./words.ts";

const matter = (t: Trade, label: string | undefined): string =>
  (
    ({
      "Appointment Scheduling": t.books ? `dates for ${t.jobs}` : "agreeing on dates",
      "Customer Support": `telling them ${t.status}`,
      "Lead Qualification": `sorting by ${t.sort[0]}`,
      "After-Hours Coverage": t.night,
      "Repetitive FAQ Handling": `'${t.ask[0]}'`,
      "Data Entry/Form Filling": `typing ${t.typed}`,
      "Order Processing": t.orders ? t.order : "what is ordered from you",
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
  for: "counted" | "named" | "aim" | "enough";
}
type Why = (s: Situation, t: Trade, f: Facts) => string;

const BECAUSE: Record<Facts["for"], string> = {
  counted: "it deals with what you counted as missed",
  named: "it deals with something else you named or counted",
  aim: "it serves what you want most",
  enough: "",
};

/** Why something is not in the plan. */
export const leftoverWords: Record<
  | "unsummed"
  | "always"
  | "waits"
  | "full"
  | "noStep"
  | "tool"
  | "noSum"
  | "time"
  | "counted"
  | "yields"
  | "small"
  | "next"
  | "assistant",
  Why
> = {
  unsummed: () => "It has its step, though we expect that step to save only minutes.",
  always: () =>
    "Somebody of yours is there at any hour, so nothing is lost while you are closed. What is left to settle is who gets the call when the first person does not answer.",
  waits: (_, t, { label }) =>
    label ? `Open until you answer: ${matter(t, label)}.` : "Open until you answer.",
  full: (s, t, { label }) =>
    s.room
      ? `These steps bring as many ${t.newOnes} as you have room for.`
      : `No room for another ${t.newOne}, by your own count.${label === "After-Hours Coverage" && s.phone ? ` For the ${t.customers} you have, the greeting below says who helps.` : ""}`,
  noStep: (s, t, { label }) =>
    label === "Follow-up Communication" && t.mourning
      ? "Nobody is chased after a loss. One card by hand that asks for nothing does more than any message."
      : label
        ? s.onlyInPerson
          ? `Face to face, ${matter(t, label)} depends on who stands where, not on a tool.`
          : `We know no step for ${matter(t, label)} that fits how ${t.customers} reach you. Tell us how it goes wrong and we will look again.`
        : "We know no step that fits; tell us how it goes wrong and we will look again.",
  tool: () => "It would take a tool, and you would rather not have one.",
  noSum: () => "Too little to set anything up for.",
  time: () => "It costs as much as it brings.",
  counted: (_, __, { would }) => `Once you have counted: ${would}.`,
  yields: (_, __, f) =>
    f.for === "enough"
      ? `${cap(f.would)} would bring ${f.left} a month after costs. Three steps at once are enough, so it comes next.`
      : `${cap(f.would)} would bring ${f.left} a month after costs. ${cap(f.less)} brings less, but is in the plan because ${BECAUSE[f.for]}. This comes next.`,
  small: (_, t, f) =>
    f.label === "Order Processing" && dear(t)
      ? `${cap(f.would)} would bring ${f.left} a month after costs, counting only the minutes. One order made wrong costs more than a year of those: have each one signed before you start on it.`
      : `${cap(f.would)} would bring ${f.left} a month after costs: not worth another habit yet.`,
  assistant: (_, __, f) =>
    `${cap(f.would)} would bring ${f.left} a month after costs, much of it money that these steps win already. Decide once they have run for a month.`,
  next: (_, __, f) => `${cap(f.would)} comes next. It would bring ${f.left} a month after costs.`,
};
