import * as kind from "./classes.ts";
import { numbers } from "./numbers.ts";
import { like, type Sketch } from "./sketch.ts";

export const showrooms: Sketch = like(
  /\b((flooring|floor|tile|carpet|rug|kitchen|bath|cabinet|blinds?|shades?|drapery|window treatments?|furniture|mattress|lighting|appliance|countertops?|granite|quartz|hearth|stove|fireplace)s?( ?(&|and) (\w+))? (showroom|gallery|store|outlet|center|warehouse|design center)|(mattress(es)?|furniture|(granite|quartz) countertops?|countertops?|blinds (&|and) shades|(stove|fireplace)s? (&|and) hearth))\b/i,
  { ...kind.visit, place: "showroom", travels: true },
  {
    an: "a showroom that measures and delivers",
    job: "visit to measure",
    jobs: "visits to measure",
    orders: true,
    day: [10, 18],
    night: "the room that is planned on the couch with your page open",
    hands: "while you are with a customer among the samples",
    next: "they look at three and buy from the one who came to measure",
    ask: [
      "what it costs by the foot, put in",
      "how many weeks it takes",
      "whether you haul away the old one",
    ],
    easy: "a visit to measure a plain room",
    hard: "a room that is not square, a discontinued sample or something damaged on the way",
    typed: "measurements, product numbers and delivery addresses",
    system: "the order system",
    sort: [
      "which room, with rough measurements",
      "what is there now, and pets or children",
      "how soon, and about what budget",
    ],
    cold: "quotes after a visit that never got a yes or a no",
    gap: "a drive to measure where nobody was home",
    order: "orders, samples and changes",
    status: "when it is delivered or put in",
    expert: "what will last in that room",
    never: ["a price before it was measured", "a week the maker has not confirmed"],
    urgent: "water under a new floor, something that has come off a wall",
    tests: [
      "Could somebody measure our kitchen?",
      "What is it by the foot, put in?",
      "There is water coming up between the boards you laid.",
    ],
    lever: "due",
    facts: [
      "Samples that leave the store are your real leads. Write down who took which and call on the third day, or they'll buy at the next store they drive past.",
      "Orders come in before the holidays and with the tax refund; remodelers, realtors and landlords buy all year, and want a price list and one person who answers.",
    ],
  },
  { ...numbers(55, 35, 22, 22, 3200, 34, 22, 80), offer: { pays: 4200, of: 60 } },
);
