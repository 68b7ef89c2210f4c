import type { Subject } from "./kinds.ts";

const AI = "(?:ai|assistants?|(?:voice|phone)?bots?|virtual receptionists?|automated)";

/** The days after it has begun to answer. */
export const aiFirstWeek: Subject = {
  id: "ai-first-week",
  name: "the first week with an AI receptionist",
  heard: new RegExp(
    `^(?=.{0,200}\\b${AI}\\b)(?=.{0,200}\\b(?:first (?:week|days|few days|seven days)|week one|(?:day|week|days) after)\\b)(?!.{0,200}\\bplan\\b)`,
  ),
  not: /\breview\w*\b/,
  title: "The first week with an AI receptionist at {who}",
  lead: "In the first week, somebody reads every call, the urgent ones within the hour, and one thing is changed each evening. Nothing new is added. The aim isn’t that it does much. The aim is that by Friday you know which calls it finishes, which it should have passed on, and that the way back works.",
  close:
    "On Friday, decide one thing only: does it keep these hours next week, or fewer? More hours are a question for the week after.",
  near: ["ai-review", "go-live"],
  passages: [
    {
      does: "Before it opens on the first day",
      asks: "What has to be true before the first call?",
      heard: /\b(?:before|first day|monday|start)\b/,
      says: [
        "An hour before the first real call, call your own number from a cell phone and from a landline, once with an easy wish and once with the most urgent thing on your list. See that the right phone rings and that somebody picks up. Then switch it off and on again, and write down how many minutes that took.",
      ],
      checks: [
        "Two test calls this morning, an easy one and an urgent one, went where they should.",
        "The phone of whoever’s called for urgent matters rang, and somebody picked up.",
        "Switching back was tried today, and the steps hang by the phone.",
      ],
      tasks: ["Make two test calls, and try the way back."],
    },
    {
      does: "The urgent calls, all week",
      asks: "How do we watch the urgent ones?",
      heard: /\b(?:urgent|emergenc\w+|safety|danger)\b/,
      says: [
        "Every call it treated as urgent is read within the hour, and so is every call with a word from your list that it didn’t treat as such. Did it say 911 where it should? Who was reached, after how many minutes? A single miss is reason enough to switch back for the night.",
      ],
      checks: [
        "Every urgent call was read within the hour, with the minutes until a person was reached.",
        "Calls with a word from the urgent list that weren’t treated as urgent were read, too.",
      ],
      tasks: ["Read every urgent call within the hour, and note who was reached when."],
    },
    {
      does: "Every morning",
      asks: "What is done each morning?",
      heard: /\b(?:morning|daily|each day|notes?)\b/,
      says: [
        "One person with a name goes through the notes of the night and calls back in the order of what was promised. A note is done when the caller has heard from you. Beside each stands the time it named and the time you called.",
      ],
      checks: [
        "One person, by name, has worked through the night’s notes by nine.",
        "Each note has the promised time and the time we called beside it.",
      ],
      tasks: ["Work through the night’s notes by nine, with both times beside each."],
    },
    {
      does: "Every evening",
      asks: "What is done each evening?",
      heard: /\b(?:evening|listen\w*|review|fix\w*|chang\w*)\b/,
      says: [
        "Before people go home, fifteen minutes: the three shortest calls, the longest one and every call in which somebody asked for a person. Three piles: fine, mend the answer, should have gone to a person. One answer is changed, with date and reason, and called again to hear it.",
      ],
      checks: [
        "The three shortest calls, the longest one and all that asked for a person were read.",
        "One answer was changed and heard again on a call.",
      ],
      tasks: ["Read the five calls of the day, and change one answer."],
    },
    {
      does: "The desk and the callers",
      asks: "What do people say about it?",
      heard: /\b(?:desk|team|staff|callers?|customers?|patients|clients|complain\w*)\b/,
      says: [
        "Ask whoever answers at five each day what callers said about it, and write the words down, good and bad. Somebody who complained gets a call from a person the same day. Those who’d rather never get it again are marked in {system}.",
      ],
      checks: [
        "What callers said about it is written down every day, in their words.",
        "Whoever complained was called by a person the same day.",
      ],
      tasks: ["Ask the desk at five what callers said, and write it down."],
    },
    {
      does: "On Friday",
      asks: "What do we decide on Friday?",
      heard: /\b(?:friday|decid\w*|end|numbers?|compare)\b/,
      says: [
        "Four figures on one line: calls it took, how many ended with an answer, how many asked for a person, and how many notes were called back in time. A week is too short to say whether it’s worth its fee. It’s long enough to see whether it does harm.",
      ],
      checks: [
        "Four figures of the week stand on one line.",
        "It’s decided whether it keeps its hours next week, or gets fewer.",
      ],
      tasks: ["Put the four figures on one line, and decide about next week’s hours."],
    },
  ],
};
