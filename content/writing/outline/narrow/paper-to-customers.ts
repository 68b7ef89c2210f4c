import type { NarrowKind } from "../kind.ts";

/** A report, an estimate or a bill that has to be understood by whoever pays for it. */
export const paperToCustomers: NarrowKind = {
  id: "paper-to-customers",
  far: true,
  heard:
    /\b(?:explain(?:ing)?|go(?:ing)? (?:over|through)|walk(?:ing)? (?:\w+ ){1,2}through|present(?:ing)?) (?:an? |the |your |our |their )?(?:[\w’'-]+ ){0,4}?(?:reports?|estimates?|quotes?|bids?|invoices?|bills?|contracts?|warrant(?:y|ies)|statements?|findings|results|agreements?|treatment plans?|repair orders?|proposals?)\b.{0,20}\b(?:to|with) (?:\w+ ){0,3}?(?:homeowners?|customers?|clients?|owners?|patients?|buyers?|sellers?|tenants?|families|parents?|drivers?|people)\b/,
  not: /\b(?:calls?|callers?|phones?|voicemail|receptionists?|assistants?)\b/,
  about: "explaining a paper to whoever pays for it",
  settles:
    "what the paper is for, which three lines decide, what can wait and until when, and what happens after it’s been read",
  opening:
    "Nobody reads it from the top. They look for the sum and for the worst word, and then they look at you. So say both before you hand it over: what it comes to, and what’s not as bad as it sounds.",
  yours: [
    "The line that’s asked about most, and what you say then",
    "The last three who misunderstood one, and what it led to",
    "How long it takes you when it goes well, in minutes",
  ],
  points: [
    [
      "Say in two sentences what it’s for",
      "What is this paper, and what isn’t it?",
      "the last five of them, read by somebody outside the trade: what did they think it was?",
      "What was looked at, on which day, by whom; and what nobody looked at, so that nobody takes it for a promise.",
      "Reading it out from the top",
    ],
    [
      "Begin with the three lines that decide",
      "Which lines do I have to understand?",
      "three old ones, with a marker: what was done in the end, and which lines was that about?",
      "Three lines by name, each with what it means in everyday words.",
      "Going through every line",
    ],
    [
      "Put each word of the trade beside a picture",
      "What does this word mean?",
      "whoever explains it every day: the five words that make people nod without understanding; a photo for each.",
      "Five words, each with a sentence and a picture of theirs, and not from a catalog.",
      "Explaining a word with another one",
    ],
    [
      "Sort it into now, this year and watch",
      "What has to be done now, and what can wait?",
      "the one who signed it; what became of three that waited, with dates and prices.",
      "Three groups. For each what happens if nothing is done, and by when somebody looks again.",
      "Everything in red",
    ],
    [
      "Say the sum, and what’s in it",
      "What does it come to, and what could change that?",
      "the paper itself beside the last three final bills: where did they part, and why?",
      "The sum, what’s in it and what isn’t, and the one thing that would make it dearer, said beforehand.",
      "Leaving the sum for the last page",
    ],
    [
      "Lay out two choices and none",
      "What can I choose between?",
      "the two that are sold most, and who was right to take neither.",
      "Each with its price, how long it lasts and for whom it’s wrong; waiting is one of them.",
      "Offering only the dearest",
    ],
    [
      "Name who else may be asked",
      "Who could tell me whether that’s right?",
      "the state’s license lookup; a second firm’s price for a look; the insurer or lender, where one has a say.",
      "Whoever sends people to a second opinion mostly keeps them. What that costs, and what to bring.",
      "“You won’t find anybody better”",
    ],
    [
      "End with one date and one name",
      "What happens next?",
      "the last ten: on which day did each say yes or no, and who asked them?",
      "Who calls whom by when, what has to be signed, and how long the price holds.",
      "“Just let us know”",
    ],
  ],
};
