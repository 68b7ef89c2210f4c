import { type CallState, isInCall } from "../call/machine/call-state.ts";
import { hasAnswered } from "./has-answered.ts";
import type { CallSession } from "../call/session.ts";
import { AnswerChips } from "./answer-chips.tsx";
import { Captions } from "./captions.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { notYetAsked } from "./not-yet-asked.ts";
import { Slots } from "./slots.tsx";

interface Props {
  call: CallState;
  session: CallSession;
}

/** What stands between the wave and the controls while a call runs. */
export function InCall({ call, session }: Props) {
  const say = (words: string) => {
    session.say(words);
    // What was pressed goes away: whoever uses a keyboard goes on typing, on a phone at what is answered.
    const next = innerWidth > 600 ? ".type .input" : ".talk-call";
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  };
  return (
    <>
      {call.microphone && isInCall(call.status) && !hasAnswered(call) && (
        <MicrophoneHelp trouble={call.microphone} />
      )}
      <Captions call={call} />
      <AnswerChips chips={notYetAsked(call)} onSay={say} />
      {call.understood && call.understood.slots.length > 0 && !call.understood.alarm && (
        <Slots slots={call.understood.slots} onChange={call.status === "active" ? say : undefined} />
      )}
    </>
  );
}
