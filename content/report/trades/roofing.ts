import { numbers } from "./by-name/numbers.ts";
import { serves } from "./served.ts";
import type { Trade } from "../kinds.ts";

export const roofing: Trade = {
  id: "roofing",
  industry: "Other",
  label: "Roofing",
  an: "a roofing business",
  place: "business",
  ...serves("homeowner", "new job", "visit"),
  books: true,
  orders: false,
  day: [7, 17],
  night: "the leak that comes with the storm",
  hands: "while you are up on a roof",
  next: "somebody with a wet ceiling takes the first roofer who can come with a tarp",
  ask: ["what a new roof costs", "how soon somebody can look at it", "whether insurance pays for hail"],
  easy: "an inspection or a measured estimate",
  hard: "a leak in the rain, storm damage or a steep old roof",
  typed: "addresses, roof sizes and claim numbers",
  system: "the job sheet",
  sort: ["leak, damage or a new roof", "how old the roof is", "owner or tenant"],
  cold: "estimates for roofs that never got a yes or a no",
  gap: "a morning at a house where nobody came to the door",
  order: "materials and dumpsters",
  status: "when the crew comes",
  expert: "whether to repair or replace",
  never: ["that the insurance will pay", "that a roof is safe to walk on"],
  urgent: "a power line down, water coming in, a tree on the roof",
  tests: [
    "I would like somebody to look at my roof before winter.",
    "Roughly what would a new roof cost for a house like mine?",
    "Water is coming through the bedroom ceiling right now.",
  ],
  rules: [
    "Many states limit what you may promise about an insurance claim. What's covered is for the insurer to say.",
    "Some states require your license number, so let it have yours.",
  ],
  facts: [
    "One follow-up within the week wins more jobs than a lower price, and the estimate with photos is the one they remember.",
    "After a hailstorm everybody wants you the same week. Give a date for the tarp first, and a date for the roof from a list.",
  ],
  vetoes: ["arrival-note", "expert-hours", "duty-rota"],
  examples: numbers(45, 35, 22, 25, 6500, 20, 34, 90),
};
