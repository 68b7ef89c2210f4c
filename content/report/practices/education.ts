import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

export const education: Practices = {
  "Appointment Scheduling": (t) =>
    /tour|test|trial/.test(t.job)
      ? `Two fixed hours a week for ${t.jobs}, and both are offered in the first answer. The day before, say where to come and who will be at the door. Whoever does not come hears from you that same afternoon, with the next two.`
      : `Give every ${t.customer} a standing time for the term, and one rule for absences in writing: told a day before, it can be made up in one of two fixed hours a month. Those two hours end most of the writing back and forth. Trial ${t.jobs} have their own slots.`,
  "Customer Support": (t) =>
    `One page a month to everybody: dates, what is new, what is due. Whoever wants to know ${t.status} writes to one address, which is read at two fixed times a day; people know those times. Teachers do not answer on their own; else each has a rule of their own.`,
  "Lead Qualification": (t) =>
    `Three questions place most people: ${t.sort.join("; ")}. Ask them in the first reply, with two trial times in the same message. Who fits nothing that you have is told so that day, with a name to try. Nobody should wait for a level test to hear what it costs.`,
  "After-Hours Coverage": (t) =>
    `Parents and people with jobs write in the evening (${t.night}), while your teachers teach. A reply that goes out at once names the two next trial times and the price, and asks for one choice. Somebody confirms it before noon. No teacher answers at ten at night.`,
  "Repetitive FAQ Handling": (t) =>
    `Dates, ${t.ask[0]}, ${t.ask[1]}, how to cancel: one page, and a link to it in each first reply. ${cap(t.expert)} is no entry on that page. A teacher says it in five minutes, and it is the talk after which people enroll.`,
  "Data Entry/Form Filling": (t) =>
    `One enrollment form that the family fills in once a year, with everything in it that is asked for later: who may pick up, allergies, how to pay, permission for pictures. Lists for teachers are made from it. Whatever else is kept by hand (${t.typed}) is dropped for a month on trial.`,
  "Order Processing": () =>
    "Books, exams, certificates, material: collected until one date in each term, paid with the order, handed out on one day. Say the date three times before it. Who comes later waits for the next one. It feels strict for one term and saves an hour a week from then on.",
  "Follow-up Communication": (t) =>
    `Who came to a trial hears from their teacher the next day, by name, with one thing that went well and one place that is kept until Friday. Who stopped gets a line before the next term begins, not sooner. Ask those who stay in the sixth week how it is going: that is when ${t.customers} decide to leave.`,
  growth: () =>
    "Ask in the sixth week, before anybody thinks of stopping, and offer the next term while they are proud of this one. A pupil who stays is worth three who come to try.",
  experience: () =>
    "What people want to hear is how it is going, before they ask. Two sentences from the teacher in the middle of the term, with one thing that has become better, keep more of them than any party.",
  cost: "groups that run half empty, rooms paid for in hours without a class, and material made anew each term",
  efficiency:
    "one bank of lessons by level, a fixed hour for feedback, and one calendar of terms and breaks for everybody",
};
