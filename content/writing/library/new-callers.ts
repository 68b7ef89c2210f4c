import type { Subject } from "./kinds.ts";

export const newCallers: Subject = {
  id: "new-callers",
  name: "first calls",
  heard:
    /\b(?:stop(?:ping)? losing|losing|lose)\b[^.?!]{0,40}\bnew (?:patients?|clients?|customers?|business|callers?)\b|\b(?:convert\w*|turn(?:ing)?|win(?:ning)?|book(?:ing)? more|get(?:ting)? more|clos\w+|captur\w+|attract\w*)\b.*\b(?:calls?|callers?|inquir\w+|leads?|new patients?|phone|shoppers?)\b|\bnew[- ](?:patients?|clients?|customers?) (?:phone )?calls?\b|\bprice[- ]shopp\w+|\bhow much (?:do you charge|is it)\b|\b(?:price|insurance|do you take my insurance) questions?\b|\bquot\w+ prices? (?:over|on) the phone\b/,
  not: /\b(?:vs|versus|missed calls?|voicemails?)\b/,
  title: "How to turn first calls into {visits} at {who}",
  lead: "A new caller wants three things settled: can you help me, what’s it like, and what happens now. Answer the question they asked, ask one back, and offer two times. Many who are lost weren’t lost on price. Nobody offered them a day.",
  close:
    "Listen to ten first calls, or have a friend make three. Count how many were offered a day and a time. That number is the one to work on.",
  passages: [
    {
      does: "Answer their question first",
      asks: "What do we say when they ask about price?",
      heard: /\b(?:price|cost|how much|charge|shopp\w*|quote|fees?|expensive|insurance)\b/,
      says: [
        "“How much is it?” is often the only question a nervous stranger can think of. “It depends” sounds like hiding, and a bare number gives them nothing to compare but the number. Give the range, say what it depends on, and ask one thing back. Two sentences and a question, every time.",
      ],
      lines: [
        [
          "Price",
          "For most people it’s between [low] and [high], depending on what we find, and you’ll know before anything is done. Can I ask what made you look for one now?",
        ],
        [
          "Insurance",
          "Which plan is it? If the card’s in your hand, read me the front, and I’ll find out what it covers before you come. Meanwhile, let’s hold a time for you.",
        ],
        [
          "Just looking",
          "That’s fine, it’s smart to ask around. May I tell you what’s included in ours, so you’re comparing the same thing?",
        ],
      ],
      mistake: [
        "Answering “How much?” with a number and a pause",
        "They say thanks and call the next one. Give a range, what’s included, and a question: “What’s going on?” Once they’ve told you, you’re talking with a person and no longer bidding.",
      ],
      checks: ["There’s an agreed answer to “How much is it?” with a range and a question back."],
      tasks: ["Write the two-sentence price answer for your three most common questions."],
    },
    {
      does: "Find out why now",
      asks: "What should we ask new callers?",
      heard: /\b(?:ask|questions?|need|why|qualif\w+|find out|rapport)\b/,
      says: [
        "Something happened before they dialed: it started hurting, a letter came, the old place closed. “What’s going on that made you call today?” Then listen, and say it back. The caller who has told somebody their story doesn’t want to tell it again at the next number. It also tells you how soon they need to be seen, which no form does.",
      ],
      mistake: [
        "Starting with name, birth date and insurance",
        "You sound like a form. Ask what’s going on first. The data comes along easily once they’ve decided to come.",
      ],
      checks: ["New callers are asked why they’re calling today before any data."],
      tasks: ["Ask every new caller “What made you call today?” and note the answers for a week."],
    },
    {
      does: "Offer two times, always",
      asks: "How do we get them to book?",
      heard: /\b(?:book\w*|schedul\w+|appointments?|offer|close|convert\w*|commit|times?)\b/,
      says: [
        "“Would you like to make an appointment?” can be answered with “I’ll think about it.” “I have Wednesday at 10 or Thursday at 4, which is easier?” gets a day. Offer the times even if they only asked about price: “While I look that up, let me see what’s open.” If the next opening is three weeks away, keep two slots a week for new people. A new caller with a toothache won’t wait for the 28th.",
      ],
      mistake: [
        "Waiting for the caller to ask for a time",
        "Many won’t. They asked what it costs, you told them, and both of you hung up politely. Offer two times on every first call.",
      ],
      checks: ["Every new caller is offered two times.", "Two slots a week are kept free for new people."],
      tasks: [
        "Offer two times on every first call, and count how many take one.",
        "Keep two slots a week for new {customers} until the day before.",
      ],
    },
    {
      does: "Say what the first visit will be like",
      asks: "What do new people need to know?",
      heard: /\b(?:first visit|expect\w*|nervous|afraid|what happens|know|welcome|trust)\b/,
      says: [
        "People put off what they can’t picture. “You’ll park behind the building, somebody at the desk will know your name, it takes about forty minutes, and you decide afterward what you’d like to do.” That’s four sentences nobody else on their list said. Then text the address, parking and what to bring while they’re still on the line.",
      ],
      checks: ["New callers hear how long it takes, where to park and what happens first."],
      tasks: ["Write four sentences on what a first visit is like, and say them on every first call."],
    },
    {
      does: "Call back the ones who said they’d think about it",
      asks: "What do we do with people who don’t book?",
      heard: /\b(?:follow[- ]?up|think about|didn'?t book|call back|lost|undecided)\b/,
      says: [
        "Ask: “May I check back with you Thursday?” and put it in {system} with the reason they called. On Thursday, one call: “You called about [what they said]. Have you found somebody?” If yes, wish them well. If no, two times. One call is service; three is a nuisance. You’ll be the only one on their list who did it at all.",
      ],
      mistake: [
        "Letting “I’ll think about it” be the end",
        "Often it just means “something else came up.” One friendly call, on a day you named, brings some of them back.",
      ],
      checks: ["Undecided callers get one call back on a day we named."],
      tasks: ["Call back everyone from last week who said they’d think about it, once."],
    },
    {
      does: "Be there when they call",
      asks: "When do new callers call?",
      heard: /\b(?:when|answer|miss\w*|after hours|lunch|evening|weekend|speed|fast)\b/,
      says: [
        "New people call at lunch and after work, because that’s when they can. Those are the hours in which many desks are thinnest. Look at the log and see which hours have unknown numbers in them. Then cover those first: a staggered lunch, a second phone after four rings, an assistant in the evening. The best script in the world is no help to somebody listening to your voicemail.",
      ],
      checks: ["We know at which hours new numbers call, and someone answers then."],
      tasks: ["Mark unknown numbers in last month’s log by hour, and cover the two busiest hours."],
    },
    {
      does: "Count booked out of called",
      asks: "How do we measure it?",
      heard: /\b(?:measure|track|rate|numbers?|count|kpi|improv\w+)\b/,
      says: [
        "Two columns: new callers, and new callers who booked. If it’s five of ten, find out about the other five before you spend anything on ads. Sort by who answered, too, kindly; usually somebody has a sentence that works, and the rest can borrow it.",
      ],
      checks: ["We know how many of last month’s new callers booked."],
      tasks: ["Keep two columns, called and booked, and compare after a month."],
    },
  ],
};
