/** What callers ask anybody who comes or whom they come to, and what can be said back; in square brackets what only the readers know. */
export const askedByCallers: readonly (readonly [question: string, said: string])[] = [
  [
    "What does it cost?",
    "It is mostly between [this] and [that]; it depends on [one thing]. May I ask you about it? Then I can say where you are.",
  ],
  [
    "When is the next free time?",
    "I have [weekday, hour] or [another]. Which is nearer? If neither will do, I put you on the list and call when something opens.",
  ],
  [
    "How long does it take?",
    "Most often [from … to …]. If we find something that takes longer, you hear it before we go on.",
  ],
  [
    "Do you come out to us, and how far?",
    "We cover [places]; beyond that it is [what the way costs]. Which street are you in?",
  ],
  [
    "What do I have to do beforehand?",
    "Please have [three things] ready. I send it to you in writing, so that you need not remember it.",
  ],
  [
    "Can you do this kind too?",
    "Tell me [make, age, size]. If it is one that we don’t do, I say so now and name somebody who does.",
  ],
  [
    "What if I have to cancel?",
    "Tell us by [hour, day], and it costs nothing. After that it is [rule], because the hour cannot be filled any more.",
  ],
  [
    "How do I pay, and is there a deposit?",
    "[Ways to pay]. For the first time we take [deposit or none]; it counts toward the bill. Please give no card number over the telephone, I send you a link.",
  ],
  [
    "Are you insured, and what if something goes wrong?",
    "Yes, with [insurer or license; only if it is so]. Call us within [days], and the same person looks at it again.",
  ],
  [
    "How often should it be done?",
    "That depends on [use, place]. I can say it after the first visit, and remind you if you wish; nothing is due just because time has passed.",
  ],
  [
    "Can I speak to the one who does the work?",
    "Not just now, the hands are busy. Tell me what it is about, and you hear from [name] today before [hour].",
  ],
];
