import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createSpeechService } from "./speech-service.ts";

/** A server that begins its answers at once and sends a byte every 10 ms, or many at once, for ever. */
async function endless(piece: string, sound = 1000) {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { "content-type": "audio/pcm" });
    const sending = setInterval(() => response.write(piece), 10);
    response.on("close", () => clearInterval(sending));
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return createSpeechService({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey: "k",
    patience: { speak: 2000, sound, transcribe: 200 },
  });
}
const nobody = new AbortController().signal;
const heard = async (body: ReadableStream<Uint8Array>) => {
  let bytes = 0;
  const reading = (async () => {
    for await (const chunk of body) bytes += chunk.length;
  })();
  return { ended: await reading.catch((error: Error) => error.name), bytes };
};

test("an utterance that the service never has understood is given up in time", async () => {
  const service = await endless(" ");
  await expect(service.transcribe(new Uint8Array(8), nobody)).rejects.toThrow("did not answer in time");
});

test("sound that drips for ever ends with its time, and sound without end with its bytes", async () => {
  const dripped = await heard((await (await endless("x")).speak("Hello.", nobody)).body);
  expect(dripped.ended).toBe("TimeoutError");
  expect(dripped.bytes).toBeLessThan(200);
  const flood = await heard(
    (await (await endless("x".repeat(4 * 1024 * 1024), 60_000)).speak("Hello.", nobody)).body,
  );
  expect(flood.ended).toBe("EndlessAnswerError");
  expect(flood.bytes).toBeLessThanOrEqual(6 * 1024 * 1024);
});
