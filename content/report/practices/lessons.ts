import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

/** Where people learn by the lesson or the course: no word of terms, trials or classrooms, which some of them have not. */
export const lessons: Practices = {
  "Appointment Scheduling": (t) =>
    `Agree the next ${t.job} before they leave this one, and several at once where they come often. One rule in writing for what is moved or missed: how long before, and what it costs. Whoever asks anew is offered two times, never “when would suit you?”.`,
  "Customer Support": (t) =>
    `People ask ${t.status} where nobody told them when they would know. Say the day yourself, at the end of a ${t.job}, and send one line when it changes. One person clears what came in, at two fixed times a day, and people know those times.`,
  "Lead Qualification": (t) =>
    `Three questions place most people: ${t.sort.join("; ")}. Ask them in the first reply, with the price and the next two times in the same message. Whoever fits nothing that you have is told so that day, with a name to try.`,
  "After-Hours Coverage": (t) =>
    `What comes in the evening (${t.night}) wants three facts: the price, the next two times, and how to take one. Put them where people look first, and into a reply that goes out at once. Somebody confirms it before noon.`,
  "Repetitive FAQ Handling": (t) =>
    `${cap(t.ask[0]!)}, ${t.ask[1]}, ${t.ask[2]}, how to cancel: one page, and a link to it in each first reply. ${cap(t.expert)} is no entry on that page: whoever teaches says it, and it is the talk after which people sign up.`,
  "Data Entry/Form Filling": (t) =>
    `One form, filled in once by whoever signs up, with everything in it that is asked for later: ${t.typed}. Strike each field that nobody has looked at this year, and put the rest in the order in which ${t.system} has it.`,
  "Order Processing": (t) =>
    `For ${t.order}: one list, one day a week on which it is sent, paid with the order. Say that day when somebody asks. Whatever comes later waits for the next one.`,
  "Follow-up Communication": (t) =>
    `Think of ${t.cold}. One line on the second day with two real times in it, one more a week later, then none. It comes from whoever would teach them, by name.`,
  growth: (t) =>
    `Ask the last ten ${t.newOnes} where they heard of you and what they waited for. Whoever sent two of them is thanked by name this week, and hears from you again before the next season.`,
  experience: (t) =>
    `What people want to hear is how it is going, before they ask. Two sentences after every fifth ${t.job}, with one thing that has become better and what comes next.`,
  cost: "paid hours in which nobody is taught, ways between two lessons, and material made anew each time",
  efficiency:
    "lessons in one place or one part of town in a row, a fixed hour for messages, and one calendar that everybody sees",
};
