import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Answer, Turn } from "../../web/voice/call/ports.ts";
import { HEARING_ASSETS } from "../../web/voice/call/transports/hearing/server-hearing.ts";
import { BUILT_IN_CSP, bundleHarness, launch, serveHarness } from "./harness-page.ts";
import { seconds, speak } from "./speech.ts";

const GREETING = "Thank you for calling Larkspur Family Dental.";
const LONG =
  "We are open from Monday to Friday, from nine in the morning until five in the afternoon, and on Saturdays until noon.";

let site: Awaited<ReturnType<typeof serveHarness>>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let problems: string[];
let heard: Buffer[];
let turns: Turn[];

function answer(turn: Turn): Answer[] {
  if (turn.text === null)
    return [
      { type: "sentence", text: GREETING },
      { type: "suggestions", options: ["Book a visit"] },
    ];
  if (/hours/i.test(turn.text)) return [{ type: "sentence", text: LONG }];
  if (/bye/i.test(turn.text))
    return [
      { type: "sentence", text: "Goodbye." },
      { type: "end", reason: "assistant-ended-call" },
    ];
  return [
    { type: "sentence", text: "Which day suits you?" },
    { type: "state", state: { asked: "day" } },
  ];
}

const require = createRequire(import.meta.url);
const json = (body: unknown) => ({ type: "application/json", body: JSON.stringify(body) });

async function serve(url: URL, body: Buffer): Promise<{ type: string; body: Buffer | string } | null> {
  const file = url.pathname.slice("/hearing/".length);
  for (const [folder, files] of Object.entries(HEARING_ASSETS)) {
    if (!url.pathname.startsWith("/hearing/") || !(files as readonly string[]).includes(file)) continue;
    const home = dirname(
      require.resolve(folder.startsWith("onnx") ? "onnxruntime-web/wasm" : "@ricky0123/vad-web"),
    );
    const type = file.endsWith("js")
      ? "text/javascript"
      : file.endsWith("wasm")
        ? "application/wasm"
        : "application/octet-stream";
    return { type, body: readFileSync(join(home, file)) };
  }
  if (url.pathname === "/converse") {
    const turn = JSON.parse(body.toString()) as Turn;
    turns.push(turn);
    return json(answer(turn));
  }
  if (url.pathname === "/speech")
    return { type: "audio/wav", body: await speak(url.searchParams.get("text") ?? "") };
  if (url.pathname === "/transcribe") {
    heard.push(body);
    return { type: "text/plain", body: "I would like to book a cleaning." };
  }
  return null;
}

beforeAll(async () => {
  // The first sentence takes seconds, longer than a call waits for a voice on a slow machine.
  const [chunks, started] = await Promise.all([bundleHarness(), launch(), speak("Hello.")]);
  browser = started;
  site = await serveHarness(chunks, serve, BUILT_IN_CSP);
});
afterAll(async () => {
  await browser.close();
  site.close();
});
afterEach(() => context.close());

async function open(before?: (page: Page) => Promise<unknown>): Promise<void> {
  heard = [];
  turns = [];
  problems = [];
  context = await browser.newContext();
  page = await context.newPage();
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (line) => /content security policy/i.test(line.text()) && problems.push(line.text()));
  await before?.(page);
  await page.goto(site.url);
  await page.click("button");
}
const press = (options?: { server?: boolean }) =>
  page.evaluate((o) => {
    window.builtInCall(o);
    window.harness.session.start("built-in");
  }, options);
const state = () => page.evaluate(() => window.harness.session.getSnapshot());
const until = (check: (text: string) => boolean | undefined, value = "") =>
  page.waitForFunction(check, value, { polling: 20 });
const line = (text: string) =>
  until((wanted) => window.harness.session.getSnapshot().transcript.includes(wanted), text);
const event = (type: string) => until((wanted) => window.harness.events.some((e) => e.type === wanted), type);
const type = (text: string) => page.evaluate((words) => window.harness.session.type(words), text);
/** Times of all events of a type, and of messages of a type. */
const times = (wanted: string) =>
  page.evaluate(
    (name) =>
      window.harness.events
        .filter((e) => e.type === name || (e.message as { type?: string } | undefined)?.type === name)
        .map((e) => e.at),
    wanted,
  );

/** What is held against the clock is the best of three tries: each can be held up by whatever else the machine does. */
const timed = { retry: 2 };

describe("typing, with the server's own voice, where nothing else works", timed, () => {
  it("holds a conversation with captions and audible speech, and ends with a receipt", async () => {
    await open();
    await press();
    await line(`assistant: ${GREETING}`);
    // Headless Chromium has a recognizer without its service, and no voices: both are found out.
    await until(() => window.harness.session.getSnapshot().hearing === "typing");
    await until(() => window.harness.session.getSnapshot().speaking === "own");
    await until(() => window.harness.session.getSnapshot().suggestions.length > 0);
    expect(await state()).toMatchObject({ status: "active", suggestions: ["Book a visit"] });
    await until(() => window.harness.events.some((e) => e.type === "volume-level" && (e.level ?? 0) > 0.1));
    await type("I want to book.");
    await line("assistant: Which day suits you?");
    await until(() => window.harness.session.getSnapshot().log?.replies.length === 1);
    await type("Monday. Bye!");
    await line("assistant: Goodbye.");
    await until(() => window.harness.session.getSnapshot().status === "idle");
    expect((await page.evaluate(() => window.harness.statuses)).map((s) => s.status)).toEqual([
      "initializing",
      "connecting",
      "active",
      "completed",
      "idle",
    ]);
    expect(turns.map((turn) => [turn.text, turn.state])).toEqual([
      [null, null],
      ["I want to book.", null],
      ["Monday. Bye!", { asked: "day" }],
    ]);
    const { receipt } = await state();
    expect(receipt).toMatchObject({ provider: "built-in", outcome: "assistant", replies: { count: 2 } });
    expect(receipt?.replies.medianMs).toBeLessThan(3000);
    expect(problems).toEqual([]);
  });

  it("is silent within 200 ms when typed words interrupt", async () => {
    await open();
    await press();
    await event("speech-start");
    await type("What are your hours?");
    await line(`assistant: ${LONG}`);
    await until(() => window.harness.session.getSnapshot().assistantSpeaking);
    await page.waitForTimeout(500);
    const asked = await page.evaluate(() => {
      const at = performance.now();
      window.harness.session.type("I want to book.");
      return at;
    });
    const silent = async () => (await times("speech-end")).find((at) => at >= asked);
    await expect.poll(silent).toBeDefined();
    expect(((await silent()) ?? 0) - asked).toBeLessThan(200);
    await line("assistant: Which day suits you?");
  });
});

describe("the browser's recognizer and voices", timed, () => {
  /** Both parts of the browser, scripted: words come when the test says them, sentences last until they are cut off. */
  const scripted = (p: Page) =>
    p.addInitScript(() => {
      class Recognition {
        onstart = () => {};
        onresult = (_: unknown) => {};
        onend = () => {};
        start() {
          (window as never as { recognition: Recognition }).recognition = this;
          setTimeout(() => this.onstart(), 20);
        }
        abort() {
          setTimeout(() => this.onend(), 5);
        }
      }
      Object.assign(window, {
        SpeechRecognition: Recognition,
        webkitSpeechRecognition: Recognition,
        visitorSays: (text: string, isFinal: boolean) =>
          (window as never as { recognition: Recognition }).recognition.onresult({
            resultIndex: 0,
            results: [{ isFinal, 0: { transcript: text } }],
          }),
      });
      const synthesis = {
        getVoices: () => [{ lang: "en-US", localService: true, default: true, name: "Scripted" }],
        speak(utterance: { onstart(): void }) {
          utterance.onstart();
        },
        cancel: () => {},
      };
      Object.defineProperty(window, "speechSynthesis", { value: synthesis });
      Object.assign(window, {
        SpeechSynthesisUtterance: class {
          text: string;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
    });
  const visitorSays = (text: string, isFinal = false) =>
    page.evaluate(
      ([words, final]) =>
        (window as never as { visitorSays(t: string, f: boolean): void }).visitorSays(words, final),
      [text, isFinal] as const,
    );

  it("hears, answers aloud, and stops within 200 ms when the visitor speaks, but not at its own echo", async () => {
    await open(scripted);
    await press();
    await until(() => window.harness.session.getSnapshot().hearing === "browser");
    expect((await state()).speaking).toBe("browser");
    await visitorSays("what are your");
    await until(() => window.harness.session.getSnapshot().partial?.text === "what are your");
    await visitorSays("what are your hours", true);
    await line(`assistant: ${LONG}`);
    await until(() => window.harness.session.getSnapshot().assistantSpeaking);
    await visitorSays("we are open from Monday");
    expect((await state()).assistantSpeaking).toBe(true);
    const spokeAt = await page.evaluate(() => performance.now());
    await visitorSays("wait please");
    const silent = async () => (await times("speech-end")).find((at) => at >= spokeAt);
    await expect.poll(silent).toBeDefined();
    expect(((await silent()) ?? 0) - spokeAt).toBeLessThan(200);
    expect((await state()).assistantSpeaking).toBe(false);
    await visitorSays("wait please I want to book", true);
    await line("assistant: Which day suits you?");
    await until(() => window.harness.events.some((e) => e.type === "local-volume-level"));
    expect(problems).toEqual([]);
  });
});

describe("the server's transcription, with words spoken into the microphone", () => {
  /** A microphone that is silent but for what the test says into it. */
  const spokenInto = (p: Page) =>
    p.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        const sound = new AudioContext();
        const microphone = sound.createMediaStreamDestination();
        Object.assign(window, {
          visitorSpeaks: async (text: string) => {
            const file = await fetch(`/speech?${new URLSearchParams({ text })}`);
            const buffer = await sound.decodeAudioData(await file.arrayBuffer());
            const node = new AudioBufferSourceNode(sound, { buffer });
            node.connect(microphone);
            node.start();
          },
        });
        return microphone.stream;
      };
    });

  it("finds the utterance, is silent for it, sends it as WAV, and answers", async () => {
    const said = "Hello, I would like to book a cleaning on Monday morning.";
    const words = await speak(said);
    await open(spokenInto);
    await press({ server: true });
    await until(() => window.harness.session.getSnapshot().hearing === "server");
    await type("What are your hours?");
    await line(`assistant: ${LONG}`);
    await until(() => window.harness.session.getSnapshot().assistantSpeaking);
    const before = (await state()).log?.interruptions ?? 0;
    await page.evaluate(
      (text) => (window as never as { visitorSpeaks(text: string): Promise<void> }).visitorSpeaks(text),
      said,
    );
    await line("user: I would like to book a cleaning.");
    await line("assistant: Which day suits you?");
    const [wav] = heard as [Buffer];
    expect(wav.toString("latin1", 0, 4)).toBe("RIFF");
    expect(seconds(wav)).toBeGreaterThan(seconds(words) * 0.7);
    expect(seconds(wav)).toBeLessThan(seconds(words) + 1.5);
    // The long answer was cut off by the visitor's voice.
    const interrupted = (await times("user-interrupted")).at(-1) ?? 0;
    const silent =
      (await times("speech-end")).find((at) => at >= interrupted - 200) ?? Number.POSITIVE_INFINITY;
    expect(Math.abs(silent - interrupted)).toBeLessThan(200);
    expect((await state()).log?.interruptions).toBe(before + 1);
    expect(problems).toEqual([]);
  });
});

it("stays steady in memory over 50 calls", async () => {
  await open();
  const client = await context.newCDPSession(page);
  const heap = async () => {
    await client.send("HeapProfiler.collectGarbage");
    return (await client.send("Runtime.getHeapUsage")).usedSize;
  };
  await press();
  const round = async () => {
    await until(() => window.harness.session.getSnapshot().status === "active");
    await page.evaluate(() => {
      const { harness } = window;
      harness.session.end();
      harness.events.length = harness.statuses.length = 0;
      harness.session.start("built-in");
    });
  };
  for (let i = 0; i < 10; i++) await round();
  const before = await heap();
  for (let i = 0; i < 40; i++) await round();
  expect((await heap()) - before).toBeLessThan(1_000_000);
  expect(problems).toEqual([]);
});
