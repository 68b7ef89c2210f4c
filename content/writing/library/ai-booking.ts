import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const aiBooking: Subject = {
  id: "ai-booking",
  name: "letting an AI receptionist book appointments",
  heard: together(
    "book\\w*|schedul\\w+|appointments?|calendar|consults?|consultations?",
    "ai|(?:virtual|voice|automated|phone) (?:receptionist|assistant|agent)s?",
  ),
  not: /\b(?:tests?|testing|trusting|integrat\w+|software|work with|vs|versus|compare|choos\w+|vendors?|get(?:ting)? ready|first \w+ (?:days|weeks)|replac\w+|switch\w*|cost|online)\b/,
  title: "Which appointments an AI receptionist should book at {who}",
  lead: "Let it book what you could explain to a temp in two sentences: a fixed length, fixed days, no judgment. Let it hold, and not book, whatever a person has to approve. And keep it away from visits where the wrong slot hurts somebody. Draw those three lists first, and the question of whether to trust it mostly answers itself. (The publisher of this page sells AI receptionists.)",
  close:
    "Look at its first 50 bookings one by one. How many did you have to move? Under three, add a kind of {visit}. Over five, take one away and find out why.",
  passages: [
    {
      does: "Draw three lists: book, hold, hand over",
      asks: "What should it be allowed to book?",
      heard: /\b(?:should|which|what|allowed|lists?|let|decide|surgery|consults?)\b/,
      says: [
        "Book: it has one length, it’s for anybody, and a mistake costs an apology. Hold: it asks for a time, takes the facts, and a person confirms within the hour, which suits anything long, expensive or with two people in it. Hand over: fear, pain, a decision. Go through last month’s schedule and put a letter beside each kind of {visit}. In most places B covers well over half.",
      ],
      eg: {
        medical:
          "In a medical office, annual visits, follow-ups and shots are B. A surgery consult is an H: it needs records, a referral and the right hour, so the assistant offers a window, takes what’s needed, and the coordinator confirms. New symptoms are never any of the three; they go to your triage page.",
        dental:
          "In a dental office, cleanings and checkups are B. An implant or surgery consult is an H, since it depends on images and on who does it. Pain and swelling are handed over.",
        law: "At a law firm hardly anything is a B until the names have been checked. A first consultation is an H: a time is held, the conflict check is run, and a person confirms. Anything with a deadline in it is handed over the same hour.",
        trades:
          "For a contractor, maintenance and a first look at the trip charge are B. An estimate for a replacement is an H, because the right person has to go. No heat with a baby in the house is handed over.",
      },
      checks: ["Every kind of appointment has one of three letters: book, hold, hand over."],
      tasks: ["Put a letter beside each kind of appointment, together with whoever schedules now."],
    },
    {
      does: "Write the rules the way you’d tell a temp",
      asks: "What rules does it need?",
      heard: /\b(?:rules?|write|instructions?|set ?up|tell|need)\b/,
      says: [
        "Length, days, who it’s with, how far ahead, how much notice, what must come before, what’s blocked. One line each, no “usually.” If the person who schedules now says “It depends,” ask on what, and if that can be answered in one question, it’s a rule. If not, it’s an H. Read the finished list to somebody who has never scheduled, and let them book five made-up callers.",
      ],
      checks: ["Each kind it books has its rules in one line each, with no “usually.”"],
      tasks: [
        "Write the rules, and have somebody who’s never scheduled book five made-up callers from them.",
      ],
    },
    {
      does: "Have it offer two times and read back",
      asks: "What should the call sound like?",
      heard: /\b(?:sound|say|read[- ]back|offer|two times|call|confirm\w*|script)\b/,
      says: [
        "It offers two times, takes one, and reads back day, date, time, place and with whom. Then a text while the caller’s still on the line, with a word to reply if something’s wrong. Names get spelled, numbers read in groups. For an H it says so plainly.",
      ],
      lines: [
        [
          "A booking",
          "I have Tuesday the ninth at ten or Thursday at two-forty. … Tuesday the ninth at ten with Dr. Lee, at Main Street. I’ve texted you that. Reply NO if I got anything wrong.",
        ],
        [
          "A hold",
          "I’ve put a hold on Thursday at two for you. Someone from the office confirms it by noon; they’ll want to look at your records first.",
        ],
        [
          "A handover",
          "I’d like a person to help you with that. I’m connecting you now, and I’ll tell them what you’ve told me.",
        ],
      ],
      checks: ["Day, date, time, place and person are read back and texted on every booking."],
      tasks: ["Listen to ten bookings, and check that each was read back and texted."],
    },
    {
      does: "Keep one calendar, and let it write there",
      asks: "How do we avoid double bookings?",
      heard: /\b(?:double|calendar|conflict|one|sync|overlap|twice)\b/,
      says: [
        "Double bookings come from two calendars, or from one that’s read at eight and written at ten. It should see your real openings at the moment of the call and write there at once. Where it can’t, let it hold and never book. Try it: take the slot yourself while a friend is on the line with it, and hear what it does.",
      ],
      checks: ["It reads and writes the one real calendar, and we’ve tried to make it double-book."],
      tasks: ["Try to make it double-book, with a friend on the phone."],
    },
    {
      does: "Look at the day after, and not at the demo",
      asks: "How do we know whether to trust it?",
      heard: /\b(?:trust|know|check|measure|review|mistakes?|wrong|safe)\b/,
      says: [
        "Every morning for two weeks, someone goes through yesterday’s bookings with a pen: right kind, right length, right person, reachable number. Each correction gets one word for why. Compare it with a week of bookings by people, counted the same way, since nobody’s at zero. What you can’t accept is a wrong slot that hurts somebody, and that’s why those aren’t on its list.",
      ],
      checks: ["Its bookings and ours are checked the same way, for two weeks."],
      tasks: ["Check each morning’s bookings for two weeks, and note why any had to be moved."],
    },
  ],
};
