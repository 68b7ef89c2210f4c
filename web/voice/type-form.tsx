import { type FormEvent, useRef } from "react";
import { UTTERANCE_MAX } from "../../contracts/voice-limits.ts";

interface Props {
  inCall: boolean;
  /** What is written and not sent yet: it outlives the field. */
  text: string;
  onWrite: (text: string) => void;
  onReach: () => void;
  onSend: (text: string) => void;
}

/** Typing in place of speaking: there in every state, and enough to begin a call. */
export function TypeForm({ inCall, text, onWrite, onReach, onSend }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return field.current?.focus();
    onSend(text);
    onWrite("");
  };
  return (
    <form className="type" onSubmit={send}>
      <label className="sr" htmlFor="voice-text">
        Type instead of speaking
      </label>
      <input
        className="input"
        id="voice-text"
        ref={field}
        placeholder={inCall ? "Type your answer" : "Or type it here"}
        autoComplete="off"
        enterKeyHint="send"
        maxLength={UTTERANCE_MAX}
        value={text}
        onFocus={onReach}
        onChange={(event) => onWrite(event.target.value)}
      />
      {/* The words keep the focus, and on a phone the keyboard stays: who has sent goes on typing. */}
      <button className="btn" type="submit" onMouseDown={(event) => event.preventDefault()}>
        Send
      </button>
    </form>
  );
}
