import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const gardenCenters: Sketch = like(
  /\b((nursery|garden|greenhouse|plant|tree farm)s?( ?(&|and) (garden|landscape))? ?(center|centre|shop|supply)|garden centers?|greenhouses?|(plant|tree) nursery|nursery (&|and) garden( center)?|nurseries)\b/i,
  kind.producer,
  {
    an: "a garden center",
    place: "garden center",
    day: [9, 18],
    night: "the photo of a dying hydrangea, sent on Sunday evening",
    hands: "while you are loading a truck with a line at the register",
    next: "they drive to whichever place said it has the tree",
    ask: [
      "whether you have it in stock, and in which size",
      "whether you deliver and plant it",
      "whether you take back a plant that died",
    ],
    easy: "whether something is in stock",
    hard: "a sick plant, a tree that died in its first year or a yard to be designed",
    typed: "plants, sizes and delivery addresses",
    system: "the stock and order list",
    sort: [
      "which plant and size, and how many",
      "sun or shade, with a picture of the place",
      "picked up, delivered or planted",
    ],
    cold: "quotes for trees and plantings that never got a yes or a no",
    gap: "a tree held for somebody who did not come",
    order: "special orders and deliveries",
    status: "whether their order has come",
    expert: "what is wrong with a plant",
    never: ["that a plant will live", "which spray is safe for a child or a pet"],
    urgent: "a child or a pet that ate a plant",
    tests: ["Do you have river birch, eight feet?", "What is eating my roses?", "My dog chewed an oleander."],
    rules: [
      "What may be said about pesticides is on the label and on your license.",
      "Print on the receipt what you replace if it dies, and how long that holds.",
    ],
    lever: "due",
    facts: [
      "You know who bought a tree, a hedge or a vegetable bed: what each of them needs next (feed in April, bulbs in October, a replacement row) is worth one message in that month, with two put aside.",
      "Half of your year is the ten weeks from April to Father's Day, when nobody can pick up the phone: a daily photo of what came in answers most calls. Fall is the better planting time, and the one you have to sell.",
    ],
  },
  { ...numbers(90, 25, 35, 22, 210, 40, 18, 40), offer: { pays: 1400, of: 30 } },
);
