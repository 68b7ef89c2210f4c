import { useEffect, useRef, useState } from "react";
import type { CallableDesk } from "../../contracts/own-desk.ts";
import type { ShownScenario, VoiceConfig } from "../../contracts/voice-call.ts";
import { isInCall } from "./call/call-state.ts";
import { statusLabel } from "./call/selectors.ts";
import { useCall } from "./call/use-call.ts";
import { CallButtons } from "./call-buttons.tsx";
import { Captions } from "./captions.tsx";
import { Consent } from "./consent.tsx";
import { demoCall } from "./demo-call.ts";
import { Greeting } from "./greeting.tsx";
import { RestingWave } from "./resting-wave.tsx";
import { ScenarioChips } from "./scenario-chips.tsx";
import { Slots } from "./slots.tsx";
import { SayChips } from "./say-chips.tsx";
import { Trouble } from "./trouble.tsx";
import { TypeForm } from "./type-form.tsx";
import { Who } from "./who.tsx";

const TAGS = {
  idle: "",
  initializing: "tag-live",
  connecting: "tag-live",
  active: "tag-live",
  completed: "tag-ok",
  error: "tag-stop",
} as const;

interface Props {
  config: VoiceConfig;
  /** The id of the desk that a link asked for; the page itself is the same for everybody. */
  wanted?: string | undefined;
  /** A visitor's own desk: it alone answers. */
  own?: CallableDesk | undefined;
}

/**
 * The demo call. The same bands in each state, so that nothing jumps: who is called and how it stands, who answers, the
 * wave, the captions, what was understood, the controls. The receipt of a finished call stands beside it.
 */
export function VoicePanel({ config, wanted, own }: Props) {
  const [{ session, parts }] = useState(() => demoCall(config, () => import("./live/live-call.ts"), own));
  const call = useCall(session);
  const scenario = call.scenario as ShownScenario;
  const live = parts();
  const controls = useRef<HTMLDivElement>(null);
  const inCall = isInCall(call.status);
  useEffect(() => {
    const desk = config.scenarios.find(({ id }) => id === wanted);
    if (desk) session.choose(desk);
  }, [config, session, wanted]);
  // A page that is hidden by the router's cache and shown again keeps its call's code, not its call.
  useEffect(() => session.end, [session]);
  useKeptFocus(controls, inCall);

  return (
    <>
      <section className="panel" aria-label="Voice demo">
        <div className="panel-head">
          <b>{scenario.name}</b>
          <output className={`tag ${TAGS[call.status]}`}>{statusLabel(call)}</output>
        </div>
        {!own && (
          <ScenarioChips scenarios={config.scenarios} chosen={scenario.id} onChoose={session.choose} />
        )}
        <div className="stage">
          {live && inCall ? (
            <live.LiveWave session={session} call={call} />
          ) : live && call.status === "completed" ? (
            <live.CallWave shape={session.shape.bars()} />
          ) : (
            <RestingWave still={call.status === "error"} />
          )}
          <Who call={call} />
        </div>
        {inCall || call.status === "completed" ? (
          <>
            {live && call.microphone && (
              <live.MicrophoneHelp
                trouble={call.microphone}
                folded={call.transcript.some((line) => line.startsWith("user:"))}
              />
            )}
            <Captions call={call} />
            <SayChips label="You could say" chips={call.suggestions} onSay={session.say} oneLine />
            {call.provider === "built-in" && <Slots slots={call.understood?.slots ?? []} />}
          </>
        ) : (
          <div className="talk">
            {call.status === "error" ? (
              <Trouble call={call} live={live} onBuiltIn={() => session.start("built-in")} />
            ) : (
              <Greeting scenario={scenario} />
            )}
            <div className="with-script">
              <p className="meta say-try" id="say-try">
                {call.status === "error"
                  ? "Typing gives you the same conversation:"
                  : "Say it, or press one:"}
              </p>
              <SayChips
                label="Things to say"
                chips={call.status === "error" ? scenario.chips.slice(0, 2) : scenario.chips}
                onSay={session.say}
                onReach={session.reach}
              />
            </div>
          </div>
        )}
        <div className="panel-foot with-script" ref={controls}>
          <CallButtons
            call={call}
            onReach={session.reach}
            onStart={() => session.start()}
            onEnd={session.end}
            onMute={session.toggleMute}
          />
          <TypeForm inCall={inCall} onReach={session.reach} onSend={session.say} />
          <Consent config={config} call={call} />
          {live && call.status === "active" && !call.typed && call.hearing !== "typing" && (
            <live.DevicePicker session={session} />
          )}
        </div>
        <p className="panel-foot soft without-script">
          The call needs JavaScript, which is switched off in this browser.
        </p>
      </section>
      {live && call.receipt && (
        <live.Receipt
          receipt={call.receipt}
          call={call}
          shape={session.shape.bars()}
          scenario={scenario}
          onDismiss={session.dismissReceipt}
        />
      )}
    </>
  );
}

/** The button that had the focus goes away when a call starts or ends: the focus passes to what takes its place. */
function useKeptFocus(controls: React.RefObject<HTMLDivElement | null>, inCall: boolean) {
  const before = useRef(inCall);
  useEffect(() => {
    if (before.current === inCall) return;
    before.current = inCall;
    if (document.activeElement === document.body)
      controls.current?.querySelector<HTMLElement>("button:not([disabled])")?.focus();
  }, [controls, inCall]);
}
