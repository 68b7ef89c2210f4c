import { office } from "./office.ts";
import type { Practices } from "./practice.ts";

export const technology: Practices = {
  "Appointment Scheduling": () =>
    "Demos and first conversations have their own blocks, three a week, in a calendar that people book themselves; engineers' mornings are not in it. The booking asks for the number of users, what they use now and what would make it a success. Without these three the talk is short.",
  "Customer Support": (t) =>
    `One queue for all that comes in, whichever way, and one person a day who sorts it in the morning and at two: broken, blocked, question, wish. Say when each kind is answered and keep to it. Tell people ${t.status} before they ask, also when the news is “not yet”.`,
  "Lead Qualification": (t) =>
    `Four answers decide whether an engineer joins a conversation: ${t.sort.join("; ")}, and who signs. The form asks them, and whoever does not fit gets the trial, the price page and a kind line. Look back each quarter at the ten that became customers, and ask only what told them apart.`,
  "After-Hours Coverage": (t) =>
    `Write down what wakes somebody: all users locked out, data lost, ${t.urgent}. Only that wakes anybody, by turns of a week and with a second name. Everything else gets a receipt with the hour from which it is read, and a link to the status page. Say both in the contract.`,
  "Repetitive FAQ Handling": () =>
    "Take the last hundred tickets and sort them by hand in an afternoon. The five questions at the top get an article with pictures, linked where the question arises in the product, and a saved reply that links there. Anything about access, money or somebody's data is answered by a person who checks who asks.",
  "Data Entry/Form Filling": (t) =>
    `Follow one new account from the signature to the first invoice and note what is typed twice. Connect the two places that cost most by an export or a small script, and leave the rest. One list is the truth (${t.system}); the others only read it.`,
  "Order Processing": () =>
    "One checklist from signature to first login: contract, billing address, users, who trains them, first review. Each line has an owner and a day, and the customer sees the list. An account that nobody used in the first two weeks is spoken to, not written to; it is the one that leaves in a year.",
  "Follow-up Communication": () =>
    "A trial is followed on the second day by a person (“what did you try to do first?”) and three days before its end. A quote gets two notes, on the fourth and the tenth day, each with something of use in it. Ask those who said no for one line why, a month later, when they have no reason left to be polite.",
  growth: () =>
    "Look who has used you most in the last month and pays least: five of those, spoken to in person, are nearer to a larger contract than fifty who never tried it.",
  experience: () =>
    "People can live with a fault whose end they know. A status line that somebody writes every hour while it lasts does more than the fix itself.",
  cost: "licenses nobody opened this season, machines sized for a peak that has passed, and customers who take more hours than they pay for",
  efficiency:
    "meetings on two days of the week, one list of what is next with a name on each line, and small releases instead of large ones",
};

/** Those who keep other firms' machines running: projects like an office's, and a queue. */
export const itSupport: Practices = {
  ...office,
  "Customer Support": technology["Customer Support"],
  "After-Hours Coverage": technology["After-Hours Coverage"],
  "Repetitive FAQ Handling": technology["Repetitive FAQ Handling"],
  cost: "tools paid for by the seat that nobody opens, clients who take more hours than they pay for, and drives for what can be done from afar",
  efficiency:
    "the same setup at every client, the five commonest faults cured at their cause, and visits by part of town",
};
