import type { TurnAnswer } from "../../../contracts/voice-call.ts";
import { randomUuid } from "../../ui/random-uuid.ts";

export type Understood = Omit<Extract<TurnAnswer, { type: "understood" }>, "type">;

/** What the server told about a built-in call beside its words. */
export class CallMemory {
  understood: Understood | null = null;
  /** Sealed by the server; goes back as it came. */
  state: string | null = null;
  /** For a call without a sealed state. */
  callId: string = randomUuid();
  readonly #signatures = new Map<string, string>();
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  reset(): void {
    this.understood = null;
    this.state = null;
    this.callId = randomUuid();
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
