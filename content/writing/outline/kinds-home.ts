import type { OutlineKind } from "./kind.ts";

// A household that moves, and what grows in pots and beds.

export const household: OutlineKind = {
  id: "household",
  about: "moving house",
  heard:
    /\bpacking\b(?! (?:material|slip|plant|tape for))|\b(?:family|household|we|couple|home) mov(?:e|es|ing)\b|\bmoving (?:day|house|out|in with|across|cross|to a new (?:home|house|apartment|state|city))\b/,
  points: [
    [
      "Decide what doesn’t come along",
      "What shouldn’t be moved at all?",
      "A mover’s price per pound or per cubic foot, next to what it costs to buy again.",
      "Room by room: sold, given away, thrown out, and by which date each is gone. What stays off the truck costs nothing to pack.",
    ],
    [
      "Book the truck, the movers and the elevator",
      "What has to be booked first?",
      "Three written estimates after somebody has seen the rooms; both building managers.",
      "The pickup day and the window of delivery, the deposit, what the insurance pays per pound, and the hour for which the elevator is held.",
    ],
    [
      "Pack the rooms nobody uses first",
      "In which order do we pack?",
      "Pack one closet with a watch, and multiply.",
      "Attic, books and winter clothes on the first days; kitchen and bedding on the last two. How many boxes of which size, and how heavy a box may be.",
    ],
    [
      "Label for the one who unloads",
      "How do we find anything again?",
      "Whoever moved last: what did they look for on the first evening?",
      "Room, two words and a number on two sides, and one list with the numbers. What’s marked “open first.”",
    ],
    [
      "Carry the papers and the first night yourselves",
      "What stays out of the truck?",
      "Lay it on one bed: is it one suitcase each?",
      "Passports, leases, medicines, chargers, jewelry, school and medical records, tools, toilet paper, and two days of clothes for each person.",
    ],
    [
      "Change the address where it hurts",
      "Who has to know, and when?",
      "A month of mail and of card statements: who is in it?",
      "usps.com for the mail, then bank, insurer, employer, schools, doctors, voter registration, subscriptions; each with the day on which it was done.",
    ],
    [
      "Plan the day, and the day after",
      "Who does what on the day?",
      "The mover’s foreman: what goes wrong with families?",
      "Who’s with the children and the animals, who’s at which door, who pays, and what’s eaten. Then beds first.",
    ],
    [
      "Hand over the old place",
      "How do we leave it?",
      "The lease or the contract of sale, at “condition.”",
      "Meters read, pictures of empty rooms, keys, the last bills, and what the deposit depends on.",
    ],
  ],
};

export const animal: OutlineKind = {
  id: "animal",
  heard:
    /\b(?:adopt\w*|get(?:ting)?|bring(?:ing)? home|choos\w+|buy(?:ing)?|foster\w*|first)\b.*\b(?:dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|hamsters?|parrots?|greyhounds?|retrievers?|terriers?|shepherds?|poodles?|beagles?|labradors?)\b/,
  points: [
    [
      "Settle it with everybody in the house",
      "Are we ready for one?",
      "Write down last week’s hours: who is home, and when?",
      "Who walks, feeds and pays, who’s allergic, what the lease says, and what happens in vacations. One person who doesn’t want it is a no.",
    ],
    [
      "Ask the shelter about this very animal",
      "What do I ask before I say yes?",
      "The person who feeds it, not the one at the desk; the foster home’s number.",
      "How it is with children, strangers, other animals, food and being left alone, and what is only known from the shelter. Why it came back, if it did.",
    ],
    [
      "Meet it twice, with everyone who lives there",
      "How do I know that it fits?",
      "Two visits on two days, one of them after dinner.",
      "What a calm first meeting looks like, the three signs at which one stops, and the trial days that a shelter allows.",
    ],
    [
      "Make the house safe from knee height down",
      "What has to change at home?",
      "Crawl through it with a phone camera.",
      "Gates, trash, cords, plants and small toys, and one place of its own where no child may go.",
    ],
    [
      "Add up the first year",
      "What does it cost?",
      "A vet’s price list, a bag of food, your insurer.",
      "Fee, first vet visit, shots, food, gear, training, insurance and a sitter; the first month apart from the rest.",
    ],
    [
      "Make the first three days dull",
      "What do we do on the first days?",
      "A trainer with a name: what goes wrong in week one?",
      "Who’s at home, no visitors, the same walk, the same place to sleep, and what’s normal: not eating, hiding, accidents.",
    ],
    [
      "Teach the rules to the people first",
      "Which rules does everybody keep?",
      "Say them to a child, and have the child say them back.",
      "Never disturb it while it eats or sleeps, never alone together under a certain age, and what to do when it growls.",
    ],
    [
      "Know whom to call, and when it isn’t working",
      "What if it goes wrong?",
      "The shelter’s own terms; a vet and a trainer, each called once.",
      "The vet and an emergency number, the sign that needs a trainer, and how it’s given back without shame.",
    ],
  ],
};

export const petTraining: OutlineKind = {
  id: "animal",
  heard: /\b(?:house|potty|crate|litter)[- ]?(?:break\w*|broken|train\w*)\b/,
  about: "house training",
  settles: "how often a day, what to do when it goes wrong, and how long it takes",
  opening:
    "It isn’t stubborn, and it isn’t revenge. It’s ten weeks old, and it has no idea that the rug is different from the lawn. What it learns in the first two weeks depends less on what you say than on what’s on the clock.",
  yours: [
    "What you tell people at the counter about it every week, in your own words",
    "The one product that helps, and the one you talk people out of",
    "A customer’s first two weeks, day by day, with leave to tell them",
  ],
  points: [
    [
      "Write the day as a timetable",
      "How often, and when?",
      "A trainer with a certificate (ccpdt.org, apdt.com); the breeder’s or shelter’s own times.",
      "After waking, after eating, after playing, last thing at night, with hours for each age. A table that can hang on a refrigerator.",
    ],
    [
      "Choose one place and one word",
      "Where, and what do I say?",
      "Watch somebody do it for a day, and count.",
      "The same spot, the same word, no playing before, and what counts as done.",
    ],
    [
      "Reward within two seconds",
      "What do I do when it goes right?",
      "The trainer: what is too big, too late, too much?",
      "What the reward is, where it’s kept, and when it gets rarer.",
    ],
    [
      "Clean up, and say nothing",
      "What do I do when it goes wrong?",
      "avsab.org, on punishment; a vet, on cleaners that are safe.",
      "What to do when it’s caught in the act and what when it’s found later, why scolding makes it hide, and what takes the smell away.",
    ],
    [
      "Arrange the room and the night",
      "What about the crate, and the night?",
      "The crate’s size chart; a vet, on how long each age can wait.",
      "How big, how long at most by age, who gets up, and what the crate is never used for.",
    ],
    [
      "Know what’s normal, and when it’s a vet’s business",
      "How long does it take, and when is it not training?",
      "A vet: which signs belong in the exam room?",
      "Weeks and not days, a step back in between, and the signs that mean illness: blood, straining, a sudden change.",
    ],
  ],
};

export const growing: OutlineKind = {
  id: "growing",
  with: /^(?!.*\bsav(?:e|ing) (?:water|money|energy)\b)/,
  heard:
    /\b(?:garden\w*|grow(?:ing)? (?!a business|your|our|my)|plant(?:s|ing)?|flowers?|herbs?|vegetables?|tomato\w*|succulents?|ferns?|houseplants?|monsteras?|orchids?|roses?|bulbs?|seedlings?|pots|containers?|raised beds?|lawns?|compost\w*|prun\w+)\b/,
  points: [
    [
      "Measure the light before you choose anything",
      "How much sun is there really?",
      "One clear day, a look every hour; a picture at ten, one and four.",
      "Hours of direct sun in spring and in July, on the very spot, and what that many hours are enough for.",
    ],
    [
      "Name plants that want just that",
      "What will grow there?",
      "The extension service’s list for the county; a nursery in the same zone.",
      "Five plants with their full names, how tall and wide they get, and what each looks like in its worst month.",
    ],
    [
      "Get pots and soil right once",
      "What do they stand in?",
      "Weigh a pot dry and wet; read the bag.",
      "Size of pot for each plant, holes, which soil, and what it weighs when wet. What can be used again next year.",
    ],
    [
      "Begin on the right weekend",
      "When do I plant?",
      "The average date of the last frost for the zip code, from the extension service.",
      "The week for seeds indoors, for hardy plants and for tender ones, with what to do on a cold night.",
    ],
    [
      "Water by the finger and not by the clock",
      "How often do I water?",
      "Keep a diary of ten days, with the weather.",
      "How to tell that it’s dry, how much each pot takes, and who does it in the week when nobody’s home.",
    ],
    [
      "Combine for the whole season",
      "How does it look good until October?",
      "Walk past three that you like, in three months.",
      "One tall, one that fills, one that hangs; what flowers when, and what takes its place.",
    ],
    [
      "Know the first sign of trouble",
      "What goes wrong first?",
      "The extension’s help desk: what are they asked most in June?",
      "Yellow leaves, mold, aphids, nothing at all: what each means, and what to do within a day.",
    ],
    [
      "Add up what it cost",
      "What does it cost in the first year?",
      "Your own receipts, with the month.",
      "Plants, pots, soil and water for the size in question, and what the second year costs.",
    ],
  ],
};
