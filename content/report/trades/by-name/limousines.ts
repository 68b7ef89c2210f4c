import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const limousines: Sketch = like(
  /\b(limo(usine)?s?( (service|company))?|black car( service)?|chauffeur\w*|(charter|party) bus(es)?|(?:airport|express|hotel) (?:express )?(shuttles?|car|transfers?)( service)?|town ?car|motor ?coach(es)?)\b/i,
  kind.carrier,
  {
    an: "a limousine and shuttle service",
    place: "company",
    job: "ride",
    jobs: "rides",
    orders: true,
    always: true,
    night: "the flight that lands at one in the morning, three hours late",
    hands: "while you are driving or at a terminal",
    next: "somebody who has to be at the airport books the first one that confirms",
    ask: [
      "what it costs from here to there",
      "whether a car is free at that hour",
      "what happens if the flight is late",
    ],
    easy: "a ride to the airport at a named hour",
    hard: "a wedding with six stops, a delayed flight or a car that broke down",
    typed: "addresses, flight numbers and passenger counts",
    system: "the dispatch board",
    sort: [
      "where from and where to, and when",
      "how many people and bags",
      "the flight number, or how many hours",
    ],
    cold: "quotes for events that nobody booked",
    gap: "a car that waited for nobody",
    order: "rides and changes to them",
    status: "where the car is",
    expert: "which car is free when",
    never: ["a pick-up time that is not on the board", "where another passenger was taken"],
    urgent: "a passenger nobody met, an accident, a flight that changed tonight",
    tests: [
      "What is it to the airport on Friday at five?",
      "Do you have a bus for thirty in June?",
      "I have landed and there is nobody here.",
    ],
    rules: [
      "Permits and insurance differ by airport and by state line: say only what you hold.",
      "Who rode where stays with you.",
    ],
    lever: "standing",
    facts: [
      "One assistant in one office books more airport rides than a hundred strangers: ask every company that rode twice for an account, with one monthly bill.",
      "Prom and weddings fill April to June, company parties December, and each of them wants the same Saturday: take a deposit, and keep the airport work for the other days.",
    ],
  },
  numbers(110, 30, 45, 30, 620, 35, 21, 110),
);
