/**
 * Short pieces that a prompt may want beside any advice: a greeting, a text message. Square brackets are the business's
 * own; the first that is heard and fits the topic is taken.
 */
export interface Stock {
  /** Lower case, plain: what is wanted. */
  heard: RegExp;
  /** Topics for which it is right; all where absent. */
  topics?: readonly string[];
  lines: readonly (readonly [when: string, said: string])[];
}

export const stock: readonly Stock[] = [
  {
    heard: /\bgreetings?\b/,
    topics: ["starting", "choosing", "telling", "handover", "after-hours"],
    lines: [
      [
        "By day",
        "This is [name of the business]. I’m the assistant, a computer that answers while everybody here is with {aCustomer}. What can I do for you? If you would rather speak to one of us, just say so.",
      ],
      [
        "After closing",
        "This is [name of the business]; we are closed until [hour]. I’m the assistant, a computer. If somebody is in danger, hang up and call 911. Otherwise tell me what it is about, and I see to it that you are called before [hour].",
      ],
    ],
  },
  {
    heard: /\b(?:template|text|message|script)\b/,
    topics: ["reviews"],
    lines: [
      [
        "On the day of the {job}",
        "Hello [first name], this is [who was there] from [name of the business]. Thank you for today. If you have a minute, tell others how it was: [link]. If something was not right, answer this message and I call you.",
      ],
      [
        "Once more, a week later, and never again",
        "Hello [first name], one reminder and no more: if you would like to write two lines about [what was done], here is the place: [link]. Thank you either way. [Name]",
      ],
    ],
  },
  {
    heard: /\b(?:template|text|message)\b/,
    topics: ["missed", "callback"],
    lines: [
      [
        "Within a minute of the missed call",
        "This is [name of the business]. We could not pick up just now. If anybody is in danger, call 911. What is it about? A word is enough; [name] calls you before [hour].",
      ],
    ],
  },
  {
    heard: /\b(?:emergenc\w+|urgent)\b/,
    lines: [
      ["Asked before anything else", "Is anybody in danger at this moment?"],
      ["If so", "Please hang up and call 911. Call us afterward; we keep a place for you."],
      [
        "If it cannot wait, and nobody is in danger",
        "I am fetching somebody now. In case we are cut off: at which number do we reach you?",
      ],
      [
        "If nobody can be fetched",
        "[Name] calls you within [minutes]. If it gets worse before that, go to [place with its address], or call 911.",
      ],
    ],
  },
];
