import type { Subject } from "./kinds.ts";

export const cancelCalls: Subject = {
  id: "cancel-calls",
  name: "calls to cancel or move an appointment",
  heard:
    /\b(?:when|if|how to|handle|handling|script|say|save|sav\w+|respond|calls? (?:to|who))\b[^.?!]{0,50}\b(?:calls? to cancel|cancels?|cancell?ation calls?|calls? to reschedule|wants? to (?:cancel|reschedule)|reschedul\w+ calls?)\b|\bcancell?ation calls?\b|\breschedul\w+ (?:by phone|over the phone|calls?)\b/,
  not: /\b(?:fill\w*|waitlist|waiting list|fees?|contract|order|subscription|holidays?|vs|versus)\b/,
  title: "How {who} should take a call to cancel",
  lead: "Treat a call to cancel as a call to move. Thank them for telling you, find out what got in the way, and offer two times before you take them off the schedule. Said warmly and without a sigh, it takes a minute, keeps most of them on the books, and gives you an open slot while there’s still time to fill it.",
  close:
    "For a month, mark each of these calls with an M for moved or a G for gone. If fewer than half are Ms, listen to what’s said in the first ten seconds.",
  passages: [
    {
      does: "Thank them first",
      asks: "What do we say when somebody cancels?",
      heard: /\b(?:say|script|first|words|thank|respond|tone|handle|wording)\b/,
      says: [
        "The person on the line has been dreading a scolding, and the alternative to calling was not calling. So the first word is thanks. Then one question, with no “why” in it, and a pause.",
      ],
      lines: [
        ["Opening", "Thanks so much for letting me know, [first name]. Is everything all right?"],
        [
          "Moving it",
          "Let’s find you a better time. I’ve got Thursday at 8:40 or the Monday after at four. Does one of those work?",
        ],
        [
          "They don’t want to now",
          "Sure. When should I check back with you, next week or at the end of the month? I’ll put it down so that you don’t have to remember.",
        ],
        [
          "On the same day",
          "I understand, things happen. I’ll see whether someone can use your time. Let me get you back on the schedule while I have you.",
        ],
      ],
      mistake: [
        "“Okay, you’re canceled. Bye!”",
        "It’s polite, it takes six seconds, and they’re off the books for a year. Thank them, offer two times.",
      ],
      checks: ["Everyone who calls to cancel is thanked and offered two times."],
      tasks: ["Write the first two sentences, and practice them in pairs for five minutes."],
    },
    {
      does: "Listen for the real reason",
      asks: "Why do people cancel?",
      heard: /\b(?:why|reasons?|really|real|objection|money|afraid|cost|fear)\b/,
      says: [
        "“Something came up” covers four things: a true conflict, money, nerves, and having decided it isn’t necessary. You’ll hear which if you leave a second of quiet. A conflict needs a time. Money needs a number before the visit, and a way to pay it. Nerves need the first slot of the day and somebody they know. And a person who thinks they’re fine needs one sentence from whoever is treating or advising them, which isn’t you.",
      ],
      checks: ["The reason is noted with one of four words: time, money, nerves, need."],
      tasks: ["Note one of the four words for each cancellation, and add them up after a month."],
    },
    {
      does: "Know your rule, and say it without an edge",
      asks: "What about short notice?",
      heard: /\b(?:rule|policy|short notice|late|24 hours|same day|repeat|always)\b/,
      says: [
        "Whoever answers needs to know three things without asking: how much notice you want, what happens with less, and how often you let it go. First time, nothing: “Next time a day’s notice helps me a lot.” Third time in a year: they’re booked for the same day only, or pay ahead. A rule that’s applied by mood is worse than none, so write down who may make an exception.",
      ],
      checks: ["A rule on short notice with three steps hangs at the desk."],
      tasks: ["Write the three steps of the rule, and who may make an exception."],
    },
    {
      does: "Refill the slot before you do anything else",
      asks: "What do we do with the open time?",
      heard: /\b(?:refill|open|slot|empty|fill|next|list)\b/,
      says: [
        "The minute after you hang up is worth the most. Text the first person on the short-notice list who fits the length and the person they’d see, give them until a stated time, and go on to the next. A slot that’s free at nine for three in the afternoon has six hours to live; with twenty minutes a try that’s up to eighteen people, and you’ll rarely need more than three.",
      ],
      checks: ["The open time is offered to the first on the list within ten minutes."],
      tasks: ["Sort the short-notice list by length of visit, and try it on the next open slot."],
    },
    {
      does: "Let them move it without calling",
      asks: "How do we get fewer of these calls?",
      heard: /\b(?:online|text|without calling|self|after hours|reduce|fewer|link|automat\w+)\b/,
      says: [
        "People remember tomorrow’s appointment when they set the alarm, around ten at night. A reply to the reminder, a link, or a line that answers at any hour lets them tell you then. Make moving easier than canceling: the link shows three open times before it shows the button to cancel. Whatever comes in that way must be seen at eight, by somebody whose job it is.",
      ],
      checks: ["An appointment can be moved at any hour, and someone sees it by eight."],
      tasks: ["Test how an appointment can be moved at ten at night, and shorten it to one step."],
    },
    {
      does: "Call the gone ones once, three weeks later",
      asks: "What about the ones who didn’t rebook?",
      heard: /\b(?:gone|rebook\w*|lost|follow[- ]?up|later|never|win back)\b/,
      says: [
        "Keep a list of everyone who left the schedule without a new date. Three weeks on, one call or text with a time in it: “You had to drop your visit on the 4th. I have one at the same hour next Tuesday.” Suppose 20 people a month leave without a date and one in four says yes: that’s five {visits} for an hour of calls. After one try they go on the ordinary list for the year.",
      ],
      checks: ["Whoever left without a date gets one call after three weeks."],
      tasks: ["Pull last month’s cancellations without a new date, and call each of them once."],
    },
  ],
};
