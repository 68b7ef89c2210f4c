import { cap } from "../words.ts";
import type { Practices } from "./practice.ts";

export const makers: Practices = {
  "Appointment Scheduling": () =>
    "Give dates that you can keep: one board with what is on each machine or bench this week and next, seen by whoever promises dates. Nobody quotes a delivery without looking at it. Visits and collections get two fixed afternoons, so that the floor is not stopped for each.",
  "Customer Support": (t) =>
    `Buyers ask ${t.status} because their own boss asks them. Send one line on Mondays to each open order: where it is, and whether the date holds. Bad news goes out the day it is known, with a new date. A delay that they did not expect is what loses an account.`,
  "Lead Qualification": (t) =>
    `Before anybody calculates: ${t.sort.join("; ")}, and whether it comes again. Quote those that fit your machines within two days, and the rest with a kind no on the same day. Write down what you won and at what price; after thirty quotes you will see which kind pays.`,
  "After-Hours Coverage": (t) =>
    `Inquiries that come in overnight (${t.night}) need no person, but a receipt that says what is missing: drawing, quantity, material, by when. Whoever opens the shop reads them first and says by ten which ones get a price today. Breakdowns of your own product get a number that somebody answers.`,
  "Repetitive FAQ Handling": (t) =>
    `One sheet for ${t.customers}: ${t.ask[0]}, ${t.ask[1]}, the least quantity, the usual lead time, how to send what you need. Attach it to the first reply. Whether something can be made differently and cheaper is no question for a sheet: it is the talk that wins the order.`,
  "Data Entry/Form Filling": (t) =>
    `An order is often typed as inquiry, quote, job sheet, delivery note and invoice. Number it once, at the inquiry, and carry ${t.typed} along by copying instead of typing. Check quantities and revision letter against the drawing once, at the quote, and have the buyer confirm them there.`,
  "Order Processing": (t) =>
    `No job goes to the floor without its page: drawing with revision, quantity, material here or ordered, date, who checks. ${cap(t.order)} that come by mail with a line missing are answered the same day with that line marked. Note each job that was started twice, and why; the reasons are mostly two.`,
  "Follow-up Communication": () =>
    "A quote is followed up by whoever calculated it, on the third day (“anything unclear?”) and on the tenth (“did the price, the date or something else decide?”). Write the answer into the quote. Customers who ordered every year and did not this year are a list of one page: speak to them, do not write.",
  growth: () =>
    "Look at your last thirty quotes by customer. Two or three buy everything they ask for and ask you for a tenth of what they need: a visit there, and a walk along their shelves, is your growth.",
  experience: () =>
    "Buyers are judged by your date. Give one that you can keep, and if it moves, say so before they ask, with the new one.",
  cost: "scrap and rework by job, rush orders at the usual price, and lots too small to pay for their setup",
  efficiency:
    "like jobs in a row to save setups, drawings checked before they reach the floor, and a board that shows what waits for what",
};
