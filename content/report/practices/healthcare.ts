import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

export const healthcare: Practices = {
  "Appointment Scheduling": () =>
    "Keep two slots a day that nobody may fill before that morning: they are for today. For everything else offer two times (“Tuesday at ten or Thursday at three?”), never “when would suit you?”. Whoever cancels is asked for a new date in the same breath.",
  "Customer Support": (t) =>
    `People ask a second time where nobody promised anything. Say a name and a day at the end of each visit: “You'll hear from Ana by Thursday.” The one named keeps a short list of what is still owed to whom, and clears it before lunch and before closing. Then nobody has to ask ${t.status}.`,
  "Lead Qualification": (t) =>
    `Three questions before a first visit is booked, in the same order each time, on a card at the desk: ${t.sort.join("; ")}. The answers decide how long the visit is and whether somebody clinical looks first. Nobody at the desk guesses.`,
  "After-Hours Coverage": (t) =>
    `Record the night greeting anew: first what cannot wait and where to go with it (${t.urgent}), then when you open, then “leave your name and what it is about; we call back from eight”. One person has that list before the first ${t.customer} comes, and ticks off each name by ten.`,
  "Repetitive FAQ Handling": (t) =>
    `Keep a tally at the desk for one week. Facts (${t.ask[0]}; ${t.ask[1]}; parking, what to bring) go on one page, into the confirmation and into your saved replies. ${cap(t.expert)} stays off it: that question goes to whoever is allowed to answer it.`,
  "Data Entry/Form Filling": (t) =>
    `Send the form with the confirmation instead of handing out a clipboard, so that ${t.typed} are written once, by whoever knows them. The desk only checks. Strike every field that nobody has looked at this year, and put the rest in the order in which ${t.system} asks for it.`,
  "Order Processing": () =>
    "Keep one list for everything that is ordered from you, refills, supplies, copies of records: date, for whom, what, who has to look at it, ready by when. It is worked through at two fixed times a day, and people are told those two times instead of “you'll hear from us”.",
  "Follow-up Communication": (t) =>
    `Whoever saw the ${t.customer} names the next date before the visit ends, and whoever takes payment books it. Who leaves without one goes on a list by month. One hour a week the same person works through it: “You're about due. I have Thursday at ten or Friday at four.” No message names what it is for.`,
  growth: (t) =>
    t.once
      ? "Nearly everybody is sent to you: a time within days, and a report back the same week, decide who is sent next."
      : `Count how many of the last two hundred ${t.customers} have no next ${t.job}. That list is longer than any an advertisement brings, and nobody on it has to be won over.`,
  experience: () =>
    "People forgive a wait that they were told of. Say at the desk how long it will be, and say it again, unasked, when it grows longer: what is written in reviews is mostly about that silence.",
  cost: "supplies ordered by more than one person, bills that come back for a missing field, and paid hours with nobody in the room",
  efficiency:
    "visits of one kind in a row, forms signed before the day, and notes finished before the next one comes in",
};
