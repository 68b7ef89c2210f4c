import type { Step } from "../kinds.ts";
import { FEW, openOffers, unasked } from "../own-hours.ts";
import { article, brief, dear, wasThere } from "../words.ts";

export const fridayList: Step = {
  id: "friday-list",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks"],
  when: (s) => s.followUp,
  comfort: 0,
  closes: { "cold-leads": 0.85, "broken-off": 0.85 },
  takes: ["Follow-up Communication"],
  setupHours: 1,
  cases: openOffers,
  work: (value, t) => [
    {
      what: t.lapses ? "lines, two sentences each" : `${brief(t.cold)}, two sentences each`,
      count: Math.max(1, Math.round(unasked(value))),
      minutes: 5,
    },
  ],
  already: (_, t) =>
    t.lapses
      ? `everybody who stays away hears from you`
      : `every one of your ${brief(t.cold)} already gets a follow-up`,
  title: (_, t, __, cases) =>
    t.lapses
      ? `On Fridays, write to ${t.customers} who stopped coming`
      : cases < FEW
        ? `Check back on every one of your ${brief(t.cold)}`
        : `On Fridays, follow up on open ${brief(t.cold)}`,
  does: (s, t, __, cases) =>
    t.lapses
      ? `Each Friday, look for ${t.cold}. Send each of them two sentences: that you noticed, and “Is something in the way?” Once, and then leave it.`
      : cases < FEW
        ? `We estimate that some {p.friday-list.year} of your ${brief(t.cold)} a year end without a yes or a no: too few for a weekly list, and each one worth asking about. ${s.inPerson || s.phone ? "Before you part, say" : "In the offer itself, say"} which day you will check back, and put it in your calendar.`
        : !dear(t)
          ? `About {p.friday-list.cases} of your ${brief(t.cold)} a month end in silence, by our estimate. Put them on one sheet, and on Fridays write to everybody on it from the week before: “${wasThere(t) ? "How was it for you" : "Is there anything you would like to ask or change"}?” One line, and no second one.`
          : s.phone && s.comfort <= 1
            ? `Some {p.friday-list.cases} of your ${brief(t.cold)} a month are never decided, by our estimate. Keep an hour on Friday afternoons, call whoever is still thinking, ${wasThere(t) ? "and ask how they see it now" : "say until when the price is good, and ask what is missing for a yes"}. One call to each: after that it is a no, and you both know.`
            : `We estimate that about {p.friday-list.cases} of your ${brief(t.cold)} a month end without a yes or a no. Every Friday, each ${t.customer} from last week who has not decided gets two sentences: ${wasThere(t) ? "that you remember the talk, and “How do you see it now?”" : "what you offered and until when it is good, and “Is there a question I can answer?”"} Once, and then you close it.`,
  dayOne: (s, t, __, cases) =>
    t.lapses
      ? `This Friday, write to the first five in ${t.system} who should have come and did not.`
      : cases < FEW
        ? `Pick the most recent of your ${brief(t.cold)} that is still open and ask today, in two sentences.`
        : dear(t)
          ? s.phone && s.comfort <= 1
            ? `Write the names behind the last ten ${brief(t.cold)} on a sheet, with numbers, and call the top three on Friday.`
            : `This Friday, take the ${brief(t.cold)} of the last two weeks, newest first.`
          : `Go through last month's ${brief(t.cold)} and write to the three you remember best.`,
  needs: (_, t, __, cases) =>
    t.lapses
      ? `a way to see in ${t.system} who last came when`
      : cases < FEW
        ? `a calendar entry for each of your ${brief(t.cold)}`
        : dear(t)
          ? `a sheet of your ${brief(t.cold)}: name, offer, date of your last contact`
          : `one sheet: who, what, since when`,
  watch: (s, t, __, cases) =>
    t.lapses
      ? "of ten asked, how many came back"
      : cases < FEW
        ? `how many ${brief(t.cold)} this year ended in a yes or a no`
        : dear(t)
          ? s.phone && s.comfort <= 1
            ? `names on the Friday sheet, and those with a yes beside them`
            : `of ten ${t.customers} asked, how many answered and how many said yes`
          : `${brief(t.cold)} that became a yes`,
  never: (_, t) => `ask a third time, or hurry ${article(t.customer)}`,
  short: (_, t) =>
    t.lapses ? `a note to ${t.customers} who stopped coming` : `a follow-up on your ${brief(t.cold)}`,
};
