/** A job posting in sections; places are the prompt's, and in square brackets what it does not say. */
export const posting = {
  lead: "We are looking for {aRole} at our {place}{town}. {Hours}{Pay} Below is what a day is like, what we need and what we offer.",
  sections: [
    [
      "What you will do",
      [
        "[The three things that fill most of the day, the most common one first.]",
        "Talk with {customers}, on the phone and in person, and write down what was agreed.",
        "[The part of the job nobody likes. Say it here; it saves everyone a month.]",
      ],
    ],
    [
      "What you need",
      [
        "[What they need on the first day: a license, a language, two years of something.]",
        "A calm voice when two things happen at once.",
        "We can teach you the rest: [our software, our terms, how we do things].",
      ],
    ],
    [
      "What we offer",
      [
        "{PayLine}",
        "{HoursLine}",
        "[Paid time off, insurance, training; only what is true from day one.]",
        "Two weeks with someone next to you before you work alone.",
      ],
    ],
    [
      "How to apply",
      [
        "Call or write to [name], [number or address], by [date]. Three sentences about yourself are enough; a résumé can come later.",
        "You will hear from us within [a week], even if it is a no. We ask everyone to spend a paid hour with us before we decide.",
      ],
    ],
  ],
} as const;

/** An answer to a review; the first that is heard gives its middle. Confidence is kept: nothing in it says that somebody was treated. */
export const replies: readonly (readonly [heard: RegExp, said: string])[] = [
  [
    /\b(?:wait(?:ed|ing)?|late|minutes|hours?|delay\w*)\b/,
    "{Waited} is too long to wait, whatever the reason. If we give a time, we have to keep it, and if we can’t, someone has to tell you.",
  ],
  [
    /\b(?:rude|unfriendly|attitude|dismissive|yelled|disrespect\w*)\b/,
    "Nobody should leave us feeling spoken to like that. I wasn’t in the room, so I won’t argue about the words.",
  ],
  [
    /\b(?:price|expensive|overcharg\w*|bill(?:ed|ing)?|cost|charged)\b/,
    "A bill should never be a surprise. If ours was, we didn’t explain it well enough before we started.",
  ],
  [
    /\b(?:quality|broke|damage\w*|wrong|mistake|bad (?:work|job|cut|food))\b/,
    "That is not the work we want to leave behind. I would like to see it and make it right.",
  ],
  [
    /\b(?:phone|call(?:ed|s)?|voicemail|answer\w*|reach)\b/,
    "If you call us, you should get through or hear when we will call back. If that didn’t happen, it is our fault.",
  ],
  [/(?:)/, "What you describe is not how we want anyone to remember us. Thank you for telling us."],
];
