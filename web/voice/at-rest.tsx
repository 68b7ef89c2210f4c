import type { ShownScenario } from "../../contracts/voice-call.ts";
import type { CallState } from "./call/machine/call-state.ts";
import type { CallSession } from "./call/session.ts";
import type { LiveParts } from "./demo-call.ts";
import { Greeting } from "./greeting.tsx";
import { SayChips } from "./say-chips.tsx";

interface Props {
  call: CallState;
  scenario: ShownScenario;
  session: CallSession;
  live: LiveParts | null;
}

/** The panel's words while no call runs: how it will answer, or what went wrong, and what one may say. */
export function AtRest({ call, scenario, session, live }: Props) {
  const failed = call.status === "error";
  return (
    <div className="talk talk-rest">
      {failed ? (
        live ? (
          <live.Trouble call={call} onBuiltIn={() => session.start("built-in")} />
        ) : (
          <p className="note note-stop" role="alert">
            {call.error}
          </p>
        )
      ) : (
        <Greeting scenario={scenario} />
      )}
      <div className="with-script">
        <p className="meta lead-in" id="say-try">
          {failed
            ? "Typing gives you the same conversation:"
            : "Say it, or press one. Made-up details only, please:"}
        </p>
        <SayChips
          label="Things to say"
          // A few: the others come in the call.
          chips={scenario.chips.slice(0, failed ? 2 : 3)}
          onSay={session.say}
          onReach={session.reach}
        />
      </div>
    </div>
  );
}
