import type { Course } from "./kind.ts";

export const phoneSystem: Course = {
  id: "phone-system",
  name: "switching phone systems",
  heard:
    /\b(?:switch\w*|mov\w+|chang\w+|migrat\w+|port\w*|replac\w+|new|install\w*)\b.*\b(?:phone (?:systems?|providers?|carriers?|company|service)|voip|phone lines?|landlines?|carriers?|business lines?|office lines?|business (?:phone )?numbers?)\b/,
  title: "A plan for switching phone systems at {who}",
  lead: "A phone switch goes wrong in two places: a number that nobody remembered, and the first hour after the old line went dead. So the plan starts with a list of everything that rings, tests the new system under a borrowed number first, and moves the real one on a day when somebody has time to call in.",
  before: [
    {
      name: "find everything that rings",
      tasks: [
        [
          "List the numbers",
          "Write down every number you own and what’s attached to it: main line, fax, alarm, elevator, card reader, the old number on the van. The bill is a start; walking through the rooms finds the rest.",
          "desk",
        ],
        [
          "Read the contract",
          "Find the notice period, the end date and the sentence about taking your number along. Don’t cancel anything yet: a canceled line can’t be moved.",
          "owner",
        ],
        [
          "Draw what happens to a call",
          "On one sheet: who rings first, after how many rings it goes where, at lunch, after closing, on holidays. That drawing is what the new provider has to build.",
          "all",
        ],
      ],
      see: "one list of numbers with an owner each, and one drawing that everybody agrees with.",
      decide: "the date. Pick the morning of a quiet weekday, never a Friday, never the week of a deadline.",
    },
    {
      name: "build it beside the old one",
      tasks: [
        [
          "Order the move",
          "Give the new provider the exact name and address from the old bill. A difference of one letter is the usual reason a number doesn’t move on time.",
          "owner",
        ],
        [
          "Set it up under a test number",
          "Greeting, rings, lunch, closing, voicemail, as drawn. Leave the old phones on the desks.",
          "desk",
        ],
        [
          "Check the connection",
          "Make four calls at once at your busiest hour while somebody uploads a large file. If a voice breaks up, the internet has to be fixed before the phones are.",
          "owner",
        ],
      ],
      see: "a second phone system that works in every way except that nobody knows its number.",
      decide: "whether the date holds. If four calls at once don’t sound clean, it doesn’t.",
    },
    {
      name: "learn it before it counts",
      tasks: [
        [
          "Practice five moves",
          "Everyone answers, holds, transfers, takes a message and calls out on the new phone, three times each, until nobody looks at the sheet.",
          "all",
        ],
        [
          "Test the odd hours",
          "Call the test number at lunch, after closing and on Sunday. Let it ring out once, and see where you end up.",
          "desk",
        ],
        [
          "Prepare the net",
          "Ask the old provider to forward the main line to a cell phone if something fails, and write down how that’s done and who does it.",
          "owner",
        ],
      ],
      see: "a sheet with a check mark for each move, each person and each odd hour.",
      decide: "who is free on the day of the move to do nothing but make test calls.",
    },
  ],
  event: {
    name: "move the number",
    tasks: [
      [
        "Move",
        "{On}, have one person call in every ten minutes from a cell phone, starting before the agreed hour. The moment the new system rings, note the time and tell everyone.",
        "desk",
      ],
      [
        "Run the whole drawing",
        "Call the main line by day, at lunch and after closing, from a landline and from two different cell carriers. Some arrive hours later than others.",
        "desk",
      ],
      [
        "Keep the old phones plugged in",
        "For two days calls may still arrive there. Somebody sits within earshot.",
        "all",
      ],
    ],
    see: "a log of test calls with the time at which each carrier found you.",
    decide: "by noon, whether to stay or to have the line forwarded to the cell phone until it’s fixed.",
  },
  after: [
    {
      name: "collect what’s wrong",
      tasks: [
        [
          "Keep a list at the desk",
          "Every dropped call, odd ring and lost transfer goes on one sheet with its time. Twice a week it goes to the provider.",
          "desk",
        ],
        [
          "Go through the forgotten ones",
          "Alarm, fax, card reader, elevator: test each. These are the ones that fail silently.",
          "owner",
        ],
        [
          "Listen to what callers hear",
          "Have a friend call and describe it: how many rings, what voice, how long on hold.",
          "owner",
        ],
      ],
      see: "a list that gets shorter from the first half of the week to the second.",
      decide: "which of the faults you can live with, and which are a reason to hold back the last payment.",
    },
    {
      name: "close the old account",
      tasks: [
        [
          "Cancel in writing",
          "Only when every number on the list has been moved or given up on purpose. Keep the confirmation.",
          "owner",
        ],
        [
          "Check two bills",
          "The last one of the old provider and the first one of the new, line by line, against the offer.",
          "owner",
        ],
        [
          "Compare a month",
          "Missed calls, time on hold and complaints, next to a month on the old system.",
          "desk",
        ],
      ],
      see: "no number that is paid twice, and three figures side by side.",
      decide: "what you change about the drawing, now that you can.",
    },
  ],
  close:
    "Put the drawing, the list of numbers and the provider’s support number in one folder. The next person to need them will need them at seven in the morning.",
};
