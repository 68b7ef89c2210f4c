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

/** What stands small beside a call's controls, under one name however much it is. */
export function Asides({ call, session, children }: Props) {
  const active = call.status === "active";
  const spoken = active && !call.typed && call.hearing !== "typing";
  const unheard = active && call.microphone !== null && hasAnswered(call);
  if (!spoken && !unheard)
    return (
      <details className="device asides">
        <summary>Where your words go</summary>
        {children}
      </details>
    );
  return (
    <details className="device asides">
      <summary>More</summary>
      {spoken && <DevicePicker session={session} />}
      {unheard && call.microphone && (
        <>
          <b>Speak instead</b>
          <MicrophoneSteps trouble={call.microphone} />
        </>
      )}
      <b>Where your words go</b>
      {children}
    </details>
  );
}
