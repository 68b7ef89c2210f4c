import type { Subject } from "./kinds.ts";

const AI = "(?:ai|assistants?|(?:voice|phone)?bots?|virtual receptionists?|machine)";

/** Somebody is angry at the machine, and a person picks up. */
export const aiComplaints: Subject = {
  id: "ai-complaints",
  name: "callers who are angry at the AI receptionist",
  heard: new RegExp(
    `^(?=.{0,200}\\b${AI}\\b)(?=.{0,200}\\b(?:angry|upset|furious|mad|irate|complain\\w*|complaints?|frustrat\\w+|annoyed)\\b)(?=.{0,200}\\b(?:wrong|mistakes?|errors?|failed|misunderst\\w+|about (?:the|our|an)|at (?:the|our|an)|with (?:the|our|an))\\b)`,
  ),
  not: /\b(?:reschedul\w*|review(?:s|ing)?|moved (?:her|his|their|my)|canceled)\b/,
  title: "What to say when a caller is angry at the AI receptionist at {who}",
  lead: "Whoever picks up says sorry once, without explaining, and then does what the caller wanted in the first place. The call the machine got wrong is the only one that counts for that person, so it’s finished on the spot, by you, and not handed on. Afterward somebody reads what it said, changes it the same day, and calls back to tell them.",
  close:
    "Count these calls apart from all others. Three about the same thing in a month aren’t three angry people. They’re one rule that hasn’t been changed.",
  near: ["ai-mistakes", "angry"],
  passages: [
    {
      does: "Say sorry once, and don’t explain the machine",
      asks: "What do we say first?",
      heard: /\b(?:say|first|sorry|apolog\w+|words|script)\b/,
      says: [
        "Nobody who’s angry wants to know how it works. One sentence that it’s yours to answer for, then their name, then what they called about. “The system” did nothing. You chose it, so “we” got it wrong.",
      ],
      lines: [
        [
          "First sentence",
          "I’m sorry, that was our mistake. I’m [name], I’m a person, and I’ll get this done with you now.",
        ],
        [
          "And then",
          "What were you calling about? From the beginning or in one sentence, whichever you’d rather.",
        ],
      ],
      mistake: [
        "“The AI sometimes does that”",
        "It tells them you knew. Say sorry, and do what they wanted.",
      ],
      checks: ["Whoever answers can say the first sentence without reading it."],
      tasks: ["Have everyone who answers say the first sentence aloud."],
    },
    {
      does: "Finish what they called for, before anything else",
      asks: "What do we do next?",
      heard: /\b(?:do|next|fix|solve|finish|help|right away)\b/,
      says: [
        "Book it, move it, find the answer, and stay on the line for it. If it’s really not yours to decide, get whoever can while they’re still there, or name the hour and make the call yourself. Somebody who’s been sent from a machine to a person to a voicemail doesn’t call a fourth time.",
      ],
      mistake: [
        "Taking a message about a message",
        "They’ve left one already. Do it, or get somebody who can.",
      ],
      checks: [
        "An angry caller’s wish is finished on that call, or called back by the same person at a named hour.",
      ],
      tasks: ["Give whoever answers leave to settle three things without asking."],
    },
    {
      does: "Ask what it said, in their words",
      asks: "How do we find out what went wrong?",
      heard: /\b(?:what (?:it said|went wrong)|find out|why|record\w*|transcript|log)\b/,
      says: [
        "When the matter is settled, one question: “What did it say to you?” Write it down as they tell it, with the time of the call. Then compare it with the record. Sometimes the caller is mistaken, and it’s still worth knowing why they heard it that way. You don’t correct them.",
      ],
      lines: [["When it’s settled", "Would you tell me what it said? I want to change that today."]],
      mistake: [
        "Checking the transcript while they wait",
        "It says to them that you’re looking for proof. Believe them now, and read later.",
      ],
      checks: ["What it said is written down in the caller’s words, with the time of the call."],
      tasks: ["Keep one list of what it said, in callers’ words."],
    },
    {
      does: "Look at once where somebody may have been harmed",
      asks: "When is it more than an annoyance?",
      heard: /\b(?:harm\w*|danger\w*|urgent|emergenc\w+|serious|medical|deadline|legal|liab\w+)\b/,
      says: [
        "A wrong opening hour is a nuisance. It’s something else if it concerned {urgents}, or if somebody acted on advice that it should never have given. Whoever is responsible hears of that within the hour, calls the person, and switches that kind of call back to people until it’s clear what happened. Keep the record of the call.",
      ],
      mistake: [
        "Putting it on the list for Friday",
        "What could hurt the next caller is changed before the next caller.",
      ],
      checks: ["A call that touched something urgent reaches whoever is responsible within the hour."],
      tasks: ["Name who’s told within the hour, and how that kind of call is switched back."],
    },
    {
      does: "Change it the same day, and tell them",
      asks: "How do we follow up?",
      heard: /\b(?:follow|call(?:ing)? back|change|same day|after|prevent)\b/,
      says: [
        "One answer or one rule is changed, somebody calls the line to hear it, and the caller gets a call or a note of two sentences. Hardly anybody does that, so they’ll mention it to others.",
      ],
      lines: [
        [
          "The next day",
          "You told us what our assistant got wrong on Tuesday. It doesn’t say that anymore; I called it myself to check. Thank you for telling us.",
        ],
      ],
      mistake: ["“We’ve passed your feedback on”", "To whom, and what came of it? Call when it’s changed."],
      checks: ["Whoever complained hears what was changed, within two days."],
      tasks: ["Call back the last three who complained, with what was changed."],
    },
    {
      does: "Mark those who never want it again",
      asks: "What if they refuse to talk to it again?",
      heard: /\b(?:refus\w*|never|again|opt|person only|prefer\w*)\b/,
      says: [
        "Offer it before they ask: “Shall I make a note that you’re always called by a person?” Put it in {system}, and see whether their number can ring through to the desk. It’s a small list, and everybody on it would otherwise be gone.",
      ],
      mistake: ["Trying to win them over", "They’ve decided. A person who calls keeps them."],
      checks: ["There’s a mark for people who want a person, and everyone who answers knows where."],
      tasks: ["Add the mark, and put the last five complaints on it."],
    },
    {
      does: "Look after whoever took the call",
      asks: "How does the team cope?",
      heard: /\b(?:team|staff|desk|stress\w*|cope|receptionists?)\b/,
      says: [
        "It’s unfair to be shouted at for something a machine said. Five minutes away from the phone, and somebody who asks how it was. And let the one who took the call decide what’s changed: it’s the difference between taking the blame and having a say.",
      ],
      mistake: ["Telling the desk to be more patient", "They were. Change the rule that makes people angry."],
      checks: ["Whoever took an angry call had a break, and a say in what’s changed."],
      tasks: ["Ask whoever took the last angry call what should change."],
    },
  ],
};
