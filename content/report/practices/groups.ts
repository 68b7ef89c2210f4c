import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

/** Where people book a day, a trip or an occasion, mostly one for several. */
export const groups: Practices = {
  "Appointment Scheduling": (t) =>
    `Hold a date for two days, in writing, and say the hour at which it goes to the next in line; with a deposit it is theirs. One calendar shows what is free, held and paid for, and nobody promises ${t.jobs} from memory. For full days keep a waiting list with a number beside each name.`,
  "Customer Support": (t) =>
    `Two days before, everybody gets the same short message: where, when, what to bring, what happens if the weather turns, whom to call on the day. It answers ${t.status} before anybody asks. Whoever is on duty may put a bad day right up to an amount you name.`,
  "Lead Qualification": (t) =>
    `Before you offer anything: ${t.sort.join("; ")}, and who decides. Answer with two dates and one price for each person, all included. Groups ask three places and take the first clear answer; a no is best said the same day, with a name to try.`,
  "After-Hours Coverage": (t) =>
    `People plan this in the evening: ${t.night}. Let your page answer three things without you: what is free, what it costs for so many, how to hold it. What is left gets one answer before ten, with two dates in it.`,
  "Repetitive FAQ Handling": (t) =>
    `Facts (${t.ask[0]}; ${t.ask[1]}; what to bring; where to park) go on your page, into the confirmation and into saved replies, in the same words everywhere. ${cap(t.expert)} is never on a page: a person answers that, each time.`,
  "Data Entry/Form Filling": (t) =>
    `One form for the person who books, filled in once: ${t.typed}. Waivers and special needs come by a link that each guest fills in before the day, not on a clipboard at the start. Lists for whoever is on duty are printed from it.`,
  "Order Processing": (t) =>
    `Whatever is added to a booking (${t.order}) stands in the same line as the booking, with the price, and is paid with it. Say a last day for changes, and send one line that repeats the whole on that day. What nobody wrote down there is not brought.`,
  "Follow-up Communication": (t) =>
    `Whoever asked and did not book hears from you on the third day (“Should I keep the date until Friday?”), and once more when that date is nearly gone. Ask for the review while they still stand before you. And write to last year's ${t.customers} a month before the same date comes round.`,
  growth: () =>
    "Weekdays are what you have to sell: schools, firms, clubs and homes for older people book them, and one person there decides for twenty. Visit ten of those a quarter, with two dates in your hand.",
  experience: () =>
    "What people remember is the moment something went wrong, and who took it in hand. Whoever is on duty needs an amount that may be spent on the spot, and your leave to do it.",
  cost: "days that ran half full, what booking sites keep of each place, and money given back without a rule",
  efficiency:
    "waivers signed by a link beforehand, one message two days ahead that answers what everybody asks, and one calendar of what is free, held and paid",
};
