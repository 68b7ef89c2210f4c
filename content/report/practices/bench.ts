import type { Practices } from "./practice.ts";

/** Where one piece at a time is made or put right at a bench. */
export const bench: Practices = {
  "Appointment Scheduling": (t) =>
    `Give the door two fixed windows a week for drop-off and pickup, and keep the other hours for the bench. Promise a week instead of a day, and take in no more ${t.jobs} than the shelf of that week holds: the shelf is your calendar.`,
  "Customer Support": (t) =>
    `Every ${t.job} gets a ticket with a number, the price agreed and the week it is promised for; the owner keeps the other half. Once a week somebody walks along the shelf and writes to those whose week will not hold. Then few ask ${t.status}.`,
  "Lead Qualification": (t) =>
    `A picture and three answers (${t.sort.join("; ")}) come before any price. From them give a range and your least charge; a firm price waits until you have it in your hands. Whoever stops at the range has saved you an hour.`,
  "After-Hours Coverage": (t) =>
    `Nobody needs a bench at night. What comes then (${t.night}) needs one answer by ten: a range, a week, and when the door is open. Put your least charge and your present waiting time where people look first.`,
  "Repetitive FAQ Handling": (t) =>
    `Take the ten ${t.jobs} that come most, and write beside each what it usually costs and how long it takes: on the wall, on your page, and as saved replies. Whether something is worth it, and ${t.expert}, you say with the piece before you: that talk is your trade.`,
  "Data Entry/Form Filling": (t) =>
    `One ticket in two parts, filled in while the owner stands there: ${t.typed}, the price, the week, a signature. It hangs on the piece until it leaves, and ${t.system} is written from it once, when the bill is.`,
  "Order Processing": (t) =>
    `What has to be ordered for a ${t.job} is ordered when the deposit is in, on the day it comes in, with the number read off the old one. One list on the wall: for which ticket, from whom, due when. Nothing is taken apart before what it needs is in the house.`,
  "Follow-up Communication": (t) =>
    `A price that nobody answered gets one question after a week: “Should I keep your place, or send it back as it is?” What nobody picks up gets a date after which it is stored for a fee. And a year later, one line to whoever was glad of the work: most ${t.customers} own more than one.`,
  growth: () =>
    "Whoever owns one such thing knows others who do: a tag with your name stays on every piece, and a picture of before and after, with what it cost, answers what the next one wants to know.",
  experience: () =>
    "Say the week, not “when I get to it”, and send a picture halfway. People wait gladly for something they can see growing.",
  cost: "small jobs that take an hour and bring half of one, pieces that nobody picked up, and work begun before it was agreed",
  efficiency:
    "fixed hours for drop-off and pickup, like work in a row, and everything a piece needs in the house before it is begun",
};

/** Cases of others' patients, each with its due date. */
export const cases: Practices = {
  ...bench,
  "Customer Support": (t) =>
    `Each case has a date on its box, and a line goes out the morning that date changes: nobody then has to ask ${t.status}. One person answers all questions about cases, at two hours that every practice knows.`,
  "Repetitive FAQ Handling": (t) =>
    `One sheet per material goes into the box with the next case: ${t.ask[0]}, which scans you read, how thin it may be, what a remake costs whom. ${t.expert[0]!.toUpperCase()}${t.expert.slice(1)} is a call between two people who know teeth.`,
  "Data Entry/Form Filling": (t) =>
    `The prescription is the only place where ${t.typed} are written: ask each practice to send it with the scan, and print the box label from it. For a month mark every case that somebody had to type; the three practices behind most of them get a call.`,
  "Order Processing": () =>
    `No box is opened for work without six things: doctor, case number, teeth, shade, material, seating date. What is missing is asked for within the hour, by the person at the door. A change of shade or date is written on the case with the name of who said it.`,
  growth: () =>
    "Ten dentists send most of your cases. Visit the next ten with the two best things off your bench, and ask each for one case by a fixed day.",
  experience: () =>
    "A dentist forgives a remake and not a patient in the chair without a crown: call the day before any date that you will miss.",
  cost: "remakes and who paid for them, couriers called for one box, and cases begun before the shade was known",
  efficiency:
    "like cases in a row to save setups, no case opened before all of its prescription is there, and a board that shows which case waits for what",
};
