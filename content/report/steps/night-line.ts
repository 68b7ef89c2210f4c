import type { Step } from "../kinds.ts";
import { article, dear, pick } from "../words.ts";

export const nightLine: Step = {
  id: "night-line",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks"],
  when: (s) => s.phone && s.afterHours,
  comfort: 0,
  closes: { "after-hours": 0.55 },
  takes: ["After-Hours Coverage"],
  setupHours: 8,
  handles: (value) => value("nightShare"),
  title: () => "An assistant on your line after closing",
  does: (_, t) =>
    dear(t)
      ? `From closing time your number goes to it. It says what it is, hears the matter out, ${t.night} for instance, asks ${t.sort[0]}, and has the note on your desk when you come in: you speak first to the one who is worth most.`
      : `When you lock up, your number forwards to it. It says what it is, listens to ${t.night}, ${t.books ? `takes down ${t.easy} for you to confirm` : "writes it down"}, and leaves you three lines for the morning.`,
  dayOne: (s, t) =>
    s.comfort <= 1
      ? `It takes the first two hours after closing and nothing else; by day every ${t.customer} still gets you.`
      : `It takes tonight from closing time on, as a message-taker for ${t.newOnes}; ${t.books ? "booking comes in the second week" : "answers come in the second week"}.`,
  needs: (_, t) =>
    dear(t)
      ? `forwarding that follows the clock; half a page with ${t.ask[0]} and what to ask back; somebody who reads the notes before nine`
      : `a number that can be forwarded by the clock; your hours; one page that knows ${t.ask[0]} and ${t.ask[1]}`,
  rehearse: (_, t, n) =>
    dear(t)
      ? `Let somebody outside the trade call it at ten at night with: “${t.tests[n]}” Then read the note as if you knew nothing.`
      : `Call it from the parking lot and say: “${t.tests[n]}”`,
  watch: (_, t) =>
    dear(t)
      ? `notes in the morning that led to ${article(t.job)}`
      : `${t.newOnes} in the book on a morning that nobody took down in the daytime`,
  never: (_, t, n) => `say ${pick(t, n)}`,
  short: (_, t) => `an assistant that answers for ${t.customers} after closing`,
};
