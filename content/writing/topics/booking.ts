import type { Topic } from "../kinds.ts";
import { changes } from "./booking-changes.ts";

export const booking: Topic = {
  id: "booking",
  name: "booking by telephone",
  goal: "book by telephone without mix-ups",
  gist: "One calendar that counts, rules on one page, and every booking read back.",
  heard:
    /\b((let(s|ting)? (\w+ ){0,2})?cancel (by|over|on|online)( (the )?phone)?|book(ing)?s?( by phone| online)?|double.?book(ing|ings|ed)?|appointments?|schedul(e|es|ing)|reservations?|calendars?|time slots?|slots?|reschedul(e|ing))\b/,
  keywords: ["booking", "appointments", "calendar"],
  scene:
    "On paper the hour was free. So it was on the other paper. {Gap} would have been cheaper than the talk that follows.",
  close: "Tidy rules make short calls. Begin with the one that is broken weekly.",
  thesis: "Let them move a booking as easily as they make it",
  reasons: [
    {
      head: "Who cannot move stays away",
      text: "Plans change between the booking and the day. If moving or canceling means being put on hold, the easier way is to say nothing, and you are left with {gap}.",
    },
    {
      head: "A change in time is worth something",
      text: "Told the day before, you can offer the hour to somebody else. Told by an empty doorway, you cannot. The easier it is to tell you, the earlier you hear it.",
    },
    {
      head: "It costs no authority",
      text: "Some fear that easy changes teach carelessness. But you still decide how late is too late, and {hard} can go by other rules than {easy}.",
    },
  ],
  against: {
    text: "There are {customers} who will move three times and take somebody else’s place each time.",
    reply: "There are, and you know their names. Make a rule for them rather than a hurdle for all.",
  },
  near: ["reminders", "handover", "questions"],
  points: [
    {
      id: "kinds-lengths",
      phase: "find out",
      do: "List what is booked and how long it takes",
      how: "Take last month from {system} and write down each kind of {visit} once, with the time it really took, not the time it was meant to take. Kinds that nobody can tell apart on the telephone become one. What has to be looked at first, such as {hard}, goes on a list of its own.",
      mistake: "Booking a time before the reason",
      harm: "A slot without a reason is a guess at a length. That is how a gap meant for {easy} gets filled with {hard}. Ask what it is for, and offer times only then.",
      ask: "What does somebody need to know before they can book for us?",
      answer:
        "The kinds of {visits}, their true length, and who may do which. If those three fit on one page, anybody can book; if they live in one head, only that head can.",
      check: "Each kind of {visit} is listed with the time that it really takes.",
      task: "From last month’s entries, list each kind of {visit} with its true length.",
    },
    {
      id: "one-calendar",
      obvious: true,
      phase: "decide",
      do: "Choose the one place that counts",
      how: "If {aVisit} stands in {system} it exists; if it stands on a note it does not. Everyone who can say yes to a caller has to write there, at that moment. Two lists that have to be matched in the evening will differ on some evening.",
      mistake: "Keeping two calendars",
      harm: "The paper one is quicker and the other one is right, until it is the other way round. Name the one that counts, and let nothing be promised that is not in it.",
      ask: "Where do double bookings come from?",
      answer:
        "From two people who look at the same free hour and each say yes before either has written. The remedy is one place that refuses the second entry; {system} has to be that place or be replaced by it.",
      check: "Only one calendar counts, and whoever may say yes writes into it at once.",
      task: "Name the one calendar that counts, and take the others off the wall.",
    },
    {
      id: "booking-rules",
      phase: "write down",
      do: "Write down what must stay free",
      how: "How near to now may a caller book, and how far ahead? Which hours are kept for what cannot wait until next week? Who is never booked two times in a row? What your desk does by feel has to stand on a page before anybody else can do it.",
      mistake: "Leaving the rules in somebody’s head",
      harm: "It holds until that person is ill. Then the day fills up from eight to six, without a gap for what cannot wait. One page with examples is enough.",
      ask: "Which rules should be on paper?",
      answer:
        "How soon, how far ahead, what stays free, who does what, and what is never booked without a person: {hard}. Five lines, each with an example, are a start.",
      check: "What stays free, and why, is on one page with an example for each rule.",
      task: "Put the booking rules on one page: how soon, how far ahead, what stays free, who does what.",
    },
    {
      id: "offer-two",
      phase: "start",
      do: "Offer two times, not the whole week",
      how: "Nobody keeps six times in mind while holding a phone. Offer two that differ, one early and one late, and ask which is nearer. If both are wrong, the answer tells you in which direction to look.",
      mistake: "Asking “When would suit you?”",
      harm: "It sounds polite and opens a search through the caller’s whole week. Two concrete times get a yes or a useful no.",
      ask: "How many times should a caller be offered?",
      answer:
        "Two, and different ones. A third only after a no. Whoever wants {aJob} soon will take one of the first two.",
      check: "Callers hear two times that differ, not an open question.",
      task: "For a week, offer exactly two times per call, and note how often a third was needed.",
    },
    {
      id: "read-back",
      obvious: true,
      phase: "start",
      do: "Read it back, weekday and date",
      how: "Before the call ends, say the day twice over: as a weekday and as a date, then the hour, then for whom. Where the two forms do not agree the caller will notice. Then send it in writing, because nobody has a pen.",
      mistake: "Ending with “See you then”",
      harm: "Then may be this week or next. A weekday and a date, said aloud, catch what the ear got wrong, and a text afterwards catches the rest.",
      ask: "Why read it back if the caller just said it?",
      answer:
        "Because fifteen and fifty sound alike on a bad line, and because you may have heard what you expected. It takes less time than one {visit} at the wrong hour.",
      check: "Every booking is read back with weekday and date, and confirmed in writing.",
      task: "Read back each booking with weekday, date and hour; count how often it was corrected.",
    },
    {
      id: "two-phones",
      phase: "try",
      do: "Try to book the same hour from two phones",
      how: "Two people call at once, or one calls while the other sits at the desk. Both ask for the same hour and both say yes quickly. If each is told that it is theirs, you have found your fault before {aCustomer} does.",
      mistake: "Trusting that it will not happen",
      harm: "It happens at the worst hour, when all lines are busy. Stage it on a quiet morning with two telephones, and see which side gives way.",
      ask: "How can we test for double booking?",
      answer:
        "With two telephones and no mercy. The second caller must hear that the hour has just gone and what else there is; if both hang up happy, repair it first.",
      check: "Two of us have tried to take the same hour at the same moment, and one was refused.",
      task: "Book the same hour from two phones at once, and look at what {system} shows afterwards.",
    },
    {
      id: "make-moving-easy",
      phase: "look back",
      do: "Look at what was moved and what was missed",
      how: "Once a month, set the bookings that were moved beside the ones nobody turned up for. Many of the first and few of the second is a good sign: people tell you. If it is the other way round, ask how hard it is to reach you.",
      mistake: "Seeing every change as a nuisance",
      harm: "The one who calls to move has saved you {gap}. Thank them, and make it quicker next time.",
      ask: "What should we watch once it runs?",
      answer:
        "Three lines a month: moved, missed, corrected after the call. If corrections grow, the reading back has slipped; if misses grow, look at how hard it is to move {aJob}.",
      check: "Moved, missed and corrected bookings are counted once a month.",
      task: "Count what was moved, missed and corrected, and change the rule behind the largest of them.",
    },
    ...changes,
  ],
};
