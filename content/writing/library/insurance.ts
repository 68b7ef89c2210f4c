import type { Subject } from "./kinds.ts";

export const insuranceCalls: Subject = {
  id: "insurance",
  of: ["dental", "medical", "vet"],
  name: "insurance questions on the phone",
  heard:
    /\binsurance\b.*\b(?:questions?|calls?|phone|verif\w+|explain\w*|callers?|front desk|patients?|accept|take)\b|\b(?:verif\w+|explain\w*|answer\w*|do you (?:take|accept)) (?:\w+ ){0,3}insurance\b/,
  not: /\b(?:renters?|home ?owners?|auto|car|life|flood|umbrella|business|liability|pet|travel|disability) insurance\b|\binsurance agenc\w+|\binsurance (?:brokers?|agents?)\b/,
  title: "Handling insurance questions on the phone at {who}",
  lead: "Nobody wants a lecture on benefits. They want to know whether you take their plan, what they’ll pay, and that there won’t be a surprise. Answer the first in one sentence, give the second as an estimate with its limits, and promise to tell them before anything costs money. Then hold a time while you check.",
  close:
    "Print the one-page list, date it, and ask the person at the desk on Friday which question it couldn’t answer. After a month it’ll answer nearly all of them.",
  passages: [
    {
      does: "Answer “Do you take my insurance?” in one sentence",
      asks: "What do we say to “Do you take my insurance?”",
      heard: /\b(?:take|accept|in[- ]network|plans?|say|script)\b/,
      says: [
        "Callers mean one of two things: will you see me, and will my plan pay as if you were in network? “We take all insurance” answers the first and misleads about the second. Know your networks by name, and never guess. Then keep the call moving toward a time, because checking takes days and the opening may be gone.",
      ],
      lines: [
        [
          "In network",
          "Yes, we’re in network with [plan]. What’s the number on your card? I’ll check your benefits before you come in.",
        ],
        [
          "Out of network",
          "We’re happy to see you with [plan]. We aren’t in their network, so they may pay less. I’ll find out what to expect and text you before your visit. Shall we hold a time?",
        ],
        [
          "Not sure",
          "There are a lot of versions of that plan, and I don’t want to guess. Let me take the number, and I’ll call you by noon tomorrow.",
        ],
      ],
      mistake: [
        "Saying “We take everything”",
        "They hear “it’s covered,” and the bill tells them otherwise. Say in network or not, and that you’ll check.",
      ],
      checks: ["There’s a dated list of networks by name at every phone."],
      tasks: ["Write the dated list of plans, in network and out, and put it at every phone."],
    },
    {
      does: "Take five things, in this order",
      asks: "What information do we need?",
      heard: /\b(?:information|need|collect|ask|details|card|verif\w+)\b/,
      says: [
        "Name and birth date as the plan has them, the plan’s name from the front of the card, the member number, the employer or group, and whose policy it is. Read the number back in threes. A photo of both sides by a secure link is better than reading it over the phone, and never by plain text message. With those five, verification takes minutes. With four, it takes another call.",
      ],
      checks: ["Five items are taken and read back, or a photo comes by secure link."],
      tasks: ["Put the five items in order on the booking screen or a card."],
    },
    {
      does: "Explain benefits in the caller’s words",
      asks: "How do we explain deductibles and coverage?",
      heard: /\b(?:explain\w*|deductibles?|copays?|coverage|benefits|understand|terms|words)\b/,
      says: [
        "“Your deductible applies to major services” means nothing to most people. “Your plan starts paying after you’ve paid the first $50 this year, and you haven’t paid it yet” does. One idea per sentence, dollars in place of percentages, and ask, “Does that make sense so far?” If you don’t understand it yourself, say so and call back. Confidence about something you’ve got wrong ends up in a review.",
      ],
      lines: [
        [
          "An estimate",
          "From what your plan tells us, your part should be about $85. It’s an estimate, since they decide when the claim arrives. If it comes out higher, we’ll talk to you before we do anything else.",
        ],
      ],
      mistake: [
        "Quoting percentages",
        "“They cover 80%” hides the deductible, the maximum and what 80% is taken of. Say dollars, call it an estimate and say who decides.",
      ],
      checks: ["Estimates are given in dollars, called estimates and noted with the date."],
      tasks: ["Rewrite your three most common explanations in dollars and short sentences."],
    },
    {
      does: "Check before the visit, and send it in writing",
      asks: "When do we verify?",
      heard: /\b(?:when|before|verif\w+|process|workflow|surprise|writing)\b/,
      says: [
        "Two to three business days ahead for everyone on the schedule, on the same day for those who booked late. Text a link to the estimate, or call. Anything that isn’t clear gets a call before the visit and not at the counter with three people behind them. For planned treatment of any size, ask the plan for a predetermination and tell the person how long that takes.",
      ],
      checks: [
        "Benefits are checked two business days ahead, and the person hears the estimate before the visit.",
      ],
      tasks: ["Block forty minutes a day for checking the schedule two days ahead."],
    },
    {
      does: "Handle “My insurance said it’s covered”",
      asks: "What if the caller says it’s covered?",
      heard: /\b(?:covered|argu\w*|angry|dispute|denied|said|upset)\b/,
      says: [
        "Don’t argue with someone who isn’t on the line. “They may well have. ‘Covered’ often means they pay a part. Let’s look at what they’ve told us in writing, and I’ll tell you what I see.” If a claim was denied, say what you can do, resubmit, add notes, and what only they can do, which is call their plan with the reference number you give them.",
      ],
      mistake: [
        "Taking the plan’s side, or the caller’s",
        "You lose either way. Look at what’s in writing together, and say who can do what.",
      ],
      checks: ["The desk has a sentence for “They told me it’s covered.”"],
      tasks: ["Write the sentence for “They said it’s covered,” and practice it."],
    },
    {
      does: "Take these calls out of the rush",
      asks: "How do we get fewer insurance calls?",
      heard: /\b(?:fewer|reduce|time|website|assistant|ai|busy|volume)\b/,
      says: [
        "Put your list of plans on the website in plain words, with what “out of network” means for people who come to you. Let the recording or an assistant say whether you’re in network and collect the five items, and leave anything about money to a person who calls back at a set hour. One quiet hour of insurance calls does more than a day of them in between.",
      ],
      checks: ["The plan list is on the website, and money questions have a fixed call-back hour."],
      tasks: ["Publish the plan list and set a daily hour for insurance call backs."],
    },
  ],
};
