import type { Step } from "../kinds.ts";
import { FEW, openOffers, unasked } from "../own-hours.ts";
import { article, brief } from "../words.ts";

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
  because: (_, t) => `one is missed now and then, and some ${t.customers} have decided by then`,
  already: (_, t) =>
    t.lapses ? `whoever stays away hears from you` : `each of your ${brief(t.cold)} gets a second word`,
  title: (_, t, __, cases) =>
    t.lapses
      ? `Fridays: a line to ${t.customers} who stay away`
      : cases < FEW
        ? `A date for a second word on ${brief(t.cold)}`
        : `Fridays: a second word on ${brief(t.cold)}`,
  does: (s, t, __, cases) =>
    t.lapses
      ? `Each Friday, look for ${t.cold}. Each of them gets two sentences from you: that you noticed, and “Is something in the way?” Once; then it is closed.`
      : cases < FEW
        ? `By our guess some {p.friday-list.year} a year end without a yes or a no: too few for a list, and each worth a word. ${s.inPerson || s.phone ? "Before you part, say" : "In the offer itself, say"} on which day you will ask, and note it for yourself.`
        : `By our guess some {p.friday-list.cases} a month end without a yes or a no. Each Friday those of the week before whom nobody has asked again get two sentences from you: what was offered, and “What would you need to decide?” Once; then it is closed.`,
  dayOne: (_, t, __, cases) =>
    t.lapses
      ? `This Friday, the first five in ${t.system} who should have come and did not.`
      : cases < FEW
        ? `The last of your ${brief(t.cold)} that is still open: ask today, in two sentences.`
        : `This Friday, those of the last two weeks, the newest first.`,
  needs: (_, t, __, cases) =>
    t.lapses
      ? `a way to see in ${t.system} who was last here when`
      : cases < FEW
        ? `a line in your calendar for each of your ${brief(t.cold)}`
        : `a sheet for your ${brief(t.cold)}: name, offer, day you last spoke`,
  watch: (_, t, __, cases) =>
    t.lapses
      ? "of ten asked, how many came again"
      : cases < FEW
        ? `${brief(t.cold)} this year with a yes or a no, out of all`
        : `of ten ${t.customers} asked, how many answered and came`,
  never: (_, t) => `ask a third time, or hurry ${article(t.customer)}`,
  short: (_, t) =>
    t.lapses ? `a line to ${t.customers} who stay away` : `a second word on ${brief(t.cold)}`,
};
