/** A job posting in sections; places are the prompt's, and in square brackets what it does not say. */
export const posting = {
  lead: "We are looking for {aRole} at our {place}{town}. {Hours}{Pay} Below is what a day is like, what we need and what we offer, without adjectives.",
  sections: [
    [
      "What you will do",
      [
        "[The three things that fill most of the day, the most frequent one first.]",
        "Speak with {customers}, on the telephone and in person, and write down what was agreed on.",
        "[The thing that nobody likes doing and that belongs to it. Say it here; it saves a month.]",
      ],
    ],
    [
      "What you need",
      [
        "[What has to be there on the first day: a license, a language, two years of something.]",
        "A calm voice when two things happen at once.",
        "What we can teach you: [our software, our words, how we do it].",
      ],
    ],
    [
      "What we offer",
      [
        "{PayLine}",
        "{HoursLine}",
        "[Paid time off, insurance, training; only what is true from the first day.]",
        "Two weeks with somebody beside you before you are alone with it.",
      ],
    ],
    [
      "How to apply",
      [
        "Call or write to [name], [number or address], by [date]. Three sentences about yourself are enough; a résumé can follow.",
        "You hear from us within [a week], also if it is a no. We ask everybody to spend a paid hour with us before we decide.",
      ],
    ],
  ],
} as const;

/** An answer to a review; the first that is heard gives its middle. Confidence is kept: nothing in it says that somebody was treated. */
export const replies: readonly (readonly [heard: RegExp, said: string])[] = [
  [
    /\b(?:wait(?:ed|ing)?|late|minutes|hours?|delay\w*)\b/,
    "{Waited} is too long for anybody to wait, whatever the reason. An hour that is named has to be kept, and where it cannot be kept, somebody has to say so in time.",
  ],
  [
    /\b(?:rude|unfriendly|attitude|dismissive|yelled|disrespect\w*)\b/,
    "Nobody should leave us feeling spoken to like that. I was not in the room, so I will not argue about words; what counts is how it arrived.",
  ],
  [
    /\b(?:price|expensive|overcharg\w*|bill(?:ed|ing)?|cost|charged)\b/,
    "A bill should never hold a surprise. If ours did, then we did not explain it well enough before we began.",
  ],
  [
    /\b(?:quality|broke|damage\w*|wrong|mistake|bad (?:work|job|cut|food))\b/,
    "That is not what we want to leave behind. I would like to see it and put it right.",
  ],
  [
    /\b(?:phone|call(?:ed|s)?|voicemail|answer\w*|reach)\b/,
    "Whoever tries to reach us should get through, or hear at what hour we call. Where that fails it is our fault and not the caller’s.",
  ],
  [
    /(?:)/,
    "What you describe is not what we want anybody to remember of us. Thank you for saying it in public; it makes us look at it.",
  ],
];
