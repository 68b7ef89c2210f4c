import type { Subject } from "./kinds.ts";

export const followUp: Subject = {
  id: "follow-up",
  name: "following up on estimates",
  heard:
    /\bfollow(?:ing)?[- ]?up\b.*\b(?:estimates?|quotes?|proposals?|bids?|leads?|inquir\w+)\b|\b(?:estimates?|quotes?|proposals?|bids?)\b.*\bfollow(?:ing)?[- ]?up\b|\b(?:respond|reply|replies|response)\b.*\bleads?\b|\bspeed to lead\b|\bleads?\b.*\b(?:faster|slow|quick\w*|respond|response|repl\w+)\b|\bghost(?:ed|ing)\b/,
  not: /\b(?:law|legal|attorney|lawyer|injury) ?(?:firms?|offices?|practices?)?s?\b|\bq ?& ?a\b|\bq and a\b/,
  title: "How to follow up on estimates at {who}",
  lead: "Follow up three times, on days you announced: two days after the estimate, a week later, and a last time at three weeks, with a new piece of information each time. Say when you’ll call before you leave the first conversation. Most estimates aren’t lost to a lower price. They’re lost in a pile on a kitchen counter.",
  close:
    "Pull the estimates of the last sixty days that nobody answered, and call ten of them tomorrow. That’s the cheapest work you’ll win this month.",
  passages: [
    {
      does: "Announce the follow-up before you leave",
      asks: "How do we follow up without being pushy?",
      heard: /\b(?:pushy|annoy\w*|without|announce|before)\b/,
      says: [
        "“You’ll have this by tomorrow night. I’ll call Thursday around five to see what questions you have. Does that work?” Now Thursday’s call is a kept promise and nobody’s being pushy. Ask who else is deciding, and whether they’re getting other bids. People tell you, if you ask like it’s normal, which it is.",
      ],
      mistake: [
        "Ending with “Let me know”",
        "They mean to, and then the dishwasher floods. Say the day you’ll call, and call on that day.",
      ],
      checks: ["Every estimate goes out with a day for the follow-up call."],
      tasks: ["From today, name the day of the call whenever you hand over an estimate."],
    },
    {
      does: "Send it the same day, in plain words",
      asks: "How fast should an estimate go out?",
      heard: /\b(?:fast|same day|speed|quick\w*|send|within|how soon)\b/,
      says: [
        "The first decent estimate sets the yardstick for the rest. If you can’t send it the same day, send a text that evening: “Good meeting you. You’ll have it by tomorrow at six.” On one page: what you’ll do, what’s not included, what it costs, when you could start, how long the price holds. If they can’t explain it to their spouse, it won’t get signed.",
      ],
      lines: [
        [
          "The same evening",
          "Hi [first name], [your name] at [company]. Good meeting you. You’ll have it in writing by tomorrow at six, on one page. Is this the best number for questions?",
        ],
      ],
      mistake: [
        "Taking a week to send a number",
        "By then somebody else’s number is the normal one, and yours gets compared with it. Same day, or a text with the hour.",
      ],
      checks: ["Estimates go out the same day, or a text says when."],
      tasks: ["Write a one-page template: what’s included, what isn’t, price, start, how long it holds."],
    },
    {
      does: "Call on day two with one question",
      asks: "What do we say in the first follow-up?",
      heard: /\b(?:first|day two|call|script|say|words|templates?|text|email|message)\b/,
      says: [
        "Don’t ask whether they’ve decided. Ask something they can answer: “Did the estimate come through okay? Anything on it that’s not clear?” Then be quiet. You’ll hear the real hesitation, which is the price, the date, or a brother-in-law who says it can be done for less.",
      ],
      lines: [
        [
          "Day two, by phone",
          "Hi, it’s Mike from [company]. I said I’d call. Did the estimate come through okay? What’s not clear on it?",
        ],
        [
          "Day two, by text",
          "Hi [first name], Mike at [company]. The estimate should be in your inbox. The line people ask about most is [line], and I can explain it in two minutes. Is 5:30 good?",
        ],
        [
          "Week one",
          "Hi [first name], I’m putting the schedule together for the week of the 12th. Should I keep a spot for you? No problem either way.",
        ],
        [
          "Week three, the last one",
          "Hi [first name], I’ll close this one out unless I hear from you. If you went with somebody else, no hard feelings, and I’d appreciate knowing what decided it.",
        ],
      ],
      mistake: [
        "Asking “Have you decided yet?”",
        "It’s pressure, and the easy answer is no. Ask what isn’t clear, and the conversation starts.",
      ],
      checks: ["Three messages are written and ready: day two, week one, week three."],
      tasks: ["Write the three messages in your own voice, and save them where you send from."],
    },
    {
      does: "Bring something new each time",
      asks: "What do we say the second and third time?",
      heard: /\b(?:second|third|again|new|value|reason)\b/,
      says: [
        "“Just checking in” says that you want money. A spot in the schedule, a photo of a similar job, a way to do it in two parts, the rebate that ends on the 30th: each is a reason to write. If you have nothing new, wait until you do. Three times is enough; after that, a note every spring with everyone else.",
      ],
      lines: [
        [
          "Day ten, with something new",
          "Hi [first name], [your name] again. Here’s a picture of a job like yours, finished last week: [picture]. It could also be done in two parts. Shall I write that up for you?",
        ],
        [
          "When it’s too dear",
          "Hi [first name], thanks for being open about it. What does theirs have in it, line by line? I’ll tell you what’s different, and if nothing is, you’ll hear that from me, too.",
        ],
      ],
      checks: ["Every follow-up has a reason in it besides “checking in.”"],
      tasks: [
        "Collect three things worth sending: a photo, a way to split the job, an opening in the schedule.",
      ],
    },
    {
      does: "Meet the price question head-on",
      asks: "What if we’re too expensive?",
      heard: /\b(?:price|expensive|cheaper|lower|discount|negotiat\w*|too high|competitor)\b/,
      says: [
        "“They’re $600 less” isn’t the end. “That’s a real difference. Would you read me what theirs includes?” Often it’s a different job: no permit, no haul-away, thinner material. If it’s truly the same job, say so and decide whether you want it. If you cut the price, cut something with it, or you’ve told them that the first number wasn’t honest.",
      ],
      mistake: [
        "Dropping the price at the first sigh",
        "Now they wonder what the first number was. Take something out along with the money, or hold.",
      ],
      checks: ["We know what we’d take out of a job before we lower a price."],
      tasks: ["For your three most common jobs, write down what could be left out, and what that saves."],
    },
    {
      does: "Keep one list, and look at it every Friday",
      asks: "How do we keep track?",
      heard: /\b(?:track|list|crm|spreadsheet|organi[sz]e|system|count|measure|rate)\b/,
      says: [
        "Name, job, amount, sent, next call, result. Six columns, in a notebook if you like. On Friday everything whose date has passed gets a call or gets closed. After two months, look at what you won and lost by kind of job. You may be writing ten estimates for a kind of work you never get, and that’s an evening a week you could have back.",
      ],
      mistake: [
        "Keeping them in your head",
        "You remember the big one and forget the six small ones that would have paid for the truck. A list with dates remembers for you.",
      ],
      checks: ["Every open estimate is on one list with a date for the next call."],
      tasks: ["Put every open estimate on one list with a next date, and go through it on Friday."],
    },
    {
      does: "Ask the ones you lost",
      asks: "How do we learn why we lost?",
      heard: /\b(?:lost|why|learn|feedback|reasons?)\b/,
      extra: true,
      says: [
        "“What decided it?” by text, without an argument afterward, gets an honest answer from about anybody. Write it down. When the same word comes up five times, “took too long,” “couldn’t start until June,” you’ve learned more than a consultant would have told you.",
      ],
      checks: ["We ask lost customers what decided it, and write it down."],
    },
  ],
};
