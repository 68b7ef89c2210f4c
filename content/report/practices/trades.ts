import type { Practices } from "./practice.ts";

/** What must be left before anybody is called. */
const DANGER = /gas|fire|smoke|spark|wire|monoxide/;

/** Those who drive to the customer. */
export const trades: Practices = {
  "Appointment Scheduling": () =>
    "Windows, not hours: morning or afternoon, and a message when somebody leaves for the house. Keep two or three open places a day for what cannot wait. One calendar, into which anybody who answers may write. Nobody, person or machine, can book for you until what is free can be seen in one place.",
  "Customer Support": (t) =>
    `Three messages answer ${t.status} before anybody asks: one when it is booked, one when you leave for it, one if you are more than half an hour late. Whoever sits in the office sends them; on the road nobody types. After the work one line: “Is everything as it should be?”`,
  "Lead Qualification": (t) =>
    `Ask before you drive: ${t.sort.join("; ")}. The address comes first. Two photos replace many visits. Say beforehand what coming out costs and what such a job usually runs between; anybody who flinches at that would not have signed at the kitchen table either.`,
  "After-Hours Coverage": (t) =>
    `Decide first whether anybody goes out. If somebody does: who is on call this week, what counts (${t.urgent}), what it costs before the door opens, all three on half a page. If nobody does: “We don't run at night. I can give you our first opening tomorrow.” Many take that over another voicemail.${DANGER.test(t.urgent) ? " In either case gas, fire and sparks come before you: everybody out, then 911." : ""}`,
  "Repetitive FAQ Handling": (t) =>
    `What coming out costs, how soon, which towns, ${t.ask[0]}: on the site and wherever people first reach you. A guess at a price from afar stays with somebody who has done the work, and what sounds dangerous is never talked through.`,
  "Data Entry/Form Filling": (t) =>
    `Whoever did the ${t.job} notes before driving off what was done and what was used; it is typed once, into ${t.system}. No paper comes back in the evening to be copied. Bills go out the next morning: a day sooner there is worth more than any form.`,
  "Order Processing": (t) =>
    `Whatever has to be ordered for a ${t.job} (${t.order}) is ordered by one person, on the day it is found missing, on one list: for whom, what, from whom, due. Nobody is given a date before it has come. For anything special take a deposit and have the number read back; what comes wrong costs you the drive twice.`,
  "Follow-up Communication": (t) =>
    `One list of all open ${t.cold.includes("estimate") ? "estimates" : "offers"}, looked at on Tuesdays and Fridays by the same person: the day after, on the fourth day, on the fourteenth (“Should I close this one out?”). Note why each was lost. Then the same for last year's customers who are due again, before the season, not in it.`,
  growth: () =>
    "Ask at the end of each job that went well, while they look at it, for two things: a review, and the name of one neighbor. Then look at what you drive past: the next job is cheapest on the same street.",
  experience: () =>
    "A window they can plan around, a call when you set out, and the price before you begin: people praise those three more often than the work itself.",
  cost: "second trips for the same thing, unpaid hours on the road, and jobs priced by feel: hold the last ten against what they took",
  efficiency:
    "jobs by part of town, what you drive loaded from a list the evening before, and a photo before anybody drives",
};
