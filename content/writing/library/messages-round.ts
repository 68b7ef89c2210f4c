import type { Subject } from "./kinds.ts";

const BOX = "(?:voice ?mails?|messages|missed calls|call ?backs?|mailbox)";
const ROUND =
  "(?:every|each) (?:single )?(?:morning|day|workday)|first thing|morning (?:checklist|routine|round)|(?:daily|weekly) (?:checklist|routine|round)|in the mornings?|on arrival|(?:before|when) (?:we|you|they|the (?:office|clinic|practice|shop)) opens?|overnight";

/** What came in while nobody picked up, worked through in one order: danger, promises, new people, rest. */
export const messagesRound: Subject = {
  id: "messages-round",
  name: "the daily round of messages",
  heard: new RegExp(`\\b${BOX}\\b[^.?!]*\\b(?:${ROUND})\\b|\\b(?:${ROUND})\\b[^.?!]*\\b${BOX}\\b`),
  not: /\b(?:monday|greeting|vs|versus|switch\w*|replac\w+|assistants?|ai|text messages?)\b/,
  ofTimes: true,
  whole: true,
  title: "The daily round of messages at {who}",
  lead: "Hear everything before you call anybody, since the message that couldn’t wait is as likely to be the seventh as the first. Then sort into four piles, call in that order, and write down what became of each. One person does it, and a second look comes before noon.",
  close:
    "Print it, and initial each line for two weeks. If the last pile is still there at noon on most days, the round needs a second person or fewer messages, and the log says which.",
  passages: [
    {
      does: "Hear all of it before the first call back",
      asks: "What comes first?",
      heard: /\b(?:first|hear|listen\w*|start|begin|before)\b/,
      says: [
        "One person takes the box twenty minutes before you open, with nobody at the counter. They hear or read every message to its end, in all boxes, and look at the missed calls that left none. Name, number, hour and one line each go on a sheet as they listen. Nothing is returned yet, with one exception: what can’t wait.",
      ],
      checks: [
        "By [hour] every morning each box has been heard to the end, extensions and the night line included",
        "Missed calls without a message are on the sheet as well, with the hour",
        "Each has a name, a number read twice, and one line on what it’s about",
      ],
      tasks: ["Give the box to one person, twenty minutes before you open."],
    },
    {
      does: "Take out what can’t wait, and act on it now",
      asks: "Which ones can’t wait?",
      heard: /\b(?:urgent\w*|emergenc\w+|danger|wait|triage|priorit\w+)\b/,
      says: [
        "Your list of what can’t wait lies beside the phone: {urgent}. Whoever is on it is called at once, before anything else is sorted, and gets a person who may decide. If nobody picks up, try again in five minutes, then the second number. Where life is at risk, the caller hears first where to turn: 911 for a person, the place on your list for anything else. Doubt counts as a yes.",
      ],
      mistake: [
        "Calling in the order they came in",
        "It feels fair, and the one that couldn’t wait is number seven. Hear all, take those out, then dial.",
      ],
      checks: [
        "What can’t wait ({urgent}) was called at once, by someone who may decide; where life is at risk the caller was told first where to turn",
        "Where nobody picked up, a second try came within five minutes, and [name] knows it",
        "Doubtful ones went to [name] before the doors opened",
      ],
      tasks: ["Hang the list of what can’t wait beside the box, signed by who knows the trade."],
    },
    {
      does: "Put the rest in four piles",
      asks: "In which order are the others called?",
      heard: /\b(?:sort\w*|order|piles?|rest|group\w*)\b/,
      says: [
        "First whoever was promised a call or has an appointment today. Then new people, who are still choosing. Then anything with a date in it. Then what can be answered by a text or by somebody else: records, bills, refills where you have them, directions. Each pile has a name on it.",
      ],
      checks: [
        "Today’s appointments and yesterday’s promises lie on top",
        "New callers come next, then whatever has a date in it",
        "What a text can settle is in its own pile, and so is what only [name] can answer",
      ],
      tasks: ["Mark four places on the desk: today, new, dated, text."],
    },
    {
      does: "Call in that order, twice before you text",
      asks: "How are they called back?",
      heard: /\b(?:call\w*|return\w*|back|text\w*|tries|reach\w*)\b/,
      says: [
        "Call from the number that people know, and say what happens next in the first sentence. No answer: leave your name, the office, and the hour of the next try, and nothing of the matter. Then text, where they’ve agreed to texts. Promise an hour only if it’s in somebody’s calendar.",
      ],
      lines: [
        [
          "To a new caller",
          "Hi, this is [name] at [place]. You called last night, and I have time now. What made you call?",
        ],
        [
          "If nobody picks up",
          "This is [name] at [place], calling you back. I’ll try again at eleven; or reach me before that at [number].",
        ],
      ],
      checks: [
        "Everyone in the first two piles was called before [hour]",
        "Where nobody picked up, a message names the hour of the next try and nothing of the matter",
        "Each promise of an hour stands in a calendar with a name",
      ],
      tasks: ["Put two lines for call backs on a card: a new caller, and nobody there."],
    },
    {
      does: "Write down what became of each",
      asks: "What is written down?",
      heard: /\b(?:log\w*|writ\w+|notes?|record\w*|document\w*|close\w*)\b/,
      says: [
        "Beside each line: reached, booked, passed to whom, or next try at what hour. It goes into {system} where the caller has a file. A line is closed when the caller has what they called for, and not when somebody left a message.",
      ],
      checks: [
        "Each line says reached, booked, passed to [name], or next try at [hour]",
        "What belongs in a file is in {system}, and the box is empty",
      ],
      tasks: ["Keep one sheet a day, with the last column empty until the caller has an answer."],
    },
    {
      does: "Look again before noon",
      asks: "When is the second look?",
      heard: /\b(?:noon|second|again|later|follow\w*|end)\b/,
      says: [
        "At eleven the same person looks at what’s open: second tries, questions that nobody has answered, and whatever came in since. What’s left after that has a name and an hour today. Once a week count three things: messages, those reached by noon, and calls that left none.",
      ],
      checks: [
        "At eleven: second tries made, and everything still open has a name and an hour today",
        "On Friday: messages, reached by noon, and calls without a message are counted",
      ],
      tasks: ["Put the second look into the calendar at eleven, with a name."],
    },
  ],
};
