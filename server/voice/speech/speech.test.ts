import { afterAll, describe, expect, it } from "vitest";
import { createSpeech, SpeechError } from "./speech.ts";

// A machine that is kept busy takes its time.
const speech = createSpeech({ timeoutMs: 60_000 });
afterAll(() => speech.close());

/** Seconds of audio, from the header. */
function lengthOf(wav: Uint8Array): number {
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength);
  const text = (at: number) => String.fromCharCode(...wav.subarray(at, at + 4));
  expect([text(0), text(8), text(12), text(36)]).toEqual(["RIFF", "WAVE", "fmt ", "data"]);
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16]);
  expect(view.getUint32(24, true)).toBe(16_000);
  expect(view.getUint32(40, true)).toBe(wav.length - 44);
  return (wav.length - 44) / 2 / 16_000;
}

describe("speech made on our server", () => {
  it("speaks a sentence in about the time that it takes to say it", async () => {
    const wav = await speech.say("Tuesday the 24th, I can do 9:15 or 10:30. Which suits you?");
    expect(lengthOf(wav)).toBeGreaterThan(3);
    expect(lengthOf(wav)).toBeLessThan(9);
    const samples = new Int16Array(wav.slice(44).buffer);
    expect(Math.max(...samples.subarray(0, 100_000))).toBeGreaterThan(3000);
  });

  it("keeps what it has said", async () => {
    const first = await speech.say("Larkspur Family Dental, good evening.");
    const { made, cached } = speech.counts();
    expect(await speech.say("Larkspur Family Dental,  good evening.")).toBe(first);
    expect(speech.counts()).toMatchObject({ made, cached: cached + 1 });
  });

  it("makes a text once when it is asked for twice at the same time", async () => {
    const { made } = speech.counts();
    const [a, b] = await Promise.all([speech.say("Both at once."), speech.say("Both at once.")]);
    expect(a).toBe(b);
    expect(speech.counts().made).toBe(made + 1);
  });

  it("refuses a text that is too long, and one with nothing to speak", async () => {
    await expect(speech.say("word ".repeat(80))).rejects.toMatchObject({ code: "TOO_LONG" });
    await expect(speech.say(" …😀 ")).rejects.toMatchObject({ code: "EMPTY" });
    await expect(speech.say("你好")).rejects.toBeInstanceOf(SpeechError);
  });

  it("takes no option and no file name out of a text", async () => {
    expect(lengthOf(await speech.say("-o /etc/passwd --help -f x"))).toBeGreaterThan(0.5);
  });

  it("is another thread's work, so that the event loop stays free", async () => {
    await speech.say("Warm.");
    const text = "This is one long sentence that goes on for a while, so that there is work to do, ".repeat(
      3,
    );
    // Time of the processor, in microseconds: what else the machine does cannot change whose work it is.
    const total = ({ user, system }: { user: number; system: number }) => user + system;
    const here = process.threadCpuUsage();
    const everywhere = process.cpuUsage();
    await speech.say(text);
    expect(total(process.threadCpuUsage(here))).toBeLessThan(total(process.cpuUsage(everywhere)) / 2);
  });

  it("forgets the oldest when its memory is full", async () => {
    const small = createSpeech({ timeoutMs: 60_000, cacheBytes: 150_000 });
    for (const n of ["one", "two", "three", "four"]) await small.say(`This is sentence ${n}.`);
    expect(small.counts().cacheBytes).toBeLessThanOrEqual(150_000);
    await small.say("This is sentence four.");
    expect(small.counts()).toMatchObject({ cached: 1, made: 4 });
    await small.say("This is sentence one.");
    expect(small.counts().made).toBe(5);
    await small.close();
  });

  it("gives up on a text that takes too long, and goes on with the next", async () => {
    const hasty = createSpeech({ timeoutMs: 1 });
    await expect(hasty.say("This cannot be done in a millisecond.")).rejects.toMatchObject({
      code: "TIMED_OUT",
    });
    await expect(hasty.say("Nor can this.")).rejects.toMatchObject({ code: "TIMED_OUT" });
    await hasty.close();
    await expect(hasty.say("Closed.")).rejects.toMatchObject({ code: "CLOSED" });
  });

  it("says that it is busy when too many wait", async () => {
    const narrow = createSpeech({ timeoutMs: 60_000, maxQueue: 2 });
    const waiting = [narrow.say("The first one."), narrow.say("The second one.")];
    await expect(narrow.say("The third one.")).rejects.toMatchObject({ code: "BUSY" });
    expect((await Promise.all(waiting)).map(lengthOf).every((s) => s > 0.4)).toBe(true);
    await narrow.close();
  });
});
