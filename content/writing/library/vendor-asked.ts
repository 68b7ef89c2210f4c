import type { Subject } from "./kinds.ts";
import { asked } from "./vendor-questions.ts";

const SELLER =
  "(?:vendors?|sellers?|providers?|suppliers?|sales(?:m[ae]n|persons?|people| reps?| representatives?)|reps?|(?:ai|software|phone|assistant|receptionist) compan(?:y|ies))";
const SOLD =
  "\\b(?:ai|a\\.i\\.|virtual|voice (?:assistants?|agents?|bots?)|automated|bots?|robots?|assistants?)\\b";

/** What a seller of assistants is asked before anything is signed: questions to them, and no steps of one's own. */
export const vendorAsked: Subject = {
  id: "vendor-asked",
  name: "questions for an AI phone vendor",
  heard: new RegExp(
    `(?=.{0,400}(?:\\bask(?:ing)? (?:[\\w'-]+ ){0,6}${SELLER}\\b|\\bquestions? (?:[\\w'-]+ ){0,7}(?:for|to) (?:[\\w'-]+ ){0,6}${SELLER}\\b|\\b(?:what|questions?) (?:[\\w'-]+ ){0,3}to ask before (?:you |we |i )?(?:let|buy|sign|choos|get|pick|giv)\\w*|\\b${SELLER} (?:questions|checklist)\\b))(?=.{0,400}${SOLD})`,
  ),
  not: /\b(?:medical|dental|legal|physician|office) assistants?\b|\b(?:insurance|billing|payroll|internet) (?:vendors?|providers?|compan)|\bred flags\b/,
  title: "What to ask an AI phone vendor, for {who}",
  lead: "Put the same questions to each vendor, in one meeting, with your own calls in hand, and write the answers down as they’re given. Any of them can show you a good call. You’re asking about the others: the night it’s down, the caller it doesn’t understand, the month that’s twice as busy, the day you leave. (The publisher of this page sells such assistants, so put the same questions to us.)",
  close:
    "Lay the answers side by side. What a vendor wouldn’t put in writing counts as a no, however friendly it was said.",
  parts: true,
  near: ["vendor-contract", "vendor-privacy"],
  passages: [
    asked(
      "Can we try it with ten of our own calls before we sign, for example “{test2}”?",
      "Try your own calls",
      ["a version with your hours and answers, on a number you can call.", "only their own demo."],
      "Write down ten calls of last week in the callers’ words, the muddled ones included, and call their setup with all of them. A sample that the vendor chose proves that the vendor can choose.",
    ),
    asked(
      "What does a caller hear when it doesn’t understand them?",
      "Hear it fail",
      ["one more try, then a person or a call back with an hour, and you hear it done."],
      "Mumble, change your mind, have a child shout in the background. It should ask once more in other words and then hand the call on. Count how often you had to say it.",
    ),
    asked(
      "Which words make it ring a person at once, and who decides on that list?",
      "Own the list of emergencies",
      [
        "your list, in your words, with 911 first where it belongs, tested in front of you.",
        "“It learns that.”",
      ],
      "Callers seldom say “emergency.” Bring the sentences yours really say, {urgents} among them, and have each one tried. Ask what happens when the person who’s rung doesn’t pick up.",
    ),
    asked(
      "What happens to our calls when your system is down?",
      "Ask about the outage",
      ["they ring a number of ours by themselves, and you’re told within minutes.", "“It’s never down.”"],
      "Every system fails. Ask when the last time was, how long it took and what callers heard meanwhile. Then ask who notices first, you or they.",
    ),
    asked(
      "Does it book in our own software, and may we watch it book, move and cancel {aVisit} there?",
      "Watch it book",
      ["yes, today, in a test calendar of the system you use.", "“We integrate with everything.”"],
      "Some only write a note that your desk types in again. That may still be worth something, at a lower price. Ask which of your rules on lengths and people it keeps.",
    ),
    asked(
      "Who owns the recordings and notes, who may hear them, and for how many days?",
      "Own your recordings",
      ["you do; names, roles and days, and nothing of it trains anybody’s model."],
      "Get the companies behind the vendor by name, too: carrier, speech service, language model, storage. Ask whether recording can be switched off altogether.",
    ),
    asked(
      "Which languages does it speak, and can it change in the middle of a call?",
      "Hear your callers’ languages",
      ["those of your callers, heard by somebody who speaks them."],
      "Have a native speaker call with a real reason. Ask in which language the note reaches you, and what it does with one it doesn’t speak.",
    ),
    asked(
      "What would our busiest month have cost, all in, and what does the price depend on?",
      "Price your busiest month",
      ["one sum for your own count of calls, and what moves it.", "“That depends,” and no figure by Friday."],
      "Base, calls or minutes above it, setup, connections, numbers. Ask what counts as a call and whether hang-ups do. This site asks {priceRange}, by {priceDepends}.",
    ),
    asked(
      "How long are we bound, what’s the notice, and do we keep our number?",
      "Read the way out",
      [
        "a month’s notice, in writing, and the number stays yours.",
        "a year, before you’ve tested it for a week.",
      ],
      "Ask for the contract before the second meeting. Mark the notice, the renewal date, and what you get in a file when you leave: answers, notes, recordings.",
    ),
    asked(
      "Who changes what it says, and how long until callers hear it?",
      "Change an answer yourself",
      ["you do, in minutes, at no charge.", "a ticket and three working days."],
      "A storm closes you at noon. Somebody at your {place} has to be able to say so on the phone by five past. Try it during the trial.",
    ),
    asked(
      "Does it say that it isn’t a person, and how does a caller get one?",
      "Ask for a person",
      ["in its first sentence, and at the first request."],
      "Ask it in the middle of a booking whether you’re talking to a person, and then for one. Do it again after hours.",
    ),
    asked(
      "Which two businesses like ours may we call, and how long have they had it?",
      "Call two references",
      ["two names with numbers, six months or longer."],
      "Ask them about the last time it went wrong, and how long it took until somebody at the vendor answered.",
    ),
  ],
};
