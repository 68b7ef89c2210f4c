import type { Subject } from "./kinds.ts";

const AI =
  "(?:ai|virtual|voice|automated|phone) ?(?:phone |voice )?(?:receptionist|assistant|agent|answering)s?";
export const aiHandoff: Subject = {
  id: "ai-handoff",
  name: "passing calls from an AI receptionist to a person",
  heard: new RegExp(
    `\\b${AI}.*\\b(?:hand(?:s|ed|ing)?[- ]?(?:off|over)?|transfer\\w*|pass(?:es|ed)? (?:\\w+ )?(?:on|to|over)|escalat\\w*|to (?:a )?(?:human|person|people))\\b|\\b(?:hand(?:s|ing)?[- ]?(?:offs?|over)|transfer\\w*|escalat\\w*|which calls (?:need|should go to|belong to))\\b.*\\b(?:ai|assistant)\\b|\\bwhich calls\\b.*\\b(?:${AI}|ai)\\b`,
  ),
  not: /\basks? for a (?:human|person)\b|\bhuman receptionist\b|\bvs\b|\bversus\b|\bfrom (?:voice|an answering)\b/,
  title: "When an AI receptionist should hand a call to a person at {who}",
  lead: "Four kinds of calls go to a person at once: danger, strong feeling, judgment, and anyone who asks. Everything else it may finish or take down. Decide who takes the call at each hour of the week, what that person hears before the caller does, and what happens when nobody picks up. The last one is where most setups fail.",
  close:
    "Call it tonight, say the word that should reach a person, and don’t help. If a human voice says your name and your reason within a minute, it works. If you get a recording, you’ve just found out what your worst-off caller gets.",
  passages: [
    {
      does: "Write the four kinds in callers’ words",
      asks: "Which calls should always go to a person?",
      heard: /\b(?:which|always|kinds?|list|should|what calls|rules|decide)\b/,
      says: [
        "Danger: {urgent}, with 911 first wherever a life may be at stake. Feeling: crying, shouting, long silence, “I don’t know what to do.” Judgment: {hard}, and any question that begins with “Should I.” And “Can I talk to someone?” in all its forms. Write five examples of each, the way people say them, and read the list to whoever will get these calls.",
      ],
      mistake: [
        "Listing departments and not situations",
        "“Clinical calls to the nurse” tells it nothing. “She says the incision is hot and red” does.",
      ],
      checks: ["Four kinds of calls that go to a person are listed with five examples each."],
      tasks: ["Write five examples of each kind of call that needs a person, in callers’ words."],
    },
    {
      does: "Name a person for every hour of the week",
      asks: "Who should take these calls?",
      heard: /\b(?:who|on[- ]call|hours?|schedule|rota|night|weekend|backup|availab\w*)\b/,
      says: [
        "Draw the week as a grid and put two names into each field: the first, and who’s rung if the first doesn’t answer within thirty seconds. Lunch and the hour before opening are the fields that stay empty. If there’s honestly nobody at three on a Sunday morning, then the assistant mustn’t pretend; it says what to do until eight, with 911 or the nearest emergency room for whatever can’t wait.",
      ],
      checks: ["Each hour of the week has two names, or an honest sentence for callers."],
      tasks: [
        "Fill a grid of the week with two names for every hour; write the sentence for the empty fields.",
      ],
    },
    {
      does: "Tell the person before the caller speaks",
      asks: "How should it pass a call on?",
      heard: /\b(?:how|warm|whisper|summary|context|repeat|pass|transfer\w*|smooth\w*)\b/,
      says: [
        "A good handoff has three parts. The caller hears who’s coming: “I’m getting Dana, one moment.” Dana hears a line before she’s connected: “Mr. Ortiz, upset about Tuesday’s bill, has called twice.” And she starts with it: “Mr. Ortiz, it’s Dana. I’ve got your bill in front of me.” Nobody has to tell the story again, and that’s nine-tenths of what upset callers want.",
      ],
      lines: [
        [
          "To the caller",
          "I’d like a person to handle this. I’m getting Dana now, and I’ll tell her what you told me.",
        ],
        [
          "To Dana",
          "Upset caller, Mr. Ortiz, about a bill from Tuesday. Second call today. He’s on the line.",
        ],
      ],
      mistake: [
        "Handing over a caller without a word",
        "“Front desk, how can I help?” makes someone who’s already upset start over. The ten seconds of briefing are the point of the whole thing.",
      ],
      checks: ["Whoever takes the call knows name and reason before they say hello."],
      tasks: [
        "Practice the handoff with three made-up callers, one of them angry, until nobody repeats anything.",
      ],
    },
    {
      does: "Plan for nobody picking up",
      asks: "What if nobody answers the transfer?",
      heard: /\b(?:nobody|no one|no answer|fail\w*|unavailable|voicemail|busy|what if)\b/,
      says: [
        "Twenty seconds of ringing, then the assistant comes back, and never into a voicemail box. It says so plainly: “I couldn’t reach anyone just now. I’ve sent an alert, and someone will call you within fifteen minutes. If it gets worse, hang up and call 911.” The alert goes to two phones, and it’s repeated until somebody taps “mine.”",
      ],
      mistake: [
        "Letting a failed transfer end in voicemail",
        "The caller has now been sent away twice, and the second time by your own phone. Have it come back, promise a time and alert two people.",
      ],
      checks: [
        "A transfer nobody answers comes back to the assistant, with a promise and an alert to two phones.",
      ],
      tasks: ["Let a test transfer ring out, and time how long it takes until somebody calls back."],
    },
    {
      does: "Pass upset callers on early",
      asks: "How should it handle an upset caller?",
      heard: /\b(?:upset|angry|crying|emotional|frustrated|complain\w*|difficult)\b/,
      says: [
        "A machine that says “I understand how frustrating that must be” makes it worse; everyone knows that it doesn’t. One sentence that takes the matter seriously, one that names the person, then go. It shouldn’t ask for a birth date first. If the person isn’t free, the call back comes within the hour, and whoever makes it has read the note.",
      ],
      lines: [
        [
          "First and only answer",
          "That shouldn’t have happened. I want a person to hear this. I’m getting our office manager.",
        ],
      ],
      checks: ["An upset caller gets a person after one sentence, without being asked for details first."],
      tasks: ["Play an upset caller and stop the time until a person says your name."],
    },
    {
      does: "Leave the simple ones where they are",
      asks: "Which calls should stay with it?",
      heard: /\b(?:stay|simple|routine|keep|finish|not transfer|too many)\b/,
      says: [
        "If it passes on half of its calls, you’ve bought an expensive way of ringing. Look at one week of handoffs: for which would a written answer have done? Each of those becomes two sentences on the page, and next week there’s one less. {Easy} should hardly ever reach a person unless the caller wants one.",
      ],
      checks: ["We looked at a week of handoffs and turned the needless ones into answers."],
      tasks: ["Go through a week of handoffs and write an answer for each that didn’t need a person."],
    },
  ],
};
