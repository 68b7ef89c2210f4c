import { animals } from "./animals.ts";
import type { Nature } from "./kind.ts";

const heard = new RegExp(animals.map(([each]) => each.source).join("|"));
const not =
  /\b(?:recipes?|soup|salad|fry|fried|grill\w*|roast\w*|menu|restaurants?|market|sauce|cook\w*|hot dogs?|wings|insurance|insured|hors d|bird's eye|business plan|logo|brand|customers|clients|patients|calls?|phones?)\b|\bfish(?:ing)? (?:for|trip|licen[sc]e)\b/;

/** Animals before the cold: what they live on, in and through. */
const livingInWinter: Nature = {
  id: "living-winter",
  about: "getting {a} through the winter{in}",
  heard,
  with: /\b(?:winter\w*|cold|freez\w*|frost|snow|overwinter\w*)\b/,
  not,
  words: animals,
  settles:
    "how much food is enough, how {home} stays dry, which illness comes first, and when to leave {a} alone",
  opening:
    "Winter isn’t what loses most of them; it’s what wasn’t done in September. Begin with the date of the first hard frost{in} and count back.",
  yours: [
    "What you fed, weighed or treated last fall, with the dates",
    "What you lost last winter, and what you found when you looked",
    "The one thing you’d do two weeks earlier this year",
  ],
  points: [
    [
      "Count back from the first hard frost",
      "By which date does each thing have to be done{in}?",
      "Average first frost and coldest week at weather.gov for the zip code; {ask}: which job is always done too late?",
      "Three dates: the last treatment, the last feeding, the last look inside. Everything below hangs on them.",
      "Starting when it’s already cold",
    ],
    [
      "Weigh the food before you add any",
      "How much food is enough until spring{in}?",
      "{Ask}, for the amount this climate takes; a scale, and two keepers nearby with their own figures.",
      "{Amount}; what counts as food ({food}); and what to do by which date when it’s short.",
      "Guessing by the look of it",
    ],
    [
      "Deal with illness while it can still be treated",
      "What do I have to check and treat in the fall?",
      "{Ask}: which test, which limit, which product is allowed{in}, and until what temperature does it work?",
      "{Ills}: the test for each, the count at which one treats, and how long before the cold it has to be finished.",
      "Treating after the damage is done",
    ],
    [
      "Keep {home} dry before you keep it warm",
      "What has to be closed, insulated or left open?",
      "Two keepers{in} who do it differently: ask both what got wet.",
      "Wind side, roof, airflow and dampness: what’s wrapped or banked, what stays open, and why damp is worse than cold.",
      "Sealing everything tight",
    ],
    [
      "Keep out what wants to winter there, too",
      "What gets in, and how is it kept out?",
      "A look at {home} after dark and after the first snow, with a flashlight.",
      "{Guests}: for each, the gap it uses, what closes it, and by which week.",
      "Closing the front and forgetting the floor",
    ],
    [
      "Know what to look at from outside",
      "How do I know that they’re all right without disturbing them?",
      "Ten minutes on the same mild day each month, with notes.",
      "{Watch}: what’s normal, what’s a warning, and what can still be done in January.",
      "{Leave}",
    ],
    [
      "Fix the day on which winter ends for them",
      "When do I feed, open or change something again?",
      "{Ask}: which bloom or which temperature is the sign{in}?",
      "The sign to wait for, the first thing to check, and what a loss teaches: how to look at it before it’s cleaned away.",
      "Celebrating in February",
    ],
  ],
};

/** Animals in heat, storms and fire. */
const livingInWeather: Nature = {
  id: "living-weather",
  about: "keeping {a} safe in heat and storms{in}",
  heard,
  with: /\b(?:summer|heat\w*|hot|cool\w*|humid\w*|hurricanes?|storms?|floods?|wildfires?|smoke|evacuat\w*|fireworks|power (?:cut|outage)s?)\b/,
  not,
  words: animals,
  settles:
    "at which temperature or warning to act, what {home} needs beforehand, and the first sign of trouble",
  opening:
    "By the time an animal shows it, the hour in which it was easy is over. So write down the number at which you act, and hang it where you’ll see it{in}.",
  yours: [
    "The hottest or worst day you’ve had there, with the reading inside {home}",
    "What you changed, what it cost, and whether it helped",
    "The neighbor or friend who’d take them, with a name",
  ],
  points: [
    [
      "Set the number at which you act",
      "At which temperature or warning do I start?",
      "A thermometer inside {home} for a week; {ask}: what’s dangerous for just this breed?",
      "One number or one alert for “get ready” and one for “now,” with where it’s read{in}.",
      "Waiting until they show it",
    ],
    [
      "Give shade, air and a dry place",
      "What has to change about {home}?",
      "Three readings on one day: morning, three o’clock, night.",
      "Shade at three in the afternoon, air that moves, a dry floor, and what has to be tied down or taken off.",
      "Closing it up to keep the weather out",
    ],
    [
      "Plan water and food for the worst days",
      "How much water and food do they need?",
      "Measure what’s drunk on an ordinary day; {ask} for the rest.",
      "{Amount}, a second source if the power fails, what’s fed less or at another hour, and how many days are kept in reserve.",
      "One bowl in the sun",
    ],
    [
      "Know the first sign, and the first five minutes",
      "How do I see that it’s too much, and what do I do first?",
      "{Ask}: the three signs in their order, and what must not be done.",
      "Signs from restless to collapsed, what to do in the first five minutes, and when it’s a drive to the vet. {Watch}.",
      "{Leave}",
    ],
    [
      "Know who can’t take it",
      "Which of them are in danger first?",
      "The vet’s records: age, weight, breed, illness.",
      "The old, the young, the heavy, the dark or short-nosed; for each, what’s different.",
      "Treating all of them alike",
    ],
    [
      "Decide what happens if you have to leave",
      "Where do they go, and how?",
      "The county’s emergency office on animals; two places out of the area, called once.",
      "Carrier or trailer, papers, marking, medicine, and the hour after which roads are full.",
      "Making the plan on the day",
    ],
  ],
};

/** An animal that is kept, fed and looked after. */
const livingThing: Nature = {
  id: "living",
  heard,
  not,
  words: animals,
  settles: "what it eats, where it lives, what it needs each week, and the first sign of illness",
  opening:
    "It can’t tell you, so somebody has to look. Two minutes at the same hour every day show more than any product, and they’re where a text on {a} should begin.",
  yours: [
    "What an ordinary week with yours looks like, in minutes and dollars",
    "What you got wrong in the first year, and how you noticed",
    "What your vet told you that no page says",
  ],
  points: [
    [
      "Say how it is today",
      "How old is it, what does it weigh, and what’s different from before?",
      "A scale, a video of half a minute, and {ask}.",
      "Age, weight, habits, and the one thing the reader has noticed. All that follows depends on it.",
      "Starting with a product",
    ],
    [
      "Put the food in numbers",
      "What does it eat, and how much?",
      "The label, a kitchen scale, and {ask}.",
      "{Food}; {amount}; what’s changed slowly, over how many days, and what must never be given.",
      "Feeding by habit",
    ],
    [
      "Make {home} fit",
      "What has to change where it lives?",
      "Look at it from its own height, by day and at night.",
      "Warmth, footing, height, quiet, cleaning. And what to remove: {guests}.",
      "Buying before looking",
    ],
    [
      "Write down the week",
      "What does it need each day and each week?",
      "A diary of two weeks, with minutes.",
      "Feeding, cleaning, moving, grooming, company; who does it, and who when nobody’s home.",
      "Leaving it to whoever has time",
    ],
    [
      "Know its illnesses by their first sign",
      "Which illnesses does it get, and how do they begin?",
      "{Ask}: which three do you see most, and how late?",
      "{Ills}; for each, the first sign, what to do that day, and what doesn’t wait. {Watch}.",
      "{Leave}",
    ],
    [
      "Add up a year",
      "What does it cost in a year, and in a bad one?",
      "Last year’s bills; the clinic’s price list; one emergency hospital’s deposit.",
      "Food, supplies, checkups, medicine, a sitter; and one emergency, in dollars.",
      "Counting the purchase only",
    ],
    [
      "Say when to call, and whom",
      "When do I call the vet?",
      "The clinic’s own list of what can’t wait, and its number at night.",
      "What waits a day, what doesn’t wait an hour, and what to have ready before calling.",
      "Searching the web at midnight",
    ],
  ],
};

export const living: readonly Nature[] = [livingInWinter, livingInWeather, livingThing];
