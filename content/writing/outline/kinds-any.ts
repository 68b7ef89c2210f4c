import type { OutlineKind } from "./kind.ts";

/** By what one can tell that something fails. */
export const failing: Omit<OutlineKind, "heard"> = {
  id: "failing",
  heads: [
    [
      "What is seen, heard or smelled?",
      "Which change in {x} did you notice first, on which day, and what did it turn out to be?",
    ],
    ["What shows on paper?", "Which bill, date or repair says the same of {x}, and from which figure on?"],
    ["What is a false alarm?", "What looks bad in {x} and is not, and how is it told apart?"],
    ["When must one not wait?", "At which sign is {x} not used any more, and who is called?"],
  ],
  facts: [
    ["How long {x} should last", "The maker, the installer or the invoice, with its year"],
    ["What a repair costs against a new one", "Two offers in writing; note the day"],
  ],
  finds: [
    "Ask somebody who repairs or replaces {x} which sign people overlook.",
    "Put a picture, a bill or a date of two years ago beside {x} as it is today.",
  ],
};

/** Whether something should be done at all. */
export const weighing: Omit<OutlineKind, "heard"> = {
  id: "weighing",
  heads: [
    [
      "What speaks for it?",
      "What would {x} bring in a year: dollars, customers, quieter weeks? Work it out for one month of yours, and show the sum.",
    ],
    [
      "What speaks against it?",
      "What has to be paid, learned or licensed before {x} can bring the first dollar?",
      "What goes undone meanwhile, and who would notice first?",
    ],
    ["For whom will it do, and for whom not?", "It will do if […]; it will not do if […]"],
    [
      "How is it tried?",
      "What is the smallest trial with {x}, for how many weeks, and which number ends it?",
    ],
  ],
  facts: [
    ["Which license, insurance or tax {x} will need", "The state’s office, your insurer, your accountant"],
    ["How it went for others", "Two owners who did it, and one who gave it up"],
  ],
  finds: [
    "Ask one owner who did it and one who gave it up.",
    "Work it out for the worst month of last year.",
  ],
};

/** What is done, and none of these kinds. */
export const anyDoing: Omit<OutlineKind, "heard"> = {
  id: "doing",
  heads: [
    ["How is it today?", "What is seen, counted or heard of {x} now? One number or one scene, with its day."],
    [
      "What is done first, and by whom?",
      "What did you or somebody you know really do about {x}, in which order, with how many hours and dollars?",
    ],
    ["What goes wrong?", "What was tried with {x} and given up, and by which sign could one have known?"],
    [
      "How does one see that it worked?",
      "Which number or sign changes, after how long, and what if it does not?",
    ],
  ],
  facts: [
    ["How it was before and after", "Your own count of {x}, two weeks of each"],
    ["What those say who do it daily", "Two of them, asked by you and quoted by name"],
  ],
  finds: [
    "Write down what you did about {x} the last three times; each thing you would repeat is one.",
    "Ask two people who deal with {x} daily, and quote them.",
  ],
};

/** A thing to be understood rather than done. */
export const anyThing: Omit<OutlineKind, "heard"> = {
  id: "thing",
  heads: [
    ["What is it, in two sentences?", "How would you explain {x} to a customer at the counter?"],
    ["Whom does it concern, and from when on?", "Who gains or loses something by {x}, and how much?"],
    [
      "What is disputed or often told wrong?",
      "Which sentence about {x} is repeated and not true, and who shows that?",
    ],
    ["What can a reader do with it?", "What is the one thing to look up, ask or try this week?"],
  ],
  facts: [
    ["The one figure that matters for {x}", "Its first source, not a page that repeats it; with the date"],
    ["What those say who work with it", "Two of them, asked by you and quoted by name"],
  ],
  finds: [
    "Collect what people ask you about {x} for two weeks.",
    "Ask somebody who works with {x} what laymen believe and is not so.",
  ],
};
