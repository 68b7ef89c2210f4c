import { numbers } from "./by-name/numbers.ts";
import { serves } from "./served.ts";
import type { Trade } from "../kinds.ts";

export const musicSchool: Trade = {
  id: "music-school",
  industry: "Education",
  label: "Music school",
  an: "a music school",
  place: "school",
  ...serves("family", "new student", "lesson"),
  books: true,
  returns: true,
  orders: false,
  day: [12, 20],
  night: "the wish for lessons that comes after the school concert",
  hands: "while you are teaching",
  next: "a child who wants to learn starts at the first school with a lesson this week",
  ask: ["what a month of lessons costs", "how old a child must be", "whether instruments can be rented"],
  easy: "a trial lesson",
  hard: "an audition, a change of teacher or an adult who starts again",
  typed: "names, ages, teachers and times",
  system: "the lesson schedule",
  sort: ["who it is for, and what age", "how many years of playing", "which afternoons"],
  cold: "trial lessons that led to nothing",
  gap: "a teacher who waits beside an empty chair",
  order: "books and rented instruments",
  status: "which teacher and which time they have",
  expert: "which teacher suits a child",
  never: ["that a child has talent", "that they will pass an audition"],
  urgent: "a child who was not picked up, a teacher who is out sick today",
  tests: [
    "My daughter would like to try the piano.",
    "Is five too young for the violin?",
    "Nobody has come to pick up the boy from the last lesson.",
  ],
  rules: [
    "Talk about a child only with the parents. Keep a list of who may ask and who may pick up.",
    "Tell families in writing, before the first lesson, what they pay for a missed one.",
  ],
  lever: "fill",
  facts: [
    "The late afternoons are full and the early ones aren't. A list of people who could come at three, or in the morning, fills rooms you pay rent for anyway.",
    "Places go in the weeks around the start of school and after New Year's. Ask families in May whether they're staying, before they look around.",
  ],
  examples: numbers(35, 20, 40, 25, 1400, 40, 26, 35),
};
