import type { OutlineKind } from "./kind.ts";

// What somebody does once with their own hands, and where somebody goes.

/** What is kept up from week to week, brought up or learned is not done once. */
const LASTING =
  "(?!(?:care|keep|raise|grow|own|feed|train|teach|learn|become|start|run|manage|build|write|read|sing|draw|photograph|draft|choos|pick|find|select|buy|stop|quit|avoid|improve|handle|deal|get|have|live|stay|lead|plan|organi[sz]e|sell|market|promote|price|hire|use|be|make|go|compare|understand|lower|reduce|save|cut|increase|calculate|file|deduct|claim)\\w*\\b)";

export const once: OutlineKind = {
  id: "once",
  heard: new RegExp(`^${LASTING}[a-z-]+ (?:(?:down|out|off|up|apart) )?(?:an?|the|your|my|our) [a-z]`),
  points: [
    [
      "Say when to {do}, and when to wait",
      "When is the right time?",
      "Two sources that do it for a living, with the reason each gives.",
      "The signs that it’s due, the season or hour that suits it, and the case in which waiting is better.",
    ],
    [
      "Lay everything out",
      "What do I need?",
      "Do it once yourself and write down what you reached for.",
      "Tools and materials with sizes, what can stand in for each, and the one thing without which nobody should begin.",
    ],
    [
      "Prepare it and yourself",
      "What comes before the first step?",
      "Someone who teaches it: what do beginners forget?",
      "What’s moved, covered, cleaned, soaked or switched off beforehand, how long the whole takes, and what can hurt you.",
    ],
    [
      "Go through it step by step",
      "How is it done?",
      "A picture at every step; have a beginner follow it without you.",
      "One action per step, in order, each with the sign by which a beginner sees that it’s right. Say where you can stop and go on tomorrow.",
    ],
    [
      "Name what goes wrong when people {do}",
      "What goes wrong?",
      "Ask two people who have done it what they did wrong the first time.",
      "The three that nearly everybody makes, what each looks like the day after, and whether it can still be put right.",
    ],
    [
      "Say what it needs afterward",
      "What do I do in the days after?",
      "Your own notes from the first two weeks.",
      "What it needs on the first day, in the first week and in the first month, what’s normal in that time, and when to ask somebody who knows.",
    ],
  ],
};

/** The same without an article: 'repaint kitchen cabinets'. */
export const onceMore = new RegExp(`^${LASTING}[a-z-]+ (?:(?:down|out|off|up|apart) )?[a-z]+ ?[a-z]*`);

const PLACES =
  "trails?|hikes?|walks|beach(?:es)?|parks?|playgrounds?|campgrounds?|camp ?sites?|caf[eé]s|coffee shops|restaurants|bars|breweries|wineries|museums?|lakes?|waterfalls?|viewpoints?|overlooks?|hot springs|swimming holes|ski (?:resorts?|areas?)|towns?|neighborhoods?|hotels?|hostels?|places|spots|drives|bike paths|picnic areas|farmers['’]? markets|bookstores|islands?|gardens?|day trips|getaways";

export const places: OutlineKind = {
  id: "places",
  heard: new RegExp(
    `\\b(?:best|top|great|good|favorite|beautiful|easy|scenic|family-friendly|kid-friendly|hidden|free|quiet|which|where|\\d+|three|four|five|six|seven|eight|nine|ten|twelve)\\b(?: [\\w'’-]+){0,3}? (?:${PLACES})\\b|^(?:[\\w'’-]+ ){0,2}(?:trails|hikes|beaches|playgrounds|campgrounds|museums|waterfalls|day trips|picnic areas) (?:around|near|in|at|along|for|within)\\b`,
  ),
  byQuestion: true,
  entry: [
    "Its name, and one sentence on why it’s on the list for these readers.",
    "How to get there: the address or trailhead, minutes by car, and where to park and what that costs.",
    "What it takes: for a walk the miles there and back, the climb in feet and the hours at the slowest person’s pace; elsewhere the time to allow, the entry fee and whether to book ahead.",
    "When: the months and hours it’s open, and the hour at which it fills up.",
    "What’s there: restrooms, water, shade, food, and whether strollers, wheelchairs and dogs get through.",
    "Whom it’s wrong for.",
  ],
  points: [
    [
      "Say by what you chose",
      "How were these chosen?",
      "Your own notes, with the day you were there.",
      "Three criteria that fit these readers, said before the list, and what was left out because of them.",
    ],
    [
      "Make the list",
      "Which ones are they?",
      "The agency or owner that runs each place, and somebody who goes there every week.",
      "Five to eight, sorted by what decides it for a reader (the easiest first, or the nearest), with a sentence on how they differ.",
    ],
    [
      "Say when to go",
      "When is the best time?",
      "The ranger station, visitor center or owner: which weeks would they avoid?",
      "Season, weekday and hour: snow, heat, crowds and closures, and what changes after rain.",
    ],
    [
      "Say what can go wrong",
      "What should I watch for?",
      "The official page on safety and current conditions; call it on the day you publish.",
      "The real dangers of the place and what to carry against them, where a cell phone has no signal, and whom to call there.",
    ],
    [
      "Tell what it costs and what’s allowed",
      "Do I need a permit, a pass or a reservation?",
      "The official page of each, with its date.",
      "Passes, permits, fees, rules for dogs, fires and drones, and how far ahead the good days are gone.",
    ],
    [
      "Put the date of your check on it",
      "Is this still true?",
      "Each place’s own page, opened once more before you publish.",
      "The day on which hours, fees and closures were looked up, and a place where readers can report a change.",
    ],
  ],
};

/** The best of a kind, where nobody says that it is bought. */
export const ranking: OutlineKind = {
  id: "ranking",
  heard: /\bbest (?!way|time|practice|seo)|\btop (?:\d+|five|ten|twelve)\b/,
  byQuestion: true,
  points: [
    [
      "Say best for whom",
      "Best for whom, and by what?",
      "Five readers: what would make one of these wrong for them?",
      "Three criteria, in the order in which they count for these readers, and how each was looked at.",
    ],
    [
      "Name the candidates",
      "Which ones are there?",
      "Somebody who knows most of them from use, and the places where they’re listed.",
      "How many were looked at and how many are left, with what ruled out the others.",
    ],
    [
      "Tell each in the same five lines",
      "What is each one like?",
      "The source itself for every fact, with its date.",
      "Its name, what it does well, what it does badly, whom it suits, and where to find it. The same five lines for each, so that they can be compared.",
    ],
    [
      "Say where they hardly differ",
      "Does the difference matter?",
      "Put two of them side by side yourself.",
      "What readers needn’t lose time over, and the one difference that decides.",
    ],
    [
      "Name one",
      "Which one would you take?",
      "Your own three criteria, applied in order.",
      "One for most readers and one for the odd case, each with the criterion that decided it.",
    ],
    [
      "Date it",
      "Is this still true?",
      "Each source, opened again on the day you publish.",
      "The day on which everything was looked up, and when it’s looked at again.",
    ],
  ],
};
