import { expect, it, vi } from "vitest";
import { firstThatWorks } from "../first-that-works.ts";
import type { AudioOutput } from "./audio-output.ts";
import { pickVoice } from "./browser-speech.ts";
import { fetchedSpeech } from "./fetched-speech.ts";

it("picks the voice of the visitor's language, on this machine before a service's", () => {
  const voice = (lang: string, localService = false, isDefault = false) => ({
    lang,
    localService,
    default: isDefault,
  });
  const british = voice("en-GB", true);
  expect(pickVoice([voice("de-DE", true, true), voice("en-US"), british], "en")).toBe(british);
  expect(pickVoice([british, voice("en-US")], "en-US")).toEqual(voice("en-US"));
  expect(pickVoice([voice("en_AU")], "en-US")).toEqual(voice("en_AU"));
  expect(pickVoice([voice("de-DE", true, true)], "en-US")).toBeNull();
});

it("takes the first candidate that answers in time, and tells the late one to stop", async () => {
  vi.useFakeTimers();
  const stopped: string[] = [];
  const probes: Record<string, Promise<void>> = {
    broken: Promise.reject(new Error("no")),
    late: new Promise(() => {}),
    good: Promise.resolve(),
  };
  probes.broken?.catch(() => {});
  const candidates = ["broken", "late", "good", "spare"].map((name) => ({ name }));
  const choice = firstThatWorks(
    candidates,
    ({ name }, signal) => {
      signal.addEventListener("abort", () => stopped.push(name));
      return probes[name] as Promise<void>;
    },
    1000,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(await choice).toEqual({ found: { name: "good" }, rest: [{ name: "spare" }] });
  expect(stopped).toEqual(["broken", "late"]);
  expect(await firstThatWorks([{ name: "broken" }], () => probes.broken as Promise<void>, 10)).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

it("plays files whole and samples as they come, and asks for the next sentence early", async () => {
  const played: string[] = [];
  const output: AudioOutput = {
    play: async (file) => void played.push(`file ${file.byteLength}`),
    playPcm: async (_, rate) => void played.push(`samples ${rate}`),
    resume: async () => {},
    close: () => {},
  };
  const asked: string[] = [];
  const speech = fetchedSpeech(
    "server",
    async (text) => {
      asked.push(text);
      if (text === "No.") return new Response("busy", { status: 503 });
      return new Response("1234", {
        headers: { "content-type": text === "Live." ? "audio/pcm;rate=24000" : "audio/wav" },
      });
    },
    () => output,
  );
  const { signal } = new AbortController();
  const events = { start() {}, level() {} };
  await speech.prepare(signal);
  speech.prefetch?.("Live.", signal);
  await speech.speak("One.", events, signal);
  await speech.speak("Live.", events, signal);
  expect(asked).toEqual(["Hello.", "One.", "Live."].toSorted((a, b) => asked.indexOf(a) - asked.indexOf(b)));
  expect(asked.filter((text) => text === "Live.")).toHaveLength(1);
  expect(played).toEqual(["file 4", "samples 24000"]);
  await expect(speech.speak("No.", events, signal)).rejects.toThrow("503");
});

it("asks anew for a sentence whose early request was cut off or failed", async () => {
  const played: string[] = [];
  const output: AudioOutput = {
    play: async (file) => void played.push(new TextDecoder().decode(file)),
    playPcm: async () => {},
    resume: async () => {},
    close: () => {},
  };
  let asked = 0;
  const speech = fetchedSpeech(
    "server",
    (text, signal) => {
      asked += 1;
      if (text === "Failed." && asked === 3) return Promise.reject(new TypeError("Failed to fetch"));
      return new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        if (asked !== 2) resolve(new Response(text));
      });
    },
    () => output,
  );
  const events = { start() {}, level() {} };
  const { signal } = new AbortController();
  await speech.prepare(signal);
  const misfire = new AbortController();
  speech.prefetch?.("Cut.", misfire.signal);
  misfire.abort();
  speech.prefetch?.("Failed.", signal);
  await speech.speak("Cut.", events, signal);
  await speech.speak("Failed.", events, signal);
  expect(played).toEqual(["Cut.", "Failed."]);
  expect(asked).toBe(5);
});
