import type { NarrowKind } from "../kind.ts";

/** What is cleaned in a place of work, and how one sees that it was. */
export const cleaning: NarrowKind = {
  id: "cleaning",
  heard: /\b(?:clean(?:ing)?|saniti[sz]\w+|disinfect\w*|deep[- ]clean\w*)\b/,
  with: /\b(?:check ?-?lists?|schedules?|routines?|duties|plan)\b/,
  not: /\b(?:calls?|phones?|cleaning (?:business|company|service|clients)|teeth|dental cleanings?|house(?:hold)?|home|apartment|move[- ]out|spring)\b/,
  about: "cleaning",
  settles: "what is cleaned how often, with what, by whom, and what an inspector will look at",
  opening:
    "Daily cleaning is what guests see, weekly cleaning is what an inspector finds. So this list begins where nobody looks: behind, under and inside, top to bottom and dry to wet.",
  yours: [
    "What your last inspection found, word for word",
    "Which line takes longest, and who does it best",
    "What’s behind the largest machine today",
  ],
  groups: [
    [
      "High and dry first",
      [
        "Hoods, vents, lights and shelf tops: dusted or degreased, filters out",
        "Walls behind work tables wiped to the height of a raised hand",
        "Fan guards and doors, handles and switches last touched by everyone",
      ],
    ],
    [
      "Inside what’s used every day",
      [
        "Refrigerators emptied, dates read, seals wiped, temperature written down",
        "Ovens, mixers and slicers taken apart as the manual says, and put together by whoever took them apart",
        "Ice machine, drains of the sink, and the mop sink itself",
        "Bins and carts washed outside, dried upside down",
      ],
    ],
    [
      "Under and behind",
      [
        "Everything on wheels pulled out; what’s found is written down",
        "Floor edges, legs and drains brushed with the right cleaner, rinsed, dry by opening",
        "Traps, corners and doors looked at for pests, with the date",
      ],
    ],
    [
      "With what, and safely",
      [
        "Each bottle has a label, a strength and a time it has to stay on; test strips are there",
        "Food, flour and clean linen are covered or out of the room",
        "Nobody mixes two products; gloves and glasses lie beside them",
      ],
    ],
    [
      "Signed and checked",
      [
        "Initials and time at each line, by whoever did it",
        "Somebody else looks at three lines with a flashlight",
        "What couldn’t be done has a day and a name",
      ],
    ],
  ],
  points: [
    [
      "Split it by day, week and month",
      "How often is what cleaned?",
      "Your health department’s inspection sheet, with its date.",
      "Three columns. What touches food or skin stands in the first.",
      "One list for everything",
    ],
    [
      "Go from high to low and from dry to wet",
      "In which order?",
      "Watch it done once, with a watch.",
      "The order saves doing the floor twice.",
      "Beginning with the floor",
    ],
    [
      "Give each cleaner its time and strength",
      "With what?",
      "The label and the safety data sheet.",
      "What it’s for, how strong, how long it stays on. Wiping it off at once is water.",
      "More cleaner instead of more minutes",
    ],
    [
      "Take machines apart by the manual",
      "How do I clean the machines?",
      "The maker’s manual, at “cleaning.”",
      "Unplugged, parts in order on a towel, who puts it together.",
      "Wiping what should come apart",
    ],
    [
      "Put a name and a minute to each line",
      "Who does it?",
      "Two weeks’ tally.",
      "One name, one stand-in, paid minutes.",
      "Whoever has time",
    ],
    [
      "Have somebody else look",
      "How do I know that it’s clean?",
      "A flashlight and a white towel.",
      "Three lines a week, chosen by lot; what’s found changes the list.",
      "Checking one’s own work",
    ],
  ],
};
