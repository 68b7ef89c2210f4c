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
  /** What it loses is hours alone. */
  hours: boolean;
  /** Why that one stands there all the same. */
  for: "first" | "counted" | "named" | "aim" | "enough";
}
type Why = (s: Situation, t: Trade, f: Facts) => string;

const BECAUSE: Record<Facts["for"], string> = {
  first: "it deals with what you put first on your list",
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
  | "last"
  | "next"
  | "assistant",
  Why
> = {
  unsummed: () => "It has its step, though by our guesses that step saves only minutes.",
  always: () =>
    "Somebody of yours is there at any hour, so nothing is counted as lost while you are closed. What is left to settle is who is rung when the first does not answer.",
  waits: (_, t, { label }) =>
    label ? `Open until you answer: ${matter(t, label)}.` : "Open until you answer.",
  full: (s, t, { label }) =>
    `No room for another ${t.newOne}, by your own count.${label === "After-Hours Coverage" && s.phone ? ` For the ${t.customers} you have, the greeting in the annex says who helps.` : ""}`,
  noStep: (s, t, { label }) =>
    label
      ? s.onlyInPerson
        ? `Face to face, ${matter(t, label)} depends on who stands where, not on a tool.`
        : `We know no step for ${matter(t, label)} that fits how ${t.customers} reach you; what we would ask first is how it goes wrong.`
      : "We know no step that fits; tell us how it goes wrong and we will look again.",
  tool: () => "It would take a tool, and you would rather not have one.",
  noSum: () => "Too little to organize anything for.",
  time: () => "It costs as much as it brings.",
  counted: (_, __, { would }) => `After the count: ${would}.`,
  yields: (_, __, f) =>
    f.for === "enough"
      ? `${cap(f.would)} would leave ${f.left} a month. Three steps at once are enough: it can come after them.`
      : `${cap(f.would)} would leave ${f.left} a month. ${cap(f.less)} leaves less, but is in the plan because ${BECAUSE[f.for]}. It can come after them.`,
  small: (_, t, f) =>
    f.label === "Order Processing" && dear(t)
      ? `${cap(f.would)} would leave ${f.left} a month, since our sums see only the minutes. One order that is made wrong costs more than a year of them: have each signed before anything is begun.`
      : `${cap(f.would)} would leave ${f.left} a month: not worth another habit yet.`,
  last: (_, __, f) =>
    `${cap(f.would)} would leave only ${f.left} a month${f.hours ? "; if it takes you more hours than we reckoned, tell us how many" : ""}.`,
  assistant: (_, __, f) =>
    `${cap(f.would)} would leave ${f.left} a month by our sums, much of it in place of what these steps win. Decide on it when they have run for a month.`,
  next: (_, __, f) => `${cap(f.would)} would leave ${f.left} a month. It can come after these.`,
};
