import type { NarrowKind } from "../kind.ts";

/** A card payment that the customer’s bank takes back. */
export const chargebacks: NarrowKind = {
  id: "chargebacks",
  far: true,
  heard: /\bcharge-?backs?\b|\b(?:disputed|reversed) (?:card )?(?:charges?|payments?)\b/,
  about: "chargebacks",
  byQuestion: true,
  settles:
    "by which day you have to answer, what proves your side, what it costs to fight, and what prevents the next",
  opening:
    "The money is gone before you hear of it, and the clock is running. So the first thing is neither anger nor a phone call: it’s the date in the processor’s notice, and the reason code beside it.",
  yours: [
    "The last three, with reason code, sum and how each ended",
    "What you had in writing from that customer, and what you hadn’t",
    "What you changed afterward, and whether it held",
  ],
  points: [
    [
      "Read the date and the reason code",
      "By which day do I have to answer, and to what?",
      "The processor’s notice or dashboard; its page on that reason code.",
      "One date and one reason. Each reason wants other proof: never received, not as described, not authorized, canceled.",
      "Answering all of them with the same letter",
    ],
    [
      "Call the customer once",
      "May I talk to them, and what do I say?",
      "The processor’s rules; your own record of what was agreed.",
      "One calm call or message. Many don’t recognize the name on the statement. If they withdraw it, have them tell their bank and get it in writing.",
      "Refunding as well, and losing it twice",
    ],
    [
      "Gather what proves it",
      "What counts as proof?",
      "The signed agreement, the booking with date and time, messages, pictures, the check-in and check-out, the receipt with the terms on it.",
      "Five papers at most, dated, each with one sentence on what it shows. Whoever reads it has two minutes.",
      "Forty pages without an order",
    ],
    [
      "Work out whether it’s worth it",
      "When do I let it go?",
      "The processor’s fee for a dispute and for losing it; an hour of yours; the share you won last year.",
      "The sum below which you let it go, written down before you’re angry.",
      "Fighting for the principle",
    ],
    [
      "Send it early, and note what was sent",
      "What happens after I’ve answered?",
      "The processor: how long the bank takes, whether there’s a second round, and what that costs.",
      "Sent before the date, with a copy and a day on which you look again.",
      "Waiting for the last day",
    ],
    [
      "Change what made it possible",
      "How do I prevent the next one?",
      "The name on card statements; the terms above the signature; who may key in a card by hand; the cancellation sentence at booking.",
      "The name that customers know on the statement, terms initialed, a deposit instead of a bill at the end, and a number that’s answered when somebody’s unhappy.",
      "A sign at the counter that nobody signs",
    ],
    [
      "Watch the share",
      "How many are too many?",
      "The processor’s limit for your account, with the date you read it.",
      "Disputes divided by sales, by the month, and what the processor does above its limit.",
      "Hearing of it when the account is frozen",
    ],
  ],
};
