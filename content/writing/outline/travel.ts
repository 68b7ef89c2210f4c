import type { Inquiry } from "./kinds.ts";

/** Days somewhere else. */
export const travel: Inquiry = {
  early: true,
  heard:
    /\b(itinerar(y|ies)|trip|travel(ing)?|vacation (in|to)|days? in [a-z]+|weekend in|things to do in|road trip|sightseeing)\b/,
  questions: [
    "Who travels, and what can the slowest of them do in a morning: steps, hills, heat, hours on their feet?",
    "What is the one thing that each would regret to miss?",
    "Where does everybody sit down, eat and find a restroom, and is there a step at the door?",
    "How does one get from one place to the next without a car, and how far is it on foot, uphill or level?",
    "What has to be booked beforehand, and what is closed on which weekday?",
  ],
  facts: [
    ["Opening days and tickets", "each place’s own page, with the day on which you looked"],
    ["Steps, lifts and level ways", "the place’s page on access, or a call; a map that shows heights"],
    ["Trams, buses and taxis", "the city’s transport company; ask which lines have a low floor"],
    [
      "Somewhere to sit down and eat",
      "somebody who was there this year, and the place itself for hours and steps",
    ],
  ],
  own: [
    "What you have done there yourself, and when",
    "The day on which it was too much, and what you left out",
  ],
  steps: [
    "Write down what each can do in a day: [steps, hours, pauses]",
    "Choose one main thing for each day: [what, opening hours, ticket]",
    "Put the way to it first: [which line or taxi, minutes, level or uphill]",
    "Find a table nearby for the hour after it: [name, hours, step at the door]",
    "Leave the rest of the day open: [where one can sit]",
    "Have a plan for rain and for tired legs: [what]",
  ],
  criteria: [
    ["Way on foot", "[minutes, hills, steps]"],
    ["What there is to see", "[one thing]"],
    ["Where to sit and eat", "[name, hours]"],
    ["Cost for all", "[sum, date]"],
  ],
  phases: [
    "Arrive, and stay near: [where the first table is; how one gets there from the station or airport]",
    "The one main thing that needs a ticket: [what, hour; the level way to it; a table nearby]",
    "Something to look at while sitting: [boat, tram, square, garden; where one gets on; a table nearby]",
    "A quiet day in one quarter: [which; where it is level; market or church; a table nearby]",
    "What was missed, or nothing: [second choice; what to bring home; the last table]",
  ],
  checks: [
    "Everybody has said what must not be missed: [one each]",
    "Tickets with an hour are booked: [which]",
    "Ways are checked for hills and steps: [map, day]",
    "A table for each day is known: [names]",
    "Medicines, papers and insurance are packed: [list]",
    "The number of a taxi that comes is saved: [number]",
    "There is a plan for rain: [what]",
    "Somebody at home has the addresses: [who]",
  ],
};
