import type { DialogueReply, DialogueState } from "../../../contracts/voice.ts";
import { languageModel, type OpenAi } from "../../ai/language-model.ts";
import type { Log } from "../../log.ts";
import { contextOf, toldOf, type TurnAnswered, type TurnGiven } from "../answering.ts";
import { createModelReceptionist, type ModelPatience, type ModelTurn } from "./model-receptionist.ts";

export interface KeyedTurn {
  given: TurnGiven & { before: DialogueState };
  /** What the engine would answer. */
  engine: DialogueReply;
  said: ModelTurn["said"];
}
export interface KeyedRun {
  /** As they come; none at all when the engine is to answer. */
  sentences: AsyncIterable<string>;
  /** The answer as far as it was spoken. */
  answered(spoken: string): TurnAnswered;
}
export type KeyedTurns = (turn: KeyedTurn, signal: AbortSignal) => KeyedRun;

/** Turns that a language model answers with the engine's tools. Loaded with a key alone: it needs the engine beside it. */
export function keyedTurns(openai: OpenAi, log: Log, patience?: ModelPatience): KeyedTurns | undefined {
  const model = languageModel(openai)?.model;
  const receptionist = model && createModelReceptionist(model, log, patience);
  if (!receptionist) return undefined;
  return ({ given, engine, said }, signal) => {
    const context = contextOf(given);
    const { before } = given;
    const run = receptionist({ context, before, engine, said }, signal);
    return {
      sentences: run.sentences,
      answered(spoken) {
        const reply = run.reply(spoken);
        return { reply, ...toldOf(context.desk, before, reply.state) };
      },
    };
  };
}
