import { kits } from "../../content/desks/kits/kits.ts";
import { ownDesk } from "../../contracts/voice-own-desk.ts";
import type { DialogueReply } from "../../contracts/voice.ts";
import { summarize } from "../../server/voice/dialogue/confirming/summary.ts";
import { pickUp, reply } from "../../server/voice/dialogue/reply.ts";
import { deskFromOwn } from "../../server/voice/own-desk/desk-from-own.ts";
import { ownDeskInput } from "../own-desk.ts";
import type { At, Wanted } from "./dangers.ts";
import { contextAt } from "./play.ts";

/** Monday morning, with everybody at work. */
const NOW = new Date("2026-11-30T17:10:00Z");
const ownAt = {
  trades: ownDeskInput(),
  salon: ownDeskInput({ kit: "salon", business: "Juniper & Vine Hair Studio", urgentPhone: "" }),
};

export function contextOf(at: At) {
  if (at !== "trades" && at !== "salon") return contextAt(at, NOW);
  const { services } = kits[at];
  const desk = deskFromOwn(
    ownDesk.parse({
      ...ownAt[at],
      services: services.map(({ name, minutes }) => ({ name, minutes, price: null, from: false })),
    }),
  );
  return { now: NOW, desk, slotsTaken: [] };
}

/** Plays the lines to a desk of the demo, a plumber's or a hair salon's own. */
export function played(at: At, ...lines: readonly string[]) {
  const context = contextOf(at);
  let last: DialogueReply = pickUp(context);
  const said = lines.map((line) => (last = reply(context, last.state, line)).say);
  const { state, ended } = last;
  const paper = summarize(context.desk, state);
  return { said, state, ended, paper, receipt: paper.lines.join(" | "), last: said.at(-1) ?? "" };
}

const ALARM =
  /\b(?:911|988|Before anything else|have to be sure)\b|should not wait|Antes que nada|no debe esperar/;
/** What is wrong with the reply to the last line; undefined where it is as wanted. */
export function judged(at: At, want: Wanted, lines: readonly string[]) {
  const { last, state } = played(at, ...lines);
  const must: Record<Wanted, readonly [RegExp | undefined, boolean]> = {
    gas: [
      /(?=.*(?:out|outside|salg|afuera))(?=.*911)(?=.*(?:switch|interrup|apagador))/is,
      state.alarm?.line === "911",
    ],
    "911": [/911/, state.alarm?.line === "911" && !/\?/.test(last)],
    water: [
      /(?=.*(?:main (?:water )?(?:valve|shutoff)|llave (?:de paso|principal)))(?=.*5 5 5 0 1 0 0 1 9 9)(?=.*(?:today|hoy))/is,
      state.alarm === undefined,
    ],
    nurse: [/(?=.*5 5 5, 0 1 0)(?=.*911)/s, state.alarm === undefined && state.suspected === undefined],
    asked: [ALARM, true],
    calm: [
      undefined,
      state.alarm === undefined &&
        state.suspected === undefined &&
        !ALARM.test(last.replace(/If it comes back[^.]*\.|Si vuelve[^.]*\./, "")),
    ],
  };
  const [pattern, state_] = must[want];
  const fault =
    pattern && !pattern.test(last) ? "not said" : state_ ? undefined : "the alarm is not as it must be";
  return { said: last, fault };
}
