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
    "The list below is meant to be used, so take an entry each morning.",
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
    "A salesperson will not bring these up, and after the first call of the kind, {night}, it is too late for them.",
    "Each of these has a good answer and a smooth one. What {one} can do to tell them apart stands under each.",
    "Whoever has asked the following knows more than the brochure says, about “{test1}” for instance.",
  ],
  plan: [
    "What rings {hands} will not wait until there is time for a project. So the plan is cut small, and each part says how you can tell that it is over.",
    "At {one} a day has no free hour, and in the evening come calls all the same: {night}. The plan therefore asks for little each day, with an end to each part.",
    "Nothing here needs a budget. It needs a name beside each line, and the patience not to begin with the last part, even when “{test1}” comes up in the first.",
  ],
  checklist: [
    "Each line is either true at {one} or it is not. Begin with the ones that would matter tonight: {night}.",
    "Go through it with somebody who answers calls, {hands} if need be, and tick only what both of you have seen.",
    "“Nearly” counts as open here. Whatever stays open after a week gets a name and a date, for {customers} will not ask how far you were.",
  ],
  questions: [
    "A call comes in, {hands}, and afterwards somebody asks why it went as it did. These are the questions that follow, each with an answer that fits on a card.",
    "“{test1}” Whoever has had to answer that unprepared has some questions of their own. Here are the ones that come up.",
    "Ask around at {one}, and these come up sooner or later, if only after a call of this kind: {night}.",
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
