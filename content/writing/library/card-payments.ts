import type { Subject } from "./kinds.ts";

export const cardPayments: Subject = {
  id: "card-payments",
  name: "taking payments by phone",
  heard:
    /\b(?:tak\w+|accept\w*|collect\w*|process\w*|handl\w+)\b[^.?!]{0,30}\b(?:payments?|cards?|credit cards?|card numbers?|copays?|deposits?)\b[^.?!]{0,30}\b(?:phone|call|telephone)\b|\b(?:phone|telephone|over[- ]the[- ]phone) payments?\b|\bcredit cards? (?:numbers? )?(?:over|by) (?:the )?phone\b|\bpci\b/,
  not: /\b(?:ai|assistant|social security|owe|balance|overdue|vs|versus)\b/,
  title: "How {who} can take payments by phone safely",
  lead: "The safest card number is the one nobody says out loud. Send a payment link during the call and stay on the line until it’s paid; take a number by voice only where the link won’t work, type it straight into the terminal, and write it down nowhere. Turn off recording for that minute, and never keep the three digits on the back.",
  close:
    "Search the office for card numbers once: desk drawers, the message pad, old emails, recordings. Shred and delete what you find. Then make the link the first thing that’s offered, and you won’t have to search again.",
  rules: [
    [
      "What may be kept of a card, and what never",
      "pcisecuritystandards.org, PCI Data Security Standard, requirement 3",
    ],
    [
      "Which questionnaire a small business fills in",
      "pcisecuritystandards.org, “Self-Assessment Questionnaires”; your card processor’s page for merchants",
    ],
  ],
  passages: [
    {
      does: "Offer the link first",
      asks: "What’s the safest way to take a payment?",
      heard: /\b(?:link|safest|best|how|way|text|online|secure)\b/,
      says: [
        "Most processors send a one-time link by text or email. The customer types the number on their own phone, you see “paid” on your screen, and no one at the desk has heard or written anything. It takes about a minute. Say what it’s for and how it will look, because people have been taught to mistrust links, and rightly.",
      ],
      lines: [
        [
          "Offering it",
          "I’ll text you a link from this number for $85, and I’ll stay on while you do it. It’ll say [name of the business] at the top. Tell me when you see it.",
        ],
        [
          "They don’t trust it",
          "I’m glad you’re careful. You can also pay on our website, under Payments, or at the desk when you come in.",
        ],
      ],
      checks: ["A payment link is the first thing that’s offered."],
      tasks: ["Set up payment links with the processor, and send yourself one for a dollar."],
    },
    {
      does: "If it has to be by voice, type it in and forget it",
      asks: "How do we take a card number by voice?",
      heard: /\b(?:voice|number|say|read|type|terminal|script|write down)\b/,
      says: [
        "Some callers have no smartphone, so keep a proper way for them. The number goes from the ear straight into the terminal; there’s no paper in between, no repeating it aloud at an open counter, and no “I’ll run it later.” Read back the last four digits and the amount, nothing else, and send the receipt.",
      ],
      lines: [
        [
          "Beginning",
          "I have the payment screen open. Go ahead with the number, and I won’t repeat it, because there are people here.",
        ],
        [
          "Ending",
          "That’s $85 on the card ending in 4417, and it went through. The receipt’s on its way to you.",
        ],
      ],
      mistake: [
        "Writing the number on a pad to run it after lunch",
        "It lies there in view of everyone who walks by, and then in the trash. Type it in, or have them call back.",
      ],
      checks: ["Card numbers are typed in during the call and written down nowhere."],
      tasks: ["Take the pads away from the terminal, and practice the call with a test card."],
    },
    {
      does: "Stop the recording before the first digit",
      asks: "What about recorded calls?",
      heard: /\b(?:record\w*|transcri\w+|stored|keep|voicemail)\b/,
      says: [
        "The card industry’s rules forbid keeping the security code after a payment is authorized, and a recording keeps it, as does a transcript. So recording pauses for that minute, automatically if the system can, by a button if it can’t. Then listen to three such calls to see that it did. A number left on voicemail has to be deleted once it’s been used, and the greeting should ask people not to leave one.",
      ],
      checks: ["Recording pauses while a card is read, and somebody has checked it on three calls."],
      tasks: ["Set up the pause, and listen to three payment calls to see whether it works."],
    },
    {
      does: "Decide who may, and under their own login",
      asks: "Who should be allowed to take payments?",
      heard: /\b(?:who|staff|allowed|access|login|train\w*|permission)\b/,
      says: [
        "Two or three people by name, each with their own login, so that a refund can be traced. They know three things: never ask for a full number by email or text, never keep the code, never take a payment on a call that came in as “your bank” or “your supplier.” Refunds over an amount you choose need a second person. Take logins away on the day someone leaves.",
      ],
      checks: ["Two or three named people take payments, each with a login of their own."],
      tasks: ["Give each person a login, and set the amount from which a refund needs two."],
    },
    {
      does: "Agree on the amount before the card comes out",
      asks: "How do we avoid disputes?",
      heard: /\b(?:dispute\w*|amount|refund\w*|chargebacks?|receipt|deposit|agree)\b/,
      says: [
        "A disputed charge by phone is hard to win, since no card was present. Say the amount, what it’s for, and whether it can be refunded, then wait for a yes. The receipt repeats it in one line: “Deposit for June 12, refundable until June 10.” Note the yes with time and initials. On a business that takes 100 payments of $85 a month, two lost disputes cost $170 plus the processor’s fees, which is more than the minute of care.",
      ],
      checks: ["Amount, purpose and refund rule are said before the card, and stand on the receipt."],
      tasks: ["Write the sentence on amount and refund, and add it to the receipt."],
    },
    {
      does: "Keep an assistant away from numbers",
      asks: "Can an AI receptionist take payments?",
      heard: /\b(?:ai|assistant|automat\w+|bot|machine|after hours)\b/,
      says: [
        "An assistant on the phone can say what’s owed where your rules allow it, send the link, and tell a caller who starts reading digits to stop. It shouldn’t take the number by voice unless the vendor can show you, in writing, how that part is kept apart and certified. Try it: read a made-up card number to it and look at what the transcript shows.",
      ],
      checks: [
        "We’ve read a made-up card number to every system that records, and looked at the transcript.",
      ],
      tasks: ["Read a made-up number to the phone system, and look for it in the transcript."],
    },
  ],
};
