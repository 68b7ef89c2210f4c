import type { ShownScenario } from "../../../contracts/voice-call.ts";
import { randomUuid } from "../../ui/random-uuid.ts";
import type { CallShape, ShapeBar } from "./call-shape.ts";
import { type CallLevels, nextLevels, SILENCE } from "./levels.ts";
import type { CallFaultReport } from "../../../contracts/voice-faults.ts";
import {
  type CallEffect,
  type CallState,
  type Happening,
  initialState,
  isInCall,
} from "./machine/call-state.ts";
import { noLine, step } from "./machine/machine.ts";
import type { LineStep } from "./machine/machine-line.ts";
import type { Provider, Transports } from "./ports.ts";
import type { CallTransport, IncomingMessage, OutgoingMessage, TransportEvent } from "./transport.ts";

/** How long a provider may take to confirm that the call was left. */
export const LEAVE_TIMEOUT_MS = 3000;

/** What a call needs and a page at rest does not. */
export interface CallCode {
  /** The ways to call. */
  transports: Transports;
  /** What their events mean. */
  line: LineStep;
  /** Takes down how loud each side was over the whole of a call, the last one while none runs. */
  shape?: CallShape;
}

export interface CallSessionOptions {
  /** A function fetches it, when the visitor reaches for the call. */
  code: CallCode | (() => Promise<CallCode>);
  /** Who answers at first. */
  scenario?: ShownScenario;
  /** Who answers a call that begins with words. */
  provider?: Provider;
  /** Asks for sound; called inside the click that starts a call. */
  primeSound?: () => void;
  /** Takes the report of a fatal fault; must not throw. */
  report?: (report: CallFaultReport) => void;
  /** Milliseconds. */
  now?: () => number;
}

/** One start of a transport. Whatever comes from it after it was let go is dropped. */
interface Attempt {
  transport: CallTransport | null;
  /** Settles when start() did; undefined before it was asked. */
  starting: Promise<unknown> | null;
}

/** Runs one call at a time: machine in the middle, transports on one side, subscribers on the other. */
export class CallSession {
  #state: CallState;
  #levels: CallLevels = SILENCE;
  #attempt: Attempt | null = null;
  #leaving: Promise<void> = Promise.resolve();
  #microphone: string | null = null;
  /** A fault was reported, and no call has come up since: whoever tries again is still in the one that broke. */
  #isBroken = false;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #listeners = new Set<() => void>();
  #levelListeners = new Set<() => void>();
  #patience: ReturnType<typeof setTimeout> | undefined;
  #code: CallCode = { transports: {}, line: noLine };
  readonly #fetchCode: () => Promise<CallCode>;
  readonly #provider: Provider;
  readonly #primeSound: () => void;
  readonly #report: (report: CallFaultReport) => void;
  readonly #now: () => number;

  constructor(options: CallSessionOptions) {
    const { code, provider = "hosted", scenario = null } = options;
    const here = typeof code !== "function";
    if (here) this.#code = code;
    this.#fetchCode = here ? async () => code : code;
    this.#state = { ...initialState, code: here ? "here" : "away", provider, scenario };
    this.#provider = provider;
    this.#primeSound = options.primeSound ?? (() => {});
    this.#report = options.report ?? (() => {});
    this.#now = options.now ?? (() => Date.now());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  /** The same object until something changes. */
  readonly getSnapshot = (): CallState => this.#state;

  /** The shape of the last call's sound. */
  readonly shapeOfCall = (): readonly ShapeBar[] => this.#code.shape?.bars() ?? [];

  readonly subscribeLevels = (listener: () => void): (() => void) => {
    this.#levelListeners.add(listener);
    return () => this.#levelListeners.delete(listener);
  };
  readonly getLevels = (): CallLevels => this.#levels;

  /** The visitor comes near: the code may come. */
  readonly reach = (): void => this.#dispatch({ type: "reach" });
  /** Call it inside the click. A second start while a call runs returns null and does nothing. */
  readonly start = (provider: Provider = this.#provider): CallState | null => {
    if (isInCall(this.#state.status)) return null;
    this.#dispatch({ type: "start", provider });
    return this.#state;
  };
  readonly end = (): void => this.#dispatch({ type: "end" });
  /** Typed or chosen words. Outside a call they begin one: without the microphone, where the assistant is the built-in one. */
  readonly say = (text: string): void => this.#dispatch({ type: "say", text, provider: this.#provider });
  /** Another desk answers: at once, when a call is running. */
  readonly choose = (scenario: ShownScenario): void => this.#dispatch({ type: "choose", scenario });
  readonly toggleMute = (): void => this.#dispatch({ type: "toggle-mute" });
  readonly dismissReceipt = (): void => this.#dispatch({ type: "dismiss-receipt" });

  /** Sends into the active call; false when there is none. */
  readonly send = (message: OutgoingMessage): boolean => {
    if (this.#state.status !== "active" || !this.#attempt?.transport) return false;
    this.#attempt.transport.send(message);
    return true;
  };
  /** What the visitor typed, at once. */
  readonly type = (text: string): boolean =>
    text.trim() !== "" && this.send({ type: "add-message", message: { role: "user", content: text.trim() } });

  /** Takes another microphone for this call and the next ones; it is asked of the transport as soon as it can be. */
  readonly setMicrophone = (deviceId: string): void => {
    this.#microphone = deviceId;
    this.#applyMicrophone();
  };

  /** For the page that goes away: ends what runs. */
  readonly dispose = (): void => {
    this.end();
    clearTimeout(this.#watchdog);
    clearTimeout(this.#patience);
    if (this.#attempt) this.#close();
    this.#listeners.clear();
    this.#levelListeners.clear();
  };

  #dispatch(event: Happening): void {
    const happened = { ...event, at: this.#now(), callId: randomUuid() };
    const [state, effects] = step(this.#state, happened, this.#code.line);
    const changed = state !== this.#state;
    if (state.status === "active") this.#isBroken = false;
    this.#state = state;
    // Effects run before anybody is told: a listener that acts at once meets a settled session.
    for (const effect of effects) this.#run(effect);
    if (state.status !== "active") this.#setLevels(SILENCE);
    if (changed) for (const listener of [...this.#listeners]) listener();
  }

  #setLevels(levels: CallLevels): void {
    if (levels === this.#levels) return;
    this.#levels = levels;
    for (const listener of [...this.#levelListeners]) listener();
  }

  #run(effect: CallEffect): void {
    switch (effect.type) {
      case "prime-sound":
        this.#primeSound();
        return;
      case "load":
        void this.#load();
        return;
      case "type":
        this.type(effect.text);
        return;
      case "patience":
        clearTimeout(this.#patience);
        if (effect.ms !== null)
          this.#patience = setTimeout(() => this.#dispatch({ type: "patience" }), effect.ms);
        return;
      case "open":
        void this.#open(effect.provider);
        return;
      case "close":
        this.#close();
        return;
      case "set-muted":
        this.#setMuted(effect.muted);
        return;
      case "watch":
        clearTimeout(this.#watchdog);
        if (effect.ms !== null)
          this.#watchdog = setTimeout(() => this.#dispatch({ type: "watchdog" }), effect.ms);
        return;
      case "report":
        if (!this.#isBroken) this.#report(effect.report);
        this.#isBroken = true;
    }
  }

  #setMuted(muted: boolean): void {
    const transport = this.#attempt?.transport;
    if (!transport) return;
    try {
      if (transport.isMuted() !== muted) transport.setMuted(muted);
    } catch {
      // The call object does not exist yet; the machine asks again when the call has started.
    }
  }

  #applyMicrophone(): void {
    const transport = this.#attempt?.transport;
    if (!transport || this.#microphone === null) return;
    transport.setMicrophone(this.#microphone).catch(() => {
      // No call object yet (asked again once started), or the device has gone: the one in use stays.
    });
  }

  async #load(): Promise<void> {
    try {
      this.#code = await this.#fetchCode();
    } catch {
      return this.#dispatch({ type: "not-loaded" });
    }
    this.#dispatch({ type: "loaded" });
  }

  async #open(provider: Provider): Promise<void> {
    const attempt: Attempt = { transport: null, starting: null };
    this.#attempt = attempt;
    const current = (): boolean => this.#attempt === attempt;
    const make = this.#code.transports[provider];
    if (!make) return this.#dispatch({ type: "client-failed", reason: "missing" });
    // Libraries load while the last call is still being left.
    const made = make(this.#state).then(
      (transport) => transport,
      () => null,
    );
    await this.#leaving;
    const transport = await made;
    if (!current()) return;
    if (!transport) return this.#dispatch({ type: "client-failed", reason: "initialize" });
    attempt.transport = transport;
    // First of all the listener: an error nobody listens to would be thrown by the library.
    transport.listen((event) => {
      if (current()) this.#onTransport(event);
    });
    attempt.starting = transport.start().then(
      (up) => {
        if (!current()) return;
        this.#dispatch(up ? { type: "started" } : { type: "not-started" });
        this.#applyMicrophone();
      },
      (error: unknown) => current() && this.#dispatch({ type: "not-started", error }),
    );
  }

  #onTransport(event: TransportEvent): void {
    const { status } = this.#state;
    if (event.type === "volume-level" || event.type === "local-volume-level") {
      this.#setLevels(nextLevels(this.#levels, event, status === "active"));
      if (status === "active") {
        this.#code.shape?.hear("assistant", this.#levels.assistant, this.#now());
        this.#code.shape?.hear("user", this.#levels.visitor, this.#now());
      }
      return;
    }
    const { message } = event as { message?: IncomingMessage };
    if (event.type === "call-start") this.#code.shape?.begin(this.#now());
    else if (status === "active" && message?.type === "transcript" && message.transcriptType === "final")
      this.#code.shape?.line(message.role, this.#now());
    this.#dispatch({ type: "transport", event });
  }

  #close(): void {
    const attempt = this.#attempt;
    this.#attempt = null;
    const transport = attempt?.transport;
    if (!transport) return;
    // stop() has no effect on a start that still waits for its request: it is asked again when that is through.
    attempt.starting?.then(() => transport.stop()).catch(() => {});
    const left = Promise.resolve()
      .then(() => transport.stop())
      .catch(() => {});
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(() => {
        if (this.#state.provider === "hosted") this.#dispatch({ type: "leave-timeout" });
        resolve();
      }, LEAVE_TIMEOUT_MS);
    });
    const done = left.then(() => {
      clearTimeout(timer);
      this.#dispatch({ type: "left" });
    });
    this.#leaving = Promise.race([done, timeout]);
  }
}
