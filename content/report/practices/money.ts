import type { Practices } from "./practice.ts";

export const money: Practices = {
  "Appointment Scheduling": (t) =>
    `Fix the hours for ${t.jobs}, morning blocks in busy months and afternoons in quiet ones, and let anybody who answers book into them. Send the list of papers with the confirmation and a reminder of the one that is always forgotten. Without the papers the meeting is moved, not held.`,
  "Customer Support": (t) =>
    `Make the waiting visible: one line when papers arrive (“all here; done by the twentieth”), one when something is missing, one when it is finished. Three saved messages and a column in ${t.system} are enough. Then nobody has to ask ${t.status}.`,
  "Lead Qualification": (t) =>
    `Ask before you meet: ${t.sort.join("; ")}. Write down which kinds you want more of and which you pass on, with the name of somebody who takes those. Say no within a day; a wrong client costs more hours in spring than three right ones bring.`,
  "After-Hours Coverage": (t) =>
    `Worry looks for an answer at ten at night: ${t.night}. A fixed reply says when you read it, and what to do if money is moving right now: go to the bank or carrier by what stands on their own card, never by what the message says. Read these first each morning.`,
  "Repetitive FAQ Handling": (t) =>
    `Two sheets by season. The first has facts: dates, fees, how to send papers, ${t.ask[2]}. It goes out before people ask, with the yearly letter and on the site. The second is for whoever answers: what is never said (${t.never[0]}), and the sentence with which it goes to you.`,
  "Data Entry/Form Filling": (t) =>
    `Ask for papers in one place and in one form: a shared folder for each ${t.customer}, named the same way, with last year's list in it as a checklist. Copy ${t.typed} once, into ${t.system}. Send a photo back the same day if it cannot be read, not in the week of the deadline.`,
  "Order Processing": (t) =>
    `Standard requests (${t.order}) come by one form that asks everything, and leave on two fixed days a week. Tell people those days. What arrives incomplete goes back at once with the missing line marked; it does not start to wait on your desk.`,
  "Follow-up Communication": (t) =>
    `Put the yearly review of each ${t.customer} into the calendar on the day the last one ends, in a month that is quiet for you. Who only asked gets two lines the day after and a question in the second week: “Is anything unclear?” A change in their life (a house, a child, a sale) is the best reason to write.`,
  growth: () =>
    "Your best new work comes from those you have, in the week in which something went well or changed: a return filed, a claim paid, a house bought. Ask then, by name, for one person they know.",
  experience: () =>
    "People do not mind the wait for their numbers; they mind not knowing whether you have all you need. One line when it is complete ends most calls.",
  cost: "programs paid for twice, work redone since papers came late, and small accounts that take as long as large ones",
  efficiency:
    "a calendar of the year with a date for each file, papers asked for once and checked the day they come, and like work in blocks",
};
