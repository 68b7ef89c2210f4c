import type { Course } from "./kind.ts";

export const noShows: Course = {
  id: "no-shows",
  name: "no-shows",
  heard:
    /\bno[- ]?shows?\b|\bmissed (?:appointments?|visits?)\b|\bempty (?:chairs?|slots?)\b|\blast[- ]minute cancell?ations?\b/,
  not: /\breminder cards?\b|\btext reminders?\b/,
  title: "A plan for fewer no-shows at {who}",
  lead: "Most people who don’t show up haven’t decided against you. They forgot, couldn’t get through to cancel, or were embarrassed. Each of those has a different cure, so the plan begins by finding out which one you have, and changes a few things each week until the empty hours get fewer.",
  before: [],
  after: [
    {
      name: "find out who, when and why",
      tasks: [
        [
          "Look back eight weeks",
          "List every {visit} that was missed without a word: weekday, hour, how long ago it had been booked, first time or not.",
          "desk",
        ],
        [
          "Ask ten of them",
          "Call, and don’t scold: “We missed {missedOne} on Tuesday. Is everything all right? What got in the way?” Write down the words.",
          "desk",
        ],
        [
          "Work out the sum",
          "Missed {visits} a week times what one brings. An example: five {visits} a week at $160 are $800 a week; a third fewer would save about $270.",
          "owner",
        ],
      ],
      see: "a list with a pattern in it. It’s often one weekday, or everything booked more than three weeks ahead.",
      decide:
        "which one of the three causes you work on first: forgot, couldn’t cancel, or put off by something.",
    },
    {
      name: "remind with a question",
      tasks: [
        [
          "Rewrite the reminder",
          "It ends in a question that takes one letter to answer: “Does Tuesday at 2:10 still work? Y keeps it, N and we’ll find another.”",
          "desk",
        ],
        [
          "Send it twice",
          "Three days before, when it can still be moved, and on the morning of the day before. Whoever hasn’t answered by noon gets a call.",
          "desk",
        ],
        [
          "Correct the numbers",
          "Ask everyone who comes in this week: “Is this still your cell phone?” Expect some of the list to be wrong.",
          "desk",
        ],
      ],
      see: "how many answered, and how many of those who didn’t answer failed to come.",
      decide:
        "whether those calls at noon are worth their minutes. If half of the ones who don’t answer stay away, yes.",
    },
    {
      name: "make canceling easy, and fill the gap",
      tasks: [
        [
          "Open a way at night",
          "People remember at ten in the evening. Let them cancel by text or message at any hour, and thank them for it.",
          "owner",
        ],
        [
          "Keep a short list",
          "Ask everyone who wanted an earlier time: “May we text you if something opens up?” Each gap is offered to three of them, and the first yes gets it.",
          "desk",
        ],
        [
          "Change what you say",
          "Not “You have to call 24 hours ahead,” but “If you can’t make it, tell us. Somebody is waiting for that time.”",
          "desk",
        ],
      ],
      see: "gaps of the week, and how many were filled within two hours.",
      decide: "how many names the list needs. Five for each busy half day is a start.",
    },
    {
      name: "book the risky ones differently",
      tasks: [
        [
          "Shorten the wait",
          "Hold two times a day open for {newOnes}. Somebody who waits four days comes; somebody who waits four weeks has often found another way.",
          "owner",
        ],
        [
          "Confirm long waits again",
          "Everything booked more than three weeks ahead gets a call a week before, by a person.",
          "desk",
        ],
        [
          "Call the same day",
          "Whoever missed it hears from you by evening: a kind sentence and two new times. After the second miss, a person calls the day before every {visit}.",
          "desk",
        ],
      ],
      see: "no-shows by kind of {visit}, next to the first week’s list.",
      decide: "what applies after a second miss. Write it in one sentence that you could say to a friend.",
    },
    {
      name: "compare, and keep what worked",
      tasks: [
        [
          "Count again",
          "The same list for these last two weeks, beside the same weekdays of the first list; a holiday week proves nothing. Count once more a month from now.",
          "desk",
        ],
        [
          "Do the sum again",
          "Hours that were kept or filled, times what an hour brings, less the minutes the desk spent on it.",
          "owner",
        ],
        [
          "Drop one thing",
          "Ask the desk which of the new habits costs most and brings least. Stop that one for a month, and see whether anything changes.",
          "all",
        ],
      ],
      see: "two lists and two sums, side by side.",
      decide: "the three habits that stay, and whose they are.",
    },
  ],
  close:
    "Whoever doesn’t come is still one of yours. The tone of that one call decides whether they’ll be ashamed to call again.",
};
