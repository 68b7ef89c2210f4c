import type { OutlineKind } from "./kind.ts";

// What there is to be less of, or in better order.

export const less: OutlineKind = {
  id: "less",
  heard:
    /\b(?:lower\w*|reduc\w+|cut(?:ting)? (?!back|hair|glass|tile|wood)|sav(?:e|ing) (?!lives)|stop(?:ping)? |avoid\w* |prevent\w*|get(?:ting)? rid of|fewer|less|wast\w+|shrink\w*|eliminat\w+)\b/,
  heads: [
    [
      "How much is it today?",
      "What did {x} come to in each of the last three months, in dollars, hours or pieces?",
    ],
    [
      "Where does it come from?",
      "What two causes make up half of {x}? Keep a list for one week before you answer.",
    ],
    [
      "What can you do this week without money?",
      "What did you switch off, leave out or move to another hour, and what difference did it make?",
    ],
    [
      "What is worth paying for first?",
      "What would you have to buy or rebuild against {x}, for how much, and by which month has it paid for itself?",
    ],
  ],
  facts: [
    ["Before and after: {x}", "The same month of two years: bills, register or calendar"],
    [
      "What others did, and what it got them",
      "Two owners in your trade; your supplier’s or utility’s own adviser",
    ],
  ],
  finds: [
    "Go through the last bill or count for {x} line by line, starting with the biggest.",
    "Stay an hour after closing: what is still running, spoiling or being thrown out?",
  ],
};

export const order: OutlineKind = {
  id: "order",
  heard:
    /\b(?:organiz\w+|in order|set(?:ting)? up|arrang\w+|track\w*|schedul\w+|inventory|stock(?:ing)?|declutter\w*|tidy\w*|sort(?:ing)?|manag(?:e|ing)|routines?|systems?|filing(?! .*tax)|clos(?:e|ing)|open(?:ing)? (?:up|in the))\b/,
  heads: [
    [
      "How is it now?",
      "What is missing, there twice or in the wrong place? Count {x} once, take a picture, and date it.",
    ],
    [
      "What goes, and where does the rest belong?",
      "What have you not used in three months, how much of each do you keep at least and at most, and where is that written down?",
    ],
    ["Who does what, when?", "Who does which task, on which day and for how many minutes, and who fills in?"],
    [
      "How does it stay that way?",
      "How can you tell that {x} is slipping again, and who checks, at what time of the week?",
    ],
  ],
  facts: [
    [
      "How often something was missing, and what it cost",
      "Two weeks of tally marks by the people who work with it",
    ],
    ["What you really use of {x}", "Job sheets, receipts or orders from the last three months"],
  ],
  finds: [
    "For one week, note every time someone searches, waits or drives for something.",
    "Ask the person who uses {x} most what they would throw out.",
  ],
};
