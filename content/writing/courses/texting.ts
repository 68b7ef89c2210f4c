import type { Course } from "./kind.ts";

export const texting: Course = {
  id: "texting",
  name: "starting to text",
  heard:
    /\b(?:text(?:ing|s)?(?: message)?s? (?:\w+ ){0,2}reminders?|text reminders?|reminders? by text|text messag\w+|texting|sms)\b/,
  not: /\breviews?\b|\bmissed calls?\b|\bai\b|\bassistants?\b/,
  title: "A plan for starting to text at {who}",
  lead: "Texting is easy to start and hard to keep tidy. The plan settles three things before the first message goes out: who has said yes, who reads the answers, and what never goes into a text. Then a small group gets the first ones.",
  before: [
    {
      name: "settle the rules",
      tasks: [
        [
          "Collect permission",
          "Ask every {customer} at check-in and on the phone: “May we text you about your {visits}?” Write yes or no, and the date, in {system}. No yes, no text.",
          "desk",
        ],
        [
          "Decide who reads the answers",
          "A text gets an answer, and somebody expects you to read it. Name one person per half day, and the hour after which an answer waits until morning.",
          "owner",
        ],
        [
          "Write down what stays out",
          "No results, no sums, no reason for the visit. If it shouldn’t be read by whoever picks up the phone from the kitchen table, it goes into a call.",
          "owner",
        ],
      ],
      see: "a column with yes or no next to each name, and two names on the wall.",
      decide: "which one kind of message you start with. Reminders are the easiest to get right.",
    },
    {
      name: "write and try them",
      tasks: [
        [
          "Write three texts",
          "One that reminds and asks, one that answers a yes, one that answers a no. “Hi, this is [name of the business]. We’ve got you down for Tuesday at 2:10. Does that still work? Reply YES, or NEW for another time. STOP ends these texts.”",
          "desk",
        ],
        [
          "Send them to yourselves",
          "Everyone gets each text on their own phone and answers it badly: late, with a question, with a thumbs-up. See where the answers arrive.",
          "all",
        ],
        [
          "Test STOP",
          "Reply STOP from one phone, then send again. If the second one arrives, you’re not ready.",
          "desk",
        ],
      ],
      see: "ten answers of every kind, and for each the name of whoever dealt with it.",
      decide: "the hour at which they go out. Late morning is answered; nine at night is remembered.",
    },
  ],
  event: {
    name: "the first ones go out",
    tasks: [
      [
        "Begin with a few",
        "{On}, send the first texts to twenty {customers} who said yes, and go on calling everybody else as before.",
        "desk",
      ],
      [
        "Read every answer",
        "Whoever is named reads them on the hour, and each gets an answer the same day.",
        "desk",
      ],
      [
        "Note what confuses people",
        "If two ask the same thing back, the text is to blame. Change it that evening.",
        "desk",
      ],
    ],
    see: "of twenty texts, how many said yes, asked for another time, asked back or never answered.",
    decide: "whether the words hold. More than three questions back, and they’re rewritten first.",
  },
  after: [
    {
      name: "everyone who said yes",
      tasks: [
        [
          "Widen it",
          "All of the next week’s {visits} get the text. Those who haven’t answered by the morning before get a call.",
          "desk",
        ],
        [
          "Fill what comes free",
          "Every NEW leaves a gap. Offer it to the next two people on the waiting list before lunch.",
          "desk",
        ],
        [
          "Honor every STOP",
          "Once a week, compare the list of STOPs with who was texted. It has to be zero.",
          "owner",
        ],
      ],
      see: "no-shows of the week, gaps that were filled, and minutes spent on reminder calls.",
      decide: "which reminder calls you can now leave out, and for whom you keep them.",
    },
    {
      name: "compare, and decide what’s next",
      tasks: [
        [
          "Compare a month",
          "No-shows, reminder calls and texts that weren’t answered, next to a month without texts.",
          "owner",
        ],
        [
          "Read a page of conversations",
          "Thirty in a row, as they happened. Look for answers that took more than an hour, and for anything that should have been a call.",
          "owner",
        ],
        ["Tidy up", "Numbers that bounced, people who changed their minds, texts nobody needs.", "desk"],
      ],
      see: "three figures before and after, and one page with the worst three conversations.",
      decide:
        "the next kind of message, or none. Running late and “you’re next” are good; offers are where people say STOP.",
    },
  ],
  close:
    "Keep the three texts on one sheet with the date on which they were last changed. Whoever is new learns them before learning the phone.",
};
