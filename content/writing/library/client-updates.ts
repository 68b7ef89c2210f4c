import type { Subject } from "./kinds.ts";

export const clientUpdates: Subject = {
  id: "client-updates",
  name: "keeping clients informed",
  heard:
    /\b(?:client|case) (?:communication|communications|updates?|status|calls)\b|\b(?:status|update) calls?\b|\bkeep(?:ing)? (?:clients|customers|patients) (?:informed|updated|in the loop|happy)\b|\bclients?\b.*\b(?:never hear|ignored|call(?:ing)? back|returned? calls?|unreturned|status)\b|\bcall[- ]?backs?\b|\breturn(?:ing)? (?:phone )?calls\b|\bunreturned calls\b/,
  title: "How to keep {customers} informed at {who}",
  lead: "People call for news because nobody told them when the news would come. Give every {customer} a rhythm, say at the end of each conversation when they’ll hear next, and keep that date even when there’s nothing to report. Return calls in two fixed windows a day. Most of the “any news?” calls disappear within a month.",
  close:
    "Choose ten {customers} and call each one today before they call you. You’ll hear relief in the first three, and you’ll know what the rhythm should be.",
  passages: [
    {
      does: "Give everyone a rhythm",
      asks: "How often should we update people?",
      heard: /\b(?:how often|rhythm|frequen\w+|schedule|regular\w*|update\w*|status)\b/,
      says: [
        "“You’ll hear from us every second Friday, even if nothing has happened.” Say it at the start, put it in the first letter, and set the reminders that minute. A three-line note is enough: what happened, what’s next, when you’ll hear again. “Nothing new, the other side has until the 14th, I’ll write again on the 17th” is news. Silence is, too, and people fill it with the worst they can imagine.",
      ],
      mistake: [
        "Writing only when something happens",
        "Weeks pass, nothing happens, and from their side it looks like nobody’s working. A note that says “still waiting, until the 14th” takes two minutes and saves three calls.",
      ],
      checks: ["Every open matter has a date for the next update."],
      tasks: ["Give every open matter a date for its next update, and put the dates in the calendar."],
    },
    {
      does: "End each conversation with the next date",
      asks: "What should we say at the end of a call?",
      heard: /\b(?:end|say|next|promise|expect\w*|script|words)\b/,
      says: [
        "One sentence, every time: “The next thing that happens is [this], and you’ll hear from [name] by [day].” If you don’t know, give them the day on which you will. Then write the date where it will remind you. It sounds small. It’s the difference between a {customer} who waits and one who calls on Tuesday, Wednesday and Friday.",
      ],
      lines: [
        ["When you know", "The court has until the 20th. I’ll call you on the 21st, whatever they say."],
        [
          "When you don’t",
          "I can’t tell you when they’ll answer. I’ll call you a week from today and tell you where it stands.",
        ],
        [
          "When it’s late",
          "I told you Friday, and I don’t have it. That’s on us. You’ll have it Monday by noon.",
        ],
      ],
      mistake: [
        "“We’ll be in touch”",
        "In touch when? They’ll call on Tuesday to find out. Give a day, even if the day is only for saying that you don’t know yet.",
      ],
      checks: ["Every call ends with what happens next, who does it and by what day."],
      tasks: ["End every call this week with what’s next, who and by when."],
    },
    {
      does: "Return calls in two fixed windows",
      asks: "When should we return calls?",
      heard: /\b(?:return\w*|call[- ]?backs?|windows?|when|batch\w*|time|same day|24 hours)\b/,
      says: [
        "Eleven to twelve and four to five, doors closed, list in hand. Tell callers which one is theirs: “He calls back between four and five, would that reach you?” They stop waiting by the phone, and you stop being interrupted. Whoever answers writes the reason in one line, so half of the calls can be returned by somebody who knows the answer already.",
      ],
      mistake: [
        "Returning calls “when there’s a minute”",
        "There isn’t one. Two windows on the calendar, with the list in front of you, clear more in an hour than a day of good intentions.",
      ],
      checks: ["Two windows a day are blocked for call backs, and callers are told which is theirs."],
      tasks: ["Block two call-back windows a day for two weeks and tell every caller which is theirs."],
    },
    {
      does: "Let the desk answer what it may",
      asks: "What can staff tell clients?",
      heard: /\b(?:staff|desk|paralegal|assistant|delegate|who|front|answer)\b/,
      says: [
        "Much of what people ask has a plain answer in {system}: has it arrived, when’s the date, what do I bring. Write down what the desk may say and what it passes on. {Cap:hard} goes to the right person with the caller’s own sentence attached. The desk gets to be useful and the {customer} gets an answer on the first call.",
      ],
      checks: ["It’s written down what the desk may answer and what it passes on."],
      tasks: ["List ten questions the desk may answer by itself, with where to look."],
    },
    {
      does: "Write it so they can read it",
      asks: "How should updates be written?",
      heard: /\b(?:writ\w+|email|letters?|plain|language|template|text)\b/,
      says: [
        "Three lines, no jargon, the answer first. “We filed it today. They have thirty days. There’s nothing you need to do until I call you.” If a document goes along, say what it is, whether they have to do something, and by when. What people forward to their sister is your reputation.",
      ],
      lines: [
        [
          "A two-week update",
          "Hi [first name], a short update. Since my last note: [one sentence]. Next: [one sentence, with a date]. You need to do: nothing for now. I’ll write again on [day]. [Name]",
        ],
      ],
      checks: ["Updates fit in three lines: what happened, what’s next, when they’ll hear again."],
      tasks: ["Write the three-line update once as a template and send it to everyone who’s due."],
    },
    {
      does: "Notice who’s stopped calling",
      asks: "How do we spot unhappy clients early?",
      heard: /\b(?:unhappy|quiet|complain\w*|leav\w+|lose|losing|signs?|notice|happy)\b/,
      says: [
        "The ones who call too often are easy to see. The ones who gave up are the ones who leave, or file the complaint. Once a month, list everyone you haven’t talked to in thirty days and call five. “I’m not calling with news. I wanted to ask how this is going from your side.” It’s uncomfortable for the first ten seconds, and worth it.",
      ],
      checks: ["Once a month we call five people who haven’t been in touch for thirty days."],
      tasks: ["List everyone who’s been silent for thirty days and call five."],
    },
  ],
};
