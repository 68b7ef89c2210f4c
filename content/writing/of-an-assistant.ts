import { priceDependsOn, priceRange } from "../prices.ts";

/** What anybody asks before an assistant answers. */
export interface AskedOfIt {
  does: string;
  asks: string;
  says: readonly string[];
  /** Lower case, plain: what has been said already. */
  not?: RegExp;
}

export const price: AskedOfIt = {
  does: "Have the price in writing, for your busiest month too",
  asks: "What does it cost?",
  says: [
    `Here it’s ${priceRange}, by ${priceDependsOn}. Count last month’s calls and ask each vendor for two sums: that month, and your busiest one. Then ask what comes on top: setting it up, a second number, texts, and a call that only said “wrong number.” Notice of a month is fair; a year isn’t.`,
  ],
};

export const asked: readonly AskedOfIt[] = [
  {
    does: "Watch it write into your own book",
    asks: "Does it book, or does it only take a message?",
    says: [
      "Ask to watch: book one, move it, cancel it, in a copy of your own calendar, with the rules that you’d never think to mention. If somebody has to type its notes in afterward, two people can get the same hour, and it’s worth about what a message pad is worth.",
    ],
    not: /\b(?:our own book|reservation book|double bookings?|same chair)\b/,
  },
  {
    does: "Ask it what it can’t know",
    asks: "What does it do when it doesn’t know?",
    says: [
      "Ask it three things that stand on no page of yours. It should say that it doesn’t know, take the question down and name an hour for the call back. If it makes up an answer once in three, you’d be keeping its promises for it.",
    ],
  },
  {
    does: "Count how often a caller has to ask for a person",
    asks: "How does a caller get to a person?",
    says: [
      "By saying so, once, in any words, at any point. While you’re open that rings somebody; when you’re closed it says who calls back and by when. Whoever has to ask twice hangs up and tells others.",
    ],
  },
  {
    does: "Switch it off once, and call",
    asks: "What happens when it’s down?",
    says: [
      "Calls have to go somewhere by themselves: a second phone, or a box that somebody empties. Have it switched off on a quiet morning and call your own number. And have whoever opens turn the forwarding back by themselves, in two minutes.",
    ],
  },
  {
    does: "Know who hears the calls",
    asks: "Who hears the calls, and for how long?",
    says: [
      "The phone company, the vendor, whoever makes the voice and whoever stores the notes: have each named in the contract, with the day on which recordings are erased and a sentence that nobody trains anything with them. Some states want it said before a call is recorded, so it’s said in the greeting.",
    ],
  },
  {
    does: "Give its notes a name and an hour",
    asks: "Who does the work that it leaves?",
    says: [
      "One of you, at fixed hours, with the note open: what they called about, what was promised, by when. A note is done when the caller has heard from you. Without a name for each day you’ve bought a politer voicemail.",
    ],
  },
];
