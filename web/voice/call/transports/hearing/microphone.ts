import { microphoneTrouble, type MicrophoneTrouble, readMicrophoneFacts } from "../../microphone-trouble.ts";

/** The microphone could not be opened; `trouble` is the kind a visitor can do something about. */
export class MicrophoneError extends Error {
  readonly trouble: MicrophoneTrouble;
  constructor(trouble: MicrophoneTrouble, cause: unknown) {
    super(`Microphone: ${trouble}`, { cause });
    this.trouble = trouble;
  }
}

/** Opens the microphone with echo cancellation, so that the assistant does not hear itself. */
export async function openMicrophone(deviceId: string | null): Promise<MediaStream> {
  const audio: MediaTrackConstraints = {
    channelCount: 1,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  };
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: deviceId ? { ...audio, deviceId: { exact: deviceId } } : audio,
    });
  } catch (error) {
    throw new MicrophoneError(microphoneTrouble(await readMicrophoneFacts(error)) ?? "blocked", error);
  }
}

/** Loudness of samples between -1 and 1, on the scale of the hosted provider: 0.15 and more is full. */
export function loudness(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return samples.length === 0 ? 0 : Math.min(1, Math.sqrt(sum / samples.length) / 0.15);
}

/** Tells the loudness of a stream every 100 ms until it is stopped. */
export function meterStream(stream: MediaStream, level: (value: number) => void): () => void {
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 2048 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    level(loudness(samples));
  }, 100);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}

export const closeStream = (stream: MediaStream | null): void =>
  stream?.getTracks().forEach((track) => track.stop());
