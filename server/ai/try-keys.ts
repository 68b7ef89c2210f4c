import { languageModel, type OpenAi } from "./language-model.ts";

const PATIENCE_MS = 15_000;

export interface Tried {
  works: boolean;
  /** What came back, or why nothing did; without the key. */
  words: string;
}

/** Asks the model for a word. */
export async function tryModel(openai: OpenAi, patienceMs = PATIENCE_MS): Promise<Tried> {
  const began = performance.now();
  const late = AbortSignal.timeout(patienceMs);
  try {
    let failure: unknown;
    // Streamed, as all that the site asks.
    const { streamText } = await import("ai");
    const { textStream } = streamText({
      onError: ({ error }) => {
        failure = error;
      },
      model: languageModel(openai)?.model as NonNullable<ReturnType<typeof languageModel>>["model"],
      prompt: "Answer with the one word: ready",
      maxOutputTokens: 200,
      maxRetries: 0,
      abortSignal: late,
    });
    let text = "";
    for await (const words of textStream) text += words;
    if (failure) throw failure;
    // A stream that is cut off only ends.
    late.throwIfAborted();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    return { works: true, words: `It answered ‘${text.trim().slice(0, 60)}’ after ${seconds} s.` };
  } catch (error) {
    return { works: false, words: without(openai.apiKey, reasonOf(error, patienceMs)) };
  }
}

/**
 * Asks the voice provider for a call of nobody: a key that is good is told what is missing (400), another one that it is
 * none. No call begins.
 */
export async function tryVoice({ key, host }: { key: string; host: string }): Promise<Tried> {
  try {
    const answer = await fetch(new URL("/call/web", host), {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: "{}",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (answer.status === 401 || answer.status === 403)
      return { works: false, words: `The provider refused the key (${answer.status}).` };
    if (answer.status === 400) return { works: true, words: "The provider knows the key." };
    return { works: false, words: `The provider answered ${answer.status}, which says nothing of the key.` };
  } catch (error) {
    return { works: false, words: without(key, reasonOf(error)) };
  }
}

function reasonOf(error: unknown, patienceMs = PATIENCE_MS): string {
  const { name, message, cause } = error as Error;
  if (name === "TimeoutError" || name === "AbortError") return `No answer within ${patienceMs / 1000} s.`;
  const deeper = cause instanceof Error && !message.includes(cause.message) ? `: ${cause.message}` : "";
  return `${message}${deeper}`.slice(0, 300);
}
const without = (key: string, words: string) => words.replaceAll(key, "…");
