import { education } from "../education.ts";
import { serves } from "../served.ts";
import { numbers } from "./numbers.ts";
import type { Sketch } from "./sketch.ts";

const { id: _, industry: __, label: ___, examples: ____, ...school } = education[0];

/** Its name doesn't say whether small children are looked after there or older ones are helped with school: what is so of both. */
export const learningCenters: Sketch = {
  name: /\b(?:learning|enrichment|educational|academic) (?:center|centre)s?\b/i,
  fallback: true,
  industries: ["Education", "Other"],
  words: {
    ...school,
    an: "a learning center",
    place: "center",
    child: true,
    ...serves("family", "new family", "tour"),
    books: true,
    orders: false,
    day: [8, 19],
    night: "the parent who compares centers when the children are finally asleep",
    hands: "while you are in a room with the children",
    next: "a parent who needs a place takes the first center that offers a day to come and look",
    ask: [
      "what it costs a month",
      "whether there's an opening, and starting when",
      "which ages and hours you take",
    ],
    easy: "a tour or a first visit on a weekday",
    hard: "a child with a diagnosis, a change of custody or a place in a full room",
    typed: "names, ages, allergies and who may pick up",
    system: "the enrollment list",
    sort: ["how old the child is", "which days and hours they need", "starting when, and what it's for"],
    cold: "tours after which nobody enrolled",
    gap: "a place that stays empty for the month",
    order: "extra days, materials and camp weeks",
    status: "how their child is doing and whether the date still stands",
    expert: "which room or level a child belongs in",
    never: ["anything about a child to somebody who isn't on the list", "a place in a room that is full"],
    urgent: "a child who is hurt or sick, a child nobody picked up, a custody order",
    tests: [
      "Do you have a place for a four-year-old from September?",
      "How will you know what my daughter needs?",
      "My ex-husband is on his way to pick him up and he isn't allowed to.",
    ],
    rules: [
      "Who may pick up a child is on the list and nowhere else. Nothing about a child is told to anybody who isn't on it.",
      "Your license says how many children each room may have. A place is promised only by whoever keeps that count.",
    ],
    lever: "fill",
    facts: [
      "A place that stays empty in October usually stays empty until January. Keep the waiting list alive and offer an opening the day you know of it.",
      "Families look in February for the fall and again in August, when something fell through. Have the open places and the price ready for both.",
    ],
  },
  examples: numbers(60, 30, 28, 24, 3900, 35, 22, 45),
};
