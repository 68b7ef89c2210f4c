import type { Step } from "../step-kinds.ts";
import { once } from "../own-hours.ts";

export const typeOnce: Step = {
  id: "type-once",
  kind: "cheaper-fix",
  basis: ["operationalBottlenecks", "interactionChannels"],
  when: (s) => s.typing && s.phone && s.industry !== "Financial Services",
  comfort: 0,
  closes: { "typing-time": 0.3 },
  takes: ["Data Entry/Form Filling"],
  setupHours: 2,
  work: () => [once("a look at what still went onto paper", 20)],
  subject: "Data Entry/Form Filling",
  already: (_, t) => `nothing is noted on paper before it goes into ${t.system}`,
  title: (_, t) => `Spend less time typing ${t.typed}`,
  does: (s, t) =>
    `Keep ${t.system} open while you talk, and enter ${t.typed} as they are said, spelled back once.${s.email ? " Copy what comes by email; don't retype it." : ""} Where there is no screen, keep one notebook, entered once a day and crossed out.`,
  dayOne: (_, t) => `Put the slips away for one morning and take the calls with ${t.system} in front of you.`,
  needs: (_, t) => `${t.system} within reach of every phone, and its fields in the order of the conversation`,
  watch: () => "slips on the desk at closing",
  never: () => "keep the paper 'to be safe'",
  short: (_, t) => `spending less time typing ${t.typed}`,
};
