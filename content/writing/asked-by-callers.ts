/** What callers ask anybody who comes or whom they come to, and what can be said back; in square brackets what only the readers know. */
export const askedByCallers: readonly (readonly [question: string, said: string])[] = [
  [
    "What does it cost?",
    "Usually between [low] and [high], depending on [one thing]. Can I ask you about that? Then I can tell you where you’d be.",
  ],
  [
    "When is your next opening?",
    "I have [weekday, time] or [another]. Which works better? If neither does, I’ll put you on the list and call when something opens.",
  ],
  [
    "How long does it take?",
    "Usually [from … to …]. If we find something that takes longer, we’ll tell you before we go on.",
  ],
  [
    "Do you come out to us, and how far do you go?",
    "We cover [places]. Beyond that it’s [what the trip costs]. What street are you on?",
  ],
  [
    "What do I need to do beforehand?",
    "Please have [three things] ready. I’ll text you that, so you don’t have to remember it.",
  ],
  [
    "Can you do this kind too?",
    "Tell me [make, age, size]. If it’s something we don’t do, I’ll say so now and give you the name of someone who does.",
  ],
  [
    "What if I have to cancel?",
    "Let us know by [time, day] and it costs nothing. After that it’s [rule], because we can’t fill the time any more.",
  ],
  [
    "How do I pay, and is there a deposit?",
    "[Ways to pay]. For a first visit we take [deposit or none]; it counts toward the bill. Please don’t give me a card number over the phone. I’ll send you a link.",
  ],
  [
    "Are you insured, and what if something goes wrong?",
    "Yes, with [insurer or license; only if it is so]. Call us within [days], and the same person will look at it again.",
  ],
  [
    "How often should it be done?",
    "That depends on [use, place]. After the first visit I can tell you, and remind you if you like. Nothing is due just because time has passed.",
  ],
  [
    "Can I talk to the person who does the work?",
    "Not right now, they have their hands full. Tell me what it’s about, and you’ll hear from [name] today before [time].",
  ],
];
