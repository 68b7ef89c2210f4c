import type { OutlineKind } from "./kind.ts";

// What one gets ready for or learns.

export const incident: OutlineKind = {
  id: "incident",
  heard:
    /\bwhat (?:should|must|can|do|to)\b.{0,40}\bdo (?:when|if|after)\b|\bwhat to do (?:when|if|after)\b|\bfirst aid\b|\bin an emergency\b/,
  heads: [
    [
      "What do you do in the first minute?",
      "What sign do you look for, what do you do right away, and at what point is it 911?",
    ],
    [
      "Who gets called or told, and in what order?",
      "Where is each number posted, who makes the call, and what do they say first?",
    ],
    ["What should nobody do?", "Which well-meant step makes it worse, and which official source says so?"],
    [
      "What do you write down afterward?",
      "Who notes the time, the signs and the steps, who reads it, and what do you change before the next time?",
    ],
  ],
  facts: [
    [
      "What the rule or the health agency says",
      "The licensing office or the agency itself; note the page and the date",
    ],
    ["What happened last time", "Your own log, and the people who were there"],
  ],
  finds: [
    "Go through the last case with the people who were there: every moment when nobody knew what to do is one.",
    "Read your licensing office’s rule next to your own sheet.",
  ],
};

export const ready: OutlineKind = {
  id: "ready",
  heard:
    /\b(?:prepar\w+|winteriz\w+|ready for|get(?:ting)? ready|protect\w*|stor(?:e|ing) (?!window|front|owner)|before (?:winter|summer|the)|emergency kit|first (?:\w+ )?(?:visit|appointment|lesson|class))\b/,
  heads: [
    [
      "What is coming, and by when?",
      "What date, temperature or number will {x} have to stand up to, and who says so?",
    ],
    ["What has to be done first?", "What takes longest or has to be ordered, and how many days ahead?"],
    ["What can wait, or be left out?", "What looks urgent and isn’t? Say what you skipped, and how it went."],
    [
      "What if it comes early?",
      "What three things would you do for {x} in one hour, and whom would you call?",
    ],
  ],
  facts: [
    ["The date", "The weather service, the agency or the organizer; note the page"],
    ["What went wrong last time", "Your notes or pictures, and one person who was there"],
  ],
  finds: [
    "Write down what you ran for in the last hour, the last time it was about {x}.",
    "Ask someone who does it every year what they do first.",
  ],
};

export const learning: OutlineKind = {
  id: "learning",
  heard:
    /\b(?:learn\w*|train(?:ing)? for|practic(?:e|ing)|play(?:ing)? |run(?:ning)? (?:a|your first) (?:marathon|race|half|\d)|marathon|yoga|meditat\w+|exercis\w*|stretch\w*|workout|swim\w*|guitar|piano|drawing|language|habits?)\b/,
  heads: [
    [
      "Where do you start?",
      "What can someone do at the start of {x}, and how do they find out in ten minutes?",
    ],
    [
      "What do you do on an ordinary day?",
      "Which exercise, how long, how often, and how do you know it was enough?",
    ],
    [
      "When do you make it harder?",
      "What tells you it is time, how much do you add, and when do you go back a step?",
    ],
    [
      "When do you stop and ask?",
      "What pain or mistake in {x} doesn’t go away with practice, and whom do you ask?",
    ],
  ],
  facts: [
    ["Whether the steps are right", "Someone who teaches {x}, reading your draft"],
    ["How long it takes others", "Two people who did it; ask them yourself"],
  ],
  finds: [
    "Ask a teacher what every beginner of {x} does in the first month.",
    "Keep a diary for two weeks; anything you wrote down twice is one.",
  ],
};

export const gathering: OutlineKind = {
  id: "gathering",
  heard:
    /\b(?:wedding|party|parties|trip|travel\w*|vacation|camping|reunion|birthday|festival|fundraiser|conference|picnic|event|open house|workshop|tasting)\b/,
  heads: [
    [
      "For whom, how many, and when?",
      "Who has to be there, what two dates would work, and who decides by when?",
    ],
    [
      "What comes first, what can wait?",
      "What has to be booked for {x}, how many weeks ahead, and with what deposit?",
    ],
    [
      "What does it cost?",
      "What are the five biggest costs, who pays for each, and how much do you keep in reserve?",
    ],
    [
      "What if it rains, or someone is missing?",
      "What is the backup for the place, the food and the person in charge?",
    ],
  ],
  facts: [
    ["Prices, hours, access", "The venue itself, asked this month"],
    ["Permits and insurance for {x}", "City hall, the venue, your insurer"],
  ],
  finds: [
    "Ask someone who had {x} this year what they ran out of.",
    "Go through the day hour by hour, as a guest and as a helper.",
  ],
};
