import type { Subject } from "./kinds.ts";

export const kpis: Subject = {
  id: "kpis",
  name: "figures that show how the phone is doing",
  heard:
    /\b(?:phone|call|front desk|reception\w*) (?:\w+ )?(?:metrics|kpis?|statistics|stats|analytics|reports?|data|performance|numbers)\b|\b(?:metrics|kpis?|track\w*|measur\w+|monitor\w*|count\w*)\b.*\b(?:phones?|calls?|front desk|reception\w*)\b/,
  not: /\b(?:cost|vs|versus)\b/,
  title: "The phone figures worth tracking at {who}",
  lead: "A handful of figures tells you how the phone is doing: calls answered out of calls received, how fast {newOnes} were called back, how many first callers booked, and how many people had to call twice about the same thing. One page, once a month, fifteen minutes. Anything more and nobody looks; anything less and you’re guessing.",
  close:
    "Put the page on the wall where the people who answer can see it, and ask them what they’d change. They’ll know why the number moved before you’ve finished reading it out.",
  passages: [
    {
      does: "Answered out of received",
      asks: "How do we measure missed calls?",
      heard: /\b(?:answer\w*|missed|rate|abandon\w*|received|unanswered)\b/,
      says: [
        "Ask the phone company for all call attempts, abandoned ones included, by hour. Divide answered by received, but only during the hours you claim to be open. Then look at the two worst hours. “We answer 91%” sounds fine until you see that the missing 9% is lunch on Monday. Take sales calls and hang-ups under five seconds out of both figures.",
      ],
      mistake: [
        "Looking at one average for the month",
        "It hides the hour in which you miss nearly everything. Look at it by hour, and fix the worst one.",
      ],
      checks: ["We know the share of calls answered, by hour."],
      tasks: ["Get the log with all attempts by hour and mark the two worst hours."],
    },
    {
      does: "Minutes until a new caller hears back",
      asks: "How fast should we call back?",
      heard: /\b(?:fast|speed|call ?backs?|respon\w+|minutes|time)\b/,
      says: [
        "For every missed call from a new number, note when somebody reached them. Use the middle one of the list when it’s sorted, since a single four-day case spoils an average. If the middle is over an hour, you’re calling people who’ve already found someone. It’s the one figure here that you can halve in a week by giving it to one person.",
      ],
      checks: ["We know how long it takes until a missed new caller is reached."],
      tasks: ["For two weeks, write down when each missed new caller was reached."],
    },
    {
      does: "First callers who booked",
      asks: "How many first calls turn into bookings?",
      heard: /\b(?:book\w*|convert\w*|conversion|first|new|close)\b/,
      says: [
        "A stroke for each first call, a second stroke if it ended with a date. Keep it by reason as well: price, urgent, just asking. If half book overall but hardly any of the price callers do, the answer to “How much?” needs work. This one belongs to the team: nobody’s name next to it for the first three months, or people start choosing what to count.",
      ],
      mistake: [
        "Ranking people by it in week one",
        "The strokes get friendlier and the calls don’t. Use it to find sentences that work; leave names out.",
      ],
      checks: ["We know how many first calls end with a date, and for which reasons they don’t."],
      tasks: ["Keep strokes for first calls and bookings, with a word for the reason."],
    },
    {
      does: "People who had to call twice",
      asks: "How do we measure quality?",
      heard: /\b(?:twice|repeat|again|quality|resolution|satisf\w+|complaints?)\b/,
      says: [
        "The same number within three days, about the same thing: that’s a call you could have saved. Your log shows the number and the note shows the reason. Ten repeat calls a week is an hour of work and ten people who trust you a little less. The reason is usually a promise without a time.",
      ],
      checks: ["We count people who call twice about the same thing."],
      tasks: ["Mark numbers that called twice within three days, and write down why."],
    },
    {
      does: "Messages still open at five",
      asks: "How do we see what was left undone?",
      heard: /\b(?:messages?|open|undone|backlog|end of (?:the )?day|voicemail)\b/,
      says: [
        "Count what came in today and hasn’t been answered when you close: voicemails, notes, web forms, all of it. Zero to three is healthy, and a dozen every Thursday is a pattern with a cause. Of every figure on the page this one tells you soonest that something has changed, because a backlog shows in a day and complaints show in a month.",
      ],
      checks: ["We know how many messages are still open when we close."],
      tasks: ["Write down at closing time how many messages are still open, for two weeks."],
    },
    {
      extra: true,
      does: "Leave these alone",
      asks: "Which numbers should we ignore?",
      heard: /\b(?:ignore|not|avoid|useless|wrong|average handle|length)\b/,
      says: [
        "Average call length tells people to hurry. Calls per person tells them to grab the easy ones. The total number of calls tells you about the weather and your last mailing. And a survey with three answers tells you about three people. If a number wouldn’t change what you do on Monday, stop collecting it.",
      ],
      mistake: [
        "Rewarding short calls",
        "You’ll get them, along with the second call from the person who wasn’t finished. Count repeats; length takes care of itself.",
      ],
      checks: ["Nobody is measured by how short their calls are."],
    },
    {
      extra: true,
      does: "One page, once a month",
      asks: "How do we report it?",
      heard: /\b(?:report|page|month\w*|meeting|dashboard|how often|review)\b/,
      says: [
        "The figures for last month and the month before, one sentence on why, one thing to change. Fifteen minutes with the people who answer. Change only that one thing until the next page. After half a year you’ll have six changes whose effect you know, which is more than most businesses learn about their phone in ten.",
      ],
      checks: ["Once a month, four figures and one change, with the people who answer."],
      tasks: ["Put the four figures on one page and choose one thing to change."],
    },
  ],
};
