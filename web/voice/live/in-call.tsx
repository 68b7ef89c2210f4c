import type { CallState } from "../call/machine/call-state.ts";
import type { CallSession } from "../call/session.ts";
import { AnswerChips } from "./answer-chips.tsx";
import { Captions } from "./captions.tsx";
import { MicrophoneHelp } from "./microphone-help.tsx";
import { Slots } from "./slots.tsx";

interface Props {
  call: CallState;
  session: CallSession;
}

/** What was said is not offered again, while there is anything else to offer. */
function notYetSaid({ suggestions, transcript }: CallState): readonly string[] {
  const others = suggestions.filter((chip) => !transcript.includes(`user: ${chip}`));
  return others.length > 0 ? others : suggestions;
}

/** What stands between the wave and the controls while a call runs. */
export function InCall({ call, session }: Props) {
  return (
    <>
      {call.microphone && (
        <MicrophoneHelp
          trouble={call.microphone}
          folded={call.transcript.some((line) => line.startsWith("user:"))}
        />
      )}
      <Captions call={call} />
      <AnswerChips chips={notYetSaid(call)} onSay={session.say} />
      {call.understood && call.understood.slots.length > 0 && !call.understood.alarm && (
        <Slots slots={call.understood.slots} onChange={call.status === "active" ? session.say : undefined} />
      )}
    </>
  );
}
