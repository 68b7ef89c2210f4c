import type { Topic } from "../kinds.ts";

export const callback: Topic = {
  id: "callback",
  name: "calling back",
  goal: "call people back on the same day",
  gist: "Call people back the same day: set a cutoff, block the time, and decide who gets called first.",
  heard:
    /\b(call(s|ed|ing)? (\w+ ){0,4}back|call.?backs?|return(ing|ed)? (\w+ ){0,3}(calls|messages)|same.?day|speed to lead|phone tag|(missed|unreturned) calls? (the )?same day|respond(ing)? (\w+ ){0,3}(same day|within))\b/,
  keywords: ["call backs", "same day"],
  scene:
    "Someone asked you to call, and they meant today. It came in {hands}, today became tomorrow without anyone deciding it, and {next}.",
  close: "Call today, even if it is a short call. Tomorrow they may have found someone else.",
  thesis: "Anyone who calls today should hear back today",
  reasons: [
    {
      head: "People are ready to talk for a few hours",
      text: "When they call, they have the question in mind, the papers in front of them and a few minutes to spare. By tomorrow they are at work or have tried elsewhere: {next}. You start over from zero.",
    },
    {
      head: "Calling late means calling more",
      text: "On the same day one call usually covers it. A day later they miss your call, you miss theirs, and the phone rings more because it was answered less.",
    },
    {
      head: "A short call is enough",
      text: "You don’t need the answer yet. “I got your message, I’ll look into {expert}, and I’ll call you Thursday at ten” takes a minute, and they can stop looking.",
    },
  ],
  against: {
    text: "Some days nobody can call, {hands}, and a rushed call may be worse than a calm one tomorrow.",
    reply:
      "On those days someone else makes the call, or a text says when you will call tomorrow. Just don’t let the day end in silence.",
  },
  near: ["followup", "writing", "after-hours"],
  points: [
    {
      id: "age-of-list",
      phase: "find out",
      do: "Measure how long call backs take now",
      how: "For one week, write two times next to each name: when they called and when you reached them. Sort by the difference. You will see at what time of day a call has to come in to be left until tomorrow.",
      mistake: "Believing that you call back quickly",
      harm: "You remember the quick ones and forget the slow ones. Write down both times for a week and look at the gap.",
      ask: "How quick are we really?",
      answer:
        "Write down when each person called and when you reached them. A week of that and you no longer have to guess.",
      check: "For one week we wrote down when each caller called and when we reached them.",
      task: "For one week, write next to each name when they called and when you reached them.",
    },
    {
      id: "cut-off",
      obvious: true,
      phase: "decide",
      do: "Set a cutoff in the afternoon",
      how: "Anyone who calls before four, say, hears back the same day. Anyone who calls later is told when you will call in the morning. Put the cutoff in your greeting, and choose one you can keep.",
      mistake: "Promising the same day to everybody",
      harm: "Someone calls at ten to five, and either you stay late or you break your word. Set a cutoff you can keep on a Monday too.",
      ask: "Does it have to be the same day for every call?",
      answer:
        "For every call before your cutoff, yes. Later callers should hear the same day when you will call them tomorrow.",
      check: "We have a cutoff for same-day call backs, and callers hear it.",
      task: "Set the hour until which calls are returned the same day, and put it in the greeting.",
    },
    {
      id: "two-windows",
      obvious: true,
      phase: "decide",
      do: "Block two times a day for call backs",
      how: "Fifteen minutes before lunch and fifteen before closing, entered in {system} like an appointment, with a name on it. The person can change. The time shouldn’t. Anyone you don’t reach goes first in the next block.",
      mistake: "Calling back “in between”",
      harm: "There is no in between, {hands}. Two short blocks with a name on them happen. Good intentions don’t.",
      ask: "When are we supposed to find the time?",
      answer:
        "In two blocks of fifteen minutes, one late in the morning and one before closing, with somebody’s name on each.",
      check: "Two times a day are blocked for call backs, each with a name.",
      task: "Block fifteen minutes before lunch and before closing for call backs, with a name on each.",
    },
    {
      id: "order-of-calls",
      obvious: true,
      phase: "write down",
      do: "Decide who gets called first",
      how: "Start with anything that can’t wait until tomorrow. Danger isn’t on this list at all, because those calls were put through on the spot. Then {newOnes}, then people waiting for a decision, then everyone else.",
      mistake: "Starting at the top of the pile",
      harm: "The pile is in the order the calls came in. {ANewOne} lies under three questions about {status}, and by noon {next}.",
      ask: "Whom do we call first?",
      answer:
        "Anything that can’t wait, then {newOnes}, then people who need a yes or no from you. Mark them on the list as the calls come in.",
      check: "Every open call is marked urgent, new or other, and we call in that order.",
      task: "Mark every open call as urgent, new or other, and call in that order for a week.",
    },
    {
      id: "first-minute",
      phase: "start",
      do: "Call even if you don’t have the answer",
      how: "Say that you got the message, what you still need to find out, and when they will hear the rest. Ask {sort0} while you are on the phone. One minute today saves ten tomorrow.",
      mistake: "Waiting until you have the full answer",
      harm: "You have it on Thursday, and by then they have gone elsewhere. Call today with what you know, and name the day for the rest.",
      ask: "What if we don’t have the answer yet?",
      answer:
        "Say so, and say when you will. Callers seldom mind a second call. They mind not knowing whether there will be one.",
      check: "Everyone we couldn’t answer yet knows when they will hear from us.",
      task: "Call three people before you have the answer, tell them when you will, and keep it.",
    },
    {
      id: "not-reached",
      phase: "start",
      do: "Leave a message and a text if they don’t pick up",
      how: "Say your name, what it is about in a few words, and two times when they can reach you. Then text them the same. Plenty of people won’t pick up a number they don’t know.",
      mistake: "Counting a missed call as a call back",
      harm: "You tried, but for them nothing happened. A short message and a text turn the try into a reply.",
      ask: "And if they don’t pick up?",
      answer:
        "Leave one sentence on their voicemail, send one text, and give two times when they can reach you. After a second try, put them on tomorrow’s list.",
      check: "When we can’t reach someone, we leave a message and a text with two times.",
      task: "Write the voicemail message and the text for people you don’t reach, and use them all week.",
    },
    {
      id: "empty-by-night",
      phase: "look back",
      do: "Clear the list before you close",
      how: "Five minutes before closing, someone reads what is still open. Each one gets a call, a named person, or a text that says when you will call tomorrow. On Friday, count how many were left over during the week.",
      mistake: "Letting the list run into the next day",
      harm: "Yesterday’s names pile on top of today’s, and soon everyone waits two days. Clear the list before closing, even if only by text.",
      ask: "How do we keep it up?",
      answer:
        "Count on Friday how many people didn’t hear from you the day they called. If it is none, change nothing.",
      check: "At closing time, everyone on the list has heard from us.",
      task: "Go through the open calls five minutes before closing, and on Friday count how many were left over.",
    },
  ],
};
