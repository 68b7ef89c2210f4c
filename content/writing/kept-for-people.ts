/** Calls that stay with people: what kind, why, and what an assistant says instead. */
export type Kept = readonly [call: string, why: string, instead: string];

/** The first are those that only such readers have, in their own words. */
export const keptForPeople: readonly Kept[] = [
  [
    "{Cap:urgent}",
    "Minutes count, and a calm voice can say the worst of it. It asks nothing and books nothing.",
    "“I’m putting you through to a person right now,” or in danger “Hang up and call 911.” Then a second number, if the first doesn’t pick up.",
  ],
  [
    "{Cap:hard}",
    "It needs a look and a judgment before anybody names a day, and a rule that fits most of them is wrong for this one.",
    "“One of us has to look at that with you. Which number is best, and is today after [time] all right?”",
  ],
  [
    "{Cap:expert}",
    "Only somebody who knows answers that, and a guess is repeated as your word.",
    "“I don’t want to guess. Someone who knows calls you by [time].”",
  ],
  [
    "A caller who wants to hear {never0}",
    "It’s a promise or a judgment, and somebody holds you to it.",
    "“I can’t say that. [Name] can, and calls you today.”",
  ],
  [
    "A complaint, or money that somebody wants back",
    "Whoever’s angry wants to be heard by someone who may decide. A machine that stays polite makes it worse.",
    "“I’m sorry. I won’t make you tell it twice: [name] calls you within the hour.”",
  ],
  [
    "Somebody who’s crying, frightened or grieving",
    "What helps is a person who says nothing for a moment.",
    "“I’m getting someone for you. Please stay on.”",
  ],
  [
    "A question about somebody else",
    "A spouse, a parent, an employer: it can’t know who’s asking, and it may not confirm anything.",
    "“I can’t talk about anybody else, but I’ll take a message.”",
  ],
  [
    "An exception to a rule of yours",
    "If it may bend the rule once, each caller gets another rule.",
    "“That’s for [name] to decide. What should I tell them?”",
  ],
  [
    "A lawyer, an inspector, a reporter or the police",
    "Each word may be quoted.",
    "“I’ll have [name] call you. May I have your name and number?”",
  ],
  [
    "Anyone who asks for a person",
    "They’ve decided already, and asking why costs you the call.",
    "“Of course,” and it rings. When you’re closed: who calls back, and by when.",
  ],
];
