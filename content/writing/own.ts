import { priceDependsOn, priceRange } from "../prices.ts";

/** What may be said of the company's own assistant where a prompt names it: the facts of the FAQ, in short. */
export const own: readonly string[] = [
  "It tells callers that it is not a person, when it picks up and whenever they ask.",
  "One request is enough to reach a person. When nobody is free, it takes a message and names a time for the call back.",
  "Callers who may be in danger are told first to hang up and dial 911. What is urgent goes to your person on call; you approve both lists.",
  "It books only what your calendar shows as free at that moment, and reads the time back.",
  "You keep your number and your phone company, and forward only the calls you choose.",
  "A question it has no answer to is written down for you; once you have answered it, it knows.",
  `The price: ${priceRange}, depending on ${priceDependsOn}.`,
  "It begins in English. Other languages are settled when it is set up.",
];
