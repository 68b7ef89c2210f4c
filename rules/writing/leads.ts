/** How to use what follows, after the answer, for each kind of text. */
export const leads = {
  "how-to": [
    "The steps stand in the order in which they are done.",
    "Each step rests on the one before it; cross out what you have already.",
    "Here is a way through it for {one}, one piece of work at a time.",
  ],
  do: [
    "None of what follows needs a budget, and each piece stands by itself.",
    "Begin with the entry that would have helped you last week.",
    "The rest is detail, an entry for each.",
  ],
  mistake: [
    "These are the habits behind it, and what can take their place.",
    "Put a tick where you recognize your own week.",
  ],
  reason: [
    "Under each reason stands what {one} can do about it.",
    "Ask the next ten which of these it was; the remedy stands under each.",
  ],
  ask: [
    "Each of these has a good answer and a smooth one; how to tell them apart stands under each.",
    "Put them in this order, and write the answers down.",
  ],
  plan: [
    "The plan asks for little each day, with an end to each part.",
    "Put a name beside each line before the first day.",
  ],
  checklist: [
    "Each line is either true at {one} or it is not; “nearly” counts as open.",
    "Go through it with somebody who answers calls, and tick only what both of you have seen.",
  ],
  questions: [
    "Here are the questions that come up at {one}, each with an answer that fits on a card.",
    "The answers below are short on purpose.",
  ],
  opinion: [
    "One can live with that; I think that one should not, and here is why.",
    "It is treated as bad luck, and it is a decision that nobody made.",
    "The usual reply is that there is no time, and I would turn it round.",
    "I hold that it need not be so.",
    "It is easy to get used to it, and I would not.",
    "Here is why I would not put up with it any longer.",
  ],
  comparison: [
    "Both can be defended. What counts is which calls come, and what each of the two does with them.",
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
