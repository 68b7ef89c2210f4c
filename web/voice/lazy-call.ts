import type { ShownScenario, VoiceConfig } from "../../contracts/voice-call.ts";
import { type CallState, initialState, isInCall } from "./call/call-state.ts";
import type { Provider } from "./call/ports.ts";
import { primeSound } from "./call/sound.ts";
import { FAILED_TO_INITIALIZE } from "./call/texts.ts";
import type { Understood } from "./live/call-memory.ts";
import type { CallChoice, LiveCall } from "./live/live-call.ts";

type LiveModule = typeof import("./live/live-call.ts");
/** The call's parts, once they are here. */
export type Live = LiveCall &
  Pick<LiveModule, "CallWave" | "DevicePicker" | "LiveWave" | "MicrophoneHelp" | "Receipt">;

/** All that the panel draws. */
export interface PanelState {
  call: CallState;
  scenario: ShownScenario;
  /** True in a call that began with typed words: the microphone stays off. */
  typed: boolean;
  understood: Understood | null;
  /** Null before the visitor reaches for the call. */
  live: Live | null;
}

/** Typed words wait for the greeting, but not for longer. Milliseconds. */
const GREETING_PATIENCE_MS = 3000;

/**
 * The call as the panel holds it: idle from the first paint on, loaded when the visitor reaches for it. What is asked
 * of it meanwhile is done as soon as it can be.
 */
export class LazyCall {
  #state: PanelState;
  #loading: Promise<Live | null> | null = null;
  /** Counts starts: one that was ended before its code came does nothing. */
  #attempt = 0;
  #queued: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #choice: CallChoice;
  readonly #config: VoiceConfig;
  readonly #load: () => Promise<LiveModule>;
  readonly #listeners = new Set<() => void>();

  constructor(config: VoiceConfig, load: () => Promise<LiveModule>) {
    const scenario = config.scenarios[0] as ShownScenario;
    this.#config = config;
    this.#load = load;
    this.#choice = { scenario, hears: true };
    const call: CallState = { ...initialState, provider: config.provider };
    this.#state = { call, scenario, typed: false, understood: null, live: null };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getSnapshot = (): PanelState => this.#state;

  /** The visitor comes near: the code may come. */
  readonly reach = (): void => void this.#live();

  /** Call it inside the click: some browsers grant sound only there. */
  readonly start = (provider: Provider = this.#config.provider): void => {
    this.#queued = [];
    void this.#begin(provider, true);
  };
  readonly end = (): void => {
    this.#attempt++;
    this.#queued = [];
    if (this.#state.live && isInCall(this.#state.live.session.getSnapshot().status))
      this.#state.live.session.end();
    else this.#set({ call: { ...this.#state.call, status: "idle" } });
  };
  readonly toggleMute = (): void => {
    if (this.#state.live) this.#state.live.session.toggleMute();
    else this.#set({ call: { ...this.#state.call, muted: !this.#state.call.muted } });
  };
  /** Typed or chosen words. Outside a call they begin one, without the microphone. */
  readonly say = (text: string): void => {
    const words = text.trim();
    if (words === "") return;
    const { call, live } = this.#state;
    if (call.status === "active" && call.transcript.length > 0 && live) return void live.session.type(words);
    this.#queued.push(words);
    if (!isInCall(call.status)) void this.#begin(this.#config.provider, this.#config.provider === "hosted");
  };
  /** Another desk answers: at once, when a call is running. */
  readonly choose = (scenario: ShownScenario): void => {
    if (scenario.id === this.#state.scenario.id) return;
    const { call, typed, live } = this.#state;
    this.#choice.scenario = scenario;
    this.#set({ scenario });
    if (!isInCall(call.status)) return;
    live?.session.end();
    live?.session.dismissReceipt();
    void this.#begin(call.provider, !typed);
  };
  readonly dismissReceipt = (): void => this.#state.live?.session.dismissReceipt();
  readonly dispose = (): void => {
    this.#attempt++;
    clearTimeout(this.#timer);
    this.#state.live?.session.dispose();
  };

  #set(change: Partial<PanelState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of [...this.#listeners]) listener();
  }

  #live(): Promise<Live | null> {
    this.#loading ??= this.#load().then(
      ({ createLiveCall, ...parts }) => {
        const live = {
          ...parts,
          ...createLiveCall(this.#config, this.#choice, () =>
            this.#set({ understood: this.#state.live?.memory.understood ?? null }),
          ),
        };
        live.session.subscribe(() => this.#onCall(live));
        this.#set({ live });
        return live;
      },
      () => {
        // The next try loads again.
        this.#loading = null;
        return null;
      },
    );
    return this.#loading;
  }

  async #begin(provider: Provider, hears: boolean): Promise<void> {
    primeSound();
    const attempt = ++this.#attempt;
    this.#choice.hears = hears;
    this.#set({ typed: !hears });
    if (!this.#state.live)
      this.#set({
        call: { ...initialState, provider, muted: this.#state.call.muted, status: "initializing" },
      });
    const live = await this.#live();
    if (attempt !== this.#attempt) return;
    if (!live) {
      this.#set({ call: { ...initialState, provider, status: "error", error: FAILED_TO_INITIALIZE } });
      return;
    }
    const muted = this.#state.call.status === "initializing" && this.#state.call.muted;
    live.memory.reset();
    live.session.start(provider);
    if (muted && !live.session.getSnapshot().muted) live.session.toggleMute();
  }

  #onCall(live: Live): void {
    const before = this.#state.call;
    const call = live.session.getSnapshot();
    this.#set({ call });
    if (call.status !== "active") {
      clearTimeout(this.#timer);
      if (!isInCall(call.status)) this.#queued = [];
      return;
    }
    if (before.status !== "active")
      this.#timer = setTimeout(() => this.#sendQueued(live), GREETING_PATIENCE_MS);
    if (call.transcript.length > 0) this.#sendQueued(live);
  }

  #sendQueued(live: Live): void {
    const words = this.#queued.splice(0).join(" ");
    if (words) live.session.type(words);
  }
}
