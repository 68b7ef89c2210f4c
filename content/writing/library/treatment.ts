import type { Subject } from "./kinds.ts";

export const treatment: Subject = {
  id: "treatment",
  name: "following up on treatment plans",
  heard:
    /\btreatment plans?\b|\bcase acceptance\b|\bunscheduled treatment\b|\b(?:don'?t|never|won'?t) (?:call back|book|schedule|return|come back)\b.*\b(?:treatment|consult\w*|diagnos\w*|estimate|plan)\b/,
  title: "How to follow up on treatment plans at {who}",
  lead: "People don’t come back after a treatment plan for six reasons: they didn’t understand it, the cost scared them, they’re afraid, it doesn’t hurt, life got in the way, or nobody called. The last one is yours to fix today. Call within two days, ask what questions they have, and offer a first step that’s small.",
  close:
    "Print the list of plans from the last ninety days that have no date, and give it half an hour a day. You’ve already done the hard part with each of these people. They only need somebody to ask.",
  causes: [
    [
      "They didn’t understand it",
      "They nodded, went home and couldn’t repeat it. Send a one-page summary in plain words: what’s wrong, what happens if it’s left, what you’d do first, what it costs. On the call, ask, “If you had to explain it to your husband, what would you say?” You’ll hear where you lost them.",
    ],
    [
      "The number scared them",
      "Nobody says so; they say they have to check their schedule. Bring it up yourself: “Some people want to know how to spread this out. Shall we look at that?” Show the plan in steps with a price on each, give the insurance estimate in dollars, and say which step can’t wait.",
    ],
    [
      "They’re afraid",
      "Fear sounds like being busy. Ask, “Is any part of it worrying you?” and then be quiet. Offer the first appointment of the day, a stop signal, and a visit that’s only talk. Note it in the record so that the person in the room knows before they walk in.",
    ],
    [
      "It doesn’t hurt",
      "Why fix what doesn’t bother you? A picture does more than a sermon. Text a secure link to the photo with one line: “This is the crack we talked about. Right now it’s a crown. If it breaks, it may be more.” No scare tactics; one true sentence, and a question.",
    ],
    [
      "Life got in the way",
      "They meant to call. The sitter quit, the car died, and you slid to page two. That’s why you call first, on a day you named before they left: “I’ll check in Thursday at lunch, is that okay?” Have two times ready that fit what you know about their week.",
    ],
    [
      "Nobody asked",
      "They left without a date because the desk was on the phone, and nobody called since. It’s the commonest reason and the easiest to mend. No one leaves without a date for the visit or a date for the call, and one person owns the list.",
    ],
    [
      "They went for a second opinion",
      "Good. Encourage it, offer to send the records, and ask, “May I call you after?” People come back to the place that wasn’t afraid of the question. If they don’t, ask what the other office explained better. You’ll learn something you can use on Monday.",
    ],
  ],
  passages: [
    {
      does: "Never let anyone leave without a date",
      asks: "What should happen before they leave?",
      heard: /\b(?:leave|before|checkout|date|desk|first)\b/,
      says: [
        "A date for the visit, or a date for the call. “I’ll check in Thursday at lunch, would that be all right?” Said at the counter, it makes Thursday’s call a kept promise. Write down the reason they gave, in their words, because that’s how the call will start.",
      ],
      checks: ["Everyone leaves with a date for the visit or for the call."],
      tasks: ["From today, give everyone a date for the visit or for our call before they leave."],
    },
    {
      does: "Call within two days, with a question",
      asks: "What do we say when we call?",
      heard: /\b(?:call\w*|say|script|phone|words|follow)\b/,
      says: [
        "Two days later they still remember what it was about and have talked it over at home. Ask what came up, don’t ask whether they’ve decided. Then offer the first step with two times.",
      ],
      lines: [
        [
          "The call",
          "Hi Ms. Ortiz, it’s Dana. Dr. Lee asked me to check in. What questions came up after you got home?",
        ],
        [
          "Cost",
          "That makes sense. We can do it in two steps, and the first one is about $[amount] after insurance. Would that help?",
        ],
        [
          "“I need to think”",
          "Of course. What would you want to know to decide? I’ll find out and call you Tuesday.",
        ],
      ],
      mistake: [
        "“Have you made a decision?”",
        "It’s a yes-or-no question to somebody who isn’t ready, and the answer is no. Ask what came up at home.",
      ],
      checks: ["Every open plan gets a call within two days that starts with a question."],
      tasks: ["Call everyone with an open plan from the last two weeks and ask what came up."],
    },
    {
      does: "Make the first step small",
      asks: "How do we make it easier to say yes?",
      heard: /\b(?:small|step|easier|cost|afford|financ\w*|phases?|yes|money)\b/,
      says: [
        "A plan for $4,800 is a wall. A visit for $320 that stops it from getting worse is a door. Ask the clinician for the order in which things could be done and which can wait a year without harm. Put a price and a reason on each step. People who’ve done the first come back for the second far more often than people who were asked for all of it.",
      ],
      checks: ["Plans are shown in steps, each with a price and a reason."],
      tasks: ["Have clinicians put every larger plan into steps with a price on each."],
    },
    {
      does: "Send it home in plain words",
      asks: "What should we send afterward?",
      heard: /\b(?:send|summary|email|letter|written|text|photo|explain\w*)\b/,
      says: [
        "One page, by secure link: what we saw, what it means, what we’d do first, what happens if you wait, what it costs. No codes. With the picture, since people show it to their families. If they can’t forward it and be understood, it isn’t finished.",
      ],
      checks: ["Everyone gets one plain page with a picture by secure link."],
      tasks: ["Write the one-page template and send it after every plan."],
    },
    {
      does: "Keep one list with one owner",
      asks: "How do we keep track?",
      heard: /\b(?:track|list|owner|report|measure|count|who)\b/,
      says: [
        "Plans from the last ninety days without a date, sorted by what can’t wait. One person, half an hour a day, three tries at most, then a letter from the clinician. On Friday, three numbers: called, booked, came. If many book and few come, look at how far out the dates are.",
      ],
      checks: ["One person owns the list and works it for half an hour a day."],
      tasks: ["Print the list of plans without a date, and give it one owner and half an hour a day."],
    },
  ],
};
