/** What should not be said on the telephone, what to say instead, and why. */
export const neverSay: readonly (readonly [never: string, instead: string, why: string])[] = [
  [
    "Please hold.",
    "May I look that up? It takes about a minute.",
    "It was no question, and the caller may have been about to say that it is {urgent}. Ask, and wait for the yes.",
  ],
  [
    "I don’t know.",
    "I don’t know that, and I will find out. You hear from me before four.",
    "Not knowing is allowed. Leaving somebody with it is what they remember.",
  ],
  [
    "That’s not my department.",
    "Kim does that. I’ll tell her what you told me, so that you need not begin again.",
    "Callers do not know how you are organized, and do not have to.",
  ],
  [
    "You’ll have to call back.",
    "She is in at two. May she call you then?",
    "It hands your work to the caller, and {next}.",
  ],
  [
    "As I already said …",
    "Let me put that another way.",
    "Whoever asks twice was not listening or did not understand. Neither gets better by being told.",
  ],
  [
    "Calm down.",
    "I hear that this has cost you a morning. Let us see what I can do about it now.",
    "Nobody has ever become calm by being told to.",
  ],
  [
    "It’s our policy.",
    "We do it this way because somebody else is waiting for the hour. What I can offer is …",
    "A rule with a reason can be accepted. A rule without one can only be fought.",
  ],
  [
    "We’re really busy right now.",
    "I have somebody with me, and I want to have time for you. May I call at half past two?",
    "It says that the caller is one too many. An hour says that there is a place.",
  ],
  [
    "What’s the problem?",
    "What can I do for you?",
    "{Customers} call with a wish as often as with a problem.",
  ],
  [
    "You should have called sooner.",
    "Good that you are calling. Let me see what is free.",
    "They know it already, and that is why they put it off.",
  ],
  [
    "I’ll try.",
    "I’ll have the answer by Thursday noon, or I’ll call to say that I don’t.",
    "Trying has no day and no hour.",
  ],
  ["No problem.", "You’re welcome. Is there anything else?", "It brings in a problem that nobody had."],
  [
    "Who is this?",
    "May I have your name, so that I get it right?",
    "The one is asked at a gate, the other at a desk.",
  ],
  [
    "Honey, hon, dear …",
    "Ms. Alvarez, I have it here.",
    "A name that was asked for and used once does more than any kindness in general.",
  ],
  [
    "Hello?",
    "Good morning, [name of the business], this is Kim.",
    "The caller has to ask whether the number is right, and the first minute is gone.",
  ],
];
