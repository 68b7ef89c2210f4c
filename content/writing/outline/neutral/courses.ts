import type { Intent } from "./intents.ts";
import { common } from "./common.ts";

const control: Intent = {
  id: "control",
  heard:
    /\b(?:under control|in order|organiz\w+|cut(?:ting)?|reduc\w+|lower\w*|improv\w+|fix(?:ing)?|tighten\w*|clean(?:ing)? up|track(?:ing)?|manag\w+|stop(?:ping)?|prevent\w*|speed(?:ing)? up|catch(?:ing)? up|keep(?:ing)?|handl\w+|deal(?:ing)? with|run(?:ning)?|avoid\w*|sav(?:e|ing)|prepar\w+|pass(?:ing)?|plan)\b/,
  settles:
    "who answers for {x}, how things stand today, what goes wrong most, and what is looked at each month",
  yours: [
    "What it cost last year, with how you know",
    "The day on which it went wrong worst: who noticed, and when",
  ],
  points: [
    [
      "Name one person and a second",
      "Who answers for {x}, and who on their days off?",
      "Ask three people who they think it is, and write down all three answers.",
      "One name, one substitute, a fixed hour of the week for it, and what both may decide alone.",
      "Leaving {x} to whoever is there",
    ],
    [
      "Count how things stand",
      "How do things stand with {x} today, in figures?",
      "One hour with whoever deals with it, and the last thirty days on paper: what’s there, what’s late, what was lost or done twice.",
      "One sheet with today’s date. It’s the ‘before’ of everything that follows.",
      "Beginning without a count",
    ],
    [
      "Go through the last five times",
      "What went wrong with {x} the last five times, and where did it begin?",
      "Five cases from a year’s records, each with the date, who noticed and what it cost.",
      "Five lines. What turns up in three of them is dealt with first.",
      "Going by the one case that everybody remembers",
    ],
    common.rules,
    [
      "Put the work on one page",
      "What is done each day, each week and each month, and by whom?",
      "Walk through one ordinary day with the person who does it, with a pencil.",
      "One page on {x} where the work is done: a line for each deed, with a name and a place for initials.",
      "A manual that nobody opens",
    ],
    [
      "Set the line at which somebody acts",
      "At which figure or on which day does somebody act, and what do they do?",
      "The lowest and the highest of the last three months, and what was done about them.",
      "A lowest and a highest, whom to call, and what nobody does without asking.",
      "Waiting until everybody sees it",
    ],
    [
      "Practice the bad day",
      "What becomes of {x} when the power, a supplier or the person in charge fails?",
      "A drill on a quiet afternoon, with a watch: who reached whom, and what was missing?",
      "Who does what in the first hour, with the numbers on the wall.",
      "Finding out on the day",
    ],
    common.cost,
    [
      "Change one thing, and count again",
      "Which one change takes away most of it?",
      "The commonest cause of your five cases; two weeks with the change, on the same sheet.",
      "What was done, what the figure was before and is now, and whether it stays.",
      "Changing five things at once",
    ],
    [
      "Sign it off each month",
      "How do you see in three months that {x} {is} under control?",
      "The same sheet on the first of each month, with one figure and a signature.",
      "Who signs, who reads it, and what happens if the figure hasn’t moved.",
      "Calling it done",
    ],
  ],
};

const begin: Intent = {
  id: "begin",
  heard:
    /^(?:(?:how|when) (?:to|do (?:i|we|you)|should (?:i|we|you)) |\d+ .{3,40} (?:before|when) |.{0,30}plan (?:to|for) )?(?:(?:should (?:i|we) )?)(?:open|start|launch|add|offer|begin|introduc|expand|bring)(?:ing|e)? /,
  settles:
    "who asks for it today, what it takes before the first dollar comes in, whose permission it needs, and when you’d stop",
  yours: [
    "Who asked for it in the last three months, with dates",
    "The sum that you could lose without harm",
  ],
  points: [
    [
      "Count who asks for it today",
      "How many asked for {x} in the last three months, and what did you tell them?",
      "A sheet at the desk for two weeks; ten present {customers}, asked what they pay for it elsewhere.",
      "A number for each month, and what they’d pay. ‘Great idea’ is no number.",
      "Counting friends",
    ],
    [
      "Add up what it takes until it pays",
      "What is spent before the first dollar comes in, and for how many months?",
      "Written quotes for each thing that has to be bought; {adviser} on the months until it carries itself.",
      "One sum, one month, and whose money it is.",
      "Counting the equipment and not the months",
    ],
    common.rules,
    common.colleague,
    [
      "Say who does the work",
      "Who does it, and what do they leave undone for it?",
      "The calendar of an ordinary week, with the hours crossed out.",
      "Names and hours, and what’s given up.",
      "Doing it on the side",
    ],
    [
      "Try the smallest part of it",
      "What is the smallest try, with {customers} who pay?",
      "Ten of them, one day a week, one price; the same count as before.",
      "What has to be seen to go on, and the date on which it’s decided.",
      "All of it at once",
    ],
    [
      "See what it does to the rest",
      "What happens to the work you live on now?",
      "Last year’s busiest month: what would have been turned away?",
      "What earns your money today, and how it’s kept safe.",
      "Losing the old for the new",
    ],
    common.otherwise,
    common.after,
  ],
};

const end: Intent = {
  id: "end",
  heard:
    /^(?:(?:how|when) (?:to|do (?:i|we|you)|should (?:i|we|you)) |\d+ .{3,40} (?:before|when) |.{0,30}plan (?:to|for) )?(?:(?:should (?:i|we) )?)(?:clos|sell|leav|drop|mov|relocat|merg|retir|quit|stop|end|cancel|wind|get(?:ting)? out )(?:e|ing|ting)? ?/,
  // What opens again hasn’t ended.
  not: /\bfor (?:an? |the |our )?(?:[\w-]+ ){0,3}(?:remodel\w*|renovat\w+|repairs?|break|days?|weeks?|months?|construction|storm|holidays?)\b|\b(?:stop|end)\w* (?:losing|wasting|people|customers|clients|patients|employees|staff)\b/,
  settles:
    "what it brings and costs as it is, what binds you, who has to know and when, and what can’t be taken back",
  yours: ["What you’d miss of it in a year", "Who has to hear it from you, and not from somebody else"],
  points: [
    [
      "Put a year of it on one page",
      "What did {x} bring and cost in the last twelve months?",
      "Your own books, with {adviser}: what comes in, what goes out, and the hours.",
      "One line for each, and what’s left over. The text turns on it.",
      "Deciding in the month after a quarrel",
    ],
    [
      "Read what binds you",
      "Which contract, notice or promise binds you, and until when?",
      "Every paper on {x} with its term, notice and fee, on one sheet; your attorney for what’s unclear.",
      "A date for each, and the one that comes first.",
      "Giving notice before reading",
    ],
    common.rules,
    [
      "Say what can’t be taken back",
      "What can’t be taken back afterward, and which half-way is there?",
      "One who did it three years ago, and one who decided against it.",
      "The half-way with its price: fewer days, one part, for a year.",
      "All or nothing",
    ],
    [
      "Make a list of who has to know",
      "Who has to know, in which order, and from whom?",
      "{customers}, staff, landlord, lender, insurer, licensing office: a line each with a date.",
      "Staff before {customers}, both before it’s on the door; the sentence that each of them hears.",
      "Telling everybody on one day",
    ],
    [
      "Settle what is left open",
      "What becomes of work, records, deposits and keys that are still open?",
      "A walk through the files and the rooms with a list; how long records have to be kept: {board}.",
      "Each of them with a person and a day.",
      "Remembering the records last",
    ],
    common.colleague,
    common.otherwise,
    [
      "Look at the money a year later",
      "How do you see in three months that it was right?",
      "The same page of figures as before; two who were there.",
      "One figure, and what you’d do if it’s worse.",
      "Never looking again",
    ],
  ],
};

const decide: Intent = {
  id: "decide",
  heard: /^(?:should |is it |are .* worth|whether |when (?:is|does) )|\bpros (?:and|&) cons\b|\bworth it\b/,
  settles: "how often it comes up, what either way costs, who’d say no, and what would decide it",
  yours: ["What you did the last time it came up", "What you’d decide today, in one sentence"],
  points: [
    common.now,
    common.cases,
    common.cost,
    [
      "Name who gains and who loses",
      "Who gains by {x}, who loses, and what do they say?",
      "One of each, asked the same question on the same day.",
      "Two people with what changes in their week.",
      "Asking those who want it",
    ],
    common.rules,
    common.colleague,
    [
      "Find the half-way",
      "What can be tried for a month, and taken back?",
      "One person, one day of the week, one kind of case; the same count as before.",
      "What is tried, from when to when, and what it takes to go back.",
      "Deciding for good on the first day",
    ],
    common.otherwise,
    common.decides,
    common.after,
  ],
};

export const anyDeed: Intent = {
  id: "deed",
  heard: /(?!)/,
  settles:
    "what happens today, what it costs, whose rules apply, who has done it, and what the smallest try would show",
  yours: [
    "What has been tried already, and what came of it",
    "Who’d notice first that it’s better, and by what",
  ],
  points: [
    common.now,
    common.cases,
    common.cost,
    common.rules,
    common.colleague,
    [
      "Write down the steps in their order",
      "What is done first, what next, and what can’t wait for something else?",
      "Do it once with {x} as the case, with a watch, and have somebody else do it from your notes.",
      "Five to seven steps, each with a person, a time and how one sees that it’s done.",
      "Steps that only their author understands",
    ],
    common.decides,
    common.otherwise,
    common.after,
  ],
};

/** What is done over weeks or once; after what is priced, written, chosen and taught. */
export const courses: readonly Intent[] = [decide, begin, end, control];
