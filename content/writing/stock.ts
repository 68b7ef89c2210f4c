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
        "This is [name of the business]. I’m the assistant, a computer that answers while everyone is with {aCustomer}. How can I help? If you’d rather talk to one of us, just say so.",
      ],
      [
        "After closing",
        "This is [name of the business]. We’re closed until [time]. I’m the assistant, a computer. If anyone is in danger, hang up and call 911. Otherwise tell me what it’s about, and someone will call you before [time].",
      ],
    ],
  },
  {
    heard: /\b(?:template|text|message|script)\b/,
    topics: ["reviews"],
    lines: [
      [
        "On the day of the {job}",
        "Hi [first name], this is [who was there] from [name of the business]. Thank you for today. If you have a minute, tell others how it went: [link]. If something wasn’t right, reply to this message and I’ll call you.",
      ],
      [
        "One reminder a week later, and no more",
        "Hi [first name], one reminder and that’s it: if you’d like to write two lines about [what was done], here’s the place: [link]. Thank you either way. [Name]",
      ],
    ],
  },
  {
    heard: /\b(?:template|text|message)\b/,
    topics: ["missed", "callback"],
    lines: [
      [
        "Within a minute of the missed call",
        "This is [name of the business]. Sorry we missed your call. If anyone is in danger, call 911. What is it about? One word is enough. [Name] will call you before [time].",
      ],
    ],
  },
  {
    heard: /\b(?:emergenc\w+|urgent)\b/,
    lines: [
      ["Asked before anything else", "Is anyone in danger right now?"],
      ["If so", "Please hang up and call 911. Call us afterward, and we’ll keep a spot for you."],
      [
        "If it cannot wait, and nobody is in danger",
        "I’m getting someone right now. In case we get cut off: what number can we call you back on?",
      ],
      [
        "If nobody can be fetched",
        "[Name] will call you within [minutes]. If it gets worse before then, go to [place with its address], or call 911.",
      ],
    ],
  },
];
