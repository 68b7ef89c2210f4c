/** What is asked on a call that may not wait: the field, the question, and why; in the order in which they are asked. */
export const urgentFields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "Whether anyone is in danger now",
    "Is anyone in danger right now: breathing, bleeding, fire, gas?",
    "If the answer is yes, stop here. Tell the caller who to call, 911 or whoever is on your sheet, and have them hang up and do it.",
  ],
  [
    "A number, before anything can cut you off",
    "In case we get cut off: what number can I reach you at?",
    "Urgent callers are outside, driving, or low on battery. With the number first, you can always call back.",
  ],
  [
    "What they see or hear right now",
    "What do you see, in your own words?",
    "“It looks wrong” is a start. You can pass on what they see, but often not what they think it is.",
  ],
  [
    "When it began, and whether it gets worse",
    "When did it start, and is it getting worse while we talk?",
    "If it has got worse within the hour, a person takes over right away. If it has been the same since yesterday, you have time for the next questions.",
  ],
  [
    "What has been done already",
    "What have you tried or given so far?",
    "The person taking over must not do it twice, or hear about it last.",
  ],
  [
    "Who or what it is about",
    "Who is this about: name, age, and have you been here before?",
    "With the name, the file is open before you connect the call. Without it, the call goes through anyway.",
  ],
  [
    "Where they are, and how long it takes",
    "Where are you now, and how soon can you be here or let us in?",
    "Whoever takes over has to choose: bring them in, go out, or send them somewhere closer.",
  ],
  [
    "What the caller has been told",
    "I’m putting you through to [name]. If we get cut off, we’ll call you back within [minutes]. Could you say that back to me?",
    "An upset caller remembers the last sentence, so put a name and a time in it.",
  ],
];

export const fields: readonly (readonly [field: string, question: string, why: string])[] = [
  [
    "What it is about",
    "How can we help? Tell me in your own words.",
    "Write it down the way they said it. It tells the next person more than a category would.",
  ],
  [
    "How long, and whether it is getting worse",
    "How long has it been like that, and is it getting worse?",
    "This decides whether it can wait. If anyone is in danger, stop here: 911 first.",
  ],
  [
    "One question that decides the next step",
    "So that I can plan the time: {choice0}?",
    "For {one}, the length of the {visit} and who takes it depend on this.",
  ],
  [
    "The name, spelled",
    "How do you spell your name?",
    "If you can’t find the name again, you have to start over next time.",
  ],
  [
    "A number, and whether you may text it",
    "What number reaches you today, and may we text it?",
    "Read it back in pairs before you go on.",
  ],
  [
    "New or returning",
    "Have you been with us before?",
    "If they have been here, check {system} for anything open before you promise something.",
  ],
  [
    "What else you need to know",
    "One more thing: {choice1}?",
    "It is cheaper to ask now than to turn someone away later.",
  ],
  [
    "When they can come",
    "Which days work for you, and is earlier better?",
    "Two offers are enough, as long as they differ.",
  ],
  [
    "What you promised",
    "So I’ll do this, and you’ll hear from us by then. Is that right?",
    "Who calls, on which day, before what time. Without a day it isn’t a promise.",
  ],
  [
    "How they found you",
    "May I ask how you found us?",
    "Ask this last, and only if there is time. It tells you which advertising to pay for.",
  ],
  [
    "Who took the call, and when",
    "I’m Kim, in case you need to call again.",
    "If nobody can read the note, someone has to be able to ask.",
  ],
];
