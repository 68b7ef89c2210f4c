import { setImmediate } from "node:timers/promises";
import type { Desk } from "../../content/desks/desk.ts";
import { answerTurn, type TurnAnswered, type TurnGiven } from "./answering.ts";
import { preparing } from "./understanding/alarms.ts";

// The receptionist's engine in a thread of its own: see `answering-apart.ts`.

export { summaryOf as summary } from "./answering.ts";

/** Visitors' desks come with each turn: those of the calls that run, so that what is worked out for one is kept with it. */
const desks = new Map<string, Desk>();
const DESKS_MAX = 50;

function known(desk: Desk): Desk {
  const key = JSON.stringify(desk);
  const same = desks.get(key) ?? desk;
  desks.delete(key);
  desks.set(key, same);
  if (desks.size > DESKS_MAX) desks.delete(desks.keys().next().value ?? "");
  return same;
}

export const turn = (given: TurnGiven): TurnAnswered =>
  answerTurn({ ...given, ...(given.own && { own: known(given.own) }) });

/** A task that does nothing: the thread was needed until now. */
export const stay = (): void => {};

/** Words that touch each part of the engine. */
const WARM_UP = [
  "Are you open on Saturday?",
  "I'd like to book a cleaning on Monday",
  "The first one, please",
  "What does it cost?",
  "Dana Whitfield",
  "555 010 0188",
  "No, please leave a message instead",
];

/**
 * Holds a short conversation with itself: without it the first visitor would wait most of a second for patterns to be
 * compiled and code to be made quick. Whoever calls meanwhile is answered between its steps.
 */
export async function warmUp(): Promise<void> {
  for (const _ of preparing()) await setImmediate();
  let { reply } = turn({ scenario: "dental", now: new Date(), text: null });
  for (const text of WARM_UP) {
    await setImmediate();
    ({ reply } = turn({ scenario: "dental", now: new Date(), before: reply.state, text }));
  }
  // What only the preparing needed: this thread's memory is its own, and its own to give back.
  await globalThis.gc?.({ type: "major", execution: "async", flavor: "last-resort" });
}
