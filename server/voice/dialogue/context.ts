import type { DeskId, DialogueState } from "../../../contracts/voice.ts";
import type { Scenario } from "../../../content/scenarios/scenario.ts";
import type { ArticleBrief } from "./articles.ts";
import { localNow } from "./calendar.ts";

/** A time that is gone: `day` and `time` on the practice's wall clock, `minutes` long. */
export interface TakenSlot {
  day: string;
  time: string;
  minutes: number;
}

/** What the engine knows besides the conversation itself. */
export interface DialogueContext {
  now: Date;
  scenario: Scenario;
  slotsTaken: readonly TakenSlot[];
  /** What the site has published, for the desk that answers for the site. */
  articles?: readonly ArticleBrief[];
  /** IANA zone; the scenario's own unless given. */
  timeZone?: string;
}

export interface Clock {
  today: string;
  minutes: number;
}

export const clockOf = (context: DialogueContext): Clock => {
  const { day, minutes } = localNow(context.now, context.timeZone ?? context.scenario.timeZone);
  return { today: day, minutes };
};

/** A conversation before its first word. */
export const newState = (scenario: DeskId): DialogueState => ({
  scenario,
  turn: 0,
  task: "none",
  asked: "nothing",
  slots: {},
  wish: { days: [], notWeekdays: [], atSure: true },
  offered: [],
  digits: "",
  note: "",
  moved: false,
  language: "en",
  misses: 0,
  silences: 0,
  rude: 0,
  topics: [],
  ended: false,
});

export const noWish = (): DialogueState["wish"] => ({ days: [], notWeekdays: [], atSure: true });

/** Sets what was heard; a changed value must be read back anew. */
export function hear(state: DialogueState, slot: keyof DialogueState["slots"], value: string): boolean {
  if (state.slots[slot]?.value === value) return false;
  state.slots[slot] = { value, confirmed: false };
  return true;
}
