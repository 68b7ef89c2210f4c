import type { Subject } from "./kinds.ts";

export const frequentCallers: Subject = {
  id: "frequent-callers",
  name: "callers who call a lot or talk a long time",
  heard:
    /\b(?:frequent callers?|repeat callers?|call(?:s|ing)? (?:(?:\w+ ){0,3}times (?:a|per|each|every|in one) (?:day|week|hour)|all the time|every day|constantly|too (?:often|much)|over and over|again and again)|talkative|chatty|won'?t (?:get off|hang up)|long[- ]winded|rambl\w+|keep(?:ing)? (?:phone )?calls short|shorten (?:phone )?calls|end(?:ing)? (?:a |phone )?calls? (?:politely|nicely|without)|boundaries\b.*\b(?:clients?|patients?|customers?|callers?|phone|calls?)|(?:clients?|patients?|customers?)\b.*\bboundaries)\b/,
  title: "Callers who call often or talk long: what {who} can do",
  lead: "Somebody who calls every day wants something they aren’t getting, usually certainty. Give it to them on a schedule: a fixed time at which you call, one person who knows them, and an answer in writing. And a long call ends kindly if you take the lead: say what you’ve understood, what happens next, and goodbye by name.",
  close:
    "Pick your three most frequent callers and write down what each of them is really asking. If you can answer that once, on paper, with a date, most of the calls will have no reason to come.",
  passages: [
    {
      does: "Find out what’s missing",
      asks: "Why do some people call so often?",
      heard: /\b(?:why|find out|reason|behind|cause|understand)\b/,
      says: [
        "Look at the last ten calls of one person, side by side. It’s nearly always one of four: nobody told them when they’d hear, they got two different answers, they’re frightened, or they’re lonely. Each needs something else, and “Please stop calling” is the answer to none.",
      ],
      mistake: [
        "Sighing when you see the number",
        "They hear it, and call again to make sure you aren’t angry. Find out which of the four it is.",
      ],
      checks: ["For our most frequent callers we know what’s missing."],
      tasks: ["Lay ten calls of one frequent caller side by side, and decide which of the four it is."],
    },
    {
      does: "Call them before they call you",
      asks: "How do we get fewer calls from the same person?",
      heard: /\b(?:fewer|stop|reduce|schedule|boundar\w+|limit|how)\b/,
      says: [
        "Offer a fixed time and keep it: “I’ll call you every Thursday at four, also when there’s nothing new. If something happens before, I’ll call the same day.” Five minutes a week replace twenty calls. It feels like a gift to the caller and it’s a boundary that nobody has to enforce.",
      ],
      lines: [
        [
          "Offering it",
          "I want you to hear from us without having to ask. I’ll call you Thursdays at four. If anything happens before that, you’ll know the same day. Does that work?",
        ],
      ],
      checks: ["Frequent callers have a fixed time at which we call, and we keep it."],
      tasks: ["Offer three people a fixed weekly call, and keep it for a month."],
    },
    {
      does: "Give them one person",
      asks: "Who should take their calls?",
      heard: /\b(?:who|one person|name|same|assign|staff)\b/,
      says: [
        "People who call around the office collect different answers and compare them. One name, one backup, a note in {system} that says what was last promised. Everyone else says, “Kim knows your matter best, and she calls you at four,” warmly, and doesn’t start an answer.",
      ],
      checks: ["Each frequent caller has one person, and the last promise is on the screen."],
      tasks: ["Name one person for each, and put the last promise where everyone sees it."],
    },
    {
      does: "Take the lead in a long call",
      asks: "How do we end a long call politely?",
      heard: /\b(?:end|long|talkative|short\w*|politely|script|say|hang up|get off)\b/,
      says: [
        "Wait for a breath, say their name, and sum up: people stop when they’ve been understood. Then one step and a goodbye. If it starts over, do it again, a little shorter. You aren’t cutting them off, you’re getting them to the point at which something happens.",
      ],
      lines: [
        [
          "At the first breath",
          "Mrs. Hale, let me make sure I’ve got this. It started Tuesday, it’s worse at night, and you’d like to be seen this week. Right?",
        ],
        ["The step", "Then I’ll put you down for Thursday at ten. You’ll get a text in a minute."],
        [
          "When it starts over",
          "I wish I had more time right now, and I want to get this to the doctor. Thursday at ten, and she’ll hear all of it.",
        ],
        ["Goodbye", "Thank you for calling, Mrs. Hale. I’ll see you Thursday."],
      ],
      mistake: [
        "Going silent and hoping",
        "Silence is an invitation. A summary is the polite way to the end.",
      ],
      checks: ["Everyone can sum up, name the step and say goodbye in three sentences."],
      tasks: ["Practice three long calls, and end each with summary, step and goodbye."],
    },
    {
      does: "Put it in writing",
      asks: "What should we send them?",
      heard: /\b(?:writing|send|email|text|letter|expectations|policy)\b/,
      says: [
        "Half a page after each conversation: what we agreed, what you’ll do, what we’ll do, when you’ll hear. Anxious people read it five times, and each time is a call that doesn’t come. New clients get it on the first day, with how and when you answer, so that it never feels like a reproach.",
      ],
      checks: ["People get what was agreed and when they’ll hear in writing."],
      tasks: ["Write the half page once, and send it after each conversation."],
    },
    {
      does: "Hear the one call that’s different",
      asks: "When is it something serious?",
      heard: /\b(?:serious|different|danger|urgent|lonely|alone|crisis|emergency)\b/,
      says: [
        "The caller who cries wolf has a wolf one day. So the danger questions are asked each time, without a tone. And loneliness is real: a person who calls a dentist to talk has few others. A kind minute and the number of a local senior line or a church is within your job. If someone speaks of not wanting to live, it’s 988, or 911 if it’s now.",
      ],
      checks: ["The danger questions are asked on each call, also of those we know well."],
      tasks: ["Put the danger questions and a few local numbers on the card."],
    },
  ],
};
