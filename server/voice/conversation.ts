import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { Desk } from "../../content/desks/desk.ts";
import type { TurnAnswer } from "../../contracts/voice-call.ts";
import { type DialogueReply, dialogueState } from "../../contracts/voice.ts";
import { type DeskId, OWN_DESK } from "../../contracts/voice-desks.ts";
import type { Seal } from "../seal.ts";
import type { Answering, TurnAnswered, TurnGiven } from "./answering.ts";
import type { ArticleBrief } from "./dialogue/questions/articles.ts";
import type { KeyedTurns } from "./model/keyed-turns.ts";
import { sentences } from "./speech/sentences.ts";

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
export type CallMemory = z.infer<typeof callMemory>;

export interface TurnTaken {
  scenario: DeskId;
  /** The visitor's own desk, when that is called. */
  own?: Desk;
  /** Null picks up. */
  text: string | null;
  /** Where the caller of a demo desk is. */
  timeZone?: string | null;
  /** Sealed; null at first. */
  state: string | null;
}

export interface ConversationOptions {
  memory: Seal;
  speech: Seal;
  /** The engine. */
  answering: Answering;
  /** Answers in the engine's place where it can. */
  model?: () => Promise<KeyedTurns | undefined>;
  /** What the site has published; the desk that answers for the site tells of it. */
  articles?: () => Promise<readonly ArticleBrief[]>;
  now?: () => Date;
  /** Told of a turn that could not be answered. */
  failed?: (error: unknown, desk: DeskId) => void;
}
export type Conversation = ReturnType<typeof createConversation>;

/** The built-in receptionist as a page talks to it: a turn in, answers out; all memory travels sealed with the call. */
export function createConversation({
  memory,
  speech,
  answering,
  model,
  articles,
  now = () => new Date(),
  failed,
}: ConversationOptions) {
  const sentence = (text: string): TurnAnswer => ({ type: "sentence", text, speech: speech.sign(text) });

  /** The memory of a call, or undefined when it is not ours, too old, or of another desk. */
  function read(sealed: string | null): CallMemory | undefined {
    const opened = callMemory.safeParse(sealed === null ? undefined : memory.open(sealed));
    if (!opened.success || now().getTime() - opened.data.startedAt > MEMORY_MS) return undefined;
    return opened.data;
  }

  async function* answer(
    { scenario, own, text, timeZone, state }: TurnTaken,
    signal: AbortSignal,
  ): AsyncGenerator<TurnAnswer> {
    const known = text === null ? undefined : read(state);
    const before = known?.dialogue.scenario === scenario ? known : undefined;
    const given: TurnGiven = {
      scenario,
      own,
      now: now(),
      ...(scenario === "ringwell" && articles && { articles: await articles() }),
      before: before?.dialogue,
      text,
      ...(scenario !== OWN_DESK && timeZone && { timeZone }),
    };
    const answered = await answering.turn(given);
    const engine = answered.reply;
    if (answered.fault !== undefined) failed?.(answered.fault, scenario);
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
    const tell = function* (
      { reply, slots, summary, filed }: TurnAnswered,
      spoken: string[],
    ): Generator<TurnAnswer> {
      yield { type: "suggestions", options: reply.chips };
      yield { type: "understood", slots, summary, alarm: reply.state.alarm?.line ?? null };
      for (const record of filed) yield { type: "filed", record };
      yield remember(reply.state, spoken);
      if (reply.ended) yield { type: "end", reason: "assistant-ended-call" };
    };

    if (engine.state.language !== (before?.dialogue.language ?? "en"))
      yield { type: "language", language: engine.state.language };
    // What may be a danger to life is never a model's to answer.
    const { alarm, suspected } = engine.state;
    const urgent = alarm ?? suspected ?? before?.dialogue.alarm ?? before?.dialogue.suspected;
    const keyed = text && before && !urgent ? await model?.() : undefined;
    if (keyed && before) {
      const spoken: string[] = [];
      const run = keyed({ given: { ...given, before: before.dialogue }, engine, said }, signal);
      for await (const part of run.sentences) {
        spoken.push(part);
        // What is cut off after this must not be forgotten by the next turn; filed is only what a tool has done.
        yield remember(run.answered(spoken.join(" ")).reply.state, spoken);
        yield sentence(part);
      }
      if (signal.aborted) return;
      if (spoken.length > 0) {
        yield* tell(run.answered(spoken.join(" ")), spoken);
        return;
      }
    }
    const spoken = sentences(engine.say);
    for (const part of spoken) yield sentence(part);
    yield* tell(answered, spoken);
  }

  return {
    answer,
    read,
    /** What a call has come to, by its sealed memory. */
    async summaryOf(sealed: string | null) {
      const known = read(sealed);
      // What callers of a visitor's desk leave is kept nowhere.
      if (!known || known.dialogue.scenario === OWN_DESK) return undefined;
      const { scenario } = known.dialogue;
      return { ...known, summary: await answering.summary({ scenario, state: known.dialogue }) };
    },
  };
}
