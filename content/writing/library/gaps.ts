import type { Subject } from "./kinds.ts";

export const gaps: Subject = {
  id: "gaps",
  name: "filling open slots",
  heard:
    /\b(?:fill(?:ing)?|short[- ]notice|open(?:ings)?|empty|last[- ]minute|same[- ]day)\b.*\b(?:schedule|slots?|chairs?|appointments?|openings?|cancel\w*|gaps?|holes?)\b|\bwait(?:ing)? ?lists?\b|\b(?:schedule|hygiene) (?:gaps?|holes?)\b|\bcancell?ations?\b.*\b(?:fill|list|handle|deal)\b|\bdeal\w* with (?:last[- ]minute )?cancell?ations?\b/,
  title: "How to fill last-minute openings at {who}",
  lead: "An opening gets filled by a list that exists before the phone rings with a cancellation. Ask everyone who books whether they’d come sooner and how much notice they need, offer the slot to one person at a time by text with a deadline, and save the phone for slots that start within two hours. Ten good names beat a hundred stale ones.",
  close:
    "Start the list today with the next person who books. By the end of next week you’ll have a dozen names, and the first cancellation that fills itself will convince everyone.",
  passages: [
    {
      does: "Ask one question at every booking",
      asks: "How do we build a waiting list?",
      heard: /\b(?:build|list|start|ask|names|create|set up)\b/,
      says: [
        "“If something opens up sooner, would you want a text? How much notice do you need?” That’s ten seconds. Note three things in {system}: days that work, notice needed, and how long the {visit} takes. Sort by notice. The people who live four minutes away and can come in an hour are worth gold, so mark them.",
      ],
      mistake: [
        "Keeping the list in someone’s head",
        "It’s always the same three easygoing people, and it’s gone when she’s on vacation. Write down days, notice and length, where everybody can see them.",
      ],
      checks: [
        "Everyone who books is asked whether they’d come sooner, and how much notice they need.",
        "The list is sorted by notice and length.",
      ],
      tasks: ["Ask everyone who books this week, and note days, notice and length."],
    },
    {
      does: "Offer it to one person at a time, with a deadline",
      asks: "How do we offer the slot?",
      heard: /\b(?:offer|text|message|script|say|template|contact)\b/,
      says: [
        "Text one person and give them twenty minutes. If you text ten at once, nine get told it’s gone, and after the second time they stop answering. If the slot is less than two hours away, call instead, starting with those who live close by.",
      ],
      lines: [
        [
          "The offer",
          "Hi [first name], [name of the business] here. A spot opened up today at 3:15. Want it? Reply YES by 11:40 and it’s yours.",
        ],
        ["They take it", "Great, you’re in for 3:15 today, and I’ve released your slot on the 28th."],
        ["They don’t", "No problem! You’re still on the list and still booked for the 28th."],
      ],
      mistake: [
        "Texting the whole list at once",
        "One person wins, nine are disappointed, and next time nobody hurries. One at a time, with a deadline.",
      ],
      checks: ["Openings go to one person at a time, with a time to answer by."],
      tasks: ["Write the offer and the two replies, and save them where you text from."],
    },
    {
      does: "Turn the cancellation into the next booking",
      asks: "What do we say to someone who cancels?",
      heard: /\b(?:cancels?|cancell?ations?|reschedul\w+|say|reason|call)\b/,
      says: [
        "Don’t let the call end without a date. “Thanks for letting us know. I have the 9th at 8 or the 14th at 3, which is better?” And find out why, lightly: “Is there something we could do to make it work today?” Some need a later start, a ride, a shorter {visit} or a word about cost, and the slot stays full.",
      ],
      mistake: [
        "“Call us when you’re ready to reschedule”",
        "They won’t, and now they’re on the overdue list. Offer two dates before you say goodbye.",
      ],
      checks: ["Every cancellation call ends with a new date or a day on which we call."],
      tasks: ["Offer two dates on every cancellation call for two weeks, and count how many rebook."],
    },
    {
      does: "Keep short work ready for short gaps",
      asks: "What fits into a twenty-minute gap?",
      heard: /\b(?:short|twenty|small|minutes|use|work|productive)\b/,
      says: [
        "Not every gap takes a whole {visit}. Keep a second list of things that take fifteen or twenty minutes: a check, an adjustment, a signature, a call somebody’s been promised. And give the team a gap list, too, recall calls, estimates, cleanup, so that an empty half hour is used by decision instead of disappearing into the break room.",
      ],
      checks: ["There’s a list of short {visits} and one of things to do in a gap."],
      tasks: ["Make a list of what can be done in twenty minutes, for {customers} and for the team."],
    },
    {
      does: "Look at why they open up",
      asks: "How do we prevent last-minute cancellations?",
      heard: /\b(?:prevent|why|fewer|reduce|stop|causes?|reasons?|avoid)\b/,
      says: [
        "Write one word next to each: sick, work, money, forgot, scared, better offer. After a month the list tells you what to do. “Forgot” needs an earlier reminder. “Money” needs an estimate before the day. “Scared” needs a phone call from someone kind. And look at how far ahead they were booked; slots made three months out fall apart more, so confirm those twice.",
      ],
      mistake: [
        "A stricter policy as the first idea",
        "It punishes the ones who tell you and does nothing about why. Find the reason first; it’s cheaper to fix.",
      ],
      checks: ["Each late cancellation gets a one-word reason, and we fix the most common one."],
      tasks: ["Note a one-word reason for each late cancellation for a month."],
    },
    {
      does: "Let the night work for you",
      asks: "Can this be automated?",
      heard: /\b(?:automat\w*|software|ai|assistant|after hours|online|tool)\b/,
      says: [
        "Many cancellations come in the evening, when people look at tomorrow. If someone or something takes them then, the offer can go out at 8 pm, and the slot is filled by breakfast. Booking tools and assistants can do that if your list is in the same calendar. Without a good list, they’ll only cancel faster.",
      ],
      checks: ["Evening cancellations free the slot the same evening."],
      extra: true,
    },
    {
      does: "Count what you saved",
      asks: "How do we measure success?",
      heard: /\b(?:measure|count|track|success|results?|worth)\b/,
      says: [
        "Two columns on the wall: opened, filled. If twelve slots opened last month and you filled seven, that’s seven hours you’d have lost. At $150 an hour that’s $1,050, as an example; use your own hourly figure. Show it to the team. People keep asking the question at booking once they’ve seen what it’s worth.",
      ],
      checks: ["We count openings and how many were filled."],
      tasks: ["Count opened and filled slots for a month and show the team."],
    },
  ],
};
