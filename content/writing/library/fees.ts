import type { Subject } from "./kinds.ts";

export const fees: Subject = {
  id: "fees",
  name: "missed-appointment fees",
  heard:
    /\b(?:no-? ?show|missed[- ](?:appointment|visit)|cancell?ation|late) (?:fees?|charges?|polic(?:y|ies))\b|\bfees? for (?:missed|no-? ?show|late)\b|\bcharg\w+ (?:patients|clients|customers|people)?(?: for)? ?(?:missed|no-? ?shows?|late cancel\w*)/,
  not: /\bvs\b|\bversus\b|\bwithout charging\b|\b(?:late|slow)[- ]pay\w*\b/,
  title: "How to talk about missed-appointment fees at {who}",
  lead: "Say it before it happens, in one friendly sentence; repeat it in the confirmation; and when you do have to charge it, start with concern and leave room for one exception. A fee that people heard about at booking is a rule. The same fee on a bill three weeks later is an ambush, and you’ll lose more in goodwill than it brings.",
  close:
    "Look at it after three months. If the fee brings in money and the empty slots are the same, it isn’t working, and a reminder that asks a question will do more.",
  passages: [
    {
      does: "Check whether you may charge it",
      asks: "Are we allowed to charge a no-show fee?",
      heard: /\b(?:allowed|legal|may|insurance|medicaid|medicare|contracts?|rules)\b/,
      says: [
        "Read your payer contracts first. Medicaid programs generally don’t allow it, Medicare has conditions, and some commercial plans limit it. Your state may have rules on how it has to be announced. Put it in writing: amount, how much notice, how to cancel, who decides exceptions. Have your attorney read that page once, and have people sign it with the other forms.",
      ],
      mistake: [
        "Charging first and reading the contract later",
        "If a plan forbids it, you’ll be paying it back with an apology. Check each payer before you announce anything.",
      ],
      checks: ["We’ve checked each payer’s rules and our state’s before announcing a fee."],
      tasks: ["Check payer contracts and state rules, and write the policy on one page."],
    },
    {
      does: "Say it when they book",
      asks: "What do we say at booking?",
      heard: /\b(?:book\w*|announce|beforehand|say|tell|script|talk)\b/,
      says: [
        "One sentence before “see you then,” in the same voice as the rest. Give the rule, the easy way out, and the reason. Don’t whisper it and don’t recite it.",
      ],
      lines: [
        [
          "At booking",
          "If something comes up, just text or call us by noon the day before, and there’s no charge. After that it’s $[amount], because we can’t offer the time to anyone else.",
        ],
        ["In the confirmation", "Need to change it? Reply here by noon the day before, no charge."],
      ],
      mistake: [
        "Leaving it to the sign at the counter",
        "Those who miss don’t see the sign. Say it at booking and put it in the confirmation.",
      ],
      checks: ["The fee is mentioned at every booking and in every confirmation, in the same words."],
      tasks: ["Write the booking sentence and add it to the confirmation."],
    },
    {
      does: "Start with concern when someone misses",
      asks: "How do we bring it up afterward?",
      heard: /\b(?:afterward|missed|call|bring (?:it )?up|after|conversation|talk)\b/,
      says: [
        "Call the same day. Ask whether they’re all right before you say a word about money, because now and then they aren’t. Rebook first and mention the fee second; someone with a new date is part of the place again, and the fee is a detail. If you do it in the other order, you get an argument and no date.",
      ],
      lines: [
        [
          "The same day",
          "Hi Mr. Cole, it’s Dana. We had you down for ten and I wanted to be sure you’re okay. … I’m glad. Let’s find you another time. I have Tuesday at nine.",
        ],
        [
          "Then",
          "One more thing. We do charge $[amount] when we don’t hear by noon the day before. Since it’s your first time, I’ve taken it off. I just wanted you to know for next time.",
        ],
        [
          "The second time",
          "I did have to add the $[amount] this time. I know it’s no fun. If texting is easier for you than calling, I’ll set that up so it doesn’t happen again.",
        ],
      ],
      checks: ["Whoever missed gets a call the same day: concern, new date, then the fee."],
      tasks: ["Practice the three sentences: first miss, fee waived, second miss."],
    },
    {
      does: "Waive the first one, and say so",
      asks: "When should we waive it?",
      heard: /\b(?:waive\w*|exceptions?|first time|forgiv\w*|hardship|emergenc\w*)\b/,
      says: [
        "The waived fee does more work than the charged one. People remember the rule, and they remember that you were decent about it. Write down when it’s waived: the first time, illness, a death, a storm, your own mistake. The desk may do it alone; nobody should have to ask in front of the person. After that, it’s the same for everybody, including the ones who shout.",
      ],
      mistake: [
        "Waiving it for those who complain loudest",
        "The polite ones pay and the loud ones don’t, and everyone at the desk knows it. Write down the exceptions and keep to them.",
      ],
      checks: ["It’s written down when the fee is waived, and the desk may do it alone."],
      tasks: ["Write down the exceptions that the desk may make."],
    },
    {
      does: "Answer the argument in two sentences",
      asks: "What if they refuse to pay?",
      heard: /\b(?:argu\w*|refuse|upset|angry|pay|dispute|complain\w*)\b/,
      says: [
        "“I understand, and I’m sorry it’s frustrating. That time was held for you and we couldn’t offer it to anyone else.” Then stop. Don’t defend the amount, don’t send them to a website. If it goes on: “Let me ask Sandra, who decides on those, and I’ll call you by tomorrow noon.” Never send a no-show fee to collections without thinking about what that does to somebody who might have come back for twenty years.",
      ],
      checks: ["The desk has two sentences for arguments and a person to pass them to."],
      tasks: ["Agree on two sentences for arguments and on who decides."],
    },
    {
      does: "Make it easy not to owe it",
      asks: "How do we make the fee rare?",
      heard: /\b(?:rare|avoid|prevent|easy|remind\w*|reduce|cancel)\b/,
      says: [
        "A fair fee needs an easy way out: a text that can be answered, a line that takes cancellations at night, a reminder two days ahead that asks for a yes. If people can’t reach you to cancel, the fee punishes them for your phone. Fix that first, then look at how many fees are left.",
      ],
      checks: ["Canceling takes one step, at any hour."],
      tasks: ["Test canceling at ten at night, and remove every step but one."],
    },
  ],
};
