import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

/** Where people come in for a service, and whatever no other list knows. */
export const local: Practices = {
  "Appointment Scheduling": (t) =>
    `Offer the gaps, not the day: “I have Wednesday at two or Friday at ten.” ${t.returns ? `The next ${t.job} is agreed before this one ends. ` : ""} A message the day before asks for a yes, and by noon whoever has not answered is asked again. Keep five names who would come at an hour's notice; an empty place is then filled by two messages.`,
  "Customer Support": (t) =>
    `Say the day and the price before you begin, and send one line the moment either changes. Then nobody has to ask ${t.status}. Let whoever is there settle a complaint on the spot, up to an amount you name; what costs time is asking around.`,
  "Lead Qualification": (t) =>
    `Ask everybody the same: ${t.sort.join("; ")}. It tells you how long to plan, who should do it and whether it is for you at all. Say the price range in that first conversation; nobody likes to hear it at the end.`,
  "After-Hours Coverage": (t) =>
    `People think of you when you are closed. The greeting, the profile and the site give three things: when you open, how to ask for a time, when it is answered. Read what came overnight before the first ${t.customer}, and offer two times to each. That is ten minutes that most places never take.`,
  "Repetitive FAQ Handling": (t) =>
    `Let everybody note for a week what they are asked. Facts (${t.ask[0]}; ${t.ask[1]}; when and where to find you) go on one page and into saved replies. ${cap(t.expert)} does not belong there: that conversation is why people choose you.`,
  "Data Entry/Form Filling": (t) =>
    `For three days, make a mark wherever ${t.typed} get written down. Whatever is written twice lives in one place from then on, the one you look at when somebody is waiting for an answer (${t.system}). New people fill in a short form once, beforehand.`,
  "Order Processing": () =>
    "One sheet for whatever is ordered: who, what exactly, second choice, by when, paid how much, who took it. It is read back before the conversation ends. Look at the open ones on Mondays and Thursdays; whoever waits longer than promised is told before they ask. A deposit ends most of what is never picked up.",
  "Follow-up Communication": (t) =>
    `Two lists, an hour a week, one person. Those who are due again: “You're about due; I have Thursday at ten or Friday at four.” Those who asked and did not book: one line on the second day, one on the seventh, then leave it. Do it by hand for four weeks, and automate only the message that ${t.customers} answered.`,
  growth: () =>
    "Whoever leaves without the next date, or without a reason to come back, has to be found again. Count for a week how many of ten do; that is cheaper to change than anything you could advertise.",
  experience: () =>
    "Tell people at the start what it will cost and how long it takes, and say it again if that changes. Nearly every complaint is about one of the two.",
  cost: "what your five most common services cost you against what they bring in, supplies bought in small lots, and paid hours in which nobody wants anything",
  efficiency:
    "like work in blocks instead of as it comes, the morning laid out the evening before, and one list of what is still open",
};

/** Where nothing is sold: people come for help, or to give it. */
export const giving: Practices = {
  ...local,
  "Appointment Scheduling": () =>
    "Two fixed hours a week are for visits, and everybody knows them. Whoever cannot come then is offered two other times in one message. Rooms and helpers stand in one calendar that all of you see.",
  "Customer Support": (t) =>
    `Say at once when somebody will hear from you, and who that is; then nobody has to ask ${t.status}. One person keeps the list of what was promised and reads it through twice a week.`,
  "Lead Qualification": (t) =>
    `Ask everybody the same: ${t.sort.join("; ")}. Write down the answer beside the name, so that nobody has to tell it twice. What you cannot do is said that day, with a place that can.`,
  "Follow-up Communication": (t) =>
    `Think of ${t.cold}. Whoever came for the first time hears from a person by name within two days. Whoever stayed away for a month gets one line that asks for nothing.`,
  growth: () =>
    "Ask the last ten who came for the first time who brought them. Most were brought by somebody: ask those who come to bring one person to one date.",
  experience: () =>
    "Nearly every complaint is about not having been seen. A name that is remembered, and a thank you within two days, do more than any event.",
  cost: "things that are kept going for very few, bills that nobody compared this year, and room that stands empty and could be lent",
  efficiency:
    "one calendar for rooms and helpers, fixed hours for visits, and one list of what was promised to whom",
};
