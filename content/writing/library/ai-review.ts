import type { Subject } from "./kinds.ts";
import { assistantFlags } from "./signs/people.ts";

const AI =
  "(?:(?:ai|virtual|voice|automated) ?(?:phone |voice )?(?:receptionist|assistant|agent|answering)|phone (?:assistant|agent))(?:'s|s)?";
export const aiReview: Subject = {
  id: "ai-review",
  name: "checking on an AI receptionist",
  heard: new RegExp(
    `\\b(?:review\\w*|measur\\w*|monitor\\w*|evaluat\\w*|audit\\w*|check(?:ing)? on|track\\w*|numbers to watch|metrics|quality|improv\\w*|tun(?:e|ing)|good job|performance|supervis\\w*|manag(?:e|ing))\\b.*\\b${AI}|\\b${AI}.*\\b(?:review\\w*|measur\\w*|monitor\\w*|numbers|metrics|each week|every week|weekly|good job|performance|quality|supervis\\w*)\\b|\\blisten\\w* (?:to )?(?:\\w+ )?(?:ai|assistant)\\w* calls\\b`,
  ),
  not: /\bgoogle reviews?\b|\bvs\b|\bversus\b/,
  title: "How {who} can check on an AI receptionist each week",
  lead: "Fifteen minutes a week, the same day, the same person: read ten calls, look at five numbers, change one thing. Read the short calls and the strange ones first, because the good ones take care of themselves. In the first two weeks, read all of them.",
  close:
    "Put the fifteen minutes in the calendar as an appointment with a name. Whatever is nobody’s job on Friday at ten is nobody’s job in March, either.",
  signs: assistantFlags,
  passages: [
    {
      does: "Read ten calls, the right ten",
      asks: "Which calls should we listen to?",
      heard: /\b(?:which|listen|read|calls|transcripts?|review|sample)\b/,
      says: [
        "Not the last ten, and not ten at random. Take the three shortest, since somebody hung up; the two longest, since something was hard; three in which a caller asked for a person; and two in which it said that it didn’t know. You’ll find nearly everything that’s wrong in those, in about eight minutes of reading.",
      ],
      mistake: [
        "Listening only to the ones that were flagged",
        "A caller who gave up politely isn’t flagged anywhere. The twelve-second calls tell you more than the complaint does.",
      ],
      checks: [
        "Ten calls are read each week: the short, the long, the “person, please” and the “I don’t know.”",
      ],
      tasks: [
        "Read the three shortest, the two longest, three that asked for a person and two it couldn’t answer.",
      ],
    },
    {
      does: "Watch how many calls ended with an answer",
      asks: "Which numbers show whether it’s doing a good job?",
      heard: /\b(?:numbers?|metrics|kpis?|measure|good job|watch|rate)\b/,
      says: [
        "Of all real calls, how many ended with the caller getting what they wanted: a booking, an answer, a person, or a time for a call back? Take out spam and wrong numbers first. You have to judge this yourself from the ten you read, and after a month you’ll have forty. Don’t use the vendor’s “resolved” figure until you know how they count a hang-up.",
      ],
      mistake: [
        "Taking “handled” at its word",
        "On many dashboards a call counts as handled if the assistant spoke. Read twenty of those and count again.",
      ],
      checks: ["We count calls that ended with an answer ourselves, without spam."],
      tasks: ["Count how many of the calls you read ended with what the caller wanted."],
    },
    {
      does: "Count who asked for a person, and when",
      asks: "How often do callers ask for a human?",
      heard: /\b(?:human|person|transfer\w*|escalat\w*|ask for)\b/,
      says: [
        "It says less about the machine than you’d think and more about the calls. If most ask in the first five seconds, it’s the greeting or plain dislike. If they ask after a minute, look at the question just before; that’s one it should have passed on at once. Write down the question, and move it to the list that goes straight to a person.",
      ],
      checks: ["We know after which question callers ask for a person."],
      tasks: ["Note the question that came right before each request for a person."],
    },
    {
      does: "Check the urgent ones one by one",
      asks: "How do we check urgent calls?",
      heard: /\b(?:urgent|emergenc\w*|danger\w*|safety|on[- ]call|critical)\b/,
      says: [
        "Every call it treated as urgent gets read, all of them, and so does every call with a word from your list that it didn’t treat as urgent: pain, blood, fever, smoke, court, tomorrow. Did it say 911 first where it should? Did the right phone ring? Did somebody pick up, and after how many minutes? One miss here outweighs fifty pleasant bookings.",
      ],
      checks: [
        "Every urgent call was read, along with calls that used an urgent word and weren’t treated as such.",
      ],
      tasks: ["Search the week’s calls for your urgent words, and read every one that was not passed on."],
    },
    {
      does: "Compare its bookings with the calendar",
      asks: "How do we check its bookings?",
      heard: /\b(?:bookings?|calendar|appointments?|accura\w*|errors?)\b/,
      says: [
        "Take five bookings and hold them against {system}: right person, right length, right day, a phone number that works. Then ask the front desk how many they had to fix. A wrong length is the usual fault, and it comes from two kinds of {visit} that sound alike to a caller. Give one of them another name and the fault is gone.",
      ],
      checks: [
        "Five bookings a week are held against the calendar, and the desk reports what it had to fix.",
      ],
      tasks: ["Hold five of its bookings against the calendar, and ask the desk what they had to fix."],
    },
    {
      does: "Time how fast its notes turn into calls",
      asks: "How do we know that somebody follows up?",
      heard: /\b(?:follow|notes|call(?:ing)? back|messages|fast|speed|minutes)\b/,
      says: [
        "The assistant may have been perfect, and the caller still waited until four. For each note of the week, write down the minutes until somebody called. If it said “before ten” and you called at eleven, then it lied in your name. This is a number about you, which is why it belongs on the page.",
      ],
      mistake: [
        "Measuring the machine and not what comes after it",
        "Callers judge the whole thing by when a person called. A perfect note answered at four is a bad call.",
      ],
      checks: ["We know how long its notes waited, and that its promises were kept."],
      tasks: ["Write next to each note how long it waited for a person."],
    },
    {
      does: "Change one thing, and write it down",
      asks: "What do we do with what we find?",
      heard: /\b(?:change|improve|fix|what to do|tune|better|next)\b/,
      says: [
        "One change a week: an answer, a rule, a word in the greeting. With three at once you won’t know which one helped. Date, what it said, what it says now, why. After ten weeks the page reads like the story of your callers, and a new office manager will understand the setup from it in five minutes.",
      ],
      checks: ["Each change is on one page, with a date and a reason."],
      tasks: ["Change one answer or rule, and write down the date and the reason."],
    },
  ],
};
