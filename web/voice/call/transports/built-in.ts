import { TROUBLE_LINE } from "../../../../contracts/voice-free-speech.ts";
import { UTTERANCE_MAX } from "../../../../contracts/voice-limits.ts";
import type { DialogueLanguage } from "../../../../contracts/voice-desks.ts";
import type { Answer, Converse, Hearing, Speaking, Turn } from "../ports.ts";
import {
  type CallTransport,
  type IncomingMessage,
  type OutgoingMessage,
  TransportEvents,
} from "../transport.ts";
import { Ear } from "./hearing/ear.ts";
import { Voice } from "./speaking/voice.ts";

export interface BuiltInOptions {
  scenario: string;
  converse: Converse;
  /** Ways of hearing in their order; typing is always there. */
  hearing: readonly ((call: {
    spoken(): string | null;
    deviceId(): string | null;
    language(): DialogueLanguage;
  }) => Hearing)[];
  /** Ways of speaking in their order; captions are always there. */
  speaking: readonly Speaking[];
}

const UNREACHABLE = "The assistant cannot be reached.";
const UNREACHABLE_TYPE = "assistant-unreachable";
/** Between the assistant's last word and the end of the line, so that the visitor sees that it is completed. */
const END_DELAY_MS = 1500;

/** The built-in assistant as a transport: hears by what works, asks the server for each turn, speaks by what works. */
class BuiltInCall implements CallTransport {
  readonly #events = new TransportEvents();
  readonly listen = this.#events.listen;
  readonly #options: BuiltInOptions;
  readonly #voice: Voice;
  readonly #ear: Ear;
  #deviceId: string | null = null;
  #language: DialogueLanguage = "en";
  #state: unknown = null;
  /** The turn being answered; aborted by the next one. */
  #turn = new AbortController();
  /** Words that no answer has begun to: the next words take them along, or nobody would ever answer them. */
  #unanswered = "";
  #failures = 0;
  #unspoken: string[] = [];
  /** Puts the words of the running answer into the list, once. */
  #flush: () => void = () => {};
  #phase: "new" | "up" | "ending" | "over" = "new";
  #endTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: BuiltInOptions) {
    this.#options = options;
    const { emit } = this.#events;
    this.#voice = new Voice(options.speaking, {
      start: () => emit({ type: "speech-start" }),
      end: () => emit({ type: "speech-end" }),
      level: (level) => emit({ type: "volume-level", level }),
      chosen: (name) => this.#tell({ type: "speaking", speaking: name ?? "captions" }),
    });
    const call = {
      spoken: () => this.#voice.current,
      deviceId: () => this.#deviceId,
      language: () => this.#language,
    };
    this.#ear = new Ear(
      options.hearing.map((make) => () => make(call)),
      {
        speechStart: () => this.#onSpeech(),
        speechEnd: () => this.#tell({ type: "speech-update", role: "user", status: "stopped" }),
        misfire: () => this.#onMisfire(),
        partial: (text) => this.#transcript("user", text, "partial"),
        final: (text) => this.#hear(text, "voice"),
        level: (level) => emit({ type: "local-volume-level", level }),
        chosen: (name) => this.#tell({ type: "hearing", hearing: name ?? "typing" }),
        trouble: (trouble) => emit({ type: "error", error: { type: "microphone-error", trouble } }),
      },
    );
  }

  async start(): Promise<boolean> {
    const { signal } = this.#turn;
    const greeting = this.#ask({ text: null, via: "voice" }, signal);
    // The first word of the answer proves the way to the server; the voice is chosen meanwhile.
    const unreachable = (cause: unknown) => {
      throw Object.assign(new Error(UNREACHABLE, { cause }), { type: UNREACHABLE_TYPE });
    };
    const [first] = await Promise.all([greeting.next().catch(unreachable), this.#voice.choose()]);
    if (this.#phase === "over") return false;
    this.#phase = "up";
    setTimeout(() => {
      if (this.#phase === "over") return;
      this.#events.emit({ type: "call-start" });
      void this.#ear.choose();
      void this.#answer(prepend(first, greeting), signal);
    });
    return true;
  }

  async stop(): Promise<void> {
    this.#end("customer-ended-call");
  }

  send(message: OutgoingMessage): void {
    switch (message.type) {
      case "add-message":
        if (message.message.role === "user") this.#hear(message.message.content, "typing");
        return;
      case "say":
        return this.say(message.message, message.endCallAfterSpoken);
      case "control":
        if (message.control === "say-first-message") return;
        this.#voice.silent = message.control === "mute-assistant";
        if (this.#voice.silent) this.#voice.cut();
        return;
      case "end-call":
        this.#end("customer-ended-call");
    }
  }

  say(text: string, endCallAfterSpoken = false): void {
    if (this.#phase !== "up") return;
    this.#transcript("assistant", text, "final");
    this.#voice.say(text);
    if (endCallAfterSpoken)
      void this.#voice.done().then(() => this.#complete("assistant-said-end-call-phrase"));
  }

  setMuted(muted: boolean): void {
    this.#ear.setMuted(muted);
  }
  isMuted(): boolean {
    return this.#ear.muted;
  }

  async setMicrophone(deviceId: string): Promise<void> {
    if (deviceId === this.#deviceId) return;
    this.#deviceId = deviceId;
    if (this.#phase === "up") await this.#ear.choose();
  }

  #tell(message: IncomingMessage): void {
    if (this.#phase !== "over") this.#events.emit({ type: "message", message });
  }

  #transcript(role: "assistant" | "user", transcript: string, transcriptType: "partial" | "final"): void {
    this.#tell({ type: "transcript", role, transcriptType, transcript });
  }

  #ask(turn: Pick<Turn, "text" | "via">, signal: AbortSignal): AsyncIterator<Answer> {
    const { scenario, converse } = this.#options;
    return converse({ scenario, state: this.#state, ...turn }, signal)[Symbol.asyncIterator]();
  }

  /** Another language: recognition and voice follow before the answer's first word. */
  async #speak(language: DialogueLanguage): Promise<void> {
    if (language === this.#language) return;
    this.#language = language;
    this.#tell({ type: "language", language });
    if (this.#ear.hears) void this.#ear.choose();
    await this.#voice.setLanguage(language);
  }

  /** The visitor has begun to speak: silence at once; what was left is kept in case it was a cough. */
  #onSpeech(): void {
    const interrupts = this.#voice.busy;
    // Silence before anything is told: whoever listens may be slow.
    if (interrupts) this.#unspoken = this.#voice.cut();
    if (interrupts) this.#tell({ type: "user-interrupted" });
    this.#tell({ type: "speech-update", role: "user", status: "started" });
  }

  #onMisfire(): void {
    this.#tell({ type: "speech-update", role: "user", status: "stopped" });
    for (const sentence of this.#unspoken.splice(0)) this.#voice.say(sentence);
  }

  #hear(text: string, via: Turn["via"]): void {
    if (this.#phase !== "up" || text.trim() === "") return;
    const interrupts = this.#voice.busy;
    this.#voice.cut();
    if (interrupts) this.#tell({ type: "user-interrupted" });
    this.#turn.abort();
    this.#unspoken = [];
    this.#turn = new AbortController();
    const { signal } = this.#turn;
    // What was said by then stays in the list, before the words that cut it short.
    this.#flush();
    this.#transcript("user", text.trim(), "final");
    // What was typed in two goes is two sentences; what is spoken may be one with a pause in it.
    const before = via === "typing" ? this.#unanswered.replace(/[^.?!,;]$/, "$&.") : this.#unanswered;
    this.#unanswered = `${before} ${text}`.trim().slice(-UTTERANCE_MAX);
    void this.#answer(this.#ask({ text: this.#unanswered, via }, signal), signal);
  }

  async #answer(answers: AsyncIterator<Answer>, signal: AbortSignal): Promise<void> {
    const said: string[] = [];
    let ending: string | null = null;
    const flush = (): void => {
      if (said.length > 0) this.#transcript("assistant", said.splice(0).join(" "), "final");
    };
    this.#flush = flush;
    try {
      for (let next = await answers.next(); !next.done && !signal.aborted; next = await answers.next()) {
        const answer = next.value;
        this.#unanswered = "";
        if (answer.type === "sentence") {
          said.push(answer.text);
          this.#transcript("assistant", said.join(" "), "partial");
          this.#voice.say(answer.text);
        } else if (answer.type === "state") {
          this.#state = answer.state;
          this.#tell({ type: "sealed", state: answer.state });
        } else if (answer.type === "language") await this.#speak(answer.language);
        else if (answer.type === "end") ending = answer.reason;
        else this.#tell(answer);
      }
      this.#failures = 0;
    } catch (error) {
      if (signal.aborted) return;
      this.#unanswered = "";
      flush();
      return this.#onNoAnswer(error);
    }
    if (!signal.aborted) flush();
    if (signal.aborted || ending === null) return;
    this.#tell({ type: "closing" });
    await this.#voice.done();
    if (!signal.aborted) this.#complete(ending);
  }

  #onNoAnswer(error: unknown): void {
    if (++this.#failures < 2) return this.say(TROUBLE_LINE);
    this.#events.emit({
      type: "error",
      error: { type: UNREACHABLE_TYPE, message: UNREACHABLE, error },
    });
    this.#end(null);
  }

  /** The assistant ended the call. */
  #complete(reason: string): void {
    if (this.#phase !== "up") return;
    this.#phase = "ending";
    this.#ear.stop();
    this.#tell({ type: "status-update", status: "ended", endedReason: reason });
    this.#endTimer = setTimeout(() => this.#end(null), END_DELAY_MS);
  }

  /** Everything off. With a reason the end is told as the hosted library tells it. */
  #end(reason: string | null): void {
    if (this.#phase === "over") return;
    const wasUp = this.#phase !== "new";
    clearTimeout(this.#endTimer);
    this.#turn.abort();
    this.#voice.stop();
    this.#ear.stop();
    if (wasUp) this.#events.emit({ type: "call-end" });
    if (this.#phase === "up" && reason)
      this.#tell({ type: "status-update", status: "ended", endedReason: reason });
    this.#phase = "over";
  }
}

async function* prepend(first: IteratorResult<Answer>, rest: AsyncIterator<Answer>): AsyncGenerator<Answer> {
  for (let next = first; !next.done; next = await rest.next()) yield next.value;
}

export const builtInTransport = (options: BuiltInOptions): CallTransport => new BuiltInCall(options);
