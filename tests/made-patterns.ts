// Run by itself: prints every expression that `new RegExp` puts together as callers and requests for articles are
// understood, as JSON. In a process that has loaded these modules already, most would have been made before.
import type { Pattern } from "./patterns.ts";

/** Words that have times, days, names and numbers read. */
const SAID = [
  "I'd like to book a cleaning next Monday between 3 and 5",
  "The second one. Dana Whitfield, W H I T F I E L D",
  "555 010 0188, not on Christmas Day but any Tuesday",
  "Quiero una cita el martes que viene a las cinco y media",
];

/** The file that calls `new RegExp`. */
const maker = () =>
  /(?:server|rules|contracts|content|web|node_modules)\/\S+?\.[cm]?[jt]sx?\b/.exec(
    (new Error().stack ?? "").split("\n").slice(3).join("\n"),
  )?.[0] ?? "unknown";

const found = new Map<string, Pattern>();
globalThis.RegExp = new Proxy(globalThis.RegExp, {
  construct(target, given, newTarget) {
    const made = Reflect.construct(target, given, newTarget) as RegExp;
    if (!found.has(String(made)))
      found.set(String(made), { file: maker(), source: made.source, flags: made.flags });
    return made;
  },
});
const { deskOf } = await import("../server/voice/desks.ts");
const { pickUp, reply } = await import("../server/voice/dialogue/reply.ts");
const { compose } = await import("../rules/writing/compose.ts");
const context = { now: new Date("2026-05-04T10:00:00Z"), desk: deskOf("dental"), slotsTaken: [] };
let { state } = pickUp(context);
for (const words of SAID) ({ state } = reply(context, state, words));
compose("Write 5 tips for restaurants about missed calls, in a friendly tone", []);
process.stdout.write(JSON.stringify([...found.values()]));
