import type { Subject } from "./kinds.ts";

/** One that is there already; asking for others is another subject. */
export const badReviews: Subject = {
  id: "bad-reviews",
  name: "bad reviews",
  heard:
    /\b(?:bad|negative|unfair|fake|one[- ]star|1[- ]star|angry|false|nasty|terrible) (?:[\w-]+ ){0,2}reviews?\b/,
  not: /\b(?:more|get(?:ting)?|ask(?:ing)? for|collect\w*|avoid\w*|prevent\w*|performance|costs?|worse|vs|versus)\b/,
  title: "What to do about a bad review at {who}",
  lead: "Wait an hour, find out what happened, and answer once, in three calm sentences with a number to call. The answer isn’t for the one who wrote it; it’s for everybody who reads it while they choose. Report it only if it breaks the platform’s rules, and mend what it names before you ask for new ones.",
  close:
    "Put the date in the calendar for a month from now and read it again. If the answer still sounds calm and the cause is gone, it has done what it could.",
  passages: [
    {
      does: "Wait an hour, and find out what happened",
      asks: "What do we do first?",
      heard: /\b(?:first|start|begin|wait|when|soon)\b/,
      says: [
        "Nothing that’s written in the first hour reads well in the second. Use it to look up the day: who was there, what was said, what was promised, what it cost. Ask whoever did the work before you ask yourself who is right. Then decide which of three it is: we were wrong, we see it differently, or we can’t find anybody it fits.",
      ],
      mistake: [
        "Answering in the first hour",
        "It’ll be three times too long, and the word “actually” will be in it. Write it, leave it, and have somebody else read it aloud.",
      ],
      checks: ["Nobody answers a bad review within the first hour."],
      tasks: ["Look up the day: who was there, what was promised, and which of the three cases it is."],
    },
    {
      does: "Answer once, in three sentences",
      asks: "What do we write under it?",
      heard: /\b(?:answer\w*|repl\w+|respond\w*|response|write|say|words|script|template)\b/,
      notFor: ["medical", "dental", "law"],
      says: [
        "Thank them for saying it, name what you’re doing about it, and give a number with a name. No defense, no price, no “but.” If you were wrong, say so in plain words: readers forgive a mistake that was mended much sooner than an excuse.",
      ],
      lines: [
        [
          "When you were wrong",
          "Thank you for telling us, [first name]. That was our mistake, and we’d like to put it right at no charge. Please call me directly at [number]. [Name], [role]",
        ],
        [
          "When you see it differently",
          "Thank you for writing, [first name]. We remember that day differently, and we’d rather talk than argue here: [number]. [Name], [role]",
        ],
        [
          "When you can’t find them",
          "We’ve looked, and we can’t find this visit under your name. If we’ve missed it, please call me at [number], and I’ll look into it myself. [Name], [role]",
        ],
      ],
      eg: {
        trades:
          "Where the work itself is meant, say what you come back for: the same fault in the same place, within the time you promised. “We come back for that at no charge” answers the next reader’s question, too.",
      },
      mistake: [
        "Proving them wrong in public",
        "Whoever reads it sees two people quarreling and picks a third. Keep to three calm sentences, and settle the rest by phone.",
      ],
      checks: ["Each bad review has one answer of three sentences, with a name and a number."],
      tasks: [
        "Write one answer for each of the three cases, and keep them where you’ll find them when you’re angry.",
      ],
    },
    {
      does: "Answer without saying that they were with you",
      asks: "What may we write under it?",
      heard:
        /\b(?:answer\w*|repl\w+|respond\w*|response|write|say|words|script|template|hipaa|confidential\w*)\b/,
      only: ["medical", "dental", "law"],
      says: [
        "In a confidential profession no answer may confirm that somebody was ever with you, however wrong the review is, and even if they’ve told the whole story themselves. So it says what holds for anybody, and gives a number. Have whoever watches over confidentiality read the sentence once; after that it’s the only one you use.",
      ],
      lines: [
        [
          "Under any bad review",
          "Every concern matters to us. For reasons of confidentiality we can’t say here whether someone has been with us. Anyone who’d like to talk about it can call me at [number]. [Name], [role]",
        ],
      ],
      mistake: [
        "Correcting the facts",
        "“You missed two appointments” tells the world that they had them. One sentence that fits anybody, then the phone.",
      ],
      checks: ["No answer confirms that somebody was ever here."],
      tasks: ["Have the one answer that fits anybody read by whoever watches over confidentiality."],
    },
    {
      does: "Call them the same day",
      asks: "Should we call whoever wrote it?",
      heard: /\b(?:call|phone|contact|offline|talk|upset|angry)\b/,
      notFor: ["medical", "dental", "law"],
      says: [
        "If you know who it is, call before the day is over, and begin by listening. Say back what you heard, name one thing you’ll do and by when, and don’t ask them to take the review down. Many change it by themselves once it’s mended. A refund or a second visit is for what went wrong, and never for the stars: paying for a change breaks the platforms’ rules.",
      ],
      lines: [
        [
          "To begin",
          "This is [name] from [name of the business]. I read what you wrote, and I’m not calling to argue. Would you tell me what happened?",
        ],
      ],
      mistake: ["Asking them to take it down", "Then the call was about you. Mend it, and let them decide."],
      checks: ["Whoever we know has been called within a day, by the owner or a manager."],
      tasks: ["Call whoever it is, listen, and write down one thing that’s done by a date."],
    },
    {
      does: "Report only what breaks the rules",
      asks: "Can we have it removed?",
      heard: /\b(?:remove\w*|delete\w*|take down|flag|report|fake|false|lawyer|sue|legal|competitor)\b/,
      says: [
        "Google and Yelp take down spam, hate, threats, somebody else’s business and reviews by competitors or former staff. They don’t take down an opinion, a low number or a story that you see differently. Report it from your business profile with the rule it breaks, keep a picture of it, and answer it all the same: a decision takes days, and readers come today.",
      ],
      mistake: [
        "Threatening with a lawyer",
        "It gets quoted in the next review. Report what breaks a rule, and have a lawyer read only what is false, about facts, and costs you money.",
      ],
      checks: ["Reported reviews have the rule they break, with a picture and a date."],
      tasks: ["Read the platform’s list of what it removes, and report only what’s on it."],
    },
    {
      does: "Mend what it names",
      asks: "How do we keep it from happening again?",
      heard: /\b(?:again|prevent|learn|fix|cause|improve|team|staff)\b/,
      says: [
        "Put it beside the last thirty, good and bad, and count what they’re about. What comes up twice is a rule to change and no bad luck: the time that wasn’t kept, the price that grew, the call that nobody returned. Tell the people who do the work what changes, without a name and without a trial.",
      ],
      checks: ["What came up twice has been changed, with a date."],
      tasks: ["Count what the last thirty reviews are about, and change what came up twice."],
    },
    {
      does: "Let new ones bury it",
      asks: "How do we get the rating back up?",
      heard: /\b(?:rating|stars?|more|new|good|bury|average)\b/,
      extra: true,
      says: [
        "One bad review among nine weighs a lot, among ninety it looks like life. Ask everybody in the same words at the end of the work, good or bad, and text the link within five minutes. Don’t ask only the happy ones, and don’t pay for any: both break the platforms’ rules.",
      ],
      checks: ["Everybody is asked once, in the same words."],
      tasks: ["Ask everybody at the end of the work, and text the link within five minutes."],
    },
  ],
};
