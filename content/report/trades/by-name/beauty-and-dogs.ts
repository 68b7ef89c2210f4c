import { animals } from "./animals.ts";
import { care } from "./care.ts";
import { numbers } from "./numbers.ts";
import type { Sketch } from "./sketch.ts";

const beauty = care.find(({ words }) => words.an === "a beauty studio")!;
const boarding = animals.find(({ words }) => words.an === "a pet boarding business")!;
const of = (name: RegExp, words: Sketch["words"], examples: Sketch["examples"]): Sketch => ({
  name,
  industries: beauty.industries,
  words: { ...beauty.words, ...words },
  examples,
});

/** Chairs and tables for looking well; and where dogs spend the day. */
export const beautyAndDogs: readonly Sketch[] = [
  of(
    /\b(?:(?<!\bhammers? (?:&|and) )nails(?! (?:pub|bar and grill|tavern)\b)|nail (?:bars?|salons?|studios?|spas?|art|lounge|boutique|care|techs?)|manicures?|mani-?pedi|pedicures?)\b/i,
    {
      an: "a nail salon",
      place: "salon",
      night: "the broken nail the evening before the wedding",
      hands: "while you hold somebody's hand under the lamp",
      next: "they walk into whichever salon has a free chair",
      ask: ["whether you take walk-ins now", "what a full set costs", "how long it takes"],
      easy: "a fill or a pedicure with the same technician",
      hard: "somebody else's acrylic to take off, a sore toe or a bridal party",
      sort: [
        "gel, acrylic, dip or plain",
        "hands, feet or both, and any art",
        "whom they want, and how soon",
      ],
      cold: "clients whose fill was due and who did not book",
      order: "gift cards and sets for at home",
      expert: "what their nails can take",
      never: ["that a nail or skin is healthy", "a price for art nobody has seen"],
      urgent: "a cut, a burn, a red or swollen finger",
      tests: [
        "Do you have anything for a fill today after five?",
        "Somebody else did these. Can you fix two?",
        "My finger is hot and green under the gel you did.",
      ],
      rules: [
        "Tools are cleaned between clients as your state board says, and the file is new or thrown away.",
        "A nail that looks infected doesn't get covered. A doctor sees it first.",
      ],
      facts: [
        "A fill is due in two to three weeks, and a client who leaves with the next one booked doesn't try the place next door.",
        "Prom, weddings, vacation weeks and the holidays are full. A deposit holds those chairs.",
      ],
    },
    numbers(110, 25, 48, 28, 620, 45, 19, 45),
  ),
  of(
    /\b(?:(?:eye ?)?lash(?:es)?|(?:eye ?)?brows?|microblading|threading|permanent (?:make-?up|cosmetics)|waxing|wax (?:studio|bar|center)|sugaring)\b/i,
    {
      an: "a lash and brow studio",
      night: "the bride who finds you at midnight by a picture",
      hands: "while you work a hair's breadth from somebody's eye",
      next: "they book the artist whose free hour they can see",
      ask: ["what a full set costs and how long it lasts", "when the next fill is free", "whether it hurts"],
      easy: "a fill within three weeks, or a brow shape",
      hard: "another artist's set, a reaction or a first tattooed brow",
      sort: [
        "full set, fill, lift or brows",
        "when the last one was, and by whom",
        "any allergy or eye trouble",
      ],
      cold: "clients whose fill is past due",
      order: "gift cards and aftercare",
      expert: "what their own lashes or brows can carry",
      never: ["that they will not react", "that old work by somebody else can be filled"],
      urgent: "an eye that is red, swollen or hurts, a burn or an infection",
      tests: [
        "Could I get a fill on Thursday after work?",
        "These were done elsewhere. Can you fill them?",
        "My eyes are swollen shut since last night.",
      ],
      rules: [
        "A patch test and a signed form before the first set, as your license and insurer want it.",
        "A swollen eye goes to a doctor, and nothing is taken off by message.",
      ],
      facts: [
        "After three weeks, a fill becomes a new set. A client with two dates booked keeps her lashes and fills your Tuesday.",
        "Weddings, proms and vacations fill spring. A late cancellation leaves two empty hours, so a deposit and a short-notice list pay for themselves.",
      ],
    },
    numbers(55, 28, 42, 40, 780, 52, 26, 90),
  ),
  of(
    /\b(?:day spas?|(?<!\b(?:(?:pools?|tubs?|patio|leisure|resort|inn|hotel|lodge|ranch) (?:&|and) |med(?:ical)? |pets? |dog(?:gy)? |nail |pool |swim ))spa(?= ?$| (?:&|and) (?:salon|wellness|massage|sauna|beauty|skin|boutique)\b| (?:retreat|sanctuary|studio|house|lounge|club)\b)|facials|esthetici?an|esthetics|skin ?care (?:studio|clinic|spa|bar)|bath ?house|(?:infrared )?sauna (?:house|studio|club)|salt (?:cave|room))\b/i,
    {
      an: "a day spa",
      place: "spa",
      customer: "guest",
      customers: "guests",
      newOne: "new guest",
      newOnes: "new guests",
      job: "treatment",
      jobs: "treatments",
      orders: true,
      night: "the present for an anniversary, looked for after the children sleep",
      hands: "while every room is dark and quiet with somebody in it",
      next: "a gift is bought where it can be printed tonight",
      ask: [
        "what a package costs and what is in it",
        "whether two can be treated together",
        "how gift cards work",
      ],
      easy: "a facial or a massage on a weekday",
      hard: "a group of eight, a pregnancy or skin that has reacted before",
      typed: "intake forms, packages and gift card numbers",
      sort: [
        "which treatment, for how many",
        "which day, and whether it is a gift",
        "anything about skin or health",
      ],
      cold: "guests who came with a gift card and were not asked back",
      order: "gift cards, packages and products for home",
      expert: "which treatment suits them, and in which order",
      never: ["that a treatment is safe for a condition", "who else was here"],
      urgent: "a reaction, a faint in the steam, a burn",
      tests: [
        "Two massages on Saturday, side by side?",
        "I am five months along. What can I have?",
        "My face is burning since the peel.",
      ],
      rules: [
        "Health questions go on the form and a licensed person decides. A doctor's word comes before any treatment.",
        "Gift cards, tips and cancellations have one written rule, and state law on expiry.",
      ],
      facts: [
        "Half of your new guests come with a gift card. Give them a next date, and a present turns into a regular.",
        "December, Valentine's and Mother's Day sell the gift cards. Fill January to March with the people who hold them.",
      ],
    },
    numbers(75, 35, 42, 38, 480, 50, 22, 95),
  ),
  {
    name: /\b(?:(?:dog(?:gy|gie|s)?|pup(?:py|pies|s)?|canine|pets?|paws?|bark\w{0,8}|k-?9|woof\w{0,6}|hounds?|tails?) ?day ?(?:care|camp|school|club)|day ?care for (?:dogs|pets)|(?:indoor |off-?leash )?dog (?:park|playground|play ?(?:care|groups?|room|house|yard))|bark park)\b/i,
    industries: boarding.industries,
    words: {
      ...boarding.words,
      an: "a dog daycare",
      place: "daycare",
      newOne: "new dog",
      newOnes: "new dogs",
      job: "day",
      jobs: "days",
      returns: true,
      day: [6, 19],
      night: "the owner whose meeting was moved to tomorrow, and the chewed couch",
      hands: "while you are in the yard with eighteen dogs",
      next: "they take the place that can meet the dog this week",
      ask: ["what a day or a package costs", "how a first day goes", "whether there is a place tomorrow"],
      easy: "a regular day for a dog you know",
      hard: "a dog that guards or has bitten, a puppy without all its shots",
      typed: "shots, feeding, pickups and who plays with whom",
      system: "the dog list",
      sort: [
        "which dog, how old, fixed or not",
        "how it is with other dogs",
        "which days, and whether shots are current",
      ],
      cold: "dogs that came to be met and never started, and regulars who stopped",
      gap: "a place in the group for a dog that did not come",
      order: "packages of days, food and baths",
      status: "how their dog's day is",
      expert: "which group a dog belongs in",
      never: ["that a dog will get along", "a place without proof of shots"],
      urgent: "a fight, a dog that limps, coughs or is out",
      tests: [
        "Is there a place for Biscuit tomorrow?",
        "He growls over toys. Would you take him?",
        "I picked her up an hour ago and she cannot put her leg down.",
      ],
      rules: [
        "No shots, no yard, no exceptions: the proof is in the file before the first day.",
        "If there's a bite or a cough, tell the owners concerned the same day. The vet is theirs, or the one they signed for.",
      ],
      lever: "standing",
      facts: [
        "Dogs with fixed days pay for the yard. Packages without fixed days leave Tuesdays empty and make Fridays impossible.",
        "The first day decides it. An owner who hears at noon how it's going signs up for the rest of the year.",
      ],
    },
    examples: numbers(65, 18, 45, 25, 2600, 40, 18, 38),
  },
];
