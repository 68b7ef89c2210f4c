import type { Step, Trade } from "../kinds.ts";
import { openOffers, unasked, weekly } from "../own-hours.ts";
import { article, brief, dear, isLegal, wasThere } from "../words.ts";

/** An offer that took work is asked about three times, others twice. */
const isChased = (t: Trade) => !wasThere(t) && (dear(t) || t.examples.offer !== undefined);

export const fridayList: Step = {
  id: "friday-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  comfort: 0,
  // Their streams count those alone whom a word would win.
  closes: { "cold-leads": 1, "broken-off": 1 },
  takes: ["Follow-up Communication"],
  setupHours: 1,
  cases: openOffers,
  work: (value, t) => [
    weekly("looks through the list", 10),
    {
      what: t.lapses
        ? "lines, two sentences each"
        : `follow-ups on your ${brief(t.cold)}, ${isChased(t) ? "three" : "two"} for each`,
      count: Math.max(1, Math.round(unasked(value) * (t.lapses ? 1 : isChased(t) ? 3 : 2))),
      minutes: 5,
    },
  ],
  subject: "Follow-up Communication",
  already: (_, t) =>
    t.lapses
      ? `everybody who stays away hears from you`
      : `every one of your ${brief(t.cold)} already gets a follow-up`,
  title: (_, t) =>
    t.lapses
      ? `On Fridays, write to ${t.customers} who stopped coming`
      : wasThere(t)
        ? `Follow up on ${brief(t.cold)}, from one list`
        : `One list for your open ${brief(t.cold)}`,
  does: (s, t) =>
    t.lapses
      ? `Each Friday, look for ${t.cold}. Send each of them two sentences: that you noticed, and “Is something in the way?” Once, and then leave it.`
      : isLegal(t)
        ? `Whoever has not signed goes on it, with the deadline that runs. One named person ${s.phone ? "calls" : "writes"} on day two, sooner where a date is near. On day seven a short letter says that you do not act for them yet, and the file is closed.`
        : wasThere(t)
          ? `Each undecided ${t.customer} goes on it. ${s.phone && dear(t) ? "Call" : "Write"} on day two and day seven with two real times for what comes next, then stop. One named person keeps it.`
          : isChased(t)
            ? `The work in them is done: they are the cheapest ${t.newOnes} you can win. ${s.phone ? "Call the day after, write on day four and call once more on day fourteen" : "Write the day after, on day four and on day fourteen"}; then ask for a yes or a no, and note why each was lost.`
            : `Note each the day it goes out. A silent ${t.customer} hears from you the day after, and once more within two weeks${s.sms ? ", by text" : ""}; then cross it out and write the reason beside it.`,
  dayOne: (_, t) =>
    t.lapses
      ? `This Friday, write to the first five in ${t.system} who should have come and did not.`
      : isLegal(t)
        ? `Look up who came in the last thirty days and has not signed. Tomorrow those hear from you whose deadline runs first.`
        : `List the ${brief(t.cold)} of the last thirty days that are still without a yes or a no. Start tomorrow, with the newest.`,
  needs: (_, t) =>
    t.lapses ? `a way to see in ${t.system} who last came when` : `one sheet: name, what, day, last word`,
  watch: (_, t) =>
    t.lapses
      ? "of ten asked, how many came back"
      : `of ten ${brief(t.cold)}, how many ended in a yes or a no`,
  never: (_, t) => `ask a third time, or hurry ${article(t.customer)}`,
  short: (_, t) =>
    t.lapses ? `a note to ${t.customers} who stopped coming` : `a follow-up on your ${brief(t.cold)}`,
};
