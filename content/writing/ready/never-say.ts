/** What should not be said on the telephone, what to say instead, and why. */
export const neverSay: readonly (readonly [never: string, instead: string, why: string])[] = [
  [
    "Please hold.",
    "Can you hold for about a minute while I look that up?",
    "“Please hold” isn’t a question, and the caller may have been about to say {urgent}. Ask, and wait for the yes.",
  ],
  [
    "I don’t know.",
    "I don’t know that, but I’ll find out. You’ll hear from me before four.",
    "It is fine not to know. People remember being left with it.",
  ],
  [
    "That’s not my department.",
    "Kim handles that. I’ll tell her what you told me, so you don’t have to start over.",
    "Callers don’t know how you are organized, and they don’t have to.",
  ],
  [
    "You’ll have to call back.",
    "Let me take down what she needs, and she calls you within the hour.",
    "It hands your work to the caller, and {next}.",
  ],
  [
    "As I already said …",
    "Let me put that another way.",
    "Anyone who asks twice didn’t understand the first time. Telling them so doesn’t help.",
  ],
  [
    "Calm down.",
    "I can hear that this has been a lot. Let’s see what I can do about it now.",
    "Nobody has ever calmed down because they were told to.",
  ],
  [
    "It’s our policy.",
    "We do it this way because [the reason]. What I can offer is …",
    "People can accept a rule with a reason. Without one, they can only fight it.",
  ],
  [
    "We’re really busy right now.",
    "I have someone with me, and I want to have time for you. May I call you at 2:30?",
    "It tells callers that they are one too many. A time tells them there is room.",
  ],
  [
    "What’s the problem?",
    "How can I help?",
    "The first makes them the problem. They’ll tell you what it is either way.",
  ],
  [
    "You should have called sooner.",
    "I’m glad you called. Let me see what’s open.",
    "They know, and that is why they put it off.",
  ],
  [
    "I’ll try.",
    "I’ll have the answer by Thursday noon, or I’ll call to say that I don’t.",
    "“I’ll try” has no day and no time in it.",
  ],
  ["No problem.", "You’re welcome. Is there anything else?", "It brings up a problem that nobody had."],
  ["Who is this?", "May I have your name, so I get it right?", "It sounds like a guard at a gate."],
  [
    "Honey, hon, dear …",
    "Ms. Alvarez, I have it here.",
    "Ask for the name and use it once. That is friendlier than any pet name.",
  ],
  [
    "Hello?",
    "Good morning, [name of the business], this is Kim.",
    "Callers have to ask whether they have the right number, and there goes the first minute.",
  ],
];

/** What makes somebody who is upset already angrier; these come before the ones for any call. */
export const neverSayUpset: typeof neverSay = [
  [
    "Calm down.",
    "I can hear that this has been a lot. Let’s see what I can do about it now.",
    "Nobody has ever calmed down because they were told to.",
  ],
  [
    "I understand, but …",
    "I see why that’s annoying. Here is what I can do.",
    "Everything before the “but” is taken back. Two sentences with a period between them say the same and hold.",
  ],
  [
    "You must have misunderstood.",
    "I’m sorry it wasn’t clear. Let me tell you what we have down, and you tell me what’s different.",
    "It makes the misunderstanding theirs. Reading out the note puts both of you on the same side of it.",
  ],
  [
    "It’s our policy.",
    "We do it this way because [the reason]. What I can offer is …",
    "People can accept a rule with a reason. Without one, they can only fight it.",
  ],
  [
    "There’s nothing I can do.",
    "I can’t change that myself. I’ll put it in front of [name], and you’ll hear from us by four.",
    "It ends the talk without an answer. There is always a next person and a time.",
  ],
  [
    "That wasn’t me.",
    "I’m sorry that happened here. I’ll look into it, and I’ll call you.",
    "To the caller you are the business. Who it was is settled inside, later.",
  ],
  [
    "If you keep shouting, I’ll hang up.",
    "I want to help, and I can’t while we’re both talking. Would you like to go on now, or shall I call you at three?",
    "A threat makes them louder. A choice gives them something to decide. If insults go on after that, end the call politely and write it down.",
  ],
  [
    "As I already said …",
    "Let me put that another way.",
    "Anyone who asks twice didn’t understand the first time. Telling them so doesn’t help.",
  ],
  [
    "You’re the first to complain.",
    "Thank you for telling me. What would have been right?",
    "It says that they are the odd one. Others left without a word.",
  ],
  [
    "We’ll look into it.",
    "I’ll check with [name] this morning, and call you by noon either way.",
    "Without a name and an hour it’s a way to be rid of them, and they know it.",
  ],
];
