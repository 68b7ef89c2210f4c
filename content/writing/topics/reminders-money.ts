import type { Point } from "../kinds.ts";

/** What guards an hour before it is missed: deposits, rules, and a way to cancel. */
export const guards: readonly Point[] = [
  {
    id: "deposit",
    obvious: true,
    phase: "decide",
    do: "Take a deposit where an empty hour hurts most",
    how: "Not from everybody: from {newOnes}, and for what is long or hard to fill again. Say the sum, until when it comes back, and that it counts toward the bill. A link with a card field does it; nobody should read card numbers over the telephone.",
    mistake: "Asking nobody for a deposit, or everybody",
    harm: "Without one, an hour costs nothing to give away. With one for each small booking, the faithful feel suspected. Choose the kinds of {visits} that hurt.",
    ask: "Should we take a deposit or a card on file?",
    answer:
      "For the long, the new and the hard to fill, yes; for regulars hardly. What you may keep depends on your state and on what was agreed, so have the sentence read by somebody who knows.",
    check: "It is written which kinds of {visits} need a deposit, how much, and until when it is returned.",
    task: "Choose the kinds of {visits} that need a deposit, and write sum and date of return beside each.",
  },
  {
    id: "policy-at-booking",
    phase: "write down",
    do: "Say the policy when they book, not when they miss",
    how: "One sentence at the end of the booking: “If something comes up, tell us by noon the day before, and it costs you nothing.” The same sentence stands in the confirmation. A rule that was heard beforehand needs no argument afterwards.",
    mistake: "Mentioning the rule with the bill",
    harm: "Then it is a penalty, and it is fought over. Said at the booking it was a condition, and most of the force is in that.",
    ask: "How do we announce a cancellation rule without sounding harsh?",
    answer:
      "As a favor with a time in it: until when it is free to change, and how. Say it at the booking, and write it into the confirmation.",
    check: "Every booking ends with the sentence on changes, and the confirmation has it too.",
    task: "Write the one sentence on changes, and add it to the call and to the confirmation.",
  },
  {
    id: "easy-cancel",
    phase: "start",
    do: "Let them cancel at any hour, in one step",
    how: "A link in the reminder, a text that is read, a line that takes it down at night: one of these has to work when you are closed. At the end of it stands a question, “Another day?”, with two times. A cancellation in time is an hour that you can sell again.",
    mistake: "Making it hard to cancel",
    harm: "Who cannot get through does not come all the same; you only hear of it later. Open one way that works at night, and offer another day in it.",
    ask: "How can somebody cancel when we are closed?",
    answer:
      "By one step that needs nobody: a link, a text, or a line that writes it down and frees the hour. And with the offer of another day before they are gone.",
    check: "A booking can be canceled at night in one step, and another day is offered.",
    task: "Cancel a test booking at ten in the evening, and note how many steps it took.",
  },
  {
    id: "repeaters",
    phase: "decide",
    do: "Settle what happens the second time",
    how: "The first time gets a friendly call. The second time the next booking needs a deposit, or one of the hours that are hard to fill anyway. Whoever answers says it without apology, since the same holds for all.",
    mistake: "Deciding it anew for each person",
    harm: "The nice ones pay and the loud ones do not, and those who answer have to argue. Two lines, the same for all, and nobody has to be brave.",
    ask: "What about people who do it again and again?",
    answer:
      "A deposit from the second time on, or only hours that are hard to fill. Write it down, so that it is the rule that speaks and not the mood.",
    check: "It is settled what happens after the first and after the second time.",
    task: "Write two lines, for the first time and for the second, and tell everybody who books.",
  },
  {
    id: "late-ones",
    phase: "decide",
    do: "Fix how late is too late",
    how: "Ten minutes, a quarter of an hour: whatever the {visit} can bear without making the next one wait. Up to then it goes on, shortened if need be; after it, another time is offered at once. Whoever is running late can say so by a text or a call that is answered, and hears what is still possible.",
    mistake: "Letting one late arrival make everybody late",
    harm: "The punctual pay for it all day, and they learn that time is not meant seriously. A limit in minutes, said at the booking, is kinder to more people.",
    ask: "What do we do with those who come late?",
    answer:
      "Keep to a limit in minutes that was said at the booking. Before it: shortened, and finished on time. After it: another time, offered without a reproach.",
    check: "It is settled how many minutes late is too late, and what is offered then.",
    task: "Settle the limit in minutes and the sentence for it, and put both into the confirmation.",
  },
  {
    id: "first-visit",
    phase: "write down",
    do: "Confirm first visits by voice",
    how: "{NewOnes} have no habit of coming to you yet. A short call or a spoken message two days before, with where to park and what to bring, makes a face out of an entry. If a question comes up, it comes up then.",
    mistake: "Treating a first booking like the tenth",
    harm: "It is the one with the least behind it. A word in person, before the day, gives it weight.",
    ask: "Do new people miss more often?",
    answer:
      "Check it in {system}: put a mark on each first {visit} that was missed. If they stand out, call those, and let a text do for the rest.",
    check: "First {visits} are confirmed in person, with where to park and what to bring.",
    task: "For two weeks, call each first {visit} two days ahead, and compare.",
  },
];
