import type { ReactNode } from "react";
import type { CallState } from "../call/machine/call-state.ts";
import type { CallSession } from "../call/session.ts";
import { hasAnswered } from "./has-answered.ts";
import { DevicePicker } from "./device-picker.tsx";
import { MicrophoneSteps } from "./microphone-help.tsx";

interface Props {
  call: CallState;
  session: CallSession;
  /** Where the words go. */
  children: ReactNode;
}

/** What stands small beside a call's controls. */
export function Asides({ call, session, children }: Props) {
  return (
    <div className="asides">
      {call.status === "active" && !call.typed && call.hearing !== "typing" && (
        <DevicePicker session={session} />
      )}
      {call.status === "active" && call.microphone && hasAnswered(call) && (
        <details className="device">
          <summary>Speak instead</summary>
          <MicrophoneSteps trouble={call.microphone} />
        </details>
      )}
      <details className="device">
        <summary>Where your words go</summary>
        {children}
      </details>
    </div>
  );
}
