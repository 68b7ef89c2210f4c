import type { Desk } from "../../content/desks/desk.ts";
import { talk } from "../../content/flows/talk.ts";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import type { DialogueReply, DialogueState } from "../../contracts/voice.ts";
import { type DeskId, OWN_DESK } from "../../contracts/voice-desks.ts";
import { deskOf } from "./desks.ts";
import { alarmIn, raise } from "./dialogue/alarms/alarms.ts";
import type { ArticleBrief } from "./dialogue/questions/articles.ts";
import { clockOf, type DialogueContext } from "./dialogue/context.ts";
import { exampleBookings } from "./dialogue/times/example-calendar.ts";
import { pickUp, reply } from "./dialogue/reply.ts";
import { wording } from "./dialogue/say/speech.ts";
import { type Summary, summarize } from "./dialogue/confirming/summary.ts";
import { filedBy, shownSlots } from "./shown.ts";

/** What the engine is asked: plain data, so that it may go to another thread. */
export interface TurnGiven {
  scenario: DeskId;
  /** The visitor's own desk, when that is called. */
  own?: Desk;
  now: Date;
  /** What the site has published; for the desk that answers for the site. */
  articles?: readonly ArticleBrief[];
  /** The call so far; undefined when it begins with this turn, or its memory is gone. */
  before?: DialogueState;
  /** Null picks up. */
  text: string | null;
  /** Where the caller of a demo desk is. */
  timeZone?: string;
}
/** What the panel shows of an answer beside its words. */
export interface Told {
  slots: Extract<TurnAnswer, { type: "understood" }>["slots"];
  summary: Summary;
  filed: Extract<TurnAnswer, { type: "filed" }>["record"][];
}
export interface TurnAnswered extends Told {
  reply: DialogueReply;
  /** Of a turn that could not be answered. */
  fault?: unknown;
}
/** The receptionist's engine, wherever it runs. */
export interface Answering {
  turn(given: TurnGiven): Promise<TurnAnswered>;
  /** What a call has come to. */
  summary(asked: { scenario: DeskId; state: DialogueState }): Promise<Summary>;
}

export function contextOf({ scenario, own, now, articles, timeZone }: TurnGiven): DialogueContext {
  const desk = scenario === OWN_DESK ? own : deskOf(scenario);
  if (!desk) throw new Error("The visitor's desk did not come with the turn");
  const bare: DialogueContext = {
    now,
    desk,
    slotsTaken: [],
    ...(articles && { articles }),
    ...(timeZone !== undefined && { timeZone }),
  };
  return { ...bare, slotsTaken: exampleBookings(desk, clockOf(bare).today, desk.horizonDays + 1) };
}

export const toldOf = (desk: Desk, before: DialogueState | undefined, after: DialogueState): Told => ({
  slots: shownSlots(desk, after),
  summary: summarize(desk, after),
  filed: filedBy(desk, before, after),
});

/** A fault in one turn loses no call: its memory stays as it was, and the caller is asked to say it again. */
function answered(
  context: DialogueContext,
  before: DialogueState,
  text: string,
): Pick<TurnAnswered, "reply" | "fault"> {
  try {
    return { reply: reply(context, before, text) };
  } catch (fault) {
    const stays = (say: string, state = before) => ({
      fault,
      reply: { say, state, chips: [], ended: false },
    });
    // Danger is told of by rules alone: they answer where all else failed.
    const danger = alarmIn(text);
    if (!danger) return stays(wording(talk.stumbled, before.language));
    const state = structuredClone(before);
    try {
      return stays(raise(state, danger.id, text), state);
    } catch {
      return stays(wording(danger.words, before.language));
    }
  }
}

/** The first words of a call, or those of one whose memory is gone: it picks up, and takes in what was said. */
function begun(context: DialogueContext, text: string | null): DialogueReply {
  const greeting = pickUp(context);
  return text === null ? greeting : reply(context, greeting.state, text);
}

/** One turn of the built-in receptionist, from data to data. */
export function answerTurn(given: TurnGiven): TurnAnswered {
  const context = contextOf(given);
  const { before, text } = given;
  const done = text === null || !before ? { reply: begun(context, text) } : answered(context, before, text);
  return { ...done, ...toldOf(context.desk, before, done.reply.state) };
}

export const summaryOf = ({ scenario, state }: { scenario: DeskId; state: DialogueState }): Summary =>
  summarize(deskOf(scenario as Exclude<DeskId, typeof OWN_DESK>), state);

/** On the thread that asks: for tests, and beside a language model. */
export const answeringHere: Answering = {
  turn: async (given) => answerTurn(given),
  summary: async (asked) => summaryOf(asked),
};
