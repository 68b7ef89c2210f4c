import { expect, onTestFinished, test } from "vitest";
import { startOpenAi } from "../../../tests/stand-ins/openai.ts";
import { languageModel } from "../../ai/language-model.ts";
import { ask } from "./asking.ts";

test("a model that writes for ever is told from one that breaks off", async () => {
  const openai = await startOpenAi();
  onTestFinished(() => openai.stop());
  const model = languageModel({ apiKey: "k", baseUrl: openai.url, model: "m" })?.model;
  if (!model) throw new Error("no model");
  const asking = () =>
    ask({
      model,
      instructions: "",
      messages: [{ role: "user", content: "Write" }],
      signal: AbortSignal.timeout(20_000),
    });
  openai.script = [{ forEver: "<p>More of it.</p>".repeat(500) }, { text: "<p>Some", breaksOff: true }];
  await expect(asking()).rejects.toThrow("The model wrote on and on without an end.");
  await expect(asking()).rejects.toThrow("The model broke off in the middle.");
});
