import {
  type CallTransport,
  type OutgoingMessage,
  type TransportEvent,
  TransportEvents,
} from "./transport.ts";

/** A transport whose every answer the test gives by hand. */
export class FakeTransport implements CallTransport {
  readonly #events = new TransportEvents();
  readonly listen = this.#events.listen;
  readonly emit = (event: TransportEvent): void => this.#events.emit(event);
  readonly asked: string[] = [];
  readonly sent: OutgoingMessage[] = [];
  muted = false;
  microphone: string | null = null;
  hasCallObject = true;
  stopHangs = false;
  settle: (up: boolean) => void = () => {};
  refuse: (error: unknown) => void = () => {};

  start(): Promise<boolean> {
    this.asked.push("start");
    return new Promise((resolve, reject) => {
      this.settle = resolve;
      this.refuse = reject;
    });
  }
  stop(): Promise<void> {
    this.asked.push("stop");
    return this.stopHangs ? new Promise(() => {}) : Promise.resolve();
  }
  send(message: OutgoingMessage): void {
    this.sent.push(message);
  }
  say(): void {}
  setMuted(muted: boolean): void {
    if (!this.hasCallObject) throw new Error("Call object is not available.");
    this.muted = muted;
  }
  async setMicrophone(deviceId: string): Promise<void> {
    if (!this.hasCallObject) throw new Error("Call object is not available.");
    this.microphone = deviceId;
  }
  isMuted(): boolean {
    return this.muted;
  }
}
