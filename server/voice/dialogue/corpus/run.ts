import type { DialogueReply } from "../../../../contracts/voice.ts";
import { scenarios } from "../../../../content/scenarios/scenarios.ts";
import type { DialogueContext } from "../context.ts";
import { pickUp, reply } from "../reply.ts";
import { EVENING } from "./entry.ts";
import type { Entry, Turn } from "./entry.ts";

export interface Played {
  /** What did not come out as expected; empty when all did. */
  faults: string[];
  transcript: string[];
}

/** Holds one conversation of the corpus and compares every turn. */
export function play(entry: Entry): Played {
  const context: DialogueContext = {
    now: new Date(entry.now ?? EVENING),
    scenario: scenarios[entry.scenario ?? "dental"],
    slotsTaken: (entry.taken ?? []).map(([day, time, minutes]) => ({ day, time, minutes })),
  };
  let last = pickUp(context);
  const faults: string[] = [];
  const transcript = [`  < ${last.say}`];
  for (const each of entry.turns) {
    const turn: Turn = typeof each === "string" ? { say: each } : each;
    last = reply(context, last.state, turn.say);
    transcript.push(`  > ${turn.say}`, `  < ${last.say}`);
    faults.push(...faultsOf(turn, last).map((fault) => `after '${turn.say}': ${fault}`));
  }
  if (entry.outcome === null && last.outcome !== undefined)
    faults.push(`came to ${JSON.stringify(last.outcome)}`);
  for (const [key, value] of Object.entries(entry.outcome ?? {})) {
    const got = (last.outcome as Record<string, unknown> | undefined)?.[key];
    if (got !== value)
      faults.push(`outcome ${key} is ${JSON.stringify(got)} and not ${JSON.stringify(value)}`);
  }
  return { faults, transcript };
}

function faultsOf(turn: Turn, got: DialogueReply): string[] {
  const faults: string[] = [];
  if (turn.hears && !turn.hears.test(got.say)) faults.push(`'${got.say}' lacks ${turn.hears}`);
  if (turn.not?.test(got.say)) faults.push(`'${got.say}' has ${turn.not}`);
  if (turn.offers !== undefined && got.state.offered.length !== turn.offers)
    faults.push(`${got.state.offered.length} times on offer and not ${turn.offers}`);
  for (const [slot, value] of Object.entries(turn.slots ?? {})) {
    const heard = got.slots[slot as keyof typeof got.slots]?.value ?? null;
    if (heard !== value) faults.push(`${slot} is ${heard} and not ${value}`);
  }
  return faults;
}
