import type { Topic } from "../kinds.ts";
import { changes } from "./booking-changes.ts";

export const booking: Topic = {
  id: "booking",
  name: "booking by phone",
  goal: "book by phone without mix-ups",
  gist: "Keep one calendar, write the rules on one page, and read every booking back.",
  heard:
    /\b((let(s|ting)? (\w+ ){0,2})?cancel (by|over|on|online)( (the )?phone)?|book(ing)?s?( by phone| online)?(?! clubs?\b)|double.?book(ing|ings|ed)?|appointments?|schedul(e|es|ing)|reservations?|calendars?|time slots?|slots?|reschedul(e|ing))\b/,
  keywords: ["booking", "appointments", "calendar"],
  scene:
    "The hour was free on the wall calendar. It was free in the computer too, until two people turned up for it. {Gap} would have been cheaper than the conversation that follows.",
  close: "Clear rules make short calls. Start with the one that gets broken every week.",
  thesis: "Make it as easy to move a booking as to make one",
  reasons: [
    {
      head: "People who can’t move it don’t show up",
      text: "Plans change between the booking and the day. If changing it means waiting on hold, the easy way out is to say nothing, and you are left with {gap}.",
    },
    {
      head: "An early change is worth something",
      text: "If you hear about it the day before, you can offer the hour to somebody else. The easier it is to tell you, the earlier you hear.",
    },
    {
      head: "You still set the rules",
      text: "Some owners worry that easy changes make people careless. But you decide how late is too late, and {hard} can have stricter rules than {easy}.",
    },
  ],
  against: {
    text: "Some {customers} will move it three times and take somebody else’s place each time.",
    reply:
      "Some will, and you know their names. Make a rule for them instead of making it hard for everyone.",
  },
  near: ["reminders", "handover", "questions"],
  points: [
    {
      id: "kinds-lengths",
      phase: "find out",
      do: "List what people book and how long it really takes",
      how: "Go through last month in {system} and write down each kind of {visit} once, with the time it took in practice. If callers can’t tell two kinds apart, make them one. Anything that has to be looked at first, such as {hard}, goes on its own list.",
      mistake: "Offering a time before asking the reason",
      harm: "Without the reason you are guessing at the length, and a slot meant for {easy} gets filled with {hard}. Ask what it is for, then offer times.",
      ask: "What does someone need to know to book for us?",
      answer:
        "The kinds of {visits}, how long each one really takes, and who can do which. If that fits on one page, anyone can book.",
      check: "Every kind of {visit} is on a list with the time it really takes.",
      task: "From last month’s entries, list each kind of {visit} with the time it really took.",
    },
    {
      id: "one-calendar",
      obvious: true,
      phase: "decide",
      do: "Pick the one calendar that counts",
      how: "If {aVisit} is in {system}, it exists. If it is on a sticky note, it doesn’t. Everyone who may say yes to a caller enters it there, during the call. Two calendars that have to be matched up in the evening will disagree sooner or later.",
      mistake: "Keeping two calendars",
      harm: "The paper one is quicker and the other one is right, until it is the other way around. Choose one, and promise nothing that isn’t in it.",
      ask: "Where do double bookings come from?",
      answer:
        "Two people look at the same free hour, and both say yes before either has written it down. You need one place that refuses the second entry, and {system} should be it.",
      check: "Only one calendar counts, and everyone who books enters it there right away.",
      task: "Choose the one calendar that counts, and take the others down.",
    },
    {
      id: "booking-rules",
      phase: "write down",
      do: "Write down what has to stay free",
      how: "How soon can a caller book, and how far ahead? Which hours do you keep for things that can’t wait? Who should never be booked back to back? Your front desk does much of this by feel. Put it on a page, so someone else can do it too.",
      mistake: "Keeping the rules in one person’s head",
      harm: "That works until they are out sick. Then the day fills up from eight to six with no room for anything urgent. One page with examples is enough.",
      ask: "Which rules should be in writing?",
      answer:
        "How soon, how far ahead, what stays free, who does what, and what a person always has to confirm: {hard}. Five lines with an example each will do.",
      check: "One page says what stays free and why, with an example for each rule.",
      task: "Put the booking rules on one page: how soon, how far ahead, what stays free, who does what.",
    },
    {
      id: "offer-two",
      phase: "start",
      do: "Offer two times",
      how: "Nobody can hold six times in their head while on the phone. Offer two that differ, one early and one late, and ask which is closer. If neither works, the answer tells you where to look next.",
      mistake: "Asking “When would suit you?”",
      harm: "It sounds polite, and then the caller talks through their whole week. Offer two concrete times; you get a yes, or a no that helps.",
      ask: "How many times should we offer a caller?",
      answer:
        "Two, and different from each other. Offer a third only after a no. Someone who wants {aJob} soon usually takes one of the first two.",
      check: "Callers hear two different times, not an open question.",
      task: "For one week, offer exactly two times on every call, and note how often you needed a third.",
    },
    {
      id: "read-back",
      obvious: true,
      phase: "start",
      do: "Read it back with weekday and date",
      how: "Before you hang up, say the weekday, the date, the time and who it is for. If the weekday and the date don’t match, the caller will notice. Then send it in writing, because nobody has a pen handy.",
      mistake: "Ending the call with “See you then”",
      harm: "“Then” could be this week or next. Weekday and date, said aloud, catch what was misheard, and a text afterward catches the rest.",
      ask: "Why read it back if the caller just said it?",
      answer:
        "Fifteen and fifty sound alike on a bad line, and people hear what they expect. It takes less time than one {visit} at the wrong hour.",
      check: "Every booking is read back with weekday and date, and confirmed in writing.",
      task: "Read back every booking with weekday, date and time, and count how often it gets corrected.",
    },
    {
      id: "two-phones",
      phase: "try",
      do: "Try to book the same hour from two phones",
      how: "Have two people ask for the same hour at the same moment, and have both say yes quickly. If both are told it is theirs, you have found the problem before {aCustomer} does.",
      mistake: "Assuming that it won’t happen to you",
      harm: "It happens at the busiest hour, when every line is taken. Stage it on a quiet morning with two phones and see who gets refused.",
      ask: "How can we test for double booking?",
      answer:
        "With two phones and one hour. The second caller should hear that it was just taken, and what else is free. If both hang up happy, fix that first.",
      check: "We tried to book the same hour from two phones, and one of us was refused.",
      task: "Book the same hour from two phones at once, and look at what {system} shows afterward.",
    },
    {
      id: "make-moving-easy",
      phase: "look back",
      do: "Compare changes with no-shows",
      how: "Once a month, count the bookings people moved and the ones where nobody showed up. Lots of changes and few no-shows is a good sign: people tell you. If it is the other way around, find out how hard you are to reach.",
      mistake: "Seeing every change as a nuisance",
      harm: "Someone who calls to move just saved you {gap}. Thank them, and make it quicker next time.",
      ask: "What should we keep an eye on?",
      answer:
        "Three numbers a month: bookings moved, bookings missed, and bookings corrected after the call. If corrections go up, people have stopped reading back. If no-shows go up, it is too hard to move {aJob}.",
      check: "Once a month we count bookings moved, missed and corrected.",
      task: "Count bookings moved, missed and corrected, and fix the rule behind the biggest number.",
    },
    ...changes,
  ],
};
