import type { DialogueReply } from "../../contracts/voice.ts";
import { deskOf } from "../../server/voice/desks.ts";
import { clockOf, type DialogueContext } from "../../server/voice/dialogue/context.ts";
import { exampleBookings } from "../../server/voice/dialogue/times/example-calendar.ts";
import { weekdayOf } from "../../server/voice/dialogue/readers/calendar.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import type { Caller } from "./callers.ts";
import { SimulatedCaller } from "./simulated-caller.ts";

/** A Saturday afternoon in Los Angeles: nothing is open, and Thanksgiving is near. */
export const NOW = new Date("2026-11-21T22:00:00Z");

export function contextAt(desk: Caller["desk"], now = NOW): DialogueContext {
  const bare = { now, desk: deskOf(desk), slotsTaken: [] };
  return { ...bare, slotsTaken: exampleBookings(bare.desk, clockOf(bare).today, bare.desk.horizonDays + 1) };
}

export interface Played {
  caller: Caller;
  lines: string[];
  turns: number;
  last: DialogueReply;
  /** What was wrong; empty when the caller was served. */
  faults: string[];
}

const FALLBACK =
  /didn't quite get|got past me|didn't follow|still not following|don't want to guess|Let's make it easy|no le entendí|se me escapó|no le seguí/;

/** Plays one call and checks each reply's duties and the outcome. */
export function play(caller: Caller): Played {
  const context = contextAt(caller.desk);
  const simulated = new SimulatedCaller(caller);
  let last = pickUp(context);
  const lines = [`< ${last.say}`];
  const faults: string[] = [];
  const fault = (text: string) => faults.push(text);
  while (!last.ended) {
    const said = simulated.answer(last.say);
    if (!said) break;
    const before = last;
    last = reply(context, last.state, said.words);
    lines.push(`> ${said.words}`, `< ${last.say}`);
    if (/undefined|\{|\}|NaN/.test(last.say)) fault(`words without a value: ${last.say}`);
    if (said.question && !said.question.test(last.say)) fault(`'${said.words}' was not answered`);
    if (FALLBACK.test(last.say) && FALLBACK.test(before.say) && last.say === before.say)
      fault("the same fallback twice");
    const filed = last.state.filed.filter(({ kind }) => kind === "booking" || kind === "message").length;
    const had = before.state.filed.filter(({ kind }) => kind === "booking" || kind === "message").length;
    if (filed > had && (before.state.asked !== "confirm" || !/^(?:um so yeah )?(?:yes|sí)/.test(said.words)))
      fault(`filed without a yes, on '${said.words}'`);
    if (before.state.alarm && last.state.filed.length > before.state.filed.length && !last.state.alarm)
      fault("filed after an alarm");
    if (before.state.alarm && !/911|988|1, 800, 2 2 2/.test(last.say)) fault(`left an alarm: ${last.say}`);
  }
  faults.push(...outcome(caller, last));
  return { caller, lines, turns: simulated.turns, last, faults };
}

/** What the call had to come to. */
function outcome(
  { desk, goal, phone, name, service, day, twist }: Caller,
  { state, ended }: DialogueReply,
): string[] {
  const faults: string[] = [];
  const bookings = state.filed.filter((filed) => filed.kind === "booking");
  const messages = state.filed.filter((filed) => filed.kind === "message");
  const check = (right: boolean, what: string) => {
    if (!right) faults.push(what);
  };
  const emergency = { emergency: "911", poisoning: "poison", crisis: "988" }[goal as string];
  if (emergency) {
    check(state.alarm?.line === emergency, `the alarm ${emergency} does not stand`);
    check(bookings.length + messages.length === 0, "something was filed");
    return faults;
  }
  check(ended, "the call did not end");
  const numbered = (filed: { phone: string } | undefined) => filed?.phone === `+1${phone[1]}`;
  switch (goal) {
    case "book":
    case "spanish-book":
      check(bookings.length === 1, `${bookings.length} bookings`);
      check(numbered(bookings[0]), `phone ${bookings[0]?.phone}`);
      check(
        bookings[0]?.name.toLowerCase().replace(/[^\p{L}]/gu, "") ===
          name.toLowerCase().replace(/[^\p{L}]/gu, ""),
        `name ${bookings[0]?.name}`,
      );
      if (goal === "book") {
        check(bookings[0]?.service === service[1], `service ${bookings[0]?.service}`);
        if (bookings[0] && twist !== "declines")
          check(weekdayOf(bookings[0].day) === day[1], `day ${bookings[0].day}`);
      }
      break;
    case "book-other":
      check(
        bookings.length === 1 && bookings[0]?.name === "Laura Sanders",
        `booked for ${bookings[0]?.name}`,
      );
      break;
    case "book-two": {
      // A demonstration or a couple's will is one appointment for both.
      const people = deskOf(desk).services.find(({ id }) => id === service[1])?.together ? 1 : 2;
      check(bookings.length === people, `${bookings.length} bookings`);
      check(new Set(bookings.map((b) => b.name)).size === people, "not for two");
      check(new Set(bookings.map((b) => b.day + b.time)).size === bookings.length, "the same time twice");
      break;
    }
    case "move-own":
      check(bookings.length === 1 && bookings[0]!.moved, "not moved");
      break;
    case "cancel-own":
      check(bookings.length === 1 && bookings[0]!.canceled === true, "not canceled");
      break;
    case "keep":
      check(messages.length === 0, "a cancellation was filed");
      break;
    case "person":
      check(messages.length === 1, "no call back was noted");
      break;
    default: {
      const about =
        { "move-existing": "move", "cancel-existing": "cancel", "spanish-message": "message" }[
          goal as string
        ] ?? goal;
      check(
        messages.length === 1 && messages[0]?.about === about,
        `filed ${messages.map((m) => m.about).join() || "nothing"}`,
      );
      check(numbered(messages[0]), `phone ${messages[0]?.phone}`);
    }
  }
  return faults;
}
