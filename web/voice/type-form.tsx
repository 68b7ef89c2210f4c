import { type FormEvent, useRef, useState } from "react";
import { UTTERANCE_MAX } from "../../contracts/voice-limits.ts";

interface Props {
  inCall: boolean;
  onReach: () => void;
  onSend: (text: string) => void;
}

/** Typing in place of speaking: there in every state, and enough to begin a call. */
export function TypeForm({ inCall, onReach, onSend }: Props) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return field.current?.focus();
    onSend(text);
    setText("");
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
        onChange={(event) => setText(event.target.value)}
      />
      {/* The words keep the focus, and on a phone the keyboard stays: who has sent goes on typing. */}
      <button className="btn" type="submit" onMouseDown={(event) => event.preventDefault()}>
        Send
      </button>
    </form>
  );
}
