import { type LanguageModel, type ModelMessage, stepCountIs, streamText } from "ai";
import type { DialogueReply, DialogueState } from "../../../contracts/voice.ts";
import type { Log } from "../../log.ts";
import { chipsFor } from "../dialogue/chips.ts";
import type { DialogueContext } from "../dialogue/context.ts";
import { instructions } from "./instructions.ts";
import { type Done, receptionistTools } from "./receptionist-tools.ts";
import { SentenceStream } from "./sentence-stream.ts";

export interface ModelPatience {
  /** The engine takes over when the first sentence has not begun by then. */
  firstMs: number;
  /** An answer, tools and all, is cut off after this time; what is half a sentence then is not said. */
  answerMs: number;
}
const PATIENCE: ModelPatience = { firstMs: 2500, answerMs: 15_000 };
/** Characters of one answer. */
const ANSWER_MAX = 700;

export interface ModelTurn {
  context: DialogueContext;
  before: DialogueState;
  /** What the engine would answer: it understands the same words beside the model. */
  engine: DialogueReply;
  /** The conversation, the visitor's new words last. */
  said: readonly { role: "assistant" | "user"; text: string }[];
}
export interface ModelRun {
  /** As they come. None at all when the model is late or fails: then the engine answers. Never throws. */
  sentences: AsyncIterable<string>;
  /** The whole answer, with what its tools did. */
  reply(say: string): DialogueReply;
}
export type ModelReceptionist = (turn: ModelTurn, signal: AbortSignal) => ModelRun;

/** A language model at the desk, with the engine's own tools: what may be booked is decided there and not by it. */
export function createModelReceptionist(
  model: LanguageModel,
  log: Log,
  { firstMs, answerMs }: ModelPatience = PATIENCE,
): ModelReceptionist {
  return (turn, signal) => {
    const { context, before, engine } = turn;
    const done: Done = {};
    const tools = receptionistTools(context, before, done);

    async function* sentences(): AsyncGenerator<string> {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), firstMs);
      const cut = AbortSignal.any([late.signal, AbortSignal.timeout(answerMs)]);
      const enough = new AbortController();
      const begun = performance.now();
      let failure: unknown;
      const { textStream } = streamText({
        model,
        instructions: instructions(context),
        messages: turn.said.map(({ role, text }): ModelMessage => ({ role, content: text })),
        tools,
        stopWhen: stepCountIs(4),
        maxRetries: 0,
        maxOutputTokens: 300,
        abortSignal: AbortSignal.any([signal, cut, enough.signal]),
        onError: ({ error }) => {
          failure = error;
        },
      });
      const parts = new SentenceStream(ANSWER_MAX);
      try {
        for await (const delta of textStream) {
          if (delta.trim()) clearTimeout(timer);
          yield* parts.push(delta);
          if (parts.full) break;
        }
        if (!failure && !cut.aborted) yield* parts.end();
      } catch (error) {
        failure ??= error;
      } finally {
        clearTimeout(timer);
        // Who stops reading does not end the request: it would go on to the end of its time.
        enough.abort();
      }
      if ((failure || cut.aborted) && !signal.aborted)
        log.warn(
          { err: failure, ms: Math.round(performance.now() - begun) },
          "the model did not finish its answer",
        );
    }

    return {
      sentences: sentences(),
      reply(say) {
        // The engine has heard the same words, so its slots are shown; but only a tool files anything.
        const state: DialogueState = {
          ...engine.state,
          slots: { ...engine.state.slots, ...done.slots },
          filed: done.filed ?? before.filed,
          said: say.slice(0, 400),
          ended: done.ended ?? false,
        };
        return { state, say, chips: chipsFor(context, state), ended: state.ended };
      },
    };
  };
}
