import { kits } from "../../content/desks/kits/kits.ts";
import { ownDesk, type OwnDeskInput } from "../../contracts/voice-own-desk.ts";
import type { DialogueReply } from "../../contracts/voice.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import type { DialogueContext } from "../../server/voice/dialogue/context.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";
import { contextAt } from "./play.ts";

export type DeskId = "dental" | "medical" | "law" | "ringwell";

/** Says the lines; all that was said, and what is filed. */
export const call = (desk: DeskId, at: string, ...lines: string[]) =>
  callIn(contextAt(desk, new Date(at)), lines);

const OPEN: Record<"salon" | "trades", Partial<OwnDeskInput>> = {
  salon: { kit: "salon", business: "Juniper & Vine Hair Studio", urgentPhone: "" },
  trades: { kit: "trades", business: "Otter Creek Plumbing" },
};
/** The same at a desk of a visitor's own, with the services and hours of a kit. */
export function callOwn(kit: "salon" | "trades", at: string, ...lines: string[]) {
  const services = kits[kit].services.map(({ name, minutes }) => ({
    name,
    minutes,
    price: null,
    from: false,
  }));
  const hours = Object.fromEntries(
    Object.entries(kits[kit].hours).map(([day, spans]) => [day, spans.map((span) => [...span])]),
  ) as OwnDeskInput["hours"];
  const desk = deskFromOwn(ownDesk.parse(ownDeskInput({ ...OPEN[kit], services, hours })));
  return callIn({ now: new Date(at), desk, slotsTaken: [] }, lines);
}

function callIn(context: DialogueContext, lines: readonly string[]) {
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
    papers: summary.papers,
    receipt: summary.lines.join(" | "),
    caller: summary.caller,
    chips: last.chips,
  };
}
/** All that is read of a matter, as one line, with the time to call at its end. */
const text = ({ notes, told }: { notes: string[]; told: string[] }) => {
  const call = notes.filter((each) => each.startsWith("Call back: "));
  return [...notes.filter((each) => !call.includes(each)), ...told, ...call].join(" | ");
};
export const MONDAY = "2026-11-23T17:12:00Z";
/** The day of the strangers' calls: Monday, November 30, about nine in the morning. */
export const NOVEMBER_30 = "2026-11-30T17:10:00Z";
export const TUESDAY = "2026-11-24T17:00:00Z";
