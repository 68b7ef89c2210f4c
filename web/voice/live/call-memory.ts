import type { TurnAnswer } from "../../../contracts/voice-call.ts";

export type Understood = Omit<Extract<TurnAnswer, { type: "understood" }>, "type">;

/** A random UUID; `crypto.randomUUID` exists on secure pages only, and a site may be tried over plain http. */
function newCallId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/** What the server told about a built-in call beside its words. */
export class CallMemory {
  understood: Understood | null = null;
  /** Sealed by the server; goes back as it came. */
  state: string | null = null;
  /** For a call without a sealed state. */
  callId: string = newCallId();
  readonly #signatures = new Map<string, string>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  reset(): void {
    this.understood = null;
    this.state = null;
    this.callId = newCallId();
    this.#signatures.clear();
    this.#changed();
  }
  understand(understood: Understood): void {
    this.understood = understood;
    this.#changed();
  }
  sign(text: string, signature: string): void {
    this.#signatures.set(text, signature);
  }
  signatureOf(text: string): string {
    return this.#signatures.get(text) ?? "";
  }
}
