import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModel } from "ai";

export interface ModelSettings {
  OPENAI_API_KEY?: string | undefined;
  OPENAI_BASE_URL?: string | undefined;
  OPENAI_MODEL?: string | undefined;
}

/** The text model that the environment names; undefined without a key: the built-in writers serve then. */
export function languageModel(settings: ModelSettings): { model: LanguageModel; name: string } | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_MODEL: name = "gpt-4o-mini" } = settings;
  if (!apiKey) return undefined;
  const baseURL = settings.OPENAI_BASE_URL ?? "https://api.openai.com/v1";
  return { model: createOpenAICompatible({ name: "openai", baseURL, apiKey })(name), name };
}
