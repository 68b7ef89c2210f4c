import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const aiNotes: Subject = {
  id: "ai-notes",
  name: "using an AI receptionist’s call notes",
  heard: together(
    "call (?:summar\\w+|notes?)|(?:summar\\w+|notes|messages|transcripts)",
    "ai|(?:virtual|voice|automated|phone) (?:receptionist|assistant|agent)(?:s|'s)?",
  ),
  not: /\b(?:hipaa|vendors?|train(?:s|ed|ing)? (?:on|models?)|retention|delet\w+|vs|versus|voicemail)\b/,
  title: "How {who} can get real use out of an AI receptionist’s call notes",
  lead: "Notes get used when they land where people already work, when somebody’s hour belongs to them, and when acting on one is faster than calling back blind. If your team ignores them, it’s nearly always one of those three, and rarely stubbornness. Fix the place first, then the owner, then the note.",
  close:
    "After two weeks, ask one question at the desk: “Which note did you not need?” Take what comes up twice out of the notes, and they’ll be read again.",
  passages: [
    {
      does: "Put them where the work is",
      asks: "Where should the notes go?",
      heard: /\b(?:where|place|software|system|inbox|email|land|put)\b/,
      says: [
        "An email inbox that three people share is where notes go to be somebody else’s job. Have them arrive in {system} or in one list that’s open all day, as tasks with a state: new, taken, done. Urgent ones go to a phone as well. If your software can’t take them directly, a shared list that’s copied at eight, noon and four still beats a login nobody remembers.",
      ],
      checks: ["Notes arrive in one place that’s open all day, each with a state."],
      tasks: ["Move the notes into the list your team already works from."],
    },
    {
      does: "Give them an owner and two hours",
      asks: "Who should read them?",
      heard: /\b(?:who|owner|responsib\w+|staff|team|read|hours?)\b/,
      says: [
        "“Everyone keeps an eye on it” means that nobody does. One name per shift, two fixed times, a stand-in on the schedule. At a minute to read and three to call, twelve notes are 48 minutes, so block them; notes aren’t something one does in between. The owner closes each one with a word on how it ended: reached, booked, passed on.",
      ],
      mistake: [
        "Sending the notes to the whole team",
        "Six people see each one and assume it’s taken. One name per shift, and a state that shows it.",
      ],
      checks: ["Every shift has one name for the notes, with two blocked times."],
      tasks: ["Name an owner and a stand-in per shift, and block the two times."],
    },
    {
      does: "Cut the note to what lets you act",
      asks: "What should a note contain?",
      heard: /\b(?:contain|short|length|format|fields?|what|long|good|template)\b/,
      says: [
        "Who, number, new or known, what they want in one line, how urgent, what was promised and by when. Six fields, in that order, and the transcript one tap below. If a note begins with “The caller greeted the assistant,” people stop reading by the third. Have the vendor change the template, and test it on your phone: all six should fit on the screen without scrolling.",
      ],
      lines: [
        [
          "Worth reading",
          "Ruth Ames, 555-0142, known. Wants to move Thursday’s visit, mornings only. Not urgent. Told: call by 10.",
        ],
        [
          "Not worth reading",
          "The caller reached out regarding an appointment-related inquiry and was assisted accordingly.",
        ],
      ],
      checks: ["A note has six fields and fits on a phone screen."],
      tasks: ["Have the template cut to six fields, and look at ten notes on a phone."],
    },
    {
      does: "Begin the call back with what they said",
      asks: "How do we use them on the call back?",
      heard: /\b(?:call ?backs?|use|say|begin|script|follow[- ]?up)\b/,
      says: [
        "The first sentence shows the caller that it was worth talking to a machine: “I’ve read what you told us last night about Thursday, so let’s find you a morning.” It also shows your team what notes are for. When people have made three such calls and heard the relief on the other end, you don’t have to persuade them any longer.",
      ],
      checks: ["Call backs begin with what the caller has already said."],
      tasks: ["Have everyone make three call backs that begin with the note."],
    },
    {
      does: "Let the team correct it, and see the correction",
      asks: "What if the notes are wrong?",
      heard: /\b(?:wrong|mistakes?|errors?|correct\w*|accura\w+|trust|feedback)\b/,
      says: [
        "One wrong name and people stop trusting all of them. Give everybody a one-tap way to flag a note, have the owner look at the flags on Friday, and tell the team what changed: “It now asks for the spelling.” Names, numbers, and medicine or street names go wrong most; having the assistant read those back fixes the greater part. Anything clinical or legal is checked with the caller before it goes into a record.",
      ],
      checks: ["Notes can be flagged in one tap, and the team hears what changed."],
      tasks: ["Set up the flag, and report back every Friday for a month."],
    },
    {
      does: "Count open notes at five",
      asks: "How do we know they’re being used?",
      heard: /\b(?:count|know|measure|used|open|track|actually)\b/,
      says: [
        "One number on the wall: notes still open at closing time. It starts at fifteen or so and should be under three after two weeks. A second number once a month: callers who called again about the same thing within three days. If the first falls and the second doesn’t, notes are being closed and not dealt with, and that’s worth a conversation.",
      ],
      checks: ["Open notes are counted at closing time, and repeat callers once a month."],
      tasks: ["Write the number of open notes on the wall at five each day."],
    },
  ],
};
