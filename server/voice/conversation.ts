import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { z } from "zod";
import { talk } from "../../content/flows/talk.ts";
import type { Desk } from "../../content/desks/desk.ts";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import {
  type DeskId,
  type DialogueReply,
  type DialogueState,
  dialogueState,
  OWN_DESK,
} from "../../contracts/voice.ts";
import type { ArticleBrief } from "./dialogue/articles.ts";
import { clockOf, type DialogueContext } from "./dialogue/context.ts";
import { alarmIn, raise } from "./dialogue/alarms.ts";
import { exampleBookings } from "./dialogue/example-calendar.ts";
import { pickUp, reply } from "./dialogue/reply.ts";
import { wording } from "./dialogue/say/speech.ts";
import { summarize } from "./dialogue/summary.ts";
import { deskOf } from "./desks.ts";
import type { ModelReceptionist } from "./model/model-receptionist.ts";
import { inTurn } from "../http/in-turn.ts";
import type { Seal } from "../seal.ts";
import { filedBy, shownSlots } from "./shown.ts";
import { sentences } from "./speech/sentences.ts";
import { preparing } from "./understanding/alarms.ts";

/** A call's memory older than this answers no more; it then picks up anew. */
const MEMORY_MS = 2 * 3600_000;
/** Lines that a model is told of what was said. */
const SAID_MAX = 24;

const callMemory = z.object({
  call: z.uuid(),
  startedAt: z.number(),
  dialogue: dialogueState,
  said: z
    .array(z.object({ role: z.enum(["assistant", "user"]), text: z.string() }))
    .max(SAID_MAX)
    .default([]),
});
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
export type CallMemory = z.infer<typeof callMemory>;

export interface TurnTaken {
  scenario: DeskId;
  /** The visitor's own desk, when that is called. */
  own?: Desk;
  /** Null picks up. */
  text: string | null;
  /** Sealed; null at first. */
  state: string | null;
}

export interface ConversationOptions {
  memory: Seal;
  speech: Seal;
  /** Answers in the engine's place where it can. */
  model?: ModelReceptionist;
  /** What the site has published; the desk that answers for the site tells of it. */
  articles?: () => Promise<readonly ArticleBrief[]>;
  now?: () => Date;
  /** Told of a turn that could not be answered. */
  failed?: (error: unknown) => void;
}
export type Conversation = ReturnType<typeof createConversation>;

/** The built-in receptionist as a page talks to it: a turn in, answers out; all memory travels sealed with the call. */
export function createConversation({
  memory,
  speech,
  model,
  articles,
  now = () => new Date(),
  failed,
}: ConversationOptions) {
  const sentence = (text: string): TurnAnswer => ({ type: "sentence", text, speech: speech.sign(text) });

  async function contextOf(scenario: DeskId, own?: Desk): Promise<DialogueContext> {
    const desk = scenario === OWN_DESK ? ownDesk(own) : deskOf(scenario);
    const context: DialogueContext = { now: now(), desk, slotsTaken: [] };
    const { today } = clockOf(context);
    const ahead = context.desk.horizonDays + 1;
    return {
      ...context,
      slotsTaken: exampleBookings(context.desk, today, ahead),
      ...(scenario === "ringwell" && articles && { articles: await articles() }),
    };
  }

  /** The memory of a call, or undefined when it is not ours, too old, or of another desk. */
  function read(sealed: string | null): CallMemory | undefined {
    const opened = callMemory.safeParse(sealed === null ? undefined : memory.open(sealed));
    if (!opened.success || now().getTime() - opened.data.startedAt > MEMORY_MS) return undefined;
    return opened.data;
  }

  /** A fault in one turn loses no call: its memory stays as it was, and the caller is asked to say it again. */
  function answered(context: DialogueContext, before: DialogueState, text: string): DialogueReply {
    try {
      return reply(context, before, text);
    } catch (error) {
      failed?.(error);
      // Danger is told of by rules alone: they answer where all else failed.
      const danger = alarmIn(text);
      if (danger) {
        const state = structuredClone(before);
        try {
          return { say: raise(state, danger.id, text), state, chips: [], ended: false };
        } catch {
          return { say: wording(danger.words, before.language), state: before, chips: [], ended: false };
        }
      }
      return { state: before, say: wording(talk.stumbled, before.language), chips: [], ended: false };
    }
  }

  async function* answer(
    { scenario, own, text, state }: TurnTaken,
    signal: AbortSignal,
  ): AsyncGenerator<TurnAnswer> {
    await inTurn();
    const context = await contextOf(scenario, own);
    const known = text === null ? undefined : read(state);
    const before = known?.dialogue.scenario === scenario ? known : undefined;
    const engine =
      text === null || !before ? answerUnknown(context, text) : answered(context, before.dialogue, text);
    const said: CallMemory["said"] = [...(before?.said ?? [])];
    if (text) said.push({ role: "user", text });
    const remember = (dialogue: DialogueReply["state"], spoken: string[]): TurnAnswer => ({
      type: "state",
      state: memory.seal({
        call: before?.call ?? randomUUID(),
        startedAt: before?.startedAt ?? now().getTime(),
        dialogue,
        // A model is told what was said; the engine needs none of it.
        said: model
          ? [
              ...said,
              ...(spoken.length ? [{ role: "assistant" as const, text: spoken.join(" ") }] : []),
            ].slice(-SAID_MAX)
          : [],
      } satisfies CallMemory),
    });
    const tell = function* (given: DialogueReply, spoken: string[]): Generator<TurnAnswer> {
      const { desk } = context;
      yield { type: "suggestions", options: given.chips };
      yield {
        type: "understood",
        slots: shownSlots(desk, given.state),
        summary: summarize(desk, given.state),
        alarm: given.state.alarm?.line ?? null,
      };
      for (const record of filedBy(desk, before?.dialogue, given.state)) yield { type: "filed", record };
      yield remember(given.state, spoken);
      if (given.ended) yield { type: "end", reason: "assistant-ended-call" };
    };

    if (engine.state.language !== (before?.dialogue.language ?? "en"))
      yield { type: "language", language: engine.state.language };
    // What may be a danger to life is never a model's to answer.
    const { alarm, suspected } = engine.state;
    const urgent = alarm ?? suspected ?? before?.dialogue.alarm ?? before?.dialogue.suspected;
    if (model && text && before && !urgent) {
      const spoken: string[] = [];
      const run = model({ context, before: before.dialogue, engine, said }, signal);
      for await (const part of run.sentences) {
        spoken.push(part);
        // What is cut off after this must not be forgotten by the next turn; filed is only what a tool has done.
        yield remember(run.reply(spoken.join(" ")).state, spoken);
        yield sentence(part);
      }
      if (signal.aborted) return;
      if (spoken.length > 0) {
        yield* tell(run.reply(spoken.join(" ")), spoken);
        return;
      }
    }
    const spoken = sentences(engine.say);
    for (const part of spoken) yield sentence(part);
    yield* tell(engine, spoken);
  }

  return {
    answer,
    read,
    /**
     * Holds a short conversation with itself, a turn at a time between other work: without it the first visitor would
     * wait half a second for patterns to be compiled and code to be made quick.
     */
    async warmUp(): Promise<void> {
      for (const _ of preparing()) await setImmediate();
      const context = await contextOf("dental");
      let last = pickUp(context);
      for (const words of WARM_UP) {
        await setImmediate();
        last = reply(context, last.state, words);
      }
    },
    /** What a call has come to, by its sealed memory. */
    summaryOf(sealed: string | null) {
      const known = read(sealed);
      // What callers of a visitor's desk leave is kept nowhere.
      if (!known || known.dialogue.scenario === OWN_DESK) return undefined;
      return { ...known, summary: summarize(deskOf(known.dialogue.scenario), known.dialogue) };
    },
  };
}

/** The first words of a call, or those of one whose memory is gone: it picks up, and takes in what was said. */
function answerUnknown(context: DialogueContext, text: string | null): DialogueReply {
  const greeting = pickUp(context);
  return text === null ? greeting : reply(context, greeting.state, text);
}

/** The visitor's desk as it came with the turn. */
function ownDesk(own: Desk | undefined): Desk {
  if (!own) throw new Error("The visitor's desk did not come with the turn");
  return own;
}
