import type { Subject } from "./kinds.ts";
import { bookingSigns } from "./signs/calls.ts";

export const booking: Subject = {
  id: "booking",
  name: "booking by phone",
  heard:
    /\bdouble[- ]book\w*\b|\b(?:book|schedul|making|tak(?:e|ing))\w* (?:\w+ ){0,2}(?:appointments?|visits?|jobs?) (?:by|over|on) (?:the )?phone\b|\b(?:phone|appointment) (?:booking|scheduling)\b|\bscheduling (?:rules|mistakes|errors|calls|by phone|template|protocol)\b|\bappointment types?\b|\bbook(?:ing)? by phone\b/,
  title: "How {who} can book by phone without mix-ups",
  lead: "One calendar, rules on one page, two times offered, and everything read back. Most mix-ups come from a second calendar somewhere, from two kinds of {visit} that sound alike, or from a Tuesday that nobody repeated. All three can be cured in a week, and none of them needs new software.",
  close:
    "Count for one month how many entries had to be corrected, and why. If the same reason stands there three times, it’s a rule that’s missing from the page, and no one’s fault.",
  signs: bookingSigns,
  passages: [
    {
      does: "Get rid of the second calendar",
      asks: "Why do double bookings happen?",
      heard: /\b(?:double|why|calendar|one|second|paper|happen|several|three people)\b/,
      says: [
        "Somewhere there’s a second one: a paper book, the owner’s phone, a sticky note under the monitor, a list for “probably Thursday.” Whoever says yes to a caller has to enter it while the caller is still there, in {system} and nowhere else. If it isn’t in there, it doesn’t exist. Say that sentence until everybody’s tired of it.",
      ],
      mistake: [
        "Writing it down now and entering it later",
        "Between the note and the calendar, someone else gives the same hour away. Enter first, then say yes.",
      ],
      checks: ["There’s one calendar, and nobody keeps a list beside it."],
      tasks: ["Find every second calendar and list, move what’s in them over, and throw them out."],
    },
    {
      does: "Give each kind a name that callers use",
      asks: "How many appointment types should we have?",
      heard: /\b(?:types?|kinds?|names?|lengths?|how long|duration|template)\b/,
      says: [
        "Twenty-six types with codes is how the wrong one gets picked. Look at last month: eight cover nearly everything. Name them in plain words, set the length from what they really took and not from what they should have, and note who does them. If callers can’t tell two apart, then one question has to: “Have you been here for this before?”",
      ],
      checks: ["There are at most ten kinds, in plain words, with the length they really take."],
      tasks: [
        "Cut the list of appointment types to ten, with real lengths and one question that tells twins apart.",
      ],
    },
    {
      does: "Put the unwritten rules on one page",
      asks: "Which rules should be written down?",
      heard: /\b(?:rules|page|written|protocol|checklist|who may|never|buffer)\b/,
      says: [
        "Never two new ones in a row. Nothing long after four. Dr. Shah needs ten minutes after each procedure. The van can’t cross town at five. Your best scheduler does all of this by feel, and on her day off you find out. Sit with her for an hour and write it down, one line each, with an example.",
      ],
      mistake: [
        "Keeping the rules in one person’s head",
        "She gets the flu, and by noon the afternoon is a train wreck. An hour with a pen is cheaper.",
      ],
      checks: ["The scheduling rules fit on one page, each with an example."],
      tasks: [
        "Sit with your best scheduler for an hour and write down every rule she follows without thinking.",
      ],
    },
    {
      does: "Ask three things before you look",
      asks: "What should we ask before we offer a time?",
      heard: /\b(?:ask|questions?|before|first|information|script)\b/,
      says: [
        "What’s it about, in a few words; have they been with you before; and is there anything that can’t wait? Only then open the calendar. Looking first makes you offer the next free hour, and the next free hour may be the wrong length, the wrong person or too late.",
      ],
      lines: [
        [
          "Three questions",
          "Happy to get you in. What’s it about? Have you been here before? And is there anything about it that worries you, or can it wait a few days?",
        ],
      ],
      checks: [
        "Everyone asks what, whether they’re known, and whether it can wait before looking for a time.",
      ],
      tasks: ["Practice the three questions until they come before the calendar."],
    },
    {
      does: "Offer two times and stop talking",
      asks: "How should we offer times?",
      heard: /\b(?:offer|two times|say|options|availab\w*|when)\b/,
      says: [
        "“When would you like to come in?” opens a discussion. “I have Wednesday at 8:40 or Friday at 2:15” gets an answer. Make them different, one early and one late, and if neither works, ask which was closer. Offer the hours that are hard to fill first, since most callers take one of the first two things they hear.",
      ],
      lines: [
        ["Offering", "I can do Wednesday at 8:40 in the morning or Friday at 2:15. Which is better for you?"],
      ],
      checks: ["Callers hear two times that differ, hard-to-fill hours first."],
      tasks: ["Keep two hard-to-fill times on a note by the phone each morning, and offer those first."],
    },
    {
      does: "Read it back with weekday and date",
      asks: "How do we avoid wrong days and numbers?",
      heard: /\b(?:read|back|confirm|wrong|repeat|spell|errors?|day)\b/,
      says: [
        "Weekday, date, time, who it’s for, with whom, and the number to call if something changes. If weekday and date don’t match, the caller hears it before you do. Then a text within a minute, because nobody has a pen. It takes eleven seconds and saves the phone call in which both sides are sure they’re right.",
      ],
      mistake: [
        "Saying only “See you next Tuesday”",
        "On a Friday, half of the world takes that for four days from now and the other half for eleven. Say the date.",
      ],
      checks: ["Every booking is read back with weekday, date and time, and confirmed by text."],
      tasks: ["Say weekday, date, time and name at the end of each booking, and send a text."],
    },
    {
      does: "Agree on what a machine may book",
      asks: "Can an assistant or a website book for us?",
      heard: /\b(?:machine|ai|assistant|online|website|automat\w*|software)\b/,
      extra: true,
      says: [
        "Only kinds whose rules are on the page, only in the one calendar, and only into hours you’ve opened for it. Start with {easy}. Have it read back like a person and mark its entries, so that the desk can see at a glance who booked what. After two weeks, hold twenty of them against the rules.",
      ],
      checks: ["Bookings by a website or assistant follow the same page, and are marked."],
      tasks: [
        "Open a few hours for one simple kind to the website or assistant, and check twenty of its entries.",
      ],
    },
    {
      does: "Move and cancel by the same rules",
      asks: "How should we handle changes?",
      heard: /\b(?:chang\w*|mov\w*|cancel\w*|reschedul\w*)\b/,
      says: [
        "Free the old hour while the caller is on the line, offer two new ones, read back. Only then ask why, if you need to know. The hour that came free goes to the next person on the short-notice list before it’s forgotten. A move that leaves the old entry standing is the second most common reason for a wasted hour.",
      ],
      checks: ["A moved booking frees the old hour at once, and the short-notice list gets it."],
      tasks: ["Practice a move from start to finish: free, offer, read back, fill the gap."],
    },
  ],
};
