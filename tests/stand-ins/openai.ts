import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** One step of a scripted answer: words, a refusal by status, or a call of a tool. */
export type Step =
  | { text: string; breaksOff?: boolean }
  | { status: number }
  /** These words again and again; without lines, it is bytes of which no event comes. */
  | { forEver: string; lines?: boolean }
  | { tool: string; input: unknown };

export interface OpenAiStandIn {
  url: string;
  /** Bodies of the chat requests, in their order. */
  chats: { messages: { role: string; content: unknown }[]; tools?: { function: { name: string } }[] }[];
  spoken: { input: string; response_format: string }[];
  transcribed: Buffer[];
  /** Answers of the coming chat requests, one each; when they run out: 500. */
  script: Step[];
  /** Milliseconds before the first word. */
  delayMs: number;
  /** Milliseconds between two words. */
  wordMs: number;
  /** How many answers were not waited for to their end. */
  givenUp: number;
  /** How long a spoken sentence is: a tone, 24 kHz. */
  speechMs: number;
  /** What the coming utterances are understood as; null: 404, as of a server without audio. */
  hears: string | null;
  reset(): void;
  stop(): Promise<void>;
}

/** A tone as loud as speech: 16 bit, mono, 24 kHz. */
function tone(ms: number): Buffer {
  const samples = new Int16Array(24 * ms).map((_, i) => 6000 * Math.sin((i * 2 * Math.PI * 220) / 24_000));
  return Buffer.from(samples.buffer);
}

/** An OpenAI-compatible server at the network edge: streamed chat, speech and transcription, all scripted. */
export async function startOpenAi(): Promise<OpenAiStandIn> {
  const standIn = {
    chats: [] as OpenAiStandIn["chats"],
    spoken: [] as OpenAiStandIn["spoken"],
    transcribed: [] as Buffer[],
    script: [] as Step[],
    delayMs: 0,
    wordMs: 0,
    givenUp: 0,
    speechMs: 100,
    hears: "I'd like to book a cleaning." as string | null,
  };
  const fresh = () => ({
    chats: [],
    spoken: [],
    transcribed: [],
    script: [],
    delayMs: 0,
    wordMs: 0,
    givenUp: 0,
    speechMs: 100,
    hears: "I'd like to book a cleaning.",
  });

  async function chat(body: Buffer, response: ServerResponse) {
    standIn.chats.push(JSON.parse(body.toString()));
    const step = standIn.script.shift();
    if (!step) return void response.writeHead(500).end('{"error":{"message":"out of order"}}');
    if ("status" in step) return void response.writeHead(step.status).end('{"error":{"message":"not now"}}');
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.flushHeaders();
    response.on("close", () => {
      if (!response.writableEnded && !("breaksOff" in step)) standIn.givenUp++;
    });
    await sleep(standIn.delayMs);
    const send = (delta: unknown, reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({
          id: "chat-1",
          object: "chat.completion.chunk",
          created: 1,
          model: "stand-in",
          choices: [{ index: 0, delta, finish_reason: reason }],
        })}\n\n`,
      );
    if ("forEver" in step) {
      while (!response.destroyed) {
        if (step.lines === false) response.write(step.forEver);
        else send({ content: step.forEver });
        await sleep(standIn.wordMs);
        while (response.writableNeedDrain && !response.destroyed) await sleep(1);
      }
      return;
    }
    if ("text" in step) {
      for (const word of step.text.split(/(?<= )/)) {
        if (response.destroyed) return;
        send({ content: word });
        if (standIn.wordMs) await sleep(standIn.wordMs);
      }
      if (response.destroyed) return;
      if (step.breaksOff) return void setImmediate(() => response.destroy());
      send({}, "stop");
    } else {
      const call = { name: step.tool, arguments: JSON.stringify(step.input) };
      send({
        tool_calls: [{ index: 0, id: `call-${standIn.chats.length}`, type: "function", function: call }],
      });
      send({}, "tool_calls");
    }
    response.end("data: [DONE]\n\n");
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    // Whoever gave up before is heard of only now: it may be a test's that is over, and takes nothing of the next one's.
    await sleep(2);
    if (response.destroyed) return;
    if (request.url === "/v1/chat/completions") return chat(body, response);
    if (request.url === "/v1/audio/speech" && standIn.hears !== null) {
      standIn.spoken.push(JSON.parse(body.toString()));
      response.writeHead(200, { "content-type": "audio/pcm" });
      return void response.end(tone(standIn.speechMs));
    }
    if (request.url === "/v1/audio/transcriptions" && standIn.hears !== null) {
      standIn.transcribed.push(body);
      response.writeHead(200, { "content-type": "application/json" });
      return void response.end(JSON.stringify({ text: standIn.hears }));
    }
    response.writeHead(404).end("{}");
  }

  const server = createServer((request, response) => {
    // Who asks may leave in the middle of the question.
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(standIn, {
    url: `http://127.0.0.1:${port}/v1`,
    reset: () => void Object.assign(standIn, fresh()),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  });
}
