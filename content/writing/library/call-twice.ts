import type { Subject } from "./kinds.ts";

export const callTwice: Subject = {
  id: "call-twice",
  name: "callers who have to call twice",
  heard:
    /\b(?:call(?:s|ing)?|phone) (?:back |us )?(?:twice|again|two times|three times|repeatedly|several times|multiple times)\b|\bcall(?:s|ing)? back (?:\w+ )?(?:three|two|several|multiple|many) times\b|\brepeat calls?\b|\bfirst[- ]call resolution\b|\bsame (?:people|callers|patients|clients|customers) call\w*\b/,
  title: "Why people have to call twice, and what {who} can do about it",
  lead: "A second call about the same thing means that the first one didn’t end. Nobody said what happens next, or nobody did it, or the person who knew wasn’t there. Count these for a week, sort them by cause, and fix the largest. It’s the quickest way to fewer calls, because each one you prevent was a call from somebody who was already annoyed.",
  close:
    "Add one line to the sheet by the phone: “Have you called about this before?” When the yeses drop, everything’s getting better, whatever the other numbers say.",
  causes: [
    [
      "Nobody said when they’d hear",
      "“We’ll get back to you” makes people wait by the phone and then pick it up. End each call with a person, a day and a time, and call then even if there’s nothing new.",
    ],
    [
      "It was promised and not done",
      "The note lay on a desk. One list with a name and a time on each line, read at noon and at closing, takes care of this; goodwill doesn’t.",
    ],
    [
      "The one who knows wasn’t there",
      "So they were told to try again. Take the question down completely and have that person call. “Try again after two” is your work handed to somebody else.",
    ],
    [
      "They got two different answers",
      "They call to find out which one is right. One dated page for everyone ends that within a week.",
    ],
    [
      "They didn’t understand the answer",
      "They were polite about it and called again. Say it in plain words, ask “Does that answer it?” and send it in two lines.",
    ],
    [
      "They’re worried",
      "Facts don’t help with that, a fixed time does. “I’ll call you Thursday at four, also if there’s nothing new.”",
    ],
    [
      "Nobody wrote the first call down",
      "So they tell it again. Three lines in {system} for each call, and whoever answers next can begin with “I see you called on Tuesday.”",
    ],
  ],
  passages: [
    {
      does: "Ask one question on every call",
      asks: "How do we find repeat calls?",
      heard: /\b(?:ask|find|count|how many|measure|track)\b/,
      says: [
        "“Have you called about this before?” Put a mark for yes, and one word for what it was about. A week is enough. Phone systems can list numbers that came in twice within three days, but they can’t tell you why; the one word does.",
      ],
      checks: ["Everyone asks whether it’s the first call about this, and marks the answer."],
      tasks: ["Ask “Have you called about this before?” for a week, and note one word."],
    },
    {
      does: "End each call with who, what and when",
      asks: "How should a call end so that they needn’t call again?",
      heard: /\b(?:end|ending|next step|when|promise|close)\b/,
      says: [
        "The last sentence of a call has three parts. If one is missing, that’s the part they’ll call about. Put the same three into a text, since half of it is forgotten before the car door closes.",
      ],
      lines: [
        [
          "Who, what, when",
          "So Kim will check with the lab and call you Thursday before noon, also if they don’t have it yet. You don’t need to do anything until then.",
        ],
      ],
      mistake: [
        "Ending with “We’ll let you know”",
        "It sounds kind and says nothing. Name the person and the day.",
      ],
      checks: ["Calls end with a person, a task and a time, and it goes out as a text."],
      tasks: ["Practice the last sentence: who, what, when."],
    },
    {
      does: "Keep one list of promises",
      asks: "How do we make sure that things get done?",
      heard: /\b(?:list|promises|done|track|tasks|follow)\b/,
      says: [
        "Not in heads, not on sticky notes, not in four inboxes. One list: who, what, by when, whose. It’s read aloud at noon and before closing, in two minutes. A promise that can’t be kept gets a call before it’s broken. People forgive that, and don’t forgive silence.",
      ],
      checks: ["All promises are on one list that’s read twice a day."],
      tasks: ["Start one list of promises, and read it at noon and before closing."],
    },
    {
      does: "Let the first person settle more",
      asks: "How can more be settled in the first call?",
      heard: /\b(?:first call|settle|resolve|empower|finish|authority|permission)\b/,
      says: [
        "Look at what got passed on and ask why: no permission, no information, no time. Permission is free: moving {aVisit}, sending a copy, taking off a small fee. Information is a page and a login. Time is the only one that costs money, and it’s usually the smallest of the three.",
      ],
      checks: ["It’s written down what whoever answers may settle without asking."],
      tasks: ["List what whoever answers may settle without asking, and stand by it."],
    },
    {
      does: "Write three lines before you hang up",
      asks: "What should be noted in a call?",
      heard: /\b(?:note|write|record|document\w*|lines|history)\b/,
      says: [
        "What they wanted, what you said, what happens next. Twenty seconds while they’re still there, in {system}, where the next person sees it before saying hello. It’s the difference between “Can you tell me what it’s about?” and “You called on Tuesday about the estimate.”",
      ],
      checks: ["Each call leaves three lines where the next person sees them."],
      tasks: ["Write three lines per call for two weeks, and use them on the next call."],
    },
    {
      does: "Tell people before they ask",
      asks: "How can we prevent the second call?",
      heard: /\b(?:prevent|before|proactive\w*|status|updates?|text|tell)\b/,
      says: [
        "Every process has a day on which people start to wonder: the third day after a test, the week after papers were filed, the morning of the visit. Send a text on the day before. “Nothing new yet, and that’s normal. You’ll hear by Friday.” It’s the cheapest call you’ll ever answer.",
      ],
      checks: ["For our three longest waits, people hear from us before they start to wonder."],
      tasks: [
        "Find the day on which people begin to wonder in three processes, and send a text the day before.",
      ],
    },
  ],
};
