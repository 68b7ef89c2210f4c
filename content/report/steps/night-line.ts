import { chainOf } from "../own-hours.ts";
import type { Step } from "../step-kinds.ts";
import { article, atOnce, dear, handsOver, newPeople, pick, whoGoes } from "../words.ts";
import type { Say } from "../kinds.ts";
import { usualCall } from "./usual-call.ts";

/** Where each weighs little and none is in need, it takes down what is wanted. */
const call: Say = (s, t) =>
  atOnce(t) || dear(t)
    ? usualCall(s, t)
    : t.books
      ? `It takes the request for ${t.easy} for you to confirm.`
      : "It writes down what they want.";

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
  handles: (value) => [{ of: chainOf(value, "nightShare") }],
  already: () => `somebody, or something that talks, already answers after closing`,
  call,
  title: () => "An assistant on your line after closing",
  does: (s, t) =>
    `${atOnce(t) ? whoGoes(t) : ""}After closing, your number forwards to it. It says it is an assistant, ${
      atOnce(t)
        ? "and texts the caller's answers and number to the person on duty, that minute; if nobody replies to the text, the next name gets it."
        : dear(t)
          ? "listens, and has a note ready in the morning, so you call the most urgent one first."
          : "listens, and has a note ready for you in the morning."
    } ${call(s, t)} ${handsOver(t)}`,
  dayOne: (s, t) =>
    s.comfort <= 1
      ? "Only the first two hours after closing."
      : `On its first evening it only takes messages; ${t.books ? "booking" : "answering"} starts a week later.`,
  needs: (_, t) =>
    atOnce(t)
      ? `a number that can be forwarded on a timer; the cell phone of the person on duty, and a second one behind it; one page that says ${t.ask[0]} and ${t.ask[1]}`
      : dear(t)
        ? `call forwarding on a timer; half a page that says ${t.ask[0]} and what to ask; a number for emergencies; somebody who reads the notes before nine`
        : `a number that can be forwarded on a timer; your hours; a number for emergencies; one page that says ${t.ask[0]} and ${t.ask[1]}`,
  rehearse: (_, t) =>
    dear(t)
      ? `Have somebody outside the business call it at ten at night with: “${t.tests[2]}” Then read the note as if you knew nothing.`
      : `Call it from a phone it doesn't know and say: “${t.tests[2]}”`,
  watch: (_, t) =>
    atOnce(t)
      ? `possible ${newPeople(t)} in the assistant's texts, and how many of them somebody called back within ten minutes`
      : dear(t)
        ? `morning notes that led to ${article(t.job)}`
        : `possible ${newPeople(t)} in the assistant's notes who were still interested when you called`,
  never: (_, t, n) => `say ${pick(t, n)}`,
  short: () => "an assistant that answers the phone after closing",
};
