import type { Nature } from "./kind.ts";

/** An animal that learns something; what it eats and where it lives is another matter. */
export const training: Nature = {
  id: "training",
  about: "training {a}{in}",
  heard:
    /\b(?:train\w*|teach\w*|obedience|socializ\w+|leash[- ]walk\w*|recall)\b.{0,60}\b(?:dogs?|pupp(?:y|ies)|hounds?|cats?|kittens?|horses?|pon(?:y|ies)|colts?|foals?|parrots?|birds?)\b/,
  not: /\b(?:potty|house[- ]?(?:train\w*|break\w*)|litter|crate|business plan|customers|clients|patients|calls?|phones?|(?:dog|puppy|horse) (?:people|trainers?))\b/,
  words: [
    [
      /\b(?:dogs?|pupp(?:y|ies)|hounds?)\b/,
      { a: "a dog", ask: "a trainer with a certificate (ccpdt.org, apdt.com)" },
    ],
    [/\b(?:cats?|kittens?)\b/, { a: "a cat", ask: "a certified behavior consultant (iaabc.org)" }],
    [
      /\b(?:horses?|pon(?:y|ies)|colts?|foals?)\b/,
      { a: "a horse", ask: "a riding instructor who starts young horses" },
    ],
    [/\b(?:parrots?|birds?)\b/, { a: "a bird", ask: "an avian behavior consultant (iaabc.org)" }],
    [/(?:)/, { a: "an animal", ask: "a certified behavior consultant (iaabc.org)" }],
  ],
  settles:
    "what it can already do, what to practice first, how long a session is, what counts as progress, and when to get help",
  opening:
    "The first weeks decide less by what is practiced than by what is rewarded without anybody noticing. So write down for two days what it does and what it gets for it.",
  yours: [
    "What it did in the first week that nobody had expected, with the day",
    "What you practiced, how often, and what came of it",
    "The mistake you wouldn’t make with the next one",
  ],
  points: [
    [
      "Find out what it brings along",
      "What does it know, and what frightens it?",
      "Whoever had it before, the shelter’s file, and two quiet days with a notebook.",
      "What is known of its past, what it reacts to and from how far away, and how it looks when it has had enough.",
      "Starting with commands on the first day",
    ],
    [
      "Let it settle before it has to learn",
      "How long does it take until it can learn at all?",
      "{Ask}: which signs tell that it has arrived?",
      "A daily rhythm, one place that’s its own, few visitors, and the sign that practice may begin.",
      "Showing it to everybody in the first week",
    ],
    [
      "Choose what comes first",
      "Which two or three things does everyday life ask of it?",
      "{Ask}, with your day described hour by hour.",
      "Its name, coming when called, walking beside you: in which order, and why what’s merely impressive can wait.",
      "Practicing everything at once",
    ],
    [
      "Keep sessions short, and reward on time",
      "How long, how often, and with what?",
      "Film three sessions, and count the seconds between what it did and what it got.",
      "Minutes for each session and how many a day; what it works for; who says which word, so that all say the same.",
      "Repeating a command louder",
    ],
    [
      "Know when to stop, and whom to ask",
      "Which behavior is none that a tip will mend?",
      "{Ask}, and a vet: pain looks like stubbornness.",
      "Growling, snapping, panic when alone: who is called, what a first hour costs, and what to do until then.",
      "Punishing a warning until none is given",
    ],
    [
      "Write down what a month has changed",
      "How do I see that it works?",
      "Your own notes of week one beside those of week four.",
      "Three things that can be counted, such as how often it comes at the first call, then and now.",
      "Comparing it with the neighbor’s",
    ],
  ],
};
