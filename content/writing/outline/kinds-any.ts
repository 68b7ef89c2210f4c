import type { OutlineKind } from "./kind.ts";

/** By what one can tell that something fails. */
export const failing: Omit<OutlineKind, "heard"> = {
  id: "failing",
  heads: [
    [
      "What do you see, hear or smell?",
      "What change in {x} did you notice first, on what day, and what did it turn out to be?",
    ],
    ["What shows on paper?", "What bill, date or repair says the same about {x}, and from what number on?"],
    ["What is a false alarm?", "What looks bad in {x} and isn’t, and how do you tell?"],
    ["When should you not wait?", "At what sign do you stop using {x}, and whom do you call?"],
  ],
  facts: [
    ["How long {x} should last", "The maker, the installer or the invoice, with its year"],
    ["What a repair costs compared with a new one", "Two written offers; note the date"],
  ],
  finds: [
    "Ask someone who repairs or replaces {x} which sign people miss.",
    "Put a picture, a bill or a date from two years ago next to {x} as it is today.",
  ],
};

/** Whether something should be done at all. */
export const weighing: Omit<OutlineKind, "heard"> = {
  id: "weighing",
  heads: [
    [
      "What speaks for it?",
      "What would {x} get you in a year: dollars, customers, calmer weeks? Work it out for one of your own months, and show how.",
    ],
    [
      "What speaks against it?",
      "What do you have to pay, learn or get licensed before {x} can earn the first dollar?",
      "What won’t get done in the meantime, and who would notice first?",
    ],
    ["Who is it for, and who not?", "It is right if […]; it is wrong if […]"],
    [
      "How can you try it?",
      "What is the smallest trial with {x}, for how many weeks, and what number ends it?",
    ],
  ],
  facts: [
    ["What license, insurance or tax {x} will need", "The state’s office, your insurer, your accountant"],
    ["How it went for others", "Two owners who did it, and one who gave it up"],
  ],
  finds: ["Ask one owner who did it and one who gave it up.", "Work it out for last year’s worst month."],
};

/** What is done, and none of these kinds. */
export const anyDoing: Omit<OutlineKind, "heard"> = {
  id: "doing",
  heads: [
    [
      "How is it today?",
      "What do you see, count or hear of {x} now? One number or one scene, with its date.",
    ],
    [
      "What comes first, and who does it?",
      "What did you or someone you know really do about {x}, in what order, with how many hours and dollars?",
    ],
    ["What goes wrong?", "What did you try with {x} and give up, and how could you have known?"],
    ["How do you know it worked?", "What number or sign changes, after how long, and what if it doesn’t?"],
  ],
  facts: [
    ["How it was before and after", "Your own count of {x}, two weeks before and two weeks after"],
    ["What people who do it every day say", "Two of them; ask them yourself and quote them by name"],
  ],
  finds: [
    "Write down what you did about {x} the last three times; anything you would do again is one.",
    "Ask two people who deal with {x} every day, and quote them.",
  ],
};

/** A thing to be understood rather than done. */
export const anyThing: Omit<OutlineKind, "heard"> = {
  id: "thing",
  heads: [
    ["What is it, in two sentences?", "How would you explain {x} to a customer at the counter?"],
    ["Who does it affect, and since when?", "Who gains or loses something by {x}, and how much?"],
    [
      "What do people get wrong?",
      "What sentence about {x} does everyone repeat although it isn’t true, and who can show that?",
    ],
    ["What can a reader do with it?", "What is the one thing to look up, ask or try this week?"],
  ],
  facts: [
    ["The one number that matters for {x}", "Its original source, not a page that repeats it; with the date"],
    ["What people who work with it say", "Two of them; ask them yourself and quote them by name"],
  ],
  finds: [
    "Collect what people ask you about {x} for two weeks.",
    "Ask someone who works with {x} what everyone else gets wrong.",
  ],
};
