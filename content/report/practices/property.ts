import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

const common = {
  "Appointment Scheduling": () =>
    "Show in blocks: two hours, one part of town, a quarter of an hour each, the same afternoons every week. Offer the next place in a block before you offer another day. A message that morning with the address and “reply yes to keep it” saves most empty drives.",
  "Customer Support": (t) =>
    `Owners and buyers grow nervous when it is quiet. Every Thursday each open file gets three lines: what happened, what people said, what comes next, also when nothing happened. It takes an hour, and people mostly stop asking ${t.status}.`,
  "Lead Qualification": (t) =>
    `The same short list for everybody who asks, before a showing: ${t.sort.join("; ")}. Ask it in a friendly way and in writing, so that all are asked alike; fair housing wants that too. Who has no answers yet gets a list to read, not an afternoon.`,
  "After-Hours Coverage": (t) =>
    `What comes in the evening goes to whoever answers first: ${t.night}. Put the facts that people write for into the listing itself, and let the reply that goes out at night name your two standing showing windows: “Showings tomorrow are at [noon] and [five-thirty]; which suits you, for which address, and is there a place you'd sell first?” Somebody confirms before nine.`,
  "Repetitive FAQ Handling": () =>
    "For each listing one page with what is asked every time: when it can be seen, what it costs a month, heating, what stays. Send it before the showing. What a place is worth, or whether somebody should offer more, is never on a page; that is your work.",
  "Data Entry/Form Filling": (t) =>
    `Names, numbers and ${t.typed} are typed into portal, file and contract by hand. Fill one sheet for each listing and one for each person, check it with them once, and copy from there. A wrong letter in a name costs more at the closing than an hour now.`,
  "Order Processing": () =>
    "Photos, signs, certificates, keys: one checklist for each new listing with who, by when, done, on the wall or in a shared sheet. Order all of it on the day the owner signs. It goes public when the list is full, not before.",
  "Follow-up Communication": (t) =>
    `After each showing one question the next morning: “What would have to be different?” Note the answer beside the name; it tells you what to send next. Who goes quiet is written to once more in the second week, and once a quarter with something that is of use. ${cap(t.customers)} of five years ago know people who move.`,
  growth: () =>
    "Everybody you closed with two years ago knows somebody who will move this year. A call on the day they moved in, with what the house next door went for, is the cheapest listing you can win.",
  experience: () =>
    "Silence is what people complain of. A line on the same weekday, even with nothing in it, is worth more to them than any brochure.",
  cost: "portals and ads that brought nobody this year, drives for a single appointment, and files opened twice for a missing paper",
  efficiency:
    "one checklist for each kind of file with a date and a name on each line, and appointments by part of town",
} satisfies Practices;

export const property: Practices = common;

const { "Lead Qualification": _sorted, "After-Hours Coverage": _evening, ...rest } = common;
/** Homes that are let: those who call have a repair more often than a wish to see one. */
export const lettings: Practices = {
  ...rest,
  "Lead Qualification": () =>
    "Whoever gets in touch wants a repair, a home or somebody to look after theirs: ask which first, and keep a short list of questions for each. Asked in writing, all are asked alike; fair housing wants that too.",
  "After-Hours Coverage": (t) =>
    `Most of what comes at night can wait, if somebody says so. Half a page names what cannot (${t.urgent}), whom to wake for it, and who is next if nobody answers. Everything else hears the hour at which it is read.`,
  growth: () =>
    "A unit that stands empty for a month costs more than any advertisement: ask for notice early, offer the next tenant a date before it is empty, and write to those who asked last time.",
  experience: () =>
    "A tenant forgives a thing that breaks. Say within the hour that you have heard, and by evening when somebody comes, and they stay another year.",
  cost: "empty weeks between two tenancies, repairs ordered one at a time, and portals that brought nobody this year",
  efficiency:
    "repairs by part of town on fixed days, one inspection sheet with photos, and move-ins on two days a month",
};
