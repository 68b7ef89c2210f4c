import { expect, onTestFinished, test } from "vitest";
import { type OpenAiStandIn, startOpenAi } from "../../../tests/stand-ins/openai.ts";
import { languageModel } from "../../ai/language-model.ts";
import { createLog } from "../../log.ts";
import { deskOf } from "../desks.ts";
import { pickUp, reply } from "../dialogue/reply.ts";
import { createModelReceptionist } from "./model-receptionist.ts";

const context = { now: new Date("2026-11-23T17:00:00Z"), desk: deskOf("dental"), slotsTaken: [] };
const before = pickUp(context).state;
const words = "Is there parking?";

async function answer(step: OpenAiStandIn["script"][number], wordMs = 0, answerMs = 60_000) {
  const openai = await startOpenAi();
  onTestFinished(() => openai.stop());
  openai.script = [step];
  openai.wordMs = wordMs;
  const model = languageModel({ apiKey: "k", baseUrl: openai.url, model: "m" })?.model;
  if (!model) throw new Error("no model");
  const log = createLog({ level: "silent", pretty: false });
  const receptionist = createModelReceptionist(model, log, { firstMs: 60_000, answerMs });
  const engine = reply(context, before, words);
  const turn = { context, before, engine, said: [{ role: "user" as const, text: words }] };
  const said: string[] = [];
  for await (const each of receptionist(turn, AbortSignal.timeout(60_000)).sentences) said.push(each);
  await expect.poll(() => openai.givenUp).toBe(1);
  return said;
}

test.each(["There is a free lot. ", "and then some ", "x".repeat(100_000)])(
  "words for ever end where an answer is long enough",
  async (forEver) => {
    const said = (await answer({ forEver })).join(" ");
    expect(said.length).toBeLessThan(1000);
  },
);

test("half a sentence at the end of its time is not said", async () => {
  expect(await answer({ text: `Yes. ${"It is ".repeat(100)}` }, 40, 2000)).toEqual(["Yes."]);
});
