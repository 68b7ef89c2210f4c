import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  browserRecognition,
  PROVING_MS,
  type Recognition,
  SETTLED_MS,
  START_MS,
} from "./browser-recognition.ts";
import { isEcho } from "./echo.ts";
import { loudness } from "./microphone.ts";
import { encodeWav } from "./wav.ts";

it("writes a WAV file that other programs read", async () => {
  const bytes = Buffer.from(await encodeWav(Float32Array.from([0, 1, -1, 2, 0.5])).arrayBuffer());
  expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 16)).toBe("RIFFWAVEfmt ");
  expect([
    bytes.readUInt32LE(4),
    bytes.readUInt32LE(24),
    bytes.readUInt16LE(34),
    bytes.readUInt32LE(40),
  ]).toEqual([46, 16_000, 16, 10]);
  expect([0, 1, 2, 3, 4].map((i) => bytes.readInt16LE(44 + i * 2))).toEqual([
    0, 32_767, -32_768, 32_767, 16_384,
  ]);
});

it("tells loudness on the provider's scale", () => {
  expect(loudness(new Float32Array(100))).toBe(0);
  expect(loudness(new Float32Array(100).fill(0.075))).toBeCloseTo(0.5);
  expect(loudness(new Float32Array(100).fill(-1))).toBe(1);
});

it("tells the assistant's own words from the visitor's", () => {
  const spoken = "We are open Monday to Friday, nine to five.";
  expect(isEcho("open monday to friday", spoken)).toBe(true);
  expect(isEcho("wait I want to book", spoken)).toBe(false);
  expect(isEcho("", spoken)).toBe(false);
});

describe("the browser's recognizer", () => {
  let made: (Recognition & { aborted: boolean })[];
  let told: string[];
  let onStart: (recognition: Recognition) => void;
  let spoken: string | null;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("document", { documentElement: { lang: "en" } });
    made = [];
    told = [];
    spoken = null;
    onStart = (recognition) => setTimeout(() => recognition.onstart?.(), 10);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const make = (): Recognition => {
    const recognition = {
      continuous: false,
      interimResults: false,
      lang: "",
      onstart: null,
      onresult: null,
      onerror: null,
      onend: null,
      aborted: false,
      start() {
        onStart(this as Recognition);
      },
      abort() {
        this.aborted = true;
        (this as Recognition).onend?.();
      },
    };
    made.push(recognition);
    return recognition;
  };
  const note = (name: string) => (value?: unknown) =>
    told.push(value === undefined ? name : `${name} ${value instanceof Error ? value.message : value}`);
  const events = {
    speechStart: note("start"),
    speechEnd: note("end"),
    misfire: note("misfire"),
    partial: note("partial"),
    final: note("final"),
    level: () => {},
    failed: note("failed"),
  };
  const listen = async () => {
    const hearing = browserRecognition({ make, meter: false, spoken: () => spoken });
    const starting = hearing.start(events).then(
      () => "listening",
      (error: Error) => error.message,
    );
    await vi.advanceTimersByTimeAsync(START_MS + PROVING_MS);
    return { hearing, outcome: await starting };
  };
  const words = (text: string, isFinal = false) =>
    made.at(-1)?.onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: text } }] });

  it("is trusted only when it starts and keeps running", async () => {
    expect((await listen()).outcome).toBe("listening");
    onStart = () => {};
    expect((await listen()).outcome).toBe("The recognizer did not start in time.");
    onStart = (recognition) => {
      recognition.onstart?.();
      setTimeout(() => recognition.onerror?.({ error: "network" }), 40);
    };
    expect((await listen()).outcome).toBe("network");
    const missing = browserRecognition({ make: null, meter: false });
    await expect(missing.start(events)).rejects.toThrow("no speech recognition");
  });

  it("tells words as they come, and the turn when they are final", async () => {
    await listen();
    words("I want");
    words("I want to book");
    words("I want to book", true);
    expect(told).toEqual([
      "start",
      "partial I want",
      "partial I want to book",
      "end",
      "final I want to book",
    ]);
  });

  it("takes words that settled for the turn when the recognizer never calls them final", async () => {
    await listen();
    words("Tomorrow");
    await vi.advanceTimersByTimeAsync(SETTLED_MS);
    expect(told.at(-1)).toBe("final Tomorrow");
    expect(made[0]?.aborted).toBe(true);
    expect(made).toHaveLength(2);
  });

  it("does not hear the assistant, nor a visitor who is muted", async () => {
    const { hearing } = await listen();
    spoken = "Which day suits you?";
    words("which day suits");
    spoken = null;
    hearing.setMuted(true);
    words("secret", true);
    expect(told).toEqual([]);
  });

  it("runs again after each end, and gives up when it keeps ending or is refused", async () => {
    await listen();
    await vi.advanceTimersByTimeAsync(10_000);
    made[0]?.onend?.();
    expect(made).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(60_000);
    made.at(-1)?.onerror?.({ error: "no-speech" });
    expect(told).toEqual([]);
    for (let i = 0; i < 5; i++) made.at(-1)?.onend?.();
    expect(told).toEqual(["failed The recognizer keeps ending."]);
  });

  it("says nothing after it was stopped", async () => {
    const { hearing } = await listen();
    words("Hel");
    hearing.stop();
    made[0]?.onend?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual(["start", "partial Hel"]);
    expect(made).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
