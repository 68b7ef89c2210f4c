import type { Subject, Told } from "./kinds.ts";

/** A question to a seller, in the words in which it is put, with what a good answer has. */
export const asked = (put: string, does: string, good: NonNullable<Told["good"]>, says: string): Told => ({
  put,
  does,
  asks: put,
  good,
  says: [says],
});

const OF_SELLER =
  "\\b(?:vendors?|providers?|compan(?:y|ies)|before (?:you |we |i )?(?:buy|sign|choos|hir|get|pick)\\w*|buying|signing)\\b";
const SOLD = "\\b(?:ai|virtual|voice|phone|automated|answering)\\b";

export const vendorPrivacy: Subject = {
  id: "vendor-privacy",
  name: "questions about privacy for a vendor",
  heard: new RegExp(
    `(?=.{0,400}\\b(?:ask|questions?)\\b)(?=.{0,400}${OF_SELLER})(?=.{0,400}${SOLD})(?=.{0,400}\\b(?:about|on|regarding|over) (?:\\w+ )?(?:privacy|data|security|confidential\\w*|recordings?|hipaa))`,
  ),
  title: "Privacy questions to ask an AI phone vendor, for {who}",
  lead: "Privacy is decided by who gets the call, what they keep, and what they’ve signed. Ask these in one meeting, write the answers down as they’re given, and have them put into the contract. “Bank-level security” answers none of them.",
  close:
    "If a vendor can’t answer two of these on the spot, that’s normal. If nobody can answer them a week later, you know enough.",
  parts: true,
  passages: [
    asked(
      "Which companies hear or read a call of ours?",
      "Get every company by name",
      ["a list by name, in writing, and word before it changes.", "“Nobody but us.”"],
      "A good answer is a list with names: the carrier, the speech service, the language model, the place where notes are stored, and what each one receives. “Nobody but us” is rarely true, since hardly any vendor runs all of that. Ask for the list in writing, and to be told before it changes.",
    ),
    asked(
      "Is anything our {customers} say used to train models?",
      "Rule out training",
      ["“No,” in the contract, for them and every company behind them."],
      "You want “no,” in the contract, for the vendor and for every company behind it. If it’s “only anonymized,” ask who anonymizes it, how, and whether you can say no. Voices and stories are hard to make anonymous.",
    ),
    asked(
      "What do you keep, and for how many days?",
      "Get a number of days",
      ["three numbers of days that you can change yourself."],
      "Ask for three numbers, for the sound, the transcript and the note, and who can change them. Good vendors let you set each to what you need, down to zero for recordings, and show you that something older than that is really gone.",
    ),
    asked(
      "Can recording be switched off completely?",
      "Make recording your choice",
      ["a switch that’s yours.", "“It’s always on.”"],
      "It should be a switch that you control and not a request to support. Then ask what’s left: a name, a number and a line about the reason are enough to call somebody back.",
    ),
    asked(
      "Which of your people can open our calls?",
      "Know who can listen",
      ["roles, reasons and a log that you may see."],
      "By role, with a reason and a log that you may see. Support staff who can listen to anything at any time is the usual arrangement unless you ask. Ask to be notified when somebody does.",
    ),
    asked(
      "What will you sign?",
      "Get the signature first",
      [
        "an agreement you can read today, signed before the first real call.",
        "“Nobody has asked us for that.”",
      ],
      "An agreement that says what they may do with your calls. If you handle health information, a business associate agreement before the first real call; if you’re a law firm, terms that your ethics partner has read. A vendor who has never been asked is a vendor who has few customers like you.",
    ),
    asked(
      "What do callers hear about it?",
      "Hear the notice yourself",
      ["that it isn’t a person, and that it records if it does, in words you can change."],
      "That it isn’t a person and, if it records, that it records, before anything is kept. You should be able to write that sentence yourself. What your state requires is a question for your attorney and not for the vendor.",
    ),
    asked(
      "How soon do we hear about a breach?",
      "Put the breach clause in days",
      ["a number of days in the contract, and a named person."],
      "In a number of days that’s in the contract, from a named person, with what got out and whose it was. “Without undue delay” isn’t a number, and you may have deadlines of your own that start running.",
    ),
    asked(
      "What happens to our calls when we leave?",
      "Settle the exit",
      ["a file that others can read, a date, and a written confirmation that the rest is gone."],
      "You get them in a file that others can read, and theirs are deleted by a date, backups included, with a written confirmation. Ask what happens at each of the companies on the list, too.",
    ),
  ],
};

export const vendorContract: Subject = {
  id: "vendor-contract",
  name: "questions about price and contract for a vendor",
  heard: new RegExp(
    `(?=.{0,400}\\b(?:ask|questions?)\\b)(?=.{0,400}${OF_SELLER})(?=.{0,400}${SOLD})(?=.{0,400}\\b(?:about|on|regarding|over) (?:\\w+ ){0,2}(?:pric\\w+|costs?|contracts?|terms|fees|billing))`,
  ),
  title: "Price and contract questions to ask an AI phone vendor, for {who}",
  lead: "Hand every vendor the same month of calls, your busiest, and ask for one figure with everything in it. Then ask how it can go up and how you get out. Most unhappy customers had a fair price and a bad contract.",
  close:
    "Put the answers side by side on one page. Where a cell is empty, call once more; where it stays empty, you have your answer.",
  parts: true,
  passages: [
    asked(
      "What would our busiest month have cost, all in?",
      "Price your busiest month",
      [
        "one sum with everything in it, for the number of calls you gave them.",
        "“That depends,” and no figure by Friday.",
      ],
      "One sum: base, what’s above it, every connection, setup spread over a year. On this site the range is {priceRange}, depending on {priceDepends}. Give each vendor the same call count, or you’re comparing brochures.",
    ),
    asked(
      "What counts as a call?",
      "Define a billable call",
      ["a second from which it counts, and no charge for wrong numbers and hang-ups."],
      "Wrong numbers, hang-ups and salespeople shouldn’t. Ask from which second a call counts and whether minutes are rounded up; with short calls, rounding adds up.",
    ),
    asked(
      "What was the highest bill a customer our size has had?",
      "Ask for the worst bill",
      ["a real figure, its reason, and a cap above which they call you first."],
      "A real figure and the reason for it. Then ask for a cap above which they call you before they charge you. A vendor who has never looked this up will after your question.",
    ),
    asked(
      "What does setup take, in dollars and in our hours?",
      "Count your own hours",
      ["a sum, a list of what you bring, and a date."],
      "A sum, a list of what you have to bring, and the day on which the first call can be answered. Plan an hour a day of your own in the first week, and put a price on it.",
    ),
    asked(
      "How long are we bound, and what’s the notice?",
      "Keep the notice short",
      ["a month, in writing.", "a year, before you’ve tested it for a week."],
      "A month, in writing. A year’s discount may be offered. As a condition for something you have tested for a week, it isn’t.",
    ),
    asked(
      "Can the price go up, and how do we hear about it?",
      "Limit price changes",
      ["only going forward, with more notice than you have to give."],
      "Only going forward, with more notice than you have to give to leave. Check that “usage tiers” can’t be changed in a footnote.",
    ),
    asked(
      "Which changes cost extra?",
      "Know what’s included",
      ["none of those you make yourself: answers, hours, names."],
      "A new answer, new hours or another person to notify should be free, and you should be able to do it yourself. A new connection to another system may cost something; ask how much today.",
    ),
    asked(
      "What do we take with us when we leave?",
      "Keep what’s yours",
      [
        "your number, your answers and your notes, in a form others can read.",
        "the number is registered to them, and stays theirs.",
      ],
      "Your number, your answers and your call notes, in a form that others can read. If the number is registered to the vendor, change that before anything else.",
    ),
  ],
};
