import { commissions, serves } from "../served.ts";
import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const MAKERS = [
  "Other",
  "Professional Services",
  "Retail/E-commerce",
  "Hospitality/Restaurant",
  "Manufacturing",
] as const;

/** Hands that restore what is old, and make what is ordered piece by piece. */
export const crafts: readonly Sketch[] = [
  {
    name: /\b(restor(ation|ers?)|conservators?|organ (builders?|works))\b/i,
    industries: MAKERS,
    words: {
      an: "a restoration workshop",
      place: "workshop",
      ...commissions,
      orders: false,
      night: "the letter that a board or an owner writes after its meeting",
      hands: "while a piece lies open before you",
      next: "an owner with a grant and a date asks the next workshop",
      ask: ["when you could begin", "what a survey costs", "what can be kept of it"],
      easy: "a first look and a written report",
      hard: "a date for an opening, money from a grant or work others have done before",
      typed: "measurements, findings, pictures and what was done",
      system: "the file of each piece",
      sort: ["what it is, how old and where it stands", "who decides and who pays", "how soon"],
      cold: "estimates nobody said yes to",
      gap: "a trip to a piece that nobody had opened for you",
      order: "materials",
      status: "how far their piece is",
      expert: "what may be changed and what must stay",
      never: ["a price before it was seen", "that it will be as it was"],
      urgent: "a piece that is getting wet, falling or coming apart",
      tests: [
        "Could you look at it in spring and write us a report?",
        "Roughly what would it cost to have it whole again?",
        "Water is coming in right above it.",
      ],
      lever: undefined,
      facts: [
        "What one head knows of each piece leaves with it: one piece a week, talked through and written into its file, is the handbook.",
        "If you're full for a year, raise the price for the year after, and take the pieces that teach you something.",
      ],
    },
    examples: numbers(12, 20, 20, 15, 6500, 45, 35, 150),
  },
  {
    name: /\b((?<!\b(?:ice|snow|sand|balloon|butter|sugar|fruit|body) )sculpt\w*|calligraph\w*|goldsmiths?|silversmiths?|blacksmith\w*|saddle(rs?|ry|s)|boot ?makers?|(violin|guitar|instrument|knife) ?makers?|taxiderm\w*|glass ?blow\w*|stained glass|bookbind\w*|murals?|weavers?)\b/i,
    industries: MAKERS,
    words: {
      an: "a workshop that works on commission",
      place: "workshop",
      ...commissions,
      orders: false,
      night: "the wish for something made by hand, put into words late in the evening",
      hands: "while your hands are in a piece that cannot be put down",
      next: "a birthday has a date: they ask the next maker, or buy something ready",
      ask: ["what such a piece costs", "how many weeks it takes", "whether you can make it like the picture"],
      easy: "a piece like one you have made before",
      hard: "a gift with a date, a copy of another's work or a change halfway",
      typed: "measurements, wishes and dates",
      system: "the order book",
      sort: ["what it is and for whom", "how soon", "about what budget"],
      cold: "estimates for commissions nobody said yes to",
      gap: "a week kept free for a piece that was not confirmed",
      order: "materials and small pieces",
      status: "how far their piece is",
      expert: "how a piece should be made",
      never: ["a day that the bench does not hold", "that it will look like a picture"],
      urgent: "a piece that broke before its day",
      tests: [
        "Could you make one like the one in your window?",
        "Roughly what would it cost in silver?",
        "It broke today and the wedding is on Saturday.",
      ],
      lever: "deposit",
      facts: [
        "A drawing and a deposit turn an idea into a commission. Send both within the week.",
        "People who own one piece of yours are the likeliest to want another. A line once a year is enough.",
      ],
    },
    examples: numbers(20, 40, 25, 25, 900, 50, 30, 60),
  },
];

export const taxidermists: Sketch = like(
  /\btaxiderm\w*\b/i,
  kind.workshop,
  {
    an: "a taxidermist",
    ...serves("hunter", "new mount", "piece"),
    night: "the buck that lies in a truck on the first Saturday of the season",
    hands: "while your hands are in clay and hide",
    next: "hunters leave it wherever somebody is there to take it in",
    ask: ["what a shoulder mount costs", "how long it takes", "how to keep it until they get to you"],
    easy: "a shoulder mount or a fish",
    hard: "a hide that has slipped, a bird or somebody's pet",
    typed: "tag numbers, measurements, poses and deposits",
    sort: ["which animal, and when it was taken", "frozen, salted or fresh", "tag number, and which pose"],
    cold: "quotes for mounts that no deposit followed",
    gap: "a form ordered for a mount that was not confirmed",
    order: "mounts, forms and tanned hides",
    status: "how far their mount is",
    expert: "whether a hide can be saved",
    never: ["a date before the tannery gave one", "that a hide will hold"],
    urgent: "a hide that has been warm for hours, or a freezer that failed",
    tests: [
      "I shot my first eight-point this morning. What do I do now?",
      "Could you do our cat?",
      "The freezer went out and it has been two days.",
    ],
    rules: [
      "No animal comes in without its tag, license number and your entry in the state's ledger; birds under federal law need more.",
      "Half is paid when it comes in, and a written line says what happens to a mount nobody picks up.",
    ],
    lever: "deposit",
    facts: [
      "Take half the day the hide comes in. It pays for the tannery and the form, and people pick up what they've half paid for.",
      "A card at the check station and at the processor's on how to cape it and keep it cold brings in hides worth mounting. Say ten months and send two pictures on the way: hunters who see it growing do not call.",
    ],
  },
  numbers(30, 45, 40, 30, 750, 50, 26, 60),
);
