import type { OutlinePoint } from "../kind.ts";

/**
 * What only the request’s own verb and object can be asked, where no noun of it brings questions of its own. `{do}` is the
 * deed as it is typed, ‘move the cooler’, and `{doing}` the same as a noun.
 */
export const ofDeed = {
  changes: [
    "Say what changes when you {do}, for whom, and from which day",
    "What exactly changes when you {do}, for whom, and from which day?",
    "The last day before and the first day after, written side by side by the hour; each of those whose work changes, asked alone.",
    "Two or three people by name, what each of them does otherwise, the first day, and what stays just as it is.",
    "Wanting to {do} without a first day or a name",
  ],
  cases: [
    "Go through the last five times you could {do}",
    "What came of the last five times it was a question whether to {do}?",
    "Messages, calendar and receipts of a year, and two who were there: each time with the date, what was done, and what it led to.",
    "Five lines, one for each. What three of them have in common comes first in the text.",
    "Going by the one time that everybody remembers",
  ],
  cost: [
    "Put a year’s cost on leaving it as it is",
    "What does it cost in a year if you don’t {do}, hours counted in?",
    "Two weeks of hours, lost jobs and things done twice, written down by whoever meets it; twelve months of what was paid for it.",
    "One sum for a year of leaving it as it is, beside what {doing} takes once. Without both of them there is nothing to decide.",
    "Counting what it takes, and not what it costs to wait",
  ],
} as const satisfies Record<string, OutlinePoint>;
