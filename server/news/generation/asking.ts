import type { LanguageModel } from "ai";
import type { z } from "zod";
import { endlessIn } from "../../ai/ending-answers.ts";
import { AppError } from "../../errors.ts";

export type Message = { role: "user" | "assistant"; content: string };

interface Question<T> {
  model: LanguageModel;
  instructions: string;
  messages: Message[];
  signal: AbortSignal;
  /** Of a JSON answer; absent for plain text. */
  schema?: z.ZodType<T>;
  /** What there is so far: text, and with a schema the fields that can be read from it. */
  onGrowing?: ((text: string, value: unknown) => void) | undefined;
}

/** How many more characters are worth a message. */
const STEP = 40;

/**
 * Asks a model and reads its answer while it comes.
 * @throws AppError upstream_failed with the reason
 */
export async function ask<T>({ schema, onGrowing, signal, ...question }: Question<T>): Promise<string> {
  const { Output, parsePartialJson, streamText } = await import("ai");
  let failure: unknown;
  const result = streamText({
    ...question,
    ...(schema && { output: Output.object({ schema }) }),
    abortSignal: signal,
    maxRetries: 1,
    onError: ({ error }) => {
      failure = error;
    },
  });
  let written = "";
  let shown = 0;
  try {
    for await (const piece of result.textStream) {
      written += piece;
      if (!onGrowing || written.length - shown < STEP) continue;
      shown = written.length;
      const value =
        schema && (await parsePartialJson(written.slice(Math.max(0, written.indexOf("{"))))).value;
      onGrowing(written, value);
    }
  } catch (error) {
    failure ??= error;
  }
  signal.throwIfAborted();
  if (failure) throw new AppError("upstream_failed", reasonOf(failure, written), { cause: failure });
  return written;
}

/** The JSON object in an answer, or what is wrong with it. */
export function jsonIn(answer: string): { value: unknown } | { fault: string } {
  const [first, last] = [answer.indexOf("{"), answer.lastIndexOf("}")];
  if (first < 0 || last < first) return { fault: "It is no JSON object." };
  try {
    return { value: JSON.parse(answer.slice(first, last + 1)) as unknown };
  } catch {
    return { fault: "It is no valid JSON." };
  }
}

/**
 * Asks until `judge` is content, twice at most: the second time with the fault.
 * @throws AppError upstream_failed when the second answer has a fault too
 */
export async function askTwice<T>(
  asking: (messages: Message[]) => Promise<string>,
  order: string,
  judge: (answer: string) => { good: T } | { fault: string },
): Promise<T> {
  const first = await asking([{ role: "user", content: order }]);
  const judged = judge(first);
  if ("good" in judged) return judged.good;
  const second = await asking([
    { role: "user", content: order },
    { role: "assistant", content: first || "(nothing)" },
    {
      role: "user",
      content: `That cannot be used: ${judged.fault} Send the whole JSON object again, mended.`,
    },
  ]);
  const again = judge(second);
  if ("good" in again) return again.good;
  throw new AppError("upstream_failed", `The model's answer cannot be used: ${again.fault}`);
}

function reasonOf(error: unknown, written: string): string {
  if (endlessIn(error)) return "The model wrote on and on without an end. Please try again.";
  const status = (error as { statusCode?: number }).statusCode;
  const last = (error as { lastError?: { statusCode?: number } }).lastError?.statusCode;
  const code = status ?? last;
  if (written || (code && code < 300)) return "The model broke off in the middle. Please try again.";
  const unreached = "The model could not be reached:";
  if (code === 401 || code === 403) return `${unreached} it does not accept the key.`;
  if (code === 429) return `${unreached} it is busy. Please try again in a minute.`;
  return `${unreached} ${code ? `it answered ${code}.` : "there was no answer."}`;
}
