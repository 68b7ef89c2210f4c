import type { DialogueReply } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { contextAt } from "./play.ts";

export type DeskId = "dental" | "medical" | "law" | "ringwell";

/** Says the lines; all that was said, and what is filed. */
export function call(desk: DeskId, at: string, ...lines: string[]) {
  const context = contextAt(desk, new Date(at));
  const said: string[] = [];
  let last: DialogueReply = pickUp(context);
  for (const line of lines) {
    last = reply(context, last.state, line);
    said.push(last.say);
  }
  const { filed } = last.state;
  const summary = summarize(context.desk, last.state);
  return {
    said,
    state: last.state,
    ended: last.ended,
    bookings: filed.filter((each) => each.kind === "booking").map((each) => ({ ...each, text: text(each) })),
    messages: filed.filter((each) => each.kind === "message").map((each) => ({ ...each, text: text(each) })),
    receipt: summary.lines.join(" | "),
    caller: summary.caller,
  };
}
/** All that is read of a matter, as one line, with the time to call at its end. */
const text = ({ notes, told }: { notes: string[]; told: string[] }) => {
  const call = notes.filter((each) => each.startsWith("Call back: "));
  return [...notes.filter((each) => !call.includes(each)), ...told, ...call].join(" | ");
};
export const MONDAY = "2026-11-23T17:12:00Z";
export const TUESDAY = "2026-11-24T17:00:00Z";
