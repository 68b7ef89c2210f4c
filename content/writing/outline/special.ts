/** Days somewhere else. */
export const travel = {
  /** Lower case, plain. */
  heard:
    /\b(itinerar(y|ies)|trip|travel(ing)?|vacation (in|to)|days? in [a-z]+|weekend in|things to do in|road trip|sightseeing)\b/,
  /** What is asked of each day. */
  always:
    "How to get there and back, in minutes, with the people who really come along; what it costs; what’s closed on that weekday. Look each up on the place’s own page, and note the date.",
  /** Who comes along, and what that changes. */
  along: [
    [
      /\b(?:kids?|children|toddlers?|family|bab(?:y|ies))\b/,
      "With children: the nearest playground, a way without steps for a stroller, lunch before noon, and what you drop if somebody is tired by three.",
    ],
    [
      /\b(?:mother|father|parents|grand\w+|senior\w*|elderly|stairs|wheelchair|walker|hills)\b/,
      "With somebody who can’t do stairs or hills: which streets are level, where there’s an elevator, and a bench or a café every three hundred yards.",
    ],
    [
      /\b(?:cheap|budget|low[- ]cost|free)\b/,
      "On a budget: the free hour of the museum, the transit pass by the day, and lunch as the main meal.",
    ],
  ] as readonly (readonly [heard: RegExp, says: string])[],
  days: [
    "Arrive, and stay near where you sleep. Look up how long it takes from the airport or station door to door, and a place for an early supper within ten minutes on foot.",
    "The one thing that needs a ticket, first thing in the morning. Look up its opening days, the line at ten o’clock, and how far ahead the good hours are gone.",
    "Something to look at while sitting: a boat, an old tram, a square with shade. Look up where one gets on, how long the round takes, and when it’s full.",
    "One quarter on foot, slowly: a market in the morning, a museum for an hour, a park until it’s cool. Look up which streets are level and where the restrooms are.",
    "Whatever was missed, or nothing. Keep the afternoon free, and name a second choice for rain.",
  ],
} as const;

/** A story of somebody’s change, for which nobody has given the facts yet. */
export const caseStory = {
  heard: /\b(case (?:story|study)|success story|customer story|testimonial|before and after story)\b/,
  parts: [
    [
      "How it was before",
      [
        "Who is it about: name, place, how many people, and did they agree to be named?",
        "What happened on an ordinary bad day? One scene, with the hour and what was in somebody’s hands.",
        "Which number shows it: calls in two weeks, how many unanswered, how many of those never called again?",
      ],
    ],
    [
      "What made them change it",
      [
        "Which call, customer or week was it? In their own words, with leave to quote.",
        "What had they tried before, and why did that not last?",
      ],
    ],
    [
      "What they did, in order",
      [
        "What came first, what second, and who did it?",
        "What was difficult in the first week, and what did they change again?",
      ],
    ],
    [
      "How it is now",
      [
        "The same number as before, counted in the same way, over as many days.",
        "What did not get better? A story without that line is an advertisement.",
        "What would they tell somebody who begins tomorrow?",
      ],
    ],
  ],
  agreed: "Did everyone named here agree to be named?",
  own: ["What you saw when you were there: the room, the telephone, who picks up"],
} as const;
