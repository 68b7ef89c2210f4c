import type { Subject } from "./kinds.ts";

export const callReview: Subject = {
  id: "call-review",
  name: "listening to calls with your team",
  heard:
    /\b(?:review\w*|listen\w*|coach\w*|play\w*)\b[^.?!]{0,40}\b(?:calls?|call recordings?|recordings)\b[^.?!]{0,40}\b(?:team|staff|front[- ]desk|reception\w*|employees?|together)\b|\bcall (?:coaching|reviews?|scor\w+|audits?|calibration)\b|\bcoach\w*\b[^.?!]{0,30}\b(?:front[- ]desk|reception\w*|staff)\b[^.?!]{0,30}\b(?:phone|calls?)\b/,
  not: /\b(?:ai|assistant|legal|consent|google|new hire|vendor)\b/,
  title: "How {who} can review calls with the team",
  lead: "Listen to three calls together every other week, chosen by the people who took them, and look for one thing to keep and one to try. Half an hour is enough. It works as long as nobody’s graded; the day it turns into a test, you’ll hear perfect calls and learn nothing. (Before you record anybody, have your attorney check consent for callers and for staff.)",
  close:
    "After two months, ask the team what they do differently now. If they can name two things each, keep going. If they can’t, you’ve been listening to the wrong calls.",
  passages: [
    {
      does: "Let people choose their own calls",
      asks: "Which calls should we listen to?",
      heard: /\b(?:which|choose|pick|select|calls)\b/,
      says: [
        "Each person brings one call: it may be one that went well, one that went wrong, or one they’d like an opinion on. Nobody’s surprised in front of others. Once a month, you bring a call from a new caller who didn’t book, with the name taken out, and everybody works on it as if it were their own. Keep calls under four minutes, or play the first and the last minute.",
      ],
      checks: ["People choose which of their calls are played."],
      tasks: ["Ask each person to bring one call to the first meeting."],
    },
    {
      does: "Listen for four moments",
      asks: "What should we listen for?",
      heard: /\b(?:listen for|look for|moments?|criteria|score|checklist|what)\b/,
      says: [
        "The hello: would you have felt welcome? The first question: was it about them or about the form? The turn: when did the caller relax, or stop talking? The end: who does what by when? Write down words and not grades. “She said ‘I can do that for you,’ and he slowed down” is something another person can use tomorrow.",
      ],
      checks: ["We note words from four moments, and give no grades."],
      tasks: ["Print a card with the four moments, and use it for every call."],
    },
    {
      does: "One to keep, one to try",
      asks: "How do we give feedback?",
      heard: /\b(?:feedback|coach\w*|praise|criticis\w+|say|improv\w+)\b/,
      says: [
        "Whoever took the call speaks first and usually says the hardest thing themselves. Then each of the others names a sentence worth keeping. Only one thing to try, agreed by the person, in words they’d use. If there are five, the other four can wait two weeks; nobody changes five things.",
      ],
      lines: [
        ["Beginning", "What were you trying to do there, and how did it feel?"],
        ["Keeping", "I’d like to steal that: “Let me make sure I’ve got you right.”"],
        ["Trying", "What could you say instead of “You’ll have to”? Say it the way you’d say it."],
      ],
      mistake: [
        "A scorecard with twenty boxes",
        "People talk to the boxes. One sentence kept and one tried changes more in a month than a score does in a year.",
      ],
      checks: ["Every review ends with one sentence to keep and one to try."],
      tasks: ["Start with your own call, and let the team find the sentence to try."],
    },
    {
      does: "Write the good sentences down",
      asks: "What comes out of it?",
      heard: /\b(?:write|sentences|script|page|keep|result|outcome)\b/,
      says: [
        "A page on the wall with sentences that worked and the initials of whoever said them. After ten meetings it has about thirty, and new people learn from it in a week. Whatever came up three times as a problem isn’t a matter for coaching at all: it’s a missing answer, a calendar that’s too full, a rule nobody understands. Put that on your own list.",
      ],
      checks: ["A page with the sentences that worked hangs where everyone sees it."],
      tasks: ["Start the page of sentences with initials, and add to it at each meeting."],
    },
    {
      does: "Keep it legal and small",
      asks: "What about privacy?",
      heard: /\b(?:privacy|consent|legal|confidential\w*|delete|hipaa|permission)\b/,
      says: [
        "Callers have been told that calls are recorded, and staff know it’s for learning. Play calls behind a closed door, to people who may hear them, and delete them on the date you’ve set. In a practice or a firm, take names out where you can and don’t copy the file. If recording isn’t for you, sit beside someone for half an hour and take notes; it’s nearly as good.",
      ],
      checks: ["Calls are played behind a closed door and deleted on a set date."],
      tasks: ["Check the notice to callers, who may listen, and the date on which recordings go."],
    },
  ],
};
