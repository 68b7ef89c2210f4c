import type { OutlineKind } from "./kind.ts";

// What is made, mended or looked after.

export const writing: OutlineKind = {
  id: "writing",
  heard:
    /\b(?:writ(?:e|ing)|draft(?:ing)?) |\b(?:mission statement|slogan|tagline|about page|speech|toast|resume|cover letter|product descriptions?|menu descriptions?)\b/,
  heads: [
    [
      "Who reads it, and where?",
      "Will people read {x} standing up, in a hurry or for the first time, and what do they already know?",
    ],
    [
      "What should they know or do afterward?",
      "What one sentence should someone still remember the next day?",
    ],
    [
      "Which words are your own?",
      "What three sentences have customers really said about you, word for word? Build {x} from those.",
    ],
    ["How do you test it?", "Who reads {x} aloud, where do they stumble, and what can you cut?"],
  ],
  facts: [
    ["The words customers use", "Reviews, emails and notes from the last three months"],
    ["Whether every claim in {x} is true", "Whoever does the work; the number, with its date"],
  ],
  finds: [
    "Take three examples of {x} you like, and cross out every word that would fit anyone.",
    "Read yours to someone who doesn’t know you, and note what they ask.",
  ],
};

export const looking: OutlineKind = {
  id: "looking",
  heard:
    /\b(?:decorat\w+|attractive|beautif\w+|inviting|cozy|window display|(?:shop|store) windows?|display(?:s|ing)?|furnish\w*|redesign\w*|interior|signage|curb appeal|landscap\w+)\b/,
  heads: [
    [
      "Who walks by, and what do they see?",
      "Stand across the street for ten minutes: how many people pass {x}, how many look, and at what?",
    ],
    [
      "What is the one thing in the middle?",
      "What should someone remember after three seconds, and what will you take away for it?",
    ],
    [
      "With what, and for how much?",
      "What do you have, what will you buy or borrow, and what did {x} cost last time in dollars and hours?",
    ],
    [
      "When do you change it?",
      "What fades, dries out or gets old, after how many days, and who takes care of it?",
    ],
  ],
  facts: [
    [
      "Whether more people stop or come in",
      "Your own count, the same hour for a week before and a week after",
    ],
    ["What is allowed: lights, signs, candles", "Your lease, the city’s sign rules, the fire department"],
  ],
  finds: [
    "Take a picture of {x} every day for a week, and cross out what you no longer notice.",
    "Walk down another street and write down where you stopped, and why.",
  ],
};

export const making: OutlineKind = {
  id: "making",
  heard:
    /\b(?:recipes?|bak\w+ (?!shop|owner)|cook\w*|brew\w*|build\w*|sew\w*|knit\w*|crochet\w*|weav\w+|make (?:an?|your own|homemade)|making|carv\w+|assembl\w+|install\w*|craft\w*|roast\w*|soups?|stews?|cakes?|cookies|bread|sourdough|salads?|cocktails?|sharpen\w*)\b/,
  heads: [
    [
      "What do I need?",
      "What do you need for {x}, how much of it, in the order you use it, and what can you swap?",
    ],
    [
      "How do you do it, step by step?",
      "What are the five to eight steps, with minutes, heat or size, and what do you see at the end of each?",
    ],
    [
      "What goes wrong, and can you save it?",
      "What do beginners do too soon with {x}, how do you notice, and what saves it?",
    ],
    [
      "How long does it keep or last?",
      "When can you use {x}, where do you keep it, and what is dangerous: heat, blades, allergens?",
    ],
  ],
  facts: [
    ["Amounts, minutes, temperatures", "Do it once with a scale and a clock, and write them down"],
    ["What is dangerous", "The label; for food the USDA’s safety pages"],
  ],
  finds: [
    "Have someone who has never done it try {x}, and write down where they stop.",
    "Ask the person who taught you what they corrected most.",
  ],
};

export const mending: OutlineKind = {
  id: "mending",
  heard:
    /\b(?:repair\w*|fix(?:ing)?|clean(?!ing (?:job|business|company|service|prices?))\w*|get(?:ting)? .{1,60} (?:out of|off)|remov\w+|unclog\w*|restor\w+|maintain\w*|maintenance|refinish\w*|patch\w*|stains?|leak\w*|wash\w*)\b/,
  heads: [
    [
      "What is it, exactly?",
      "What else could cause the same sign, how do you tell, and what must you not do to {x} before you know?",
    ],
    [
      "What is the mildest fix?",
      "What do you use, how much, for how long, and what do you see when it works?",
    ],
    [
      "What if that doesn’t help?",
      "What comes next with {x}, and what could it do to the material around it?",
    ],
    [
      "When do you stop and call someone?",
      "Which sign means stop, whom do you call, and what does that cost?",
    ],
  ],
  facts: [
    ["What the maker says about {x}", "The manual or the label; the model number is on the plate"],
    ["What you must not mix or open", "The labels, and Poison Help’s page"],
  ],
  finds: [
    "Ask someone who does {x} for a living what people try before they call.",
    "Read the maker’s page; every warning on it is one.",
  ],
};

export const tending: OutlineKind = {
  id: "tending",
  heard:
    /\b(?:grow(?:ing)? (?!a business|your|our|my)|plant\w*|compost\w*|garden\w*|ferment\w*|bees?|beekeep\w*|hives?|chickens?|hens|goats?|rabbits?|pupp(?:y|ies)|kittens?|dogs?|cats?|aquariums?|houseplants?|herbs?|lawns?|prun\w+|trees?|flowers?|tomato\w*)\b/,
  heads: [
    ["Where, and when do you start?", "What spot, light, space and time of year suit {x} where you live?"],
    [
      "What does it need every week?",
      "How much water, food and time, on which days, and who does it when you are away?",
    ],
    [
      "How do you spot trouble early?",
      "What is the first sign on {x}, what does it mean, and what helps within a day?",
    ],
    [
      "What do you get, and when?",
      "After how many weeks, how much, and what would you do differently next year?",
    ],
  ],
  facts: [
    ["Dates for your area", "Your state university’s extension service; note the page"],
    ["What {x} must have or must not have", "The label, the breeder or nursery, a vet for animals"],
  ],
  finds: [
    "Ask a neighbor who has had {x} for years what they no longer bother with.",
    "Look through last year’s pictures, week by week.",
  ],
};
