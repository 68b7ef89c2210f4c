/** What nobody promises on the telephone, what can be said in its place, and why. */
export const neverPromise: readonly (readonly [never: string, instead: string, why: string])[] = [
  [
    "Somebody will be there at two.",
    "Between one and three, and you get a text when they set out.",
    "A minute that isn’t yours depends on the visit before. A window with a text is kept on a bad day, too, and the promise is the text.",
  ],
  [
    "It won’t be more than two hundred.",
    "The first look is [price]. You hear the sum for the rest before anything is done, and you decide.",
    "Nobody has seen it. Whatever number was said first is the one they’ll hold against the bill.",
  ],
  [
    "That can wait until tomorrow.",
    "Tell me what you see, and I’ll ask the person who decides. Stay on the line.",
    "If it can’t, it was you who said so. {Cap:urgent}: that’s for a list that somebody responsible wrote, and whatever is on it doesn’t wait.",
  ],
  [
    "That’s an easy one, we’ll have it done today.",
    "Most of these take one visit. If it takes a second, you hear that before we leave.",
    "Easy is what it looked like on the phone. Then a part is missing, and a good job has broken a promise.",
  ],
  [
    "Your insurance will cover it.",
    "I can’t tell what your plan or policy pays. We’ll give you what they need to decide.",
    "Only whoever pays can say that. A caller who goes ahead because of your sentence comes back with it when they don’t.",
  ],
  [
    "There’s no charge if we don’t find anything.",
    "Coming out is [price], whatever is found. If you go ahead, it [counts toward the bill].",
    "It sounds kind, and it’s an hour of somebody and a drive. Whoever answers can’t give that away, and two who were told differently talk to each other.",
  ],
  [
    "You’ll get the same person as last time.",
    "I’ll note that you’d like them. If they can’t, whoever comes has read what was done.",
    "People are out, ill or far away. The wish can be kept in a note; the person can’t be promised.",
  ],
  [
    "He’ll call you right back.",
    "He’s with somebody until four. You hear from him or from me by half past.",
    "“Right back” is ten minutes to whoever waits. Name an hour that somebody else can keep for him.",
  ],
  [
    "It will be fine.",
    "That sounds worrying. Here’s what happens next: [who] calls you by [hour].",
    "You don’t know that. What calms people is the next step with an hour in it.",
  ],
];
