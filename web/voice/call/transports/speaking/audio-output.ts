import { soundContext } from "../../sound.ts";
import { loudness } from "../hearing/microphone.ts";

/** Plays sound with a known loudness, and is silent within one block of samples when told. */
export interface AudioOutput {
  /** Decodes a whole file and plays it. Resolves at its end or when the signal aborts. */
  play(file: ArrayBuffer, events: PlayEvents, signal: AbortSignal): Promise<void>;
  /** Plays 16-bit mono samples as they come. */
  playPcm(
    stream: ReadableStream<Uint8Array>,
    rate: number,
    events: PlayEvents,
    signal: AbortSignal,
  ): Promise<void>;
  /** Rejects when the browser would not make sound. */
  resume(): Promise<void>;
  close(): void;
}

export interface PlayEvents {
  start(): void;
  level(level: number): void;
}

const samplesOf = (bytes: Uint8Array): Float32Array<ArrayBuffer> => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: bytes.byteLength >> 1 }, (_, i) => view.getInt16(i * 2, true) / 0x8000);
};

export function audioOutput(): AudioOutput {
  const context = soundContext();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  analyser.connect(context.destination);

  /** Meters while something plays; the function returned ends it. */
  function meter(events: PlayEvents): () => void {
    const samples = new Float32Array(analyser.fftSize);
    events.start();
    const timer = setInterval(() => {
      analyser.getFloatTimeDomainData(samples);
      events.level(loudness(samples));
    }, 100);
    return () => {
      clearInterval(timer);
      events.level(0);
    };
  }

  function source(buffer: AudioBuffer, at: number): AudioBufferSourceNode {
    const node = new AudioBufferSourceNode(context, { buffer });
    node.connect(analyser);
    node.start(at);
    return node;
  }

  /** Resolves when the node has played out or the signal aborted. */
  const ended = (node: AudioBufferSourceNode, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      node.onended = () => resolve();
      signal.addEventListener("abort", () => resolve(), { once: true });
    });

  return {
    async resume() {
      // A context that may not sound stays suspended for ever: the caller's time-out decides.
      if (context.state !== "running") await context.resume();
      if (context.state !== "running") throw new Error("The browser does not let the page make sound.");
    },
    async play(file, events, signal) {
      const buffer = await context.decodeAudioData(file);
      if (signal.aborted) return;
      const node = source(buffer, 0);
      // Not after an await: silence is to come with the abort itself, however busy the page is.
      signal.addEventListener("abort", () => node.disconnect(), { once: true });
      const done = meter(events);
      await ended(node, signal);
      if (!signal.aborted) node.disconnect();
      done();
    },
    async playPcm(stream, rate, events, signal) {
      const nodes: AudioBufferSourceNode[] = [];
      let at = 0;
      let odd = new Uint8Array(0);
      let done = (): void => {};
      signal.addEventListener("abort", () => nodes.forEach((node) => node.disconnect()), { once: true });
      const reader = stream.getReader();
      for (let chunk = await reader.read(); !chunk.done && !signal.aborted; chunk = await reader.read()) {
        const bytes = new Uint8Array([...odd, ...chunk.value]);
        const even = bytes.length & ~1;
        odd = bytes.slice(even);
        if (even === 0) continue;
        const samples = samplesOf(bytes.subarray(0, even));
        const buffer = new AudioBuffer({ length: samples.length, sampleRate: rate });
        buffer.copyToChannel(samples, 0);
        if (nodes.length === 0) done = meter(events);
        at = Math.max(at, context.currentTime + 0.02);
        nodes.push(source(buffer, at));
        at += buffer.duration;
      }
      const last = nodes.at(-1);
      if (last && !signal.aborted) await ended(last, signal);
      if (signal.aborted) await reader.cancel().catch(() => {});
      done();
    },
    close() {
      analyser.disconnect();
      void context.suspend();
    },
  };
}
