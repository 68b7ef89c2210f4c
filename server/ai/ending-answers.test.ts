import { streamText } from "ai";
import { expect, onTestFinished, test } from "vitest";
import { type OpenAiStandIn, startOpenAi } from "../../tests/stand-ins/openai.ts";
import { noMeter } from "../metrics/meter.ts";
import { ANSWER_BYTES, ANSWER_CHARACTERS, endlessIn } from "./ending-answers.ts";
import { languageModel } from "./language-model.ts";

test.each<[string, OpenAiStandIn["script"][number], number]>([
  ["words", { forEver: "words without end ".repeat(500) }, ANSWER_CHARACTERS],
  ["a line of no words", { forEver: "x".repeat(256 * 1024), lines: false }, ANSWER_BYTES],
])("a model that sends %s for ever is hung up on, and counted as failed", async (_what, step, most) => {
  const openai = await startOpenAi();
  onTestFinished(() => openai.stop());
  openai.script = [step];
  const told: string[] = [];
  const meter = { ...noMeter, model: (use: string, outcome: string) => void told.push(`${use} ${outcome}`) };
  const made = languageModel({ apiKey: "k", baseUrl: openai.url, model: "m", meter: { use: "news", meter } });
  if (!made) throw new Error("no model");
  let failure: unknown;
  const answer = streamText({
    model: made.model,
    prompt: "Hello?",
    maxRetries: 0,
    onError: ({ error }) => {
      failure = error;
    },
  });
  let written = 0;
  try {
    for await (const words of answer.textStream) written += words.length;
  } catch (error) {
    failure = error;
  }
  expect(endlessIn(failure)?.message).toContain(`${most}`);
  expect(written).toBeLessThanOrEqual(ANSWER_CHARACTERS);
  expect(told).toEqual(["news failed"]);
  await expect.poll(() => openai.givenUp).toBe(1);
});
