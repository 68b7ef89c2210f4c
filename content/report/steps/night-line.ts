import type { Step } from "../kinds.ts";
import { article, pick, dear } from "../words.ts";

export const nightLine: Step = {
  id: "night-line",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours,
  comfort: 0,
  closes: { "after-hours": 0.65 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 8,
  handles: (value) => value("nightShare"),
  because: () => `most who hear a voice say what they want; some hang up on a machine`,
  already: () => `somebody, or something that speaks, answers after closing`,
  title: () => "An assistant on your line after closing",
  does: (_, t) =>
    dear(t)
      ? `From closing time your number goes to it. It says what it is, hears the matter out, ${t.night} for instance, asks ${t.sort[0]}, and has the note ready in the morning: you speak first to the one who is worth most. With ${t.urgent}, its first sentence says where to turn now, or it puts them through to the number you name.`
      : `After your hours your number forwards to it. It says what it is, hears the matter out, ${t.books ? `takes down ${t.easy} for you to confirm` : "writes it down"}, and leaves you three lines for the morning. With ${t.urgent}, its first sentence says where to turn now, or it puts them through to the number you name.`,
  dayOne: (s, t) =>
    s.comfort <= 1
      ? `It takes the first two hours after closing and nothing else; by day nothing changes for ${t.customers}.`
      : `On its first evening it takes messages and nothing else; ${t.books ? "dates" : "answers"} come a week later.`,
  needs: (_, t) =>
    dear(t)
      ? `forwarding that follows the clock; half a page with ${t.ask[0]} and what to ask back; a number for what cannot wait; somebody who reads the notes before nine`
      : `a number that can be forwarded by the clock; your hours; a number for what cannot wait; one page that knows ${t.ask[0]} and ${t.ask[1]}`,
  rehearse: (_, t) =>
    dear(t)
      ? `Let somebody outside the trade call it at ten at night with: “${t.tests[2]}” Then read the note as if you knew nothing.`
      : `Call it from a phone it does not know and say: “${t.tests[2]}”`,
  watch: (_, t) =>
    dear(t)
      ? `notes in the morning that led to ${article(t.job)}`
      : `possible ${t.newOnes} in its notes who were still there when you called`,
  never: (_, t, n) => `say ${pick(t, n)}`,
  short: (_, t) => `an assistant that answers for ${t.customers} after closing`,
};
