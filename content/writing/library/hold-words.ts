import { together } from "./heard.ts";
import type { Subject } from "./kinds.ts";

export const holdWords: Subject = {
  id: "hold-words",
  name: "putting callers on hold",
  heard: together(
    "(?:put\\w*|plac\\w+|leav\\w+) (?:\\w+ ){0,3}on hold|wait(?:ing)? on hold|hold (?:script|etiquette|message)s?|on hold",
    "say|script|etiquette|how long|politely|words|without|properly|right way|rules|complain\\w*",
  ),
  not: /\b(?:music|messages? on hold|on-hold|waiting on hold so long|so long|shorten|reduce|hang up|hold times)\b/,
  title: "How to put callers on hold at {who}",
  lead: "Ask, wait for the answer, say how long, and come back before then. Up to a minute is fine if you’ve asked; beyond two, a call back at a stated time is kinder than any music. Those are four short steps, and most holds that end in a hang-up have skipped the first.",
  close:
    "Put yourself on hold at your busiest hour and look at a clock. However long you could stand it is your limit.",
  passages: [
    {
      does: "Answer a complaint about the wait in three sentences",
      asks: "What do we say to somebody who complains about the hold?",
      heard: /\b(?:complain\w*|angry|upset|annoyed|mad|apolog\w+|unhappy)\b/,
      extra: true,
      says: [
        "Own it, name it, and go on to why they called. They want to hear that six minutes were too long, and then they want what they called for; a reason (“we’re short today”) sounds like their fault for calling. When the matter is settled, ask for one thing more: the hour at which it happened. Three complaints about one hour are a schedule to change.",
      ],
      lines: [
        [
          "At once",
          "You’ve waited too long, and I’m sorry. I’m not going to put you on hold again. What can I do for you?",
        ],
        [
          "If it happens often",
          "You’re right, and you’re not the first to tell me. May I take your number, so that next time you get a time for a call back and no music?",
        ],
        [
          "If they want the manager",
          "I’ll tell [name] today, in your words. Would you like a call about it, and when is good?",
        ],
        ["At the end", "Thank you for telling me instead of hanging up. Around what time was that?"],
      ],
      mistake: [
        "Explaining why they had to wait",
        "It’s true, and it’s heard as an excuse. Say that it was too long, and help.",
      ],
    },
    {
      does: "Ask, and wait for the yes",
      asks: "What do we say before a hold?",
      heard: /\b(?:say|ask|before|script|words|polite\w*|put)\b/,
      says: [
        "“Can you hold?” followed by a click isn’t a question. The pause for the answer takes two seconds, and in it you find the one caller of the day who can’t wait. Give the reason and the time along with it, because a hold with a reason is half as long.",
      ],
      lines: [
        ["Before", "I need about a minute to ask Dana. Would you like to hold, or shall I call you at 2:15?"],
        [
          "The second line",
          "Thanks for calling [name]. Is it urgent, or can I call you back in ten minutes? … And the number?",
        ],
        [
          "To the one you’re leaving",
          "May I answer the other line? Twenty seconds, and I’ll be right back with you.",
        ],
      ],
      mistake: [
        "“Please hold” before they’ve spoken",
        "Whoever’s in trouble just lost a minute. Let them say one sentence first.",
      ],
      checks: ["Callers are asked, and their answer is waited for, before any hold."],
      tasks: ["Practice the question with the two-second pause."],
    },
    {
      does: "Come back every minute",
      asks: "How long can callers wait on hold?",
      heard: /\b(?:how long|minutes?|seconds|limit|wait|back|long)\b/,
      says: [
        "A minute in silence feels like three. So a timer at 45 seconds, and back on the line with a fact: still looking, Dana’s on her way, or it’ll be longer than I said. After the second time, don’t offer a third hold. Somebody who waits four minutes and gets an answer remembers the four minutes.",
      ],
      lines: [
        [
          "After a minute",
          "I’m still on it, and I haven’t forgotten you. One more minute, or a call from me by 2:30?",
        ],
        ["When you’re back", "Thank you for waiting, Mr. Ortiz. I’ve got your answer."],
        ["It took too long", "That was three minutes and I said one. I’m sorry. Here’s what I found."],
      ],
      checks: ["Nobody waits longer than a minute without hearing from us, or longer than two at all."],
      tasks: ["Put a timer for 45 seconds by every phone."],
    },
    {
      does: "Know who never goes on hold",
      asks: "Who should never be put on hold?",
      heard: /\b(?:never|who|urgent\w*|emergenc\w+|upset|new|elderly)\b/,
      says: [
        "Four kinds: anyone who may be in danger, who’s told 911 at once; anyone who’s crying or angry; other professionals with a reason that’s on your list; and somebody you’ve already had on hold today. New callers go on it last, since they have the shortest patience and the most other numbers.",
      ],
      checks: ["Everyone who answers knows the four kinds of callers who aren’t put on hold."],
      tasks: ["Write the four kinds on the card by the phone."],
    },
    {
      does: "Use the mute and the hold button for what they are",
      asks: "What should callers hear?",
      heard: /\b(?:hear|music|silence|mute|button|message|record\w*)\b/,
      says: [
        "Mute sends silence, and in it people think they’ve been cut off; with bad luck they also hear you talk. The hold button belongs to anything over ten seconds. What plays then is quiet, has no singing, and is licensed for that use; once a minute a useful sentence is all right, an advertisement isn’t. Listen to it on a cell phone, where most music sounds like a drain.",
      ],
      checks: ["Somebody has listened to our hold music on a cell phone for three minutes."],
      tasks: ["Listen to your own hold for three minutes on a cell phone, and change what annoys you."],
    },
    {
      does: "Find out why you put people on hold",
      asks: "How do we need fewer holds?",
      heard: /\b(?:why|fewer|reduce|cause|reason|avoid|instead)\b/,
      says: [
        "For a week, one word for each hold: looking up, asking, other line. If 30 of 50 are for asking, and 20 of those ask the same five things, a page with five answers takes away two holds in five. If it’s the other line, the cure isn’t at the desk: a second person for two hours, or something that answers the fourth ring.",
      ],
      checks: ["We know the commonest reason for a hold, and it has a cure."],
      tasks: ["Write one word for each hold for a week, and cure the commonest."],
    },
  ],
};
