import type { Subject } from "./kinds.ts";

export const workedCase: Subject = {
  id: "worked-case",
  name: "a worked example of counting calls",
  heard:
    /(?=.{0,400}\b(?:case|success|customer) (?:stud(?:y|ies)|stor(?:y|ies))\b)(?=.{0,400}\b(?:made[- ]up|hypothetical|fiction\w*|invented|imagin\w+|worked example)\b)|\bworked example of (?:\w+ ){0,3}(?:calls|a week)\b/,
  anywhere: true,
  title: "Where the calls went: a worked example for {who}",
  lead: "This is arithmetic and no report: the place and every number in it are made up, so that you can put your own in their stead. It follows one office through four weeks: two of counting, one change, and a second count. The order is what matters. What they found is only an example.",
  close:
    "Do the same four weeks with your own log. You’ll need a sheet, an hour to sort it, and the nerve to read it aloud. If your numbers come out harmless, you’ve bought peace of mind for the price of a clipboard.",
  parts: true,
  passages: [
    {
      does: "Before: “We answer nearly everything”",
      asks: "What did they believe?",
      heard: /\b(?:before|believ\w*|start|problem|beginning)\b/,
      says: [
        "Ask anyone at this made-up {place}, and they’d have said that perhaps two calls a day get away. Two people at the desk, two lines, open from eight to five. The voicemail had four messages in the morning, so that seemed to fit. Nobody had looked at the phone company’s log, because nobody had known it could be had.",
      ],
    },
    {
      does: "Week 1 and 2: the log and a sheet of paper",
      asks: "What did they count?",
      heard: /\b(?:count\w*|log|weeks?|found|numbers|sheet|where)\b/,
      says: [
        "They asked the phone company for ten working days with all call attempts, and put a sheet by each phone: hour, what about, how it ended. The log said 412 calls. 301 were answered. Of the 111 others, 38 came while the office was closed, 44 between eleven-thirty and one-thirty, and 29 in the first half hour of the morning. The rest of the day was clean.",
        "Then they crossed out what wasn’t lost: 31 were regulars who called again the same day, and 22 were sales calls. 58 were left, from numbers nobody knew. Those 58 people had tried once.",
      ],
    },
    {
      does: "What it came to",
      asks: "What did it cost?",
      heard: /\b(?:cost|money|worth|came to|sum|math|value|dollars?)\b/,
      says: [
        "When they did reach someone new, three in ten booked; they checked that against their last forty. Three-tenths of 58 is about 17. They halved it, because some of those callers would have found them again, and called it 8 in two weeks. A new {customer} left them about $300 in the first year after direct costs. Eight times $300 is $2,400 in two weeks, with every assumption written next to it.",
      ],
      eg: {
        dental:
          "Put your own figure for the $300: exam, X-rays, two cleanings and average treatment, less lab, supplies and the hygienist’s time. For three chairs, also count the hygiene hours that stood empty in the same two weeks. If they could have been filled from those calls, you needn’t guess at what they’re worth.",
        law: "A firm would do this sum twice, once with routine matters and once with the kind of case that makes a year, and never add the two.",
        trades: "A trade would use the margin of an average job, and keep July apart from April.",
      },
    },
    {
      does: "Week 3: the change that cost nothing",
      asks: "What did they change?",
      heard: /\b(?:chang\w*|did|fix|lunch|solution|free)\b/,
      says: [
        "They didn’t buy anything. Lunch was staggered by forty-five minutes, with one person on the phone and away from the counter. From eight to eight-thirty the office manager took the second line. And the greeting got a time in it: “We’ll call you before ten.” It took one meeting, and one person who wasn’t happy about the new lunch.",
      ],
    },
    {
      does: "Week 4: the second count",
      asks: "What came of it?",
      heard: /\b(?:after|result|came of|second|again|outcome|improv\w*)\b/,
      says: [
        "Same log, same sheet, five working days. Unanswered during hours fell from about 37 a week to 11. After closing it stayed at 19, as you’d expect, since nothing had changed there. Now they had a clean question with a number in it: is it worth having those 19 answered, and by whom? At {priceRange} for an assistant here, they could work out how many of them would have to book.",
      ],
    },
    {
      does: "What didn’t get better",
      asks: "What did not work?",
      heard: /\b(?:not|didn'?t|wrong|limits?|honest|fail\w*|worse)\b/,
      says: [
        "Call backs were no faster: the list still waited until someone had a minute, usually three o’clock. And the office manager’s half hour on the phone came out of something else, which turned out to be the schedule for the next day. They gave call backs a name and two fixed times, and left the second problem for the following month.",
      ],
    },
    {
      does: "How to do it with your own numbers",
      asks: "How can we do the same?",
      heard: /\b(?:how|own|same|yourself|steps|do it|reader|replace)\b/,
      says: [
        "Five numbers: calls received, answered, unanswered from unknown numbers, the share of new callers who book when you reach them, and what one leaves you in the first year. Multiply the last three, halve the result, write down how you got there. Change one thing that’s free, and count again before you pay for anything.",
      ],
    },
  ],
};
