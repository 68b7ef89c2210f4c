/** The second half of a first paragraph, for each kind of text: why it is built as it is. */
export const leads = {
  "how-to": [
    "What follows is in the order in which it has to be done: each step rests on the one before it.",
    "Take the steps one after another. The first costs an hour, and without it the others are guesses.",
    "The steps below build on each other, so it pays to resist beginning with the third.",
    "It can be changed without a budget, if the work is done in the right order. Cross out what you have already.",
    "Where to begin? Not with a purchase. The order below starts with a pencil.",
    "Here is a way through it for {one}, one piece of work at a time.",
  ],
  do: [
    "None of what follows needs a budget, and each piece stands by itself.",
    "Here is what can be done about it, in the order in which it helps.",
    "The list below is meant to be used, so take one entry a day.",
    "What {many} can do about it is less than a project and more than a wish.",
    "Pick the entry that annoys you, since it is likely to be the right one.",
  ],
  mistake: [
    "How does it come to that? Through habits, each of which made sense once.",
    "These are the habits behind it, and what can take their place.",
    "Nobody does these things on purpose, and that is why it helps to see them in a row.",
    "What goes wrong at {many} has names. Here they are, each with a test.",
    "Read the following with a red pencil, and put a tick where you feel caught.",
  ],
  ask: [
    "These questions come up whenever somebody sits down to change it.",
    "Better to have asked the following beforehand than to find out on a Friday.",
    "Here is what is worth knowing first.",
    "The answers below are short. If yours are longer, that is a good sign.",
  ],
  plan: [
    "The plan below asks for little each day, and says for every stretch how you can tell that it is over.",
    "What is needed is a calendar more than a budget; here is one, with an end to each part.",
    "It can be changed in small pieces, as long as they come in the right order.",
    "The following fits beside the daily work of {one}, and no part begins before the last one is done.",
  ],
  checklist: [
    "The lines below can be ticked off. Whatever stays open after a week gets a name and a date.",
    "Print it and hang it up: each line is either true or it is not.",
    "Go through it with somebody who answers calls, and tick only what both of you have seen.",
    "A list for {one} follows. “Nearly” counts as open.",
  ],
  questions: [
    "These are the questions that follow, with answers that fit on a card.",
    "What is asked next, and what can be said about it, stands below.",
    "Below are the questions that such a moment leaves behind.",
    "For {many}, the questions are these.",
  ],
  opinion: [
    "One can live with that. I think one should not, and here is why.",
    "It is treated as bad luck. It is a decision that nobody made.",
    "The usual reply is that there is no time. I would turn it round.",
    "I hold that it need not be so.",
  ],
  comparison: [
    "It is late, and this is what comes: {night}. Each road has an answer to it, and the answers differ in more than the price.",
    "“{test0}” says a caller, {hands}. What happens in the next minute depends on what {one} has chosen.",
    "Such comparisons like to go by lists of functions. Take a call instead: somebody wants to know {ask0}, and it rings {hands}.",
    "Both have their friends, and both have sent {customers} away. What matters is which calls {one} really gets.",
  ],
} as const;

/** How to try what was compared, by what it is. */
export const trials = {
  answering: [
    "Before you sign anything, try each with the same three calls: “{test0}”, “{test1}” and “{test2}” Then read what reached you in writing.",
    "The fair test is three calls to each, in the words of your own {customers}: “{test0}”, “{test1}” and “{test2}” Judge by the note, and by who was fetched.",
    "Do not decide from the table. Say “{test0}” to each, then “{test2}”, and see which of them notices the difference.",
  ],
  reminding: [
    "Try both on the same days of two weeks and count three things: answers, hours that were given up in time, and {gap}.",
    "Take half of the list for each and count for a month who answered and who stayed away.",
  ],
  keeping: [
    "Look up a call of last week in each of the two. Which one told you sooner what {aCustomer} of yours had wanted?",
    "Take five calls, hide the rest, and try to work from each alone. What you missed is what you have to keep.",
  ],
} as const;
