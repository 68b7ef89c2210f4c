import { chainOf } from "../own-hours.ts";
import type { Step } from "../step-kinds.ts";
import { atOnce, handsOver, newPeople, pick, whoGoes } from "../words.ts";
import { usualCall } from "./usual-call.ts";

/** The same assistant for both, where calls are lost by night and by day. */
export const phoneLine: Step = {
  id: "phone-line",
  kind: "assistant",
  basis: ["interactionChannels", "operationalBottlenecks", "customerInteractionPercentage"],
  when: (s) => s.phone && s.afterHours && (s.talk >= 2 || s.missedKnown),
  comfort: 0,
  closes: { "after-hours": 0.65, busy: 0.6 },
  reaches: "calls",
  takes: ["After-Hours Coverage"],
  setupHours: 8,
  handles: (value) => [{ of: chainOf(value, "nightShare") }, { of: chainOf(value, "busyShare") }],
  missed: true,
  already: () => "no call goes unanswered",
  call: usualCall,
  title: () => "An assistant on your line for calls nobody picks up",
  does: (s, t) =>
    `${whoGoes(t)}By day, a call that nobody picks up goes to an assistant after the fourth ring; after closing it goes there at once. It says what it is${atOnce(t) ? ". It texts the answers and the number to you that minute; anyone who can't wait is put through to your cell phone." : s.reply === 0 ? ", promises a call within the hour by day and a time in the morning at night, and puts each on one list." : ", says when you will call back, and sends you a note."} ${usualCall(s, t)} ${handsOver(t)}`,
  dayOne: (s) =>
    s.comfort <= 1
      ? "Only after closing, until you have read its notes for a week."
      : "After closing it answers from the first evening; by day it only takes notes.",
  needs: (s, t) =>
    `call forwarding on no answer and on a timer; one page that says ${t.ask[0]} and ${t.ask[1]}; ${atOnce(t) ? "the cell phone of the person on duty, and a second one behind it" : s.reply > 0 ? "somebody who reads the notes by nine and by four" : s.team === "alone" ? "five minutes of each hour for its list" : "a name for each half day who clears its list on the hour"}`,
  rehearse: (_, t) => `Call it at ten at night, and by day on a busy line, with: “${t.tests[2]}”`,
  watch: (s, t) =>
    `possible ${newPeople(t)} in the assistant's notes, and how many of them you reached ${atOnce(t) ? "within ten minutes" : s.reply === 0 ? "within the hour" : "the same day"}`,
  never: (_, t, n) => `hold on to a caller who asks for a person, or say ${pick(t, n)}`,
  short: () => "an assistant for the calls nobody picks up",
};
