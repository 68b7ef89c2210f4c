import { ERROR_OCCURRED } from "../call/texts.ts";
import { offersBuiltIn } from "../call/machine/selectors.ts";
import type { CallState } from "../call/machine/call-state.ts";
import { MicrophoneSteps } from "./microphone-help.tsx";

interface Props {
  call: CallState;
  onBuiltIn: () => void;
}

/** What went wrong, in red, and the ways out. */
export function Trouble({ call, onBuiltIn }: Props) {
  return (
    <div className="note note-stop" role="alert">
      <strong>{call.error ?? ERROR_OCCURRED}</strong>
      {call.microphone && <MicrophoneSteps trouble={call.microphone} />}
      {call.stuck ? (
        <p className="mt-4">
          <button className="btn btn-sm" type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        </p>
      ) : (
        offersBuiltIn(call) && (
          <p className="mt-4">
            <button className="btn btn-sm" type="button" onClick={onBuiltIn}>
              Talk to our built-in assistant instead
            </button>
          </p>
        )
      )}
    </div>
  );
}
