import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const noShowCost: Subject = {
  id: "no-show-cost",
  name: "what no-shows cost",
  heard: together(
    "no[- ]?shows?|missed appointments?|broken appointments?|empty (?:chairs?|slots?)",
    "costs?|costing|price of|lose|losing|worth|revenue|calculat\\w+|rate|expensive|dollars",
  ),
  not: /\b(?:fees?|charg\w+|vs|versus|policy|fill\w*|without charging)\b/,
  title: "What no-shows cost {who}, and how to work it out",
  lead: "A no-show costs what the slot would have brought in, less the little you saved, less whatever you managed to refill. So the number that matters is empty hours, and they’re easy to count: four weeks of the calendar, one afternoon, one sum. Most places find that a few kinds of {visit} make up most of the loss, and those are where to spend the effort.",
  close:
    "Write the monthly figure on the wall with this month’s date. Next month, do the same sum and see whether what you changed was worth the trouble.",
  passages: [
    {
      does: "Count empty hours, and leave names out of it",
      asks: "What should we count?",
      heard: /\b(?:count|what|hours|track|measure|rate)\b/,
      says: [
        "Go through four weeks and list each slot that stayed empty because someone didn’t come or canceled too late. Beside it the length, what it was for, new or known, and how far ahead it was booked. A slot that was refilled isn’t on the list. Fifteen minutes that stayed empty are a quarter; ninety are one and a half. Add them up as hours.",
      ],
      checks: ["Empty time of four weeks is counted in hours, refilled slots left out."],
      tasks: ["List the empty slots of four weeks with length, kind, and how far ahead they were booked."],
    },
    {
      does: "Do the sum with your own hour",
      asks: "How do we work out the cost?",
      heard: /\b(?:sum|calculat\w+|cost|formula|math|work out|example|revenue|much)\b/,
      says: [
        "Take what an average hour of that schedule collects, which isn’t the same as what it bills. Say $180 for a hygiene chair, and eleven empty hours in four weeks: 11 × $180 = $1,980. Take off what you really saved, perhaps $15 an hour in supplies: $165. That leaves $1,815 in four weeks. Over 48 working weeks it’s twelve times that, $21,780. Wages, rent and the light ran on either way, so they belong in no part of this sum.",
      ],
      mistake: [
        "Multiplying no-shows by the full price of a visit",
        "It looks dramatic and nobody believes it. Collected money, empty hours, minus refills: that number survives a meeting.",
      ],
      checks: ["The sum uses collected money per hour, minus what was saved."],
      tasks: ["Work out collected money per hour for each schedule, and do the sum."],
    },
    {
      does: "Find the kind that costs most",
      asks: "Where do we lose the most?",
      heard: /\b(?:where|kind|most|pattern|who|which|biggest)\b/,
      says: [
        "Sort the list three ways: by lead time, by new or known, by weekday. A schedule might show that of eleven empty hours seven were booked over thirty days ahead, five of those for first visits. Then the cure has an address: confirm first visits by phone and stop booking them six weeks out. Sending everyone a fourth reminder would have treated the other four hours.",
      ],
      checks: ["Empty hours are sorted by lead time, new or known, and weekday."],
      tasks: ["Sort the list three ways, and name the kind that costs most."],
    },
    {
      does: "Set a limit on what a cure may cost",
      asks: "How much should we spend on it?",
      heard: /\b(?:spend|budget|worth|invest|pay(?:s|ing)?|roi|tool|software|return)\b/,
      says: [
        "You won’t get to zero. If a change brings back a third of $1,815, that’s $605 in four weeks, so anything that costs less than that is worth a try and anything that costs more isn’t, however good the demo. An hour a day of somebody’s calls at $20 is $400 in the same time. A text reminder usually costs cents. Try the cheap one first, alone, for four weeks, or you’ll never know which of three things worked.",
      ],
      checks: ["The most a cure may cost per month is written down."],
      tasks: ["Work out a third of the loss, and put the cost of each idea beside it."],
    },
    {
      does: "Count what doesn’t show up in the sum",
      asks: "What else does a no-show cost?",
      heard: /\b(?:else|hidden|other|wait\w*|staff|health|indirect)\b/,
      says: [
        "Somebody wanted that hour and was told three weeks. Care was put off, or a file didn’t move. The team got ready for nothing, and after the fourth time they start double-booking on their own, which makes the punctual ones wait. None of it has a number, and it’s often what persuades people more than the dollars do. Say it in one sentence beside the sum.",
      ],
      checks: ["Beside the figure stands one sentence on what isn’t in it."],
      tasks: ["Ask the team what an empty hour does to their day, and write down one sentence."],
    },
  ],
};
