import type { Trade } from "../kinds.ts";
import type { Step } from "../step-kinds.ts";
import { daily, openOffers, unasked, weekly } from "../own-hours.ts";
import { article, brief, dear, isLegal, wasThere } from "../words.ts";

/** An offer that took work is asked about three times; others twice, as is work that was planned with somebody who comes again. */
const isChased = (t: Trade) =>
  !wasThere(t) && t.examples.planned === undefined && (dear(t) || t.examples.offer !== undefined);

export const fridayList: Step = {
  id: "friday-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  comfort: 0,
  // Their streams count those alone whom a word would win.
  closes: { "cold-leads": 1, "broken-off": 1, "open-plans": 1 },
  takes: ["Follow-up Communication"],
  setupHours: 1,
  cases: openOffers,
  work: (value, t) => [
    // Who is due on the third day is not seen once a week.
    t.lapses ? weekly("looks through the list", 10) : daily("looks at who is due", 2),
    unasked(
      value,
      t.lapses ? 1 : isChased(t) ? 3 : 2,
      5,
      t.lapses
        ? "lines, two sentences each"
        : `follow-ups on your ${brief(t.cold)}, ${isChased(t) ? "three" : "two"} for each`,
    ),
  ],
  subject: "Follow-up Communication",
  already: (_, t) =>
    t.lapses
      ? `everybody who stays away hears from you`
      : `every one of your ${brief(t.cold)} already gets a follow-up`,
  title: (_, t) =>
    t.lapses
      ? `Write to ${t.customers} who stopped coming`
      : wasThere(t)
        ? `Follow up on ${brief(t.cold)}, from one list`
        : `Keep one list of your open ${brief(t.cold)}`,
  does: (s, t) =>
    t.lapses
      ? `Each Friday, look for ${t.cold}. Write each person two sentences: that you've noticed, and “Is something in the way?” Do it once, then let it be.`
      : isLegal(t)
        ? `It lists everyone who hasn't signed, with any deadline that's running. One named person ${s.phone ? "calls" : "writes"} on day two, sooner if a date is close. On day seven a short letter says that you don't represent them yet, and you close the file.`
        : wasThere(t)
          ? `Put every undecided ${t.customer} on it. ${s.phone && dear(t) ? "Call" : "Write"} on day two and day seven with two real times for what comes next, then stop. One named person keeps the list.`
          : isChased(t)
            ? `You've already done the work in them, so these are the cheapest ${t.newOnes} you can win. ${s.phone ? "Call the day after, write on day four and call once more on day fourteen" : "Write the day after, on day four and on day fourteen"}; then ask for a yes or a no, and note why each was lost.`
            : `Write each one down the day it goes out. If the ${t.customer} says nothing, follow up the next day, and once more within two weeks${s.sms ? ", by text" : ""}. Then cross it off and note the reason.`,
  dayOne: (_, t) =>
    t.lapses
      ? `This Friday, write to the first five in ${t.system} who should have come and didn't.`
      : isLegal(t)
        ? `Look up who came in over the last thirty days and hasn't signed. Tomorrow, get in touch with those whose deadline comes first.`
        : `List the ${brief(t.cold)} from the last thirty days that never got a yes or a no. Start tomorrow, with the newest.`,
  needs: (_, t) =>
    t.lapses
      ? `a way to see in ${t.system} who last came when`
      : `one sheet: name, what for, day, last contact`,
  watch: (_, t) =>
    t.lapses
      ? "of ten asked, how many came back"
      : `of ten ${brief(t.cold)}, how many ended in a yes or a no`,
  never: (_, t) => `ask a third time, or hurry ${article(t.customer)}`,
  short: (_, t) =>
    t.lapses ? `a note to ${t.customers} who stopped coming` : `a follow-up on your ${brief(t.cold)}`,
};
