import { MICROPHONE_TEXTS, type MicrophoneTrouble } from "../call/microphone-trouble.ts";
import { browserOf, microphoneSteps } from "./microphone-steps.ts";

interface Props {
  trouble: MicrophoneTrouble;
}

/** What to do about a microphone that is not there, in this browser. */
export const MicrophoneSteps = ({ trouble }: Props) => (
  <div className="mic-help">
    <ol>
      {microphoneSteps(trouble, browserOf(navigator.userAgent)).map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    <p>Or leave it off. Typing gives you the same conversation.</p>
  </div>
);

/** Why the visitor is not heard, until the first answer is typed. */
export function MicrophoneHelp({ trouble }: Props) {
  // Where a call has little room, the steps take it only when they are wanted.
  const tight = window.matchMedia("(max-width: 37.49rem), (max-height: 47rem)").matches;
  return (
    <div className="mic-band" aria-live="polite">
      <details className="note" open={!tight}>
        <summary>
          <span>{MICROPHONE_TEXTS[trouble]} You can type.</span>
        </summary>
        <MicrophoneSteps trouble={trouble} />
      </details>
    </div>
  );
}
