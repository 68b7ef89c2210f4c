import type { Page } from "@playwright/test";

/** What a page noted of a call, with its own clock: no time of the test's own is in it. */
export interface SoundEvent {
  what:
    | "sent"
    | "started"
    | "stopped"
    /** The visitor's voice in the microphone. */
    | "voice"
    | "quiet";
  /** Milliseconds since the page began. */
  at: number;
}

/** In the page, before anything else: notes sends, starts and ends of sound, and the visitor's voice. */
export function watchSound(): void {
  const log: SoundEvent[] = [];
  Object.assign(window, { soundLog: log });
  const note = (what: SoundEvent["what"], at = performance.now()) => log.push({ what, at });
  document.addEventListener("submit", () => note("sent"), true);

  const { start, disconnect } = AudioBufferSourceNode.prototype;
  AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode, when = 0, ...rest) {
    note("started", performance.now() + Math.max(0, when - this.context.currentTime) * 1000);
    return start.call(this, when, ...rest);
  };
  // Cut off or played out: either way the source is taken off the output.
  AudioBufferSourceNode.prototype.disconnect = function (this: AudioBufferSourceNode) {
    note("stopped");
    return (disconnect as () => void).call(this);
  };

  const { getUserMedia } = MediaDevices.prototype;
  MediaDevices.prototype.getUserMedia = async function (constraints) {
    const stream = await getUserMedia.call(this, constraints);
    listen(stream);
    return stream;
  };
  /** The voice has begun when it is loud, and ended when it was quiet for 300 ms: noted at its last loud moment. */
  function listen(stream: MediaStream) {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 256 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    let speaking = false;
    let loudAt = 0;
    setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      const loud = samples.some((sample) => Math.abs(sample) > 0.02);
      const now = performance.now();
      if (loud) {
        if (!speaking) note("voice", now);
        speaking = true;
        loudAt = now;
      } else if (speaking && now - loudAt > 300) {
        speaking = false;
        note("quiet", loudAt);
      }
    }, 5);
  }
}

export const soundLog = (page: Page): Promise<SoundEvent[]> =>
  page.evaluate(() => (window as unknown as { soundLog: SoundEvent[] }).soundLog);

/** Waits for so many events of a kind. */
export const untilNoted = async (page: Page, what: SoundEvent["what"], count: number): Promise<void> => {
  await page.waitForFunction(
    ([wanted, many]) =>
      (window as unknown as { soundLog: SoundEvent[] }).soundLog.filter((each) => each.what === wanted)
        .length >= (many as number),
    [what, count] as const,
    { polling: 20, timeout: 120_000 },
  );
};

/** When requests to a path were sent, in the page's clock. */
export const requests = (page: Page, path: string): Promise<number[]> =>
  page.evaluate(
    (wanted) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => new URL(name).pathname === wanted)
        .map(({ startTime }) => startTime),
    path,
  );

/** The first event of a kind at or after a moment. */
export const firstAfter = (log: readonly SoundEvent[], what: SoundEvent["what"], at: number) =>
  log.filter((each) => each.what === what && each.at >= at).sort((a, b) => a.at - b.at)[0]?.at;

/** 'p50, p95' of milliseconds. */
export function shares(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms (${sorted.length} samples)`;
}
