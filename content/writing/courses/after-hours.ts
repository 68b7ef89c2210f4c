import type { Course } from "./kind.ts";

export const afterHours: Course = {
  id: "after-hours",
  name: "after-hours calls",
  heard:
    /\bafter[- ]hours\b|\bafter closing\b|\bevening (?:and weekend )?calls?\b|\bweekend calls?\b|\bcalls? (?:at night|after (?:five|six|5|6))\b|\bnight calls?\b|\bcalls? (?:overnight|on weekends|after (?:we )?clos(?:e|ing))\b|\bcallers? (?:at night|overnight|on weekends|after (?:we )?clos(?:e|ing))\b/,
  not: /\bai\b|\bassistants?\b/,
  title: "A plan for calls after hours at {who}",
  lead: "Most of what comes in after closing can wait until morning, if the caller knows that it has been heard. A little of it can’t wait an hour. The plan tells the two apart, gives each its own way, and only then asks whether you need to pay anyone.",
  before: [],
  after: [
    {
      name: "read back two weeks of nights",
      tasks: [
        [
          "List every late call",
          "From the phone log and the mailbox of the last two weeks: when, who hung up, who left word, what it was about, and whether that number was new. Those who hung up count, too. Behind each new one write how it ended: came to you, went elsewhere, or nobody knows.",
          "desk",
        ],
        [
          "Call your own number at nine",
          "From a phone that isn’t stored with you. Write down what you were told, how long it took and whether you’d have stayed.",
          "owner",
        ],
        [
          "Mark what couldn’t wait",
          "Three colors: tonight, first thing tomorrow, any time this week.",
          "all",
        ],
      ],
      see: "one sheet in three colors, with the red ones counted.",
      decide: "what counts as red, in callers’ own words. {Cap:urgent} is where to begin.",
    },
    {
      name: "give red calls a person",
      tasks: [
        [
          "Draw up the list",
          "A name and a second name for each night, four weeks ahead. Both know what they’re paid for it and what they may decide alone.",
          "owner",
        ],
        [
          "Build the ladder",
          "First name, five rings; second name, five rings; then the owner. Test it one evening without warning anyone.",
          "owner",
        ],
        [
          "Write the six questions",
          "Name, number, what happened, since when, is anyone in danger, where are you. They lie next to the bed.",
          "desk",
          ["dental", "medical", "vet", "trades", "other"],
        ],
        [
          "Write the six questions",
          "Name, a number that’s safe to call, who’s on the other side, what the paper is and which date is on it, is anyone in custody or in danger. They lie next to the bed, and so does the sentence: “I can’t advise you before we’ve checked for a conflict, but I can see that the right person calls you by eight.”",
          "desk",
          ["law"],
        ],
      ],
      see: "how many minutes it took that evening until a person spoke.",
      decide: "how long is too long. Fifteen minutes is a good limit, and the second name exists to keep it.",
    },
    {
      name: "give all others a promise",
      tasks: [
        [
          "Record a new greeting",
          "Under fifteen seconds: what to do in danger, how to reach the person on duty, and when everyone else will be called back.",
          "desk",
        ],
        [
          "Call back before you open",
          "One person starts half an hour earlier and works through the night’s list, new numbers first.",
          "desk",
          ["dental", "medical", "vet", "trades", "other"],
        ],
        [
          "Call back before you open",
          "One person starts half an hour earlier, checks the night’s new names for conflicts, and calls those first: whoever dialed you at nine dialed two other firms as well.",
          "desk",
          ["law"],
        ],
        [
          "Answer the easy ones in writing",
          "Hours, directions, how to cancel: on the website and in the automatic text that goes out after a missed call.",
          "desk",
          ["dental", "medical", "vet", "trades", "other"],
        ],
        [
          "Keep the night’s text blank",
          "If one goes out after a missed call, it has the firm’s name, the number and an hour, and nothing of what the call was about. Somebody who’s getting divorced shares that phone.",
          "desk",
          ["law"],
        ],
      ],
      see: "for each night’s list, when the last caller had heard from you.",
      decide: "whether that promise can go into the greeting with an hour in it.",
    },
    {
      name: "compare, and decide about help",
      tasks: [
        [
          "Count the nights since then",
          "The same sheet, the same colors, and how each new caller ended. Who still hung up, and who came?",
          "desk",
        ],
        [
          "Put prices next to each other",
          "A person on duty, an answering service by the minute, an assistant by the month ({priceRange} on this site). Take your own number of calls for each, not the one in the offer.",
          "owner",
        ],
        [
          "Ask those on duty",
          "How often were you woken for nothing? Each of those is a sentence missing in the greeting.",
          "owner",
        ],
      ],
      see: "hang-ups before and after, and three sums for the same number of calls.",
      decide:
        "who takes the calls that still get away: the way with the smallest sum of the three that answered your own test calls right, with the person on duty behind it, from tomorrow night on. Where that waits, one line says who listens to what rang out, and at what hour.",
    },
  ],
  close:
    "Repeat the unannounced test every three months. The ladder always breaks at the same place: at a number that somebody changed in spring.",
};
