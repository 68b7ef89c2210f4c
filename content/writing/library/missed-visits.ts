import type { Subject } from "./kinds.ts";

/** Somebody had a time and didn’t come: what is written and said to them afterward. */
export const missedVisits: Subject = {
  id: "missed-visits",
  near: ["cancel-calls", "recall"],
  name: "people who missed their appointment",
  heard:
    /\b(?:miss(?:ed|es|ing)) (?:their|an?|the|his|her|your|last week's|yesterday's) (?:[\w-]+ ){0,3}(?:appointments?|visits?|sessions?|consult\w*|lessons?|class\w*|booking)\b|\b(?:after|following up (?:on|after|with)|follow[- ]?up (?:with|after|texts?|calls?|messages?) (?:for|to|after|with)) (?:an? |the |our |your )?(?:no-?shows?|missed (?:appointments?|visits?))\b|\b(?:texts?|calls?|messages?|e-?mails?) (?:to|for|after) (?:an? )?no-?shows?\b|\bno-?shows?\b.{0,30}\b(?:rebook\w*|back on the (?:books|schedule)|win back)\b/,
  not: /\b(?:calls? that|missed calls?|fees?|prevent\w*|reduc\w+|cut\w*|cost\w*|fewer|stop\w*)\b/,
  title: "When somebody has missed their appointment at {who}",
  lead: "Write within fifteen minutes, without a reproach, and with a new time in the first message. Call the next morning if there’s no answer, ask once what got in the way, and let it rest after three tries. Whoever has missed two in a row gets another kind of appointment, and not a third message.",
  close:
    "Count for six weeks: missed, rebooked within three days, came. If the second figure is under half, the first message is too late or has no time in it.",
  passages: [
    {
      does: "Write within fifteen minutes, and ask whether they’re all right",
      asks: "What do we send on the day itself?",
      heard: /\b(?:same day|today|first|minutes|right away|text)\b/,
      says: [
        "Fifteen minutes after the time most people have noticed. They’re ashamed, and a kind text is the easiest way back. It asks whether all is well, and has two times in it. No word of a fee, and nothing of what the visit was for: somebody else may read the screen.",
      ],
      lines: [
        [
          "Fifteen minutes after",
          "Hi [first name], this is [name of the place]. We had you down for [time] and got worried. Everything okay? If you’d like, I have [day] at [time] or [day] at [time]. Just reply 1 or 2.",
        ],
      ],
      mistake: [
        "Writing in the evening, with the rule",
        "By then they’ve decided that you’re angry. A rule in the first message proves it.",
      ],
      checks: ["A text with two times goes out within fifteen minutes of a missed time."],
      tasks: ["Write the text of the first quarter hour, and name who sends it."],
    },
    {
      does: "Call the next morning",
      asks: "What if they don’t answer?",
      heard: /\b(?:call|next|morning|answer|phone)\b/,
      says: [
        "Between eight and ten, from the number they know. One sentence on why you call, one question, two times. On voicemail give your name, the place and a number, and nothing else.",
      ],
      lines: [
        [
          "The next morning, by text",
          "Good morning [first name], it’s [your name] at [name of the place]. I tried to call you. I’m holding [day] at [time] for you until noon. Shall I keep it?",
        ],
      ],
      mistake: [
        "Waiting for them to call",
        "Most mean to. A week later it’s embarrassing, and then they go elsewhere.",
      ],
      checks: ["Whoever didn’t answer has been called by ten the next morning."],
      tasks: ["Block ten minutes each morning for yesterday’s missed times."],
    },
    {
      does: "Ask once what got in the way",
      asks: "Why didn’t they come?",
      heard: /\b(?:why|reason|ask|got in the way)\b/,
      says: [
        "Ride, work, money, fear, or it had got better: five reasons make nearly all. Each has another answer: an earlier hour, a video visit, a plan for the bill, a few minutes with whoever treats them. Put a mark beside one of five.",
      ],
      lines: [
        [
          "Once they’ve answered",
          "Thanks for telling me, [first name]. Would an earlier hour, a later one, or a different day make it easier? And is there anything about the visit itself I can help with?",
        ],
      ],
      mistake: [
        "“Is there a reason you missed it?”",
        "It’s a test. Ask what would make it easier, and you hear the reason as well.",
      ],
      checks: ["Each missed time has one of five reasons beside it."],
      tasks: ["Make a list of five reasons with what you can offer for each."],
    },
    {
      does: "Say what it means to skip one, in one sentence",
      asks: "Should we tell them why it matters?",
      heard: /\b(?:matters?|important|why|plan|treatment|progress|care)\b/,
      says: [
        "For something that works in a row, such as physical therapy, a course or a cleaning twice a year, a gap has a cost that people don’t see. Whoever treats or teaches them says it, as a person and not as a warning, and never in a text that others can read.",
      ],
      lines: [
        [
          "After a week",
          "Hi [first name], [name of who sees them] asked about you. You’re halfway, and I’d like to get you back before it slips. I have [day] at [time] with [him or her]. Want it?",
        ],
      ],
      mistake: ["A paragraph on compliance", "It’s about you. “You’re halfway” is about them."],
      checks: ["After a week the message comes in the name of whoever sees them."],
      tasks: ["Ask everyone who sees people for one sentence to those who’ve skipped."],
    },
    {
      does: "Give whoever has missed two another kind of time",
      asks: "What about those who do it again?",
      heard: /\b(?:again|twice|two|repeat\w*|second|third)\b/,
      says: [
        "A third booking like the first two ends like them. Offer the same day only, a place on the list for short notice, or a call on the morning before it’s confirmed. Say it as a help. Where care must not simply stop, the clinician decides, and writes it down.",
      ],
      lines: [
        [
          "After the second",
          "Hi [first name], mornings seem hard to plan right now. Let’s do it differently: text me on a day that suits you, and I’ll tell you what’s open that same day.",
        ],
      ],
      mistake: ["Booking the same hour a third time", "You know how it ends, and so does the empty chair."],
      checks: ["After two missed times another kind of booking is offered."],
      tasks: ["Write the rule for two missed times, and who may make an exception."],
    },
    {
      does: "Let it rest after three, with the door open",
      asks: "When do we stop?",
      heard: /\b(?:stop|rest|last|three|end|give up)\b/,
      says: [
        "Three tries in two weeks, by two ways, then one last message that asks for nothing. It’s the one that’s answered most. Note that it was sent; in care that note may matter.",
      ],
      lines: [
        [
          "The last one",
          "Hi [first name], I won’t keep writing. If you’d like to pick it up again, this number reaches me, and you won’t have to explain anything. All the best, [your name]",
        ],
      ],
      mistake: ["A message every month", "It teaches people not to read you."],
      checks: ["After three tries there’s one last message, and a note that it was sent."],
      tasks: ["Write the last message, and decide after how many days it goes."],
    },
    {
      does: "Fill the hour that came free",
      asks: "What do we do with the empty time?",
      heard: /\b(?:fill|empty|slot|gap|short notice|list)\b/,
      says: [
        "The first ten minutes are worth most: text the first three on the list for short notice, the one who fits the length first. If nobody can, it’s the hour for calls to all who are missing a next time.",
      ],
      lines: [
        [
          "To the list for short notice",
          "Hi [first name], a time just opened today at [time] with [name]. Would you like it? First reply gets it.",
        ],
      ],
      mistake: [
        "Leaving the chair empty out of politeness",
        "Nobody who’s twenty minutes late expects to find it free.",
      ],
      checks: ["Within ten minutes the free time has been offered to three people."],
      tasks: ["Keep a list for short notice, with length and phone number."],
    },
  ],
};
