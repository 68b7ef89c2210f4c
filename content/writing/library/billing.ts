import type { Subject } from "./kinds.ts";

export const billing: Subject = {
  id: "billing",
  name: "billing calls",
  heard:
    /\bpayment (?:plans?|options?)\b|\bowes?\b.*\bmoney\b|\bwho owe\b|\bmoney (?:they|patients|clients|customers) owe\b|\bbilling (?:questions?|calls?|disputes?|complaints?)\b|\b(?:questions?|calls?|calling|complain\w*|disput\w*)\b.*\b(?:(?:a|the|their|an|your|his|her) (?:\w+ ){0,2}bills?|balances?|invoices?|statements?|unpaid|past due|collections?|payments?)\b|\b(?:unpaid|overdue|past[- ]due|outstanding) (?:balances?|bills?|invoices?)\b|\btak(?:e|ing) payments? (?:by|over) (?:the )?phone\b/,
  not: /\b(?:late|slow)[- ]pay\w*\b/,
  title: "How {who} can handle billing calls",
  lead: "Most people who call about a bill want to understand it, and a few want someone to be sorry. So look before you explain, say it in three lines without codes, fix what’s wrong at once, and offer a way to pay the rest. Give these calls to one person with a set hour, because nobody can read a statement while two lines are ringing.",
  close:
    "At the end of the month, sort the calls by what they were about. If the same line on the statement confuses ten people, rewrite the line. It’s cheaper than explaining it.",
  passages: [
    {
      does: "Look first, then explain in three lines",
      asks: "How should we answer a question about a bill?",
      heard: /\b(?:answer|explain|question|how|understand|handle|say)\b/,
      says: [
        "“Let me open it so that we’re looking at the same thing” calms people at once. Then three lines: what was done, what somebody else paid, what’s left and why. No codes, no “your plan adjudicated.” If you don’t see it in a minute, say when you’ll call with the answer, and call.",
      ],
      lines: [
        [
          "Opening",
          "I can help with that. Let me open it so we’re looking at the same thing. May I have your name and date of birth?",
        ],
        [
          "Three lines",
          "The visit was $240. Your plan paid $180 and left $60 as your share, because the deductible isn’t met yet. That’s the $60 you see.",
        ],
        [
          "When you don’t know",
          "I don’t see why either, and I’m not going to guess. I’ll find out and call you Thursday by noon.",
        ],
      ],
      mistake: [
        "Defending the bill before you’ve seen it",
        "“That’s what your insurance decided” may be true, and it sounds like a shrug. Open it together, and you’ll find your own mistakes in time.",
      ],
      checks: ["Billing questions are answered in three lines without codes, or get a day for the answer."],
      tasks: ["Practice explaining three real statements in three lines each."],
    },
    {
      does: "Check who’s calling before you open anything",
      asks: "Who may we talk to about a bill?",
      heard: /\b(?:who|verif\w*|privacy|hipaa|spouse|parent|identity|voicemail)\b/,
      says: [
        "Two things a stranger wouldn’t know, then the account. A husband who pays the bills isn’t automatically someone who may hear what his wife was treated for; the amount and the due date are usually enough for him. On voicemail, leave a name and a number, never the word “balance.”",
      ],
      checks: ["Callers are checked before an account is opened, and no balance is left on voicemail."],
      tasks: ["Put the two checking questions and the voicemail sentence on a card."],
    },
    {
      does: "Fix your own mistakes on the spot",
      asks: "What if the bill is wrong?",
      heard: /\b(?:wrong|mistake|error|disput\w*|fix|correct|complain\w*|angry)\b/,
      says: [
        "Let the desk correct a wrong date, a doubled charge or a fee under a limit you set, without asking. “You’re right, that’s our mistake. I’ve taken it off, and you’ll get a new statement by email today.” It costs a few dollars and ends the call as a good story. A mistake that takes three weeks to admit ends as a review.",
      ],
      mistake: [
        "Sending small errors to a manager",
        "The caller waits four days over $15, and your manager spends twenty minutes. Set a limit, and trust the desk with it.",
      ],
      checks: ["The desk may correct errors up to a set amount without asking."],
      tasks: ["Set the amount up to which the desk may correct a bill on the spot."],
    },
    {
      does: "Call about a balance like someone who wants them back",
      asks: "How do we call about an unpaid balance?",
      heard: /\b(?:unpaid|overdue|past due|collect\w*|balance|calling|losing|remind\w*|owe)\b/,
      says: [
        "Call once before any letter with red print, in a normal voice, with the assumption that it slipped. Ask whether they got the statement and whether it made sense. Then be quiet. If money’s tight, they’ll tell you, and a plan they can keep is worth more than a threat. Keep calls to decent hours, don’t tell anyone else, and ask your attorney what your state says about collecting your own bills.",
      ],
      lines: [
        [
          "The call",
          "Hi, it’s Dana from [name of the business], for Sam Ortiz. Did our statement from March reach you? I wanted to see whether there’s a question about it before it gets lost.",
        ],
        [
          "When money is tight",
          "Thank you for telling me. We can split it into four. Would the 1st of each month work, starting in June?",
        ],
      ],
      mistake: [
        "Opening with the amount and the days overdue",
        "People hear an accusation and stop answering. Ask whether the statement made sense, and half of them pay before you hang up.",
      ],
      checks: ["Someone calls in a friendly voice before any second notice, and may offer a plan."],
      tasks: ["Call the ten oldest balances with the friendly sentence, and write down what people say."],
    },
    {
      does: "Take cards without hearing the number",
      asks: "How do we take payments by phone?",
      heard: /\b(?:cards?|pay\w*|link|recording|secure|pci|take)\b/,
      says: [
        "A payment link by text beats reading sixteen digits aloud in a lobby. If you do take cards by phone, type them straight into the terminal, never on paper, never repeated aloud, and pause the recording while they’re spoken. The card rules don’t allow the security code to be kept at all, and a sound file counts as keeping it.",
      ],
      checks: ["Card numbers are never written down, repeated aloud or recorded."],
      tasks: ["Set up a payment link by text, and switch recording off while cards are read."],
    },
    {
      does: "Say the price before there is a bill",
      asks: "How do we get fewer billing calls?",
      heard: /\b(?:fewer|prevent|avoid|estimate|before|reduce|surprise)\b/,
      says: [
        "Most of these calls start with a surprise. Give an estimate in writing before the work, with the words “This is what we expect, and we’ll call before it gets higher.” People without insurance, or who don’t use it, are entitled to a good-faith estimate from their health care provider under federal law. Then take what’s due at the visit, while everyone remembers what it was for.",
      ],
      checks: ["People get an estimate in writing before the work, and a call before it gets higher."],
      tasks: ["Give a written estimate for your five commonest services, starting this week."],
    },
    {
      does: "Give it an hour and a name",
      asks: "Who should take these calls?",
      heard: /\b(?:who|hour|dedicated|desk|time|route|transfer|person)\b/,
      says: [
        "One person, one hour in the morning and one in the afternoon, with a door. Whoever answers otherwise takes the question and promises that hour. “Priya does our billing and calls between ten and eleven. I’ll put you first.” The front desk breathes out, and callers get somebody who isn’t in a hurry.",
      ],
      checks: ["Billing calls have a person and two set hours."],
      tasks: ["Name who does billing calls, at which two hours, and who covers."],
    },
  ],
};
