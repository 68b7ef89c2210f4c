import { useEffect, useState } from "react";
import { site } from "../../site.config.ts";
import type { CallState } from "./call/machine/call-state.ts";
import { CAPTIONS_ONLY } from "./call/machine/call-state.ts";
import { elapsedMs } from "./call/machine/selectors.ts";
import { clock } from "./clock.ts";

/** Who speaks, in words, and how long the call has lasted. */
export function Who({ call }: { call: CallState }) {
  const elapsed = useElapsed(call);
  return (
    <div className="who">
      {call.assistantSpeaking && call.status === "active" ? (
        <b>
          {call.typed || call.speaking === CAPTIONS_ONLY
            ? "Answering. Type any time."
            : `${site.name} is speaking`}
        </b>
      ) : (
        <span
          className={call.visitorSpeaking ? "you-speak" : undefined}
          lang={unspoken(call) ? "es" : undefined}
        >
          {words(call)}
        </span>
      )}
      {elapsed !== null && (
        <span className="num">
          <span className="sr">Elapsed </span>
          {clock(elapsed)}
        </span>
      )}
    </div>
  );
}

/** Nothing here speaks Spanish: the captions are all there is. */
const unspoken = ({ status, language, speaking }: CallState): boolean =>
  status === "active" && language === "es" && speaking === CAPTIONS_ONLY;

function words(call: CallState): string {
  switch (call.status) {
    case "idle":
      return call.receipt ? "Call again, or ask for something else." : "";
    case "initializing":
    case "connecting":
      return call.typed ? "Ringing." : "Ringing. Allow the microphone if your browser asks.";
    case "completed":
      return "The call is over.";
    // What went wrong is said above it.
    case "error":
      return "";
    case "active":
      if (unspoken(call)) return "Este navegador no tiene voz en español: lea los subtítulos.";
      if (call.visitorSpeaking) return "Listening to you";
      if (call.transcript.at(-1)?.startsWith("user:")) return "One moment.";
      if (call.closing) return "The call is over.";
      if (call.typed || call.hearing === "typing") return "Your turn. Type your answer.";
      if (call.muted) return "You are muted. Typing still works.";
      return "Your turn. Speak, or type.";
  }
}

/** Milliseconds since the call became active, twice a second; null when none is. */
function useElapsed(call: CallState): number | null {
  const [now, setNow] = useState(0);
  const running = call.status === "active";
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  return running ? elapsedMs(call, now) : null;
}
