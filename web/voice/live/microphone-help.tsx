import { MICROPHONE_TEXTS, type MicrophoneTrouble } from "../call/microphone-trouble.ts";
import { browserOf, microphoneSteps } from "./microphone-steps.ts";

interface Props {
  trouble: MicrophoneTrouble;
  /** Steps alone, for a note that says the rest. */
  bare?: boolean;
  /** The visitor goes on by typing: the steps stay at hand and take no room. */
  folded?: boolean;
}

/** Why the visitor is not heard, and what to do about it in this browser. */
export function MicrophoneHelp({ trouble, bare = false, folded = false }: Props) {
  const steps = (
    <>
      <ol>
        {microphoneSteps(trouble, browserOf(navigator.userAgent)).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>Or leave it off. Typing gives you the same conversation.</p>
    </>
  );
  // Where a call has little room, the steps take it only when they are wanted.
  const tight = window.matchMedia("(max-width: 37.49rem), (max-height: 47rem)").matches;
  if (bare) return <div className="mic-help">{steps}</div>;
  return (
    <div className="mic-band" aria-live="polite">
      <details key={String(folded)} className="note mic-help" open={!folded && !tight}>
        <summary>
          {MICROPHONE_TEXTS[trouble]} <span className="mic-typed">You can type.</span>
        </summary>
        {steps}
      </details>
    </div>
  );
}
