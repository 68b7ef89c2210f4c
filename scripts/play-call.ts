/**
 * Talks to a desk of the demo in a terminal, line by line: `npx node scripts/play-call.ts dental`.
 *   --now 2026-11-24T09:00   the desk's own clock (default: now)
 *   --lines                  reads the caller's lines from standard input without a prompt
 *   --json                   prints one JSON object a turn: { words, say, chips, slots, asked, filed, ms }
 * An empty line is silence; `:quit` hangs up.
 */
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { exampleBookings } from "../server/voice/dialogue/times/example-calendar.ts";
import { clockOf, type DialogueContext } from "../server/voice/dialogue/context.ts";
import { localNow, toMinutes } from "../server/voice/dialogue/readers/calendar.ts";
import { pickUp, reply } from "../server/voice/dialogue/reply.ts";
import { summarize } from "../server/voice/dialogue/confirming/summary.ts";
import { allDesks } from "../server/voice/desks.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { now: { type: "string" }, lines: { type: "boolean" }, json: { type: "boolean" } },
});
const [id = "dental"] = positionals;
const desk = allDesks().find((each) => each.id === id);
if (!desk) {
  console.error(
    `There is no desk '${id}'. There are: ${allDesks()
      .map((each) => each.id)
      .join(", ")}.`,
  );
  process.exit(1);
}

/** The instant at which the desk's clock shows this day and time. */
function instantOf(clock: string, timeZone: string): Date {
  const guess = new Date(`${clock.length === 10 ? `${clock}T12:00` : clock}:00Z`);
  const seen = localNow(guess, timeZone);
  const wanted = clock.slice(0, 10);
  const minutes = toMinutes(clock.slice(11, 16) || "12:00");
  const days = Math.round(
    (Date.parse(`${wanted}T00:00:00Z`) - Date.parse(`${seen.day}T00:00:00Z`)) / 86_400_000,
  );
  return new Date(guess.getTime() + (days * 1440 + minutes - seen.minutes) * 60_000);
}

const bare: DialogueContext = {
  now: values.now ? instantOf(values.now, desk.timeZone) : new Date(),
  desk,
  slotsTaken: [],
};
const context = { ...bare, slotsTaken: exampleBookings(desk, clockOf(bare).today, desk.horizonDays + 1) };

let last = pickUp(context);
const show = (words: string | null, ms: number) => {
  if (values.json) {
    const { slots, asked, filed, alarm, language } = last.state;
    console.log(
      JSON.stringify({
        words,
        say: last.say,
        chips: last.chips,
        slots,
        asked,
        filed,
        alarm,
        language,
        ended: last.ended,
        ms,
      }),
    );
  } else console.log(`< ${last.say}`);
};
show(null, 0);
const terminal = createInterface({
  input: process.stdin,
  ...(!values.lines && { output: process.stdout, prompt: "> " }),
});
if (!values.lines) terminal.prompt();
for await (const words of terminal) {
  if (words.trim() === ":quit") break;
  if (values.lines && !values.json) console.log(`> ${words}`);
  const begun = performance.now();
  last = reply(context, last.state, words);
  show(words, Math.round((performance.now() - begun) * 10) / 10);
  if (last.ended) break;
  if (!values.lines) terminal.prompt();
}
terminal.close();
if (!values.json) {
  const { title, lines } = summarize(desk, last.state);
  console.log(
    `\n[${last.ended ? "ended" : "hung up"}] ${title}${lines.map((line) => `\n  ${line}`).join("")}`,
  );
}
