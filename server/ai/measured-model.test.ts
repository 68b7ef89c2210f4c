import { streamText } from "ai";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OpenAiStandIn, startOpenAi } from "../../tests/stand-ins/openai.ts";
import { noMeter } from "../metrics/meter.ts";
import { languageModel } from "./language-model.ts";

let openai: OpenAiStandIn;
beforeAll(async () => {
  openai = await startOpenAi();
});
afterAll(() => openai.stop());
let told: string[];
beforeEach(() => {
  openai.reset();
  told = [];
});
const model = () => {
  const meter = {
    ...noMeter,
    model: (use: string, outcome: string, seconds: number) =>
      void told.push(`${use} ${outcome}${seconds > 0 ? "" : " in no time"}`),
    tokens: (_use: string, kind: string, count: number) => void told.push(`${kind} ${count}`),
  };
  const made = languageModel({ apiKey: "k", baseUrl: openai.url, model: "m", meter: { use: "news", meter } });
  if (!made) throw new Error("no model");
  return made.model;
};

test("an answer is told once it has ended, with its time and the tokens that the server counts", async () => {
  openai.script = [{ text: "Hello there." }];
  const answer = streamText({ model: model(), prompt: "Hello?", maxRetries: 0 });
  expect(await answer.text).toBe("Hello there.");
  const { inputTokens = 0, outputTokens = 0 } = await answer.usage;
  expect(told).toEqual(["news done", `input ${inputTokens}`, `output ${outputTokens}`]);
});
test.each<[string, OpenAiStandIn["script"][number]]>([
  ["a server that refuses", { status: 500 }],
  ["one that breaks off", { text: "Hello th", breaksOff: true }],
])("%s is told as a failure", async (_what, step) => {
  openai.script = [step];
  const answer = streamText({ model: model(), prompt: "Hello?", maxRetries: 0, onError: () => {} });
  await answer.consumeStream();
  expect(told[0]).toBe("news failed");
});
