import type { LanguageModel } from "ai";
import { answerSchema, instructions } from "./prompt.ts";

export interface AskedModel {
  /** In JSON mode. */
  model: LanguageModel;
  /** The same model, held to a schema by its server; absent where that is not tried. */
  structured?: LanguageModel;
}
/** Asks the model once. @returns what it said; @throws Error when its server did not answer, or refused */
export type Ask = (prompt: string, ids: readonly string[], signal?: AbortSignal) => Promise<string>;

/** By how a server says that it knows no schema: the same question is then asked in JSON mode, and ever after. */
const NO_SCHEMA = [400, 404, 415, 422, 501];

export function createAsk({ model, structured }: AskedModel, timeoutMs: number): Ask {
  let byStructure = structured;

  async function once(
    asked: LanguageModel,
    held: boolean,
    prompt: string,
    ids: readonly string[],
    signal?: AbortSignal,
  ) {
    const timeout = AbortSignal.timeout(timeoutMs);
    const { jsonSchema, Output, streamText } = await import("ai");
    let failure: unknown;
    const result = streamText({
      model: asked,
      instructions,
      prompt,
      output: held
        ? Output.object({ name: "section", schema: jsonSchema(answerSchema(ids)) })
        : Output.json(),
      // The job tries again, over minutes and over restarts.
      maxRetries: 0,
      abortSignal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      onError: ({ error }) => {
        failure = error;
      },
    });
    try {
      const said = await result.text;
      if (failure) throw failure;
      return said;
    } catch (error) {
      if (timeout.aborted) throw new Error(`The model did not answer within ${timeoutMs / 1000} seconds`);
      throw failure ?? error;
    }
  }

  return async (prompt, ids, signal) => {
    if (byStructure)
      try {
        return await once(byStructure, true, prompt, ids, signal);
      } catch (error) {
        if (!NO_SCHEMA.includes((error as { statusCode?: number }).statusCode ?? 0)) throw error;
        byStructure = undefined;
      }
    return once(model, false, prompt, ids, signal);
  };
}
