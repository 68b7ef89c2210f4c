import { isPaidAhead } from "../circumstances.ts";
import type { Question } from "../kinds.ts";
import { dates } from "../words.ts";

/** Tuition, a membership or a package comes in whether somebody turns up or not. */
export const paidAnyway: Question = {
  id: "paid-anyway",
  basis: ["industry"],
  when: (s) => s.noShows > 0 && isPaidAhead(s.trade) && !s.slotPriced,
  text: (_, t) =>
    `You counted {a.noShowsPerWeek} ${dates(t)} a week that nobody came to. **Are you paid for them anyway,** by the month, the term or the package?`,
  why: (_, t) =>
    `If you are, they cost you nothing. Until you tell us, they are in none of our numbers, and no ${t.customer} is asked for a deposit.`,
  opens: ["no-shows"],
};
