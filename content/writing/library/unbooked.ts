import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const unbooked: Subject = {
  id: "unbooked",
  name: "callers who didn’t book",
  heard: new RegExp(
    `${
      together(
        "(?:callers?|leads?|patients?|clients?|people|inquir\\w+|prospects?|who called)",
        "(?:didn'?t|don'?t|did not|never|not) (?:book|schedule|sign|commit|make an appointment)|undecided|unbooked|went cold|cold leads|think(?:ing)? (?:about )?it (?:over)?",
      ).source
    }|\\blos\\w+ (?:\\w+ ){0,2}(?:leads?|clients?|cases?|customers|patients|jobs|callers)\\b.{0,30}\\b(?:between|after) (?:the |a )?(?:first )?(?:calls?|consult\\w*|quote|inquir\\w+)\\b|\\bbetween (?:the )?first call\\b|\\b(?:clients?|leads?|callers?|patients?|customers|prospects?|homeowners)\\b[^.?!]{0,60} (?:don'?t|do not|didn'?t|never|won'?t) (?:call|come|write|get) (?:us )?back\\b`,
  ),
  not: /\b(?:estimates?|quotes?|treatment plans?|confirm\w*|vs|versus)\b/,
  title: "How {who} can follow up with callers who didn’t book",
  lead: "Call once, on the day you said you would, with the reason they called in your first sentence and two times in your second. If there’s no answer, send one text and let it rest. Most people who didn’t book weren’t saying no. Something got in the way, and nobody called to ask.",
  close:
    "For a month, write down why each of them hadn’t booked. The top reason is something you can fix on the first call.",
  causes: [
    [
      "They were left without a next step",
      "“Think it over and call us” hands them the work, and life gets in the way by six. End every first call with something that has a day on it: a time that’s held until noon tomorrow, a paper that’s sent tonight, a call on Thursday at four. Count how many of last month’s calls ended without one.",
    ],
    [
      "Nobody called when it was promised",
      "“Someone will get back to you” was said on Monday, and by Wednesday they’d spoken to two others. They don’t complain, they’re simply gone. Promise an hour you can keep, put it in a calendar with a name, and call at that hour even if you have nothing new.",
    ],
    [
      "The price came without a reason, or not at all",
      "Whoever hears a bare number compares it with another bare number. Whoever hears none fears the worst. Say what it usually comes to, what moves it, and what they’ll know before they owe anything. It takes twenty seconds, and it’s the question they were too polite to ask twice.",
    ],
    [
      "They had to tell it three times",
      "Once to whoever picked up, once on a form, once to the person who decides. Each time a few drop off, and the last thing they hear is a question they’ve answered. Let one note travel with them, and begin the second talk with what’s on it.",
    ],
    [
      "The paper was harder than the decision",
      "A form of nine pages as an attachment, to be printed, signed and scanned, stops people who’d already said yes. Try it on your own phone, on a bus. What can’t be done with a thumb in five minutes gets done on the weekend, which means not.",
    ],
    [
      "They were afraid of something, and nobody asked",
      "A spouse who doesn’t know yet, a bill they couldn’t pay, a bad time the last time. It’s never in the first sentence. “What would have to be true for you to say yes?” brings it out, and half the answers are things you can do.",
    ],
    [
      "Some were never going to, and that’s fine",
      "They wanted a price, a second opinion, or company on a bad day. A friendly no on the first call saves both of you a week. Mark them, so that the other figures tell you something.",
    ],
  ],
  passages: [
    {
      does: "Write down four things before they hang up",
      asks: "What do we need from the first call?",
      heard: /\b(?:first call|write|note|need|capture|record|list)\b/,
      says: [
        "Name, a number that may be texted, why they called in their words, and what held them back: price, timing, a spouse, fear, just looking. Then ask for permission, which makes the second call a promise kept instead of a sales call: “May I check back with you Thursday?” Put it into {system} as a task for that day.",
      ],
      checks: ["Every caller who doesn’t book is on a list with the reason and a day."],
      tasks: ["Add “what held them back” and “may we call on” to the note for new callers."],
    },
    {
      does: "Call on the day, with their story first",
      asks: "What do we say when we follow up?",
      heard: /\b(?:say|script|call|words|follow[- ]?up|template)\b/,
      says: [
        "“I’m just following up” is about you. Begin with what they told you, and have the two times in front of you before you dial. Then accept the answer you get.",
      ],
      lines: [
        [
          "The call",
          "Hi [first name], it’s Maria from [name]. On Monday you told me about [their reason]. How’s it going? … I have Thursday at ten or Friday at three, if you’d like to get it looked at.",
        ],
        ["It’s settled elsewhere", "I’m glad you found someone. If you ever need us, you have our number."],
        [
          "It’s the money",
          "That’s fair. May I tell you what the first visit costs and what could wait? Then you can decide with the real number.",
        ],
        [
          "The text, if nobody answers",
          "Hi [first name], Maria from [name]. You asked us about an appointment on Monday. I’m holding Thursday at ten for you until noon tomorrow; reply YES to take it.",
        ],
      ],
      checks: ["Follow-up calls begin with the caller’s reason and offer two times."],
      tasks: ["Call everyone from last week’s list, once, with their reason in the first sentence."],
    },
    {
      does: "Match the answer to what held them back",
      asks: "How do we answer the usual doubts?",
      heard: /\b(?:objections?|doubts?|price|money|why|reasons?|timing|spouse|fear)\b/,
      says: [
        "Price: the cost of the first step alone, and how it can be paid. Timing: an early or a late slot that you’d kept back, or a visit by video. A spouse: a text with the facts that can be forwarded. Fear: what will happen in the first ten minutes, and that they can stop. Just looking: nothing but a friendly word and the number. Anything more turns a maybe into a no.",
      ],
      checks: ["There’s an agreed answer to each of the five things that hold people back."],
      tasks: ["Write one sentence for each of the five doubts."],
    },
    {
      does: "Stop after two tries",
      asks: "How often should we follow up?",
      heard: /\b(?:how (?:often|many)|stop|tries|when|soon|days|pushy)\b/,
      says: [
        "One call, one text, done. If they asked you to call again in the spring, that’s a task with a date and not a third try. Whoever says stop is taken off the same minute, texts included, and it’s noted so that a colleague doesn’t begin again. In law and health care, keep the reason out of texts and voicemails, and have your compliance person read the wording.",
      ],
      checks: ["After one call and one text it ends, and a stop is a stop for everyone."],
      tasks: ["Write the rule, one call and one text, on the list itself."],
    },
    {
      does: "Count what comes back",
      asks: "Is it worth the time?",
      heard: /\b(?:worth|count|measure|results?|numbers?|roi|track)\b/,
      says: [
        "Say 40 new people call in a month and 22 book. Of the other 18 you reach twelve, and four of those book. At six minutes for each of the eighteen, it took an hour and fifty minutes for four new {customers}. Few advertisements do that. Track the two numbers, reached and booked, for three months and you’ll know your own.",
      ],
      checks: ["We know how many of the unbooked were reached and how many booked after all."],
      tasks: ["Keep two numbers for three months: reached, booked after all."],
    },
  ],
};
