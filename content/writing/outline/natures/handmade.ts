import type { Nature } from "./kind.ts";

/** What is made by hand and kept: knitting, sewing, woodwork. */
export const handmade: Nature = {
  id: "handmade",
  heard:
    /\b(?:knit\w*|crochet\w*|sew(?:ing)?|quilt\w*|weav(?:e|ing)|embroider\w*|carv(?:e|ing)|whittl\w*|woodworking|build (?:an?|your own|the) (?:[\w-]+ ){0,2}(?:bookshelf|bookcase|shelf|table|bench|birdhouse|bird house|chair|bed|desk|chest|box|kite|model|treehouse|playhouse|raised beds?|coop|shed)|make (?:an?|your own) (?:[\w-]+ ){0,2}(?:candles?|soap|pottery|vase|quilt|dress|bag|basket|wreath|kite|puppet|costume|bookshelf|bench|necklace|bracelet)|pottery|origami|candle making|soap making)\b/,
  not: /\b(?:teach\w*|class(?:es)?|sell\w*|business|customers|store|shop|website|brand|team|calls?|phones?|sewing machines?)\b/,
  settles:
    "what’s needed, how long it takes, how each step looks when it’s right, and where beginners undo it",
  opening:
    "Make the smallest one first, in the cheapest material. It’ll be crooked, and it’ll teach more than ten pages.",
  yours: [
    "Your first one, with a picture of what went wrong",
    "What you bought and never used, with its price",
    "The hours it really took, by evenings",
  ],
  points: [
    [
      "Choose a first piece and its size",
      "Which one is a good first one, and how big?",
      "Somebody who teaches it: what do they begin with, and why?",
      "The easiest pattern or plan by name, its measurements, and a picture of it finished.",
      "Beginning with the one for a wedding",
    ],
    [
      "List material and tools with amounts",
      "What’s needed, how much of it, and what does it cost?",
      "A pattern or plan with its author; a store’s prices with the date.",
      "Material by kind, thickness and amount with a tenth to spare, tools, and what can be borrowed.",
      "Buying by the picture on the packet",
    ],
    [
      "Try it on a scrap",
      "How do I see beforehand that it’ll have the right size?",
      "Make a sample, measure it, and write the number beside the one in the plan.",
      "The sample, what’s measured on it, and what to change when it’s off.",
      "Skipping the sample",
    ],
    [
      "Go step by step with a picture each",
      "What comes first, and how does each step look when it’s right?",
      "Stop at each step and take a picture from where your own eyes are.",
      "One movement per step, with the word that patterns use for it, and how it looks and feels when it’s right.",
      "Explaining it without a picture",
    ],
    [
      "Show the mistake and how it is undone",
      "Where do beginners go wrong, and how is it undone?",
      "Two beginners: watch where they stop.",
      "The two mistakes nearly everybody makes, the first sign of each, and how far one has to go back.",
      "Going on and hoping",
    ],
    [
      "Say how it is finished",
      "How is it finished so that it holds?",
      "A finished one that’s been used for a year: what came loose?",
      "Edges, ends, joints or surface: what’s done last, how long it dries or rests, how it’s washed or cared for.",
      "Stopping an hour early",
    ],
    [
      "Say what is dangerous",
      "What can hurt, and who needs someone beside them?",
      "The tool’s manual; whoever teaches children or beginners.",
      "Blades, needles, heat, dust, fumes: what’s worn, and which step isn’t done alone.",
      "Learning it from a cut",
    ],
  ],
};
