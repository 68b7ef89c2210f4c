import type { NarrowKind } from "../kind.ts";

/** By what one sees that a part of a house is at its end. */
export const housePart: NarrowKind = {
  id: "house-part",
  ofSigns: true,
  heard:
    /\b(?:roofs?|shingles|gutters?|siding|windows|furnaces?|air condition\w+|ac units?|heat pumps?|water heaters?|boilers?|hvac systems?|sewer lines?|pipes?|plumbing|wiring|electrical panels?|decks?|driveways?|foundations?|septic)\b/,
  // A business’s own roof is a bill, and no story for homeowners.
  not: /\byour (?:shop|store|office|business|building|restaurant|clinic|practice)\b/,
  settles: "what can be seen from the ground, what only somebody up close sees, and what isn’t one",
  opening:
    "A part of a house rarely fails on one day. It says so for two or three years, in small ways that are easy to get used to. Most of them can be seen without a ladder; write down the date on which you first saw each.",
  yours: [
    "Photos from your own jobs, with leave: the sign, and what was behind it",
    "The sign that people called about last year and that turned out to be nothing",
    "What your first look costs, how long it takes, and what they get in writing",
  ],
  points: [
    [
      "It has reached the age at which others were replaced",
      "How old is too old?",
      "Your last thirty replacements: age, material or model, and which side of the house.",
      "A range by material or type for your climate, and where a reader finds the year: permit, label, closing papers.",
    ],
    [
      "It looks different from across the street",
      "What can I see from the ground?",
      "Two photos from the same spot: sound, and at its end.",
      "Lines that sag, edges that curl, pieces that are missing, rust, stains. Say from where to look, in which light, and never to climb.",
    ],
    [
      "Bits of it turn up where they don’t belong",
      "What’s in the gutter, the drain or the tray?",
      "Your crew: what do they find there before anything leaks?",
      "Grit in the gutter, flakes, brown water, soot. How much is ordinary, and how much isn’t.",
    ],
    [
      "The house shows it inside",
      "What do I see from indoors?",
      "The last ten first visits: what had been noticed inside, and where was the cause?",
      "A stain, daylight in the attic, a cold room, a smell. With the reason why the cause is hardly ever right above it.",
    ],
    [
      "The bills go up, and nothing else has changed",
      "Can it be seen in the bills?",
      "Twelve months of one customer’s utility bills, with leave, before and after.",
      "Which bill, compared with the same month of last year, and which other reasons come first.",
    ],
    [
      "It has been repaired twice in two years",
      "When is another repair wasted?",
      "Your tickets: repairs that held five years, and those that didn’t hold one.",
      "The point at which you’d tell your own mother to stop repairing it, as a share of what a new one costs.",
    ],
    [
      "The neighbors of the same year are having theirs done",
      "Does the neighborhood tell?",
      "Permits on one street for the last three years, at city hall.",
      "Houses that were built together wear together. What differs: trees, the weather side, who looked after it.",
    ],
    [
      "A false alarm: what looks bad and isn’t",
      "What’s only ugly?",
      "The estimator: what do they drive out for and drive home from?",
      "Moss, dark streaks, one missing piece, a noise on cold mornings. What a small repair costs, honestly.",
    ],
  ],
};
