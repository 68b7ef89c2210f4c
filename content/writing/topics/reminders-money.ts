import type { Point } from "../kinds.ts";

/** What guards an hour before it is missed: deposits, rules, and a way to cancel. */
export const guards: readonly Point[] = [
  {
    id: "deposit",
    notFor: ["medical", "physiotherapy", "therapy", "healthcare"],
    obvious: true,
    phase: "decide",
    do: "Ask for a deposit where a no-show hurts most",
    how: "You don’t need one from everybody. Ask {newOnes}, and ask for anything long or hard to fill again. Say how much it is, until when they get it back, and that it counts toward the bill. Send a payment link; nobody should read out a card number over the phone. If insurance or public programs pay, check first whether you may charge one.",
    mistake: "Asking everybody for a deposit, or nobody",
    harm: "Without one, a long slot costs nothing to give away. With one on every small booking, your regulars feel mistrusted. Choose the {visits} that hurt.",
    ask: "Should we take a deposit or a card on file?",
    answer:
      "For long, new or hard-to-fill {visits}, yes. For regulars, hardly ever. What you may keep depends on your state, on who pays and on what was agreed, so have someone who knows read the wording.",
    check: "It is in writing which {visits} need a deposit, how much it is, and until when it is returned.",
    task: "Decide which {visits} need a deposit, how much, and until when people get it back.",
  },
  {
    id: "policy-at-booking",
    phase: "write down",
    do: "Tell people the policy when they book",
    how: "One sentence at the end of the call: “If something comes up, let us know by noon the day before and it won’t cost you anything.” Put the same sentence in the confirmation. Someone who heard the rule beforehand rarely argues with it.",
    mistake: "Mentioning the policy with the bill",
    harm: "By then it is a penalty, and people fight it. Said when they book, it was simply one of the terms.",
    ask: "How do we announce a cancellation policy without sounding harsh?",
    answer:
      "Say until when it is free to change and how to do it. Say it when they book, and put it in the confirmation.",
    check: "Every booking ends with the sentence about changes, and the confirmation repeats it.",
    task: "Write one sentence about changes and cancellations, and add it to the call and to the confirmation.",
  },
  {
    id: "easy-cancel",
    phase: "start",
    do: "Let people cancel at any hour, in one step",
    how: "Use a link in the reminder, a text someone reads, or a line that takes it down at night. One of them has to work while you are closed. Finish with “Would another day work?” and two times.",
    mistake: "Making it hard to cancel",
    harm: "People who can’t get through still don’t come. You just find out later. Offer one way that works at night, and offer another day along with it.",
    ask: "How can someone cancel when we are closed?",
    answer:
      "In one step that needs nobody on your side: a link, a text, or a line that writes it down and frees the hour. Offer them another day before they go.",
    check: "A booking can be canceled at night in one step, and another day is offered.",
    task: "Cancel a test booking at ten at night, and count how many steps it took.",
  },
  {
    id: "repeaters",
    phase: "decide",
    do: "Decide what happens the second time",
    how: "After the first no-show they get a friendly call. After the second, the next booking needs a deposit, or goes into an hour that is hard to fill anyway. Whoever answers can say it without apologizing, since it is the same for everyone.",
    mistake: "Deciding case by case",
    harm: "The nice ones pay, the loud ones don’t, and the person on the phone has to argue. With one rule for everyone, nobody has to be brave.",
    ask: "What about people who do it again and again?",
    answer:
      "Ask for a deposit from the second time on, or offer only hours that are hard to fill. Put it in writing, so it doesn’t depend on anyone’s mood.",
    check: "It is settled what happens after a first and after a second no-show.",
    task: "Write two lines on what happens after a first and after a second no-show, and give them to everyone who books.",
  },
  {
    id: "late-ones",
    phase: "decide",
    do: "Decide how late is too late",
    how: "Ten minutes or fifteen, whatever the {visit} can take without making the next person wait. Up to then you still see them, for a shorter time if need be. After that you offer another time right away. If people can call or text that they are running late, tell them what is still possible.",
    mistake: "Letting one late arrival make everybody late",
    harm: "The people who came on time pay for it all day. A limit in minutes, said when they book, is kinder to more of them.",
    ask: "What do we do with people who come late?",
    answer:
      "Set a limit in minutes and say it when they book. Before the limit you see them, and finish on time. After it you offer another time, without scolding.",
    check: "It is settled how many minutes late is too late, and what you offer then.",
    task: "Decide how many minutes late is too late, write the sentence for it, and put it in the confirmation.",
  },
  {
    id: "first-visit",
    phase: "write down",
    do: "Call people before their first visit",
    how: "{NewOnes} don’t have a habit of coming to you yet. Call or leave a message two days before, and tell them where to park and what to bring. If they have a question, it comes up then and not at the door.",
    mistake: "Treating a first booking like the tenth",
    harm: "First bookings are the easiest to skip. A call before the day makes it harder to forget you.",
    ask: "Do new people miss more often?",
    answer:
      "Check in {system}: mark every first {visit} that was missed. If there are many, call those people, and let a text do for the rest.",
    check: "We call before every first {visit} and say where to park and what to bring.",
    task: "For two weeks, call everyone two days before their first {visit}, and compare no-shows.",
  },
];
