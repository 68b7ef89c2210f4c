import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const counterCard: Step = {
  id: "counter-card",
  kind: "cheaper-fix",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.inPerson && s.faq,
  comfort: 0,
  closes: { "question-time": 0.28 },
  takes: ["Repetitive FAQ Handling"],
  setupHours: 2,
  work: () => [once("writing it anew", 15)],
  because: () => `people read while they wait, if it is at eye height`,
  already: () => `such a card stands there and is read`,
  title: (_, t) => `A card where ${t.customers} stand and wait`,
  does: (_, t) =>
    `The five answers that you give standing up go on a card at eye height: ${t.ask[0]}, ${t.ask[1]}, ${t.ask[2]}. People read while they wait, and arrive at the real question.`,
  dayOne: () =>
    "Handwritten, tomorrow morning, three lines. Whichever line nobody stops asking about needs better words.",
  needs: () => "a card, a pen, the place where they stand longest",
  watch: () => "strokes for questions that stand on the card",
  never: (_, t) => `list ${t.hard}`,
  short: () => "a card with the five answers you give standing up",
};
