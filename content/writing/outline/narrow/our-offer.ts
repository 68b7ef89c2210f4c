import type { NarrowKind } from "../kind.ts";

/** What people ask before they sign up for something that a business offers. */
export const ourOffer: NarrowKind = {
  id: "our-offer",
  heard:
    /\b(?:our|my) (?:[\w-]+ ){0,4}(?:camps?|class(?:es)?|courses?|programs?|lessons?|memberships?|packages?|tours?|rentals?|workshops?|boarding|day ?care|plans?|subscriptions?|services?|clubs?|retreats?|part(?:y|ies)|studio|gym|pool|venue|cabins?|farm|market|delivery)\b|\b(?:boarding|leaving) (?:your|a|my) (?:dog|cat|pet)\b/,
  with: /\b(?:faqs?|q ?& ?a|questions)\b/,
  not: /\b(?:calls?|callers?|phones?|ai|assistants?|voicemail|online booking|software)\b/,
  byQuestion: true,
  settles:
    "whether it’s for them, when and where, what it costs with everything, and what happens if they can’t come",
  opening:
    "You’re nearly sure, and there are a few things you’d like to know before you sign up. Here they are, in the order in which they’re asked at our counter, with the price in the third answer and no form in front of it.",
  yours: [
    "The ten questions of the last month, word for word",
    "What people were surprised by on the first day, good and bad",
    "What you say no to, and why",
  ],
  points: [
    [
      "Say for whom it is, and for whom it isn’t",
      "Is it right for me, or for my child?",
      "Whoever runs it: who was happiest, and who went home?",
      "Age, level, health, size: two lines, and one on whom you’d send elsewhere.",
    ],
    [
      "Give days, hours and the door",
      "When and where is it?",
      "Walk it once as a stranger; the calendar with its closed days.",
      "From when to when, which entrance, where to park, how early, how late somebody can be collected.",
    ],
    [
      "Put the whole price in one place",
      "What does it cost, and what’s included?",
      "Last year’s bill of one family or customer.",
      "Price, extras, deposit, when it’s due, what’s cheaper for the second one. A page without a figure gets calls that begin with it.",
    ],
    [
      "Describe one day, by the hour",
      "What happens on a normal day?",
      "Sit there from the beginning to the end.",
      "In order, with food, breaks and who is with them; a picture of your own.",
    ],
    [
      "Name who’s there, and how many each",
      "Who looks after it, and how many are there?",
      "Your own list: training, years, checks; your state’s rule on numbers.",
      "First names, what they’ve learned, how many people or animals each has.",
    ],
    [
      "List what to bring, and what to leave at home",
      "What do I bring?",
      "What was missing, and what got lost, the last time.",
      "A short list to print; papers, medicines, vaccinations with their dates.",
    ],
    [
      "Say how canceling, sickness and weather work",
      "What if we can’t come, or it rains?",
      "Your terms, and the last three arguments about them.",
      "Until when the money comes back, what’s made up, who decides and how they hear.",
    ],
    [
      "End with how to sign up, and how full it is",
      "How do I sign up, and is there room?",
      "Do it on your own phone, with a watch.",
      "One link, the minutes it takes, what happens next, and what the waiting list is like.",
    ],
  ],
};
