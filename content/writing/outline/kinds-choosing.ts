import type { OutlineKind } from "./kind.ts";

// What is chosen or bought: somebody, or something.

export const provider: OutlineKind = {
  id: "provider",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|find(?:ing)?|select\w*) (?:an?|the|your) (?:[\w-]+ ){0,3}(?:\w+(?:apher|actor|ician|tant|yer|ney|umber|ofer|inter|mover|erer|orist|planner|cleaner|trainer|keeper)|tutor|therapist|vet|doctor|dentist|nanny|sitter|dj|agent|agency|company|service|firm)\b/,
  heads: [
    [
      "What needs to be done, and by when?",
      "What three lines do all of them get: the work, the date, the most {x} may cost?",
    ],
    [
      "Whose work did you see?",
      "What whole job did they show you, not just the best part, and who hired them this year and would again?",
    ],
    [
      "What do you ask, and what is a good answer?",
      "Who comes on the day, who fills in, and what went wrong last time?",
      "What is in the price, what is extra, and when is it due?",
    ],
    [
      "What should rule one out right away?",
      "What made you say no to {x}: no contract, all the money up front, pressure to sign today?",
    ],
  ],
  facts: [
    ["License, insurance, complaints", "Your state’s licensing page, and the insurer’s certificate"],
    ["What {x} will cost nearby", "Three written offers for the same three lines"],
  ],
  finds: [
    "Ask two people who hired {x} this year what they would ask today.",
    "Ask someone who does it for a living what good customers ask.",
  ],
};

export const choosing: OutlineKind = {
  id: "choosing",
  heard:
    /\b(?:choos\w+|pick(?:ing)?|buy(?:ing)?|select\w*|find(?:ing)? (?:an?|the|your)|shop(?:ping)? for|best (?!way|time|practice)|worth (?:it|the|buying|having)|which \w+ (?:to|is))\b/,
  heads: [
    [
      "What does it have to do for you?",
      "What happens on your hardest day, and what three numbers (size, hours, price) must {x} meet then?",
    ],
    [
      "Which three did you compare?",
      "What did you try or see in use, whose was it, and what did you dislike about each?",
    ],
    [
      "What does it cost over three years?",
      "What will you have paid for {x} after three years, with upkeep and repairs, for each of the three?",
    ],
    [
      "What rules one out right away?",
      "What made you walk away, or should have?",
      "What is the one question every seller should be able to answer, and what is a good answer?",
    ],
  ],
  facts: [
    ["Prices, sizes, terms", "Each seller’s data sheet or written offer, with the date"],
    ["How well it holds up", "Two people who have had {x} for a year; ask them yourself"],
  ],
  finds: [
    "Ask someone who chose {x} a year ago what they would look at today.",
    "Read three one-star reviews of each; a complaint that keeps coming back is one.",
  ],
};
