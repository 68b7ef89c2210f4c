import { MICROPHONE_TEXTS, type MicrophoneTrouble } from "../call/microphone-trouble.ts";
import { browserOf, microphoneSteps } from "./microphone-steps.ts";

/** Why the visitor is not heard, and what to do about it in this browser. @param bare inside a note already */
export function MicrophoneHelp({ trouble, bare = false }: { trouble: MicrophoneTrouble; bare?: boolean }) {
  const steps = microphoneSteps(trouble, browserOf(navigator.userAgent));
  return (
    <div className={bare ? "mic-help" : "note mic-help"}>
      {!bare && <strong>{MICROPHONE_TEXTS[trouble]}</strong>}
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>Or leave it off. Typing gives you the same conversation.</p>
    </div>
  );
}
