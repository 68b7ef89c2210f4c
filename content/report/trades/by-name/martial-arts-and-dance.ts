import { serves } from "../served.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

const members: Sketch["words"] = {
  place: "school",
  ...serves("student", "new student", "class"),
  books: true,
  orders: false,
  lapses: true,
  day: [14, 20],
  typed: "sign-ups, waivers and payment details",
  system: "the class software",
  order: "uniforms and test fees",
  gap: "a place in class that stays empty",
  rules: [
    "Photos and names of children go nowhere without a parent's yes.",
    "How a contract ends is state law in many places: your own terms give the words.",
  ],
};

export const martialArtsAndDance: Sketch = like(
  /\b(martial arts|karate|tae ?kwon ?do|jiu[- ]jitsu|judo|kung fu|krav maga|aikido|(gymnastics|tumbling)( (center|academy))?|cheer(leading)?|dance (studio|academy|school|company)?|ballet( (academy|school|studio))?|swim (school|lessons|academy))\b/i,
  members,
  {
    an: "a school for martial arts, dance or movement",
    night: "the parent who looks for something for a child with too much energy, after bedtime",
    hands: "while you are on the mat with twenty children",
    next: "the child tries the school that offered a day first",
    ask: ["what it costs a month", "whether a first class is free", "which class is right for their age"],
    easy: "a trial class on a named day",
    hard: "an injury, a child with special needs or a contract to be ended",
    sort: ["who it is for, and how old", "what they hope it will do", "which afternoons work"],
    cold: "students who have not come for two weeks",
    status: "whether there is class today",
    expert: "which class is right for whom",
    never: ["that it is safe after an injury", "anything about another child"],
    urgent: "somebody hurt on the mat, a child nobody picked up",
    tests: [
      "Could my son try a class this week?",
      "How long is the contract?",
      "Nobody has picked up a seven-year-old and it is eight o'clock.",
    ],
    lever: "next-date",
    facts: [
      "The trial is the sale. Invite people for a named day this week and greet them by name, and far more sign up than if you tell them to drop by. Set the second date before they take off their shoes.",
      "You lose students quietly, in the third month and after each level reached: two missed weeks want a call, not a card. August and January fill you; summer camps keep June and July alive.",
    ],
  },
  numbers(30, 45, 40, 35, 1250, 60, 20, 25),
);
