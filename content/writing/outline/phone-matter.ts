import type { NarrowKind } from "./kind.ts";

/** What any text on a call is asked that the site has no piece on: what is said, by whom, and what should come of it. */
export const phoneMatter: Omit<NarrowKind, "heard"> = {
  id: "phone-matter",
  settles:
    "what such callers really say, what should have happened by the end of the call, which words do it, and what nobody at the desk decides",
  opening:
    "Don’t begin with a script. Begin with the last ten of these calls, in the callers’ own first sentences. Half of what you’d have written answers something that nobody asked.",
  yours: [
    "The call of this kind that went best: who took it, and what was the first sentence",
    "The one that went wrong, and the second at which it did",
    "What you’d never let anybody at your place say",
  ],
  points: [
    [
      "Write down ten of their first sentences",
      "What do they say when they call?",
      "whoever answers: ten from memory, then two weeks with a sheet by the phone; recordings only where callers were told",
      "Ten sentences as they were said, and beside each what was really wanted.",
      "Starting with a script",
    ],
    [
      "Say what should be true when they hang up",
      "When is such a call a good one?",
      "the last three that ended well and the last three that didn’t: what was different?",
      "One sentence for the caller, one for you: a day, a name, a paper.",
      "“They should feel heard”",
    ],
    [
      "Find the first sentence of the answer",
      "What do we say first?",
      "three versions said aloud by those who’ll say them, to somebody who knows nothing of it",
      "Under fifteen words, with what they most want to know in it. No “unfortunately,” no rule.",
      "Beginning with what can’t be done",
    ],
    [
      "Offer two things that are really possible",
      "What can we do for them now?",
      "calendar, list and neighbors: what is there today, tomorrow, elsewhere? who may promise it?",
      "Two, each with a time or a name, and a third for whoever wants neither.",
      "One offer, take it or leave it",
    ],
    [
      "Write what nobody at the desk decides or says",
      "What don’t we say?",
      "whoever is responsible, your board or bar, the insurer: three sentences that have done harm",
      "Three sentences that are never said, and who says something in their place, by when.",
      "Leaving it to common sense",
    ],
    [
      "Name the ones that can’t wait",
      "Which of them are passed on at once, and to whom?",
      "last year’s: which turned out to be urgent? danger to life is 911, before any question",
      "Signs in callers’ words, a name and a second one, and what the caller hears meanwhile.",
      "“If it’s urgent” left to the caller",
    ],
    [
      "Put it on one card, and try it for a week",
      "How does everybody say the same?",
      "two who answer, and one who never has: a call played from the card",
      "Card, date, one who may change it; what was changed after the week.",
      "Three pages in a folder",
    ],
    [
      "Count before and after",
      "How do you see that it’s better?",
      "a tally of two weeks: how many, how long, what came of it",
      "One figure before, the same one after, and the day on which it’s looked at.",
      "Counting minutes only",
    ],
  ],
};
