import type { Notice } from "./kind.ts";

// When it is open and when it is not.

export const closedDays: Notice = {
  id: "closed-days",
  gist: "What to do before we close, and whom to call in the meantime.",
  heard:
    /\b(?:clos(?:ed|ing|e)|shut|on vacation|away|holiday break)\b.{0,60}\b(?:from|through|until|between|to|for (?:the|a|two|one|\d)|christmas|thanksgiving|new year\w*|easter|july|holidays?|week|december|january|reopen\w*)\b/,
  not: /\bclos\w+ (?:at|early|for good|permanently)\b|\bclosed (?:on |every )?(?:mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays)\b/,
  urgent: true,
  says: [
    {
      says: "Please look ahead now. If you’re about to run out of something, are waiting for a paper, or have been meaning to come in, call us a few days before we close rather than on the last afternoon. That’s when everybody calls.",
    },
    {
      says: "If you have an appointment just before or just after these days, it’s in our calendar as agreed with you. If you’re not sure about the time, call us before we close.",
      unless: /\bappointments?\b/,
    },
    {
      says: "If something can’t wait while we’re away, call [name and number of whoever is covering for us]. For everything else, leave your name, your number and one sentence; we’ll call you back on the first day we’re open, in the order in which you called.",
    },
  ],
  todo: "You don’t need to do anything else.",
  ends: "We wish you good days, and look forward to seeing you when we’re back.",
};

export const closedWeekday: Notice = {
  id: "closed-weekday",
  gist: "What happens to appointments at those times, and when messages are heard.",
  heard:
    /\b(?:clos(?:e|es|ed|ing)|no longer open|not open|fewer hours|shorter hours|reduc\w+ (?:our )?hours)\b/,
  urgent: true,
  says: [
    {
      says: "If you have something booked for a time at which we’ll no longer be here, we’ll call you before then and find another one. You don’t have to remember it.",
      unless: /\b(?:at \d|early|today|tomorrow|because of the weather|snow|storm)\b/,
    },
    {
      says: "If you planned to come by later that day, please come earlier or wait until we’re open again. If your appointment falls after we close, call us and we’ll move it.",
      if: /\b(?:at \d|early|today|tomorrow|weather|snow|storm)\b/,
    },
    "A message that you leave while we’re closed is heard on the next day we’re open. Say your name, your number and what it’s about, and we can have the answer ready when we call.",
  ],
  todo: "If the new hours make it hard for you to come, please call us{at}. We’d rather look for a way than lose you.",
  ends: "Thank you for your understanding.",
};

export const longerHours: Notice = {
  id: "longer-hours",
  gist: "Who the new times are for, how to get one, and what happens to appointments that you already have.",
  walkInGist: "What the new hours are, and when to come if you’d rather not wait.",
  heard:
    /\b(?:open(?:s|ing)?|available|here|hours|see (?:patients|clients))\b.{0,60}\b(?:until|till|to|late|later|evenings?|saturdays?|sundays?|mornings?|weekends?|\d ?(?:am|pm)|new|earlier|longer|extended)\b|\b(?:new|extended|longer|later|evening|summer|winter|saturday|sunday|weekend|opening|office) (?:\w+ ){0,2}hours\b|\bhours (?:are )?chang\w+/,
  not: /\b(?:opening of|open(?:ing)? (?:our|a) (?:second|new)|open house)\b/,
  says: [
    {
      says: "These times are meant for those of you who work all day, have children in school, or have so far taken half a day off to come here. They’re ordinary appointments, not emergency hours, and anyone can have one.",
      if: /\b(?:until|late|later|evenings?|saturdays?|sundays?|weekends?|extended|longer|[5-9] ?pm|earlier|mornings?)\b/,
      books: true,
    },
    {
      says: "The late ones go first. If you’d like one, call a week or two ahead, and tell us whether an earlier time would also do: sometimes one opens up on the same day.",
      if: /\b(?:until|late|later|evenings?|[5-9] ?pm|extended|longer)\b/,
      books: true,
    },
    {
      says: "Saturdays fill up first. If you’d like one, call a week or two ahead, and tell us whether a weekday would also do.",
      if: /\b(?:saturdays?|sundays?|weekends?)\b/,
      books: true,
    },
    {
      says: "If you already have an appointment that suits you, keep it. If one of the new times would be easier for you, call us and we’ll see what’s free.",
      books: true,
    },
    {
      says: "The new hours are [days and hours]. They’re on the door as well, and on our website.",
      unless: /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b/,
      books: false,
    },
    {
      says: "If you’d rather not wait in line, come in the first or the last hour. That’s when we have the most time for you.",
      books: false,
    },
    "For the first few weeks, please check the new times before you set out, because maps and search pages often show old ones for a while.",
  ],
  todo: "To book, call us{at}, and say that it’s about the new hours.",
  walkInTodo:
    "If you need something at an hour when we’re closed, call us at [phone number] and leave a message.",
  ends: "We look forward to seeing you, at whatever time works for you.",
};
