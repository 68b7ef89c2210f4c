import type { Subject } from "./kinds.ts";

export const ads: Subject = {
  id: "ads",
  name: "advertising and missed calls",
  heard:
    /\b(?:yard|lawn|for[- ]sale|truck|van) signs?\b|\b(?:sign|listing|billboard) calls?\b|\b(?:calls?|phones?)\b[^.?!]{0,40}\b(?:marketing|ad|advertising|mail|email) campaigns?\b|\b(?:ads?|adwords|advertis\w+|marketing(?: (?:budget|dollars|spend|money|campaigns?))?|pay[- ]per[- ]click|ppc|local service ads|google ads)\b.*\b(?:calls?|phones?|ring\w*|answer\w*)\b|\b(?:calls?|phones?|ring\w*|answer\w*)\b.*\b(?:ads?|adwords|advertis\w+|marketing (?:budget|dollars|spend|money|campaigns?)|ppc|google ads)\b/,
  title: "Making the calls that ads bring count at {who}",
  lead: "An ad’s job is done when the phone rings; what happens next decides whether the money was spent or wasted. So before you buy more clicks, find out how many of the calls they brought were answered, how fast the rest were called back, and how many of those booked. All three numbers are in your phone log and your ad account, and putting them side by side takes an afternoon.",
  close:
    "Divide last month’s ad spend by the calls that someone talked to. That’s your real price per call. If it makes you wince, answer more of them before you change a single word of the ad.",
  passages: [
    {
      does: "Put the ad report next to the phone log",
      asks: "How do we know whether ad calls are answered?",
      heard: /\b(?:know|report|log|track\w*|count|measure|find out|wast\w*)\b/,
      says: [
        "The ad account shows when calls came in; the phone log shows which ones somebody took and for how long. Lay one month of both side by side. Calls under thirty seconds were nearly always a hang-up or a box. With made-up numbers: $3,000 in ads brought 60 calls, 20 of them unanswered. You paid $50 a call, and $1,000 of it went to people who heard a recording.",
      ],
      mistake: [
        "Judging the ad by the number of calls",
        "The report counts a ring as a success. Count the calls in which somebody spoke, and the ad looks different.",
      ],
      checks: ["We know how many of last month’s ad calls somebody answered, and what each cost."],
      tasks: ["Lay one month of ad calls next to the phone log, and count the ones nobody took."],
    },
    {
      does: "Run ads while somebody answers",
      asks: "When should ads run?",
      heard: /\b(?:when|schedule|hours|night|weekend|run|time of day|pause)\b/,
      says: [
        "Most ad accounts let you choose hours and days. If nobody picks up from noon to one and after five, either switch the call button off then, or have those hours answered. The second is often cheaper than it looks, because late clicks cost about the same and fewer competitors are on the line.",
      ],
      checks: ["Call ads run only in hours in which someone or something answers."],
      tasks: [
        "Set the hours of your call ads to the hours in which calls are answered, or get the others answered.",
      ],
    },
    {
      does: "Answer an ad caller as the stranger they are",
      asks: "What’s different about callers from ads?",
      heard: /\b(?:different|stranger|say|script|answer|new|callers?|greeting)\b/,
      says: [
        "They don’t know you, they have three more tabs open, and they’ll decide in the first minute. So no “Can you hold?” and no long form. Say your name, answer the question they called with, ask what happened, offer two times. If price comes first, give a range and what it includes.",
      ],
      lines: [
        [
          "The first minute",
          "Thanks for calling [name], this is Ray. Yes, we do that, and we’re in your area most days. What’s going on? … I could have someone there Thursday morning or Friday after three. Which is better?",
        ],
      ],
      mistake: [
        "Putting the caller you paid for on hold",
        "A regular waits. Somebody from an ad taps the next result, and that click costs your competitor the sale you had already bought.",
      ],
      checks: ["New callers are answered without a hold, and leave the call with two times to choose from."],
      tasks: ["Practice the first minute with a stranger who has three other companies open."],
    },
    {
      does: "Call back within five minutes, or text",
      asks: "What do we do with the ones we missed?",
      heard: /\b(?:missed|call(?:ing)? back|text|fast|minutes|fixing|speed)\b/,
      says: [
        "A missed call from an ad is at its most valuable right away and worth little by tomorrow. A text goes out by itself within the minute: “Sorry we missed you. What do you need? We’ll call in ten minutes.” Then someone does. Those calls come before all other call backs, every day, because you’ve already paid for them.",
      ],
      checks: ["Missed calls from ads get a text within a minute and a call before all others."],
      tasks: ["Switch on a text for missed calls, and put ad callers at the top of the call-back list."],
    },
    {
      does: "Use a number of its own for each ad",
      asks: "How do we tell which ad a call came from?",
      heard: /\b(?:which ad|source|tracking numbers?|call tracking|own number|tell)\b/,
      says: [
        "Call tracking gives each campaign its own number that rings your phone, so the log says where a caller came from. Keep the number on your own site and your business listing the same everywhere, since people and search engines both get confused by five of them. If calls are recorded, tell callers first; in some states everyone has to agree. Practices also need a business associate agreement with the tracking company.",
      ],
      checks: ["We can tell which ad a call came from, and callers are told if it’s recorded."],
      tasks: ["Give each campaign a number of its own, and check what callers hear about recording."],
    },
    {
      does: "Follow a caller through to the money",
      asks: "Which numbers matter in the end?",
      heard: /\b(?:money|numbers|roi|return|worth|revenue|booked|cost|budget)\b/,
      says: [
        "Calls, answered, booked, came, paid: five columns on one page, by ad. The break is always somewhere. Many calls and few answered is the phone. Many answered and few booked is the conversation. Many booked and few came is the reminder. Only if all of that holds is it the ad, and then you know what to tell the agency.",
      ],
      checks: ["One page shows calls, answered, booked, came and paid for each ad."],
      tasks: ["Fill the five columns for last month, and mend the first one that drops."],
    },
  ],
};
