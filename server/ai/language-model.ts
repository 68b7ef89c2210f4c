import type { LanguageModel, wrapLanguageModel } from "ai";
import { ANSWER_BYTES, endingAnswers, endingFetch } from "./ending-answers.ts";
import { measuredModel } from "./measured-model.ts";
import type { Meter } from "../metrics/meter.ts";

// It would tell the console at each call that the answer's schema stays here: many compatible servers know none.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface ModelSettings {
  OPENAI_API_KEY?: string;
  OPENAI_BASE_URL?: string;
  OPENAI_MODEL?: string;
}
/** An OpenAI-compatible server and its text model. */
export interface OpenAi {
  apiKey: string;
  baseUrl: string;
  model: string;
  /** Told of every request. @param use who asks */
  meter?: { use: string; meter: Meter };
}

/** What the environment names; undefined without a key: the built-in writers serve then. */
export const openAiOf = (settings: ModelSettings, meter?: OpenAi["meter"]): OpenAi | undefined =>
  settings.OPENAI_API_KEY
    ? {
        apiKey: settings.OPENAI_API_KEY,
        baseUrl: settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1",
        model: settings.OPENAI_MODEL ?? "gpt-4o-mini",
        meter,
      }
    : undefined;

/**
 * The text model, for all features that write; its answers end. As it is, and `structured`, whose server is asked to hold it to a JSON
 * schema. Not every compatible server can.
 */
export function languageModel(
  openai: OpenAi | undefined,
): { model: LanguageModel; structured: LanguageModel; name: string } | undefined {
  if (!openai) return undefined;
  const { baseUrl: baseURL, apiKey, meter } = openai;
  const settings = { name: "openai", baseURL, apiKey, fetch: endingFetch(ANSWER_BYTES) };
  const middleware = [...(meter ? [measuredModel(meter)] : []), endingAnswers()];
  const of = (more: { supportsStructuredOutputs?: boolean }) =>
    loadedLate(openai.model, async () => {
      const [{ createOpenAICompatible }, { wrapLanguageModel: wrap }] = await Promise.all([
        import("@ai-sdk/openai-compatible"),
        import("ai"),
      ]);
      return wrap({ model: createOpenAICompatible({ ...settings, ...more })(openai.model), middleware });
    });
  return {
    model: of({}),
    structured: of({ supportsStructuredOutputs: true }),
    name: openai.model,
  };
}

type Model = ReturnType<typeof wrapLanguageModel>;

/** A model whose library comes with it, not with the site: it takes its memory, and most sites have no model. */
function loadedLate(modelId: string, load: () => Promise<Model>): Model {
  const loaded = load();
  // What fails is told to whoever asks.
  loaded.catch(() => {});
  return {
    specificationVersion: "v4",
    provider: "openai.chat",
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => (await loaded).doGenerate(options),
    doStream: async (options) => (await loaded).doStream(options),
  };
}
