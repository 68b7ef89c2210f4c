import type { Practices } from "./practice.ts";

export const legal: Practices = {
  "Appointment Scheduling": () =>
    "Block three consultation hours a week, at the same times, and give them away only for that. Whoever answers may book into them without asking a lawyer. The confirmation says what to bring and what the hour costs; a consultation with papers on the table takes half as long.",
  "Customer Support": (t) =>
    `Clients ask because they fear that nothing is happening. One afternoon every second week each open matter gets one line to the client, even if it says “nothing new; the court has until March”. Tell new ${t.customers} of it at the start: they stop asking ${t.status}.`,
  "Lead Qualification": (t) =>
    `A one-page intake, and nobody gets to a lawyer without it: the names for the conflict check first, then ${t.sort.join("; ")}. Two outcomes only: a consultation this week, or the name of somebody who does that kind of work. A kind no in the first conversation is a service too.`,
  "After-Hours Coverage": (t) =>
    `What comes at night (${t.night}) goes to the next name when there is only a beep. Let the greeting say who calls back and when (“a lawyer's assistant calls you by nine”), and what must not wait (${t.urgent}) with a number for it. That list is the first work of the day, before mail.`,
  "Repetitive FAQ Handling": (t) =>
    `Write down for two weeks what people ask. Facts (${t.ask[0]}, what to bring, how to pay) go on a page and into saved replies. “Do I have a case?” and “what would you do?” are what people pay you for: the page answers them with how to get an hour, and nothing else.`,
  "Data Entry/Form Filling": (t) =>
    `Let the client fill in one questionnaire before the first hour, with the names spelled as in the papers, and take ${t.typed} from it into ${t.system} once, on the day it comes. From then on documents are filled from the file, and corrections are made there, not in the document.`,
  "Order Processing": (t) =>
    `What is always the same (${t.order}) gets a checklist, a price and a day: what the client sends, who drafts, who reads, when it goes out. Begin only when everything on the list has come, and say so on the day it is ordered. Half-complete files cost most of the time.`,
  "Follow-up Communication": (t) =>
    `A consultation that ends with “think about it” gets a note the next morning with what was discussed in three lines and the fee, and one question on the fifth: “What is still open?” After that you close the file in writing. It is also the cleanest proof that somebody is not your ${t.customer}.`,
  growth: () =>
    "Most people call two offices and sign with the first that gives them a time and a range for the fee in one conversation. Whoever answers needs both in front of them.",
  experience: () =>
    "What people fear is silence. Tell them at the start which months will be quiet and why, and name the one person they may ask.",
  cost: "hours written off at billing, research services nobody opened this year, and drafts begun on an empty page",
  efficiency:
    "a bank of your own clauses and letters by kind of matter, two mornings a week for drafting alone, and each matter's next step with one name on it",
};
