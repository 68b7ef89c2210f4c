import type { Step } from "../kinds.ts";
import { once } from "../own-hours.ts";

export const typeOnce: Step = {
  id: "type-once",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.typing && s.phone && !s.forms && s.industry !== "Financial Services",
  comfort: 0,
  closes: { "typing-time": 0.3 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 2,
  work: () => [once("a look at what still went onto paper", 20)],
  because: () => "what is written down once less saves about a third, and no slip is lost",
  already: (_, t) => `nothing is noted on paper before it stands in ${t.system}`,
  title: (_, t) => `One place: straight into ${t.system}`,
  does: (s, t) =>
    `No slip in between: ${t.system} is open while you talk, and ${t.typed} go in as they are said, spelled back once.${s.email ? " What comes by e-mail is copied from there, not typed." : ""} Where no screen is at hand, one bound book, entered once a day and struck through.`,
  dayOne: (_, t) =>
    `Put the slips away for one morning, and take the calls with ${t.system} in front of you.`,
  needs: (_, t) => `${t.system} within reach of every phone; the fields in the order of the talk`,
  watch: () => "slips on the desk at closing",
  never: () => "keep the paper 'to be safe'",
  short: (_, t) => `typing once, straight into ${t.system}`,
};
