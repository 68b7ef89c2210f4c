import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startOpenAi } from "../../tests/stand-ins/openai.ts";
import { tryModel, tryVoice } from "./try-keys.ts";

test("a model that answers works; one that refuses says why, without the key", async () => {
  const openai = await startOpenAi();
  const settings = { apiKey: "sk-very-secret", baseUrl: openai.url, model: "m" };
  openai.script = [{ text: "ready" }, { status: 401 }];
  expect(await tryModel(settings)).toEqual({
    works: true,
    words: expect.stringMatching(/^It answered ‘ready’ after/),
  });
  const refused = await tryModel(settings);
  expect(refused.works).toBe(false);
  expect(refused.words).not.toContain("very-secret");
  await openai.stop();
  const nobody = await tryModel(settings);
  expect(nobody).toEqual({ works: false, words: expect.stringContaining("Cannot connect to API") });
});

test("a model that says nothing, or has begun and says no more, does not work", async () => {
  const openai = await startOpenAi();
  onTestFinished(() => openai.stop());
  const settings = { apiKey: "k", baseUrl: openai.url, model: "m" };
  openai.script = [{ text: "ready" }, { text: "re ady" }];
  openai.delayMs = 3000;
  expect(await tryModel(settings, 100)).toEqual({ works: false, words: "No answer within 0.1 s." });
  openai.delayMs = 0;
  openai.wordMs = 3000;
  expect(await tryModel(settings, 100)).toEqual({ works: false, words: "No answer within 0.1 s." });
});

test("a voice key is known by what the provider says of a call of nobody", async () => {
  const asked: unknown[] = [];
  const provider = createServer((request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    response.writeHead(request.headers.authorization === "Bearer good" ? 400 : 401).end("{}");
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void provider.close());
  await new Promise((resolve) => provider.once("listening", resolve));
  const host = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  expect(await tryVoice({ key: "good", host })).toEqual({
    works: true,
    words: "The provider knows the key.",
  });
  expect(await tryVoice({ key: "bad", host })).toEqual({
    works: false,
    words: "The provider refused the key (401).",
  });
  expect(asked[0]).toBe("POST /call/web Bearer good");
  expect(await tryVoice({ key: "k", host: "http://127.0.0.1:9" })).toMatchObject({ works: false });
});
