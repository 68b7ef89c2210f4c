import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CallableDesk } from "../../contracts/voice-own-desk.ts";
import type { ShownScenario, VoiceConfig } from "../../contracts/voice-call.ts";
import { AtRest } from "./at-rest.tsx";
import { isInCall } from "./call/machine/call-state.ts";
import { statusLabel } from "./call/machine/selectors.ts";
import { useCall } from "./call/use-call.ts";
import { CallButtons } from "./call-buttons.tsx";
import { Consent } from "./consent.tsx";
import { demoCall } from "./demo-call.ts";
import { RestingWave } from "./resting-wave.tsx";
import { ScenarioChips } from "./scenario-chips.tsx";
import { TypeForm } from "./type-form.tsx";
import { useCallsPlace, useReachInView } from "./use-place.ts";
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
  wanted?: string;
  /** A visitor's own desk: it alone answers. */
  own?: CallableDesk;
  /** What stands beside the panel: it speaks of the desk that is chosen. */
  beside?: (desk: ShownScenario, key: number) => ReactNode;
}

/**
 * The demo call, as high as the window in every state, so that nothing jumps: who is called and how it stands, who
 * answers, the wave, the words, what was understood, the controls. The words alone give way, and scroll. The receipt
 * of a finished call stands before it: beside it at a desk, in its place on a phone.
 */
export function VoicePanel({ config, wanted, own, beside }: Props) {
  const [{ session, parts, say }] = useState(() =>
    demoCall(config, () => import("./live/live-call.ts"), own),
  );
  const call = useCall(session);
  const scenario = call.scenario as ShownScenario;
  const live = parts();
  const panel = useRef<HTMLElement>(null);
  const inCall = isInCall(call.status);
  const calling = inCall || call.status === "completed";
  useEffect(() => {
    const desk = config.scenarios.find(({ id }) => id === wanted);
    if (desk) session.choose(desk);
  }, [config, session, wanted]);
  // A page that is hidden by the router's cache and shown again keeps its call's code, not its call.
  useEffect(() => session.end, [session]);
  useCallsPlace(panel, inCall);
  useReachInView(panel, session.reach);
  // Under a receipt stands another panel, not the same one pushed down, and another text beside it: nothing moves.
  const place = +!!call.receipt;
  const alarm = calling ? (call.understood?.alarm ?? null) : null;
  const consent = <Consent config={config} call={call} own={own !== undefined} />;

  return (
    <>
      {live && call.receipt && (
        <live.Receipt
          receipt={call.receipt}
          call={call}
          shape={session.shapeOfCall()}
          scenario={scenario}
          onDismiss={session.dismissReceipt}
        />
      )}
      <section
        key={place}
        className={`panel${calling ? " panel-call" : ""}${alarm ? " panel-alarm" : ""}`}
        aria-label="Voice demo"
        ref={panel}
      >
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
            <live.CallWave shape={session.shapeOfCall()} />
          ) : (
            <RestingWave still={call.status === "error"} />
          )}
          <Who call={call} />
        </div>
        {live && alarm && <live.Alarm line={alarm} language={call.language} />}
        {calling ? (
          live && <live.InCall call={call} session={session} />
        ) : (
          <AtRest call={call} scenario={scenario} session={session} live={live} />
        )}
        <div className="panel-foot with-script">
          {live && <live.WhyTyping call={call} />}
          <div className="controls">
            <CallButtons
              call={call}
              onReach={session.reach}
              onStart={() => session.start()}
              onEnd={session.end}
              onMute={session.toggleMute}
            />
            <TypeForm inCall={inCall} onReach={session.reach} onSend={say} />
          </div>
          {calling && live ? (
            <live.Asides call={call} session={session}>
              {consent}
            </live.Asides>
          ) : (
            consent
          )}
        </div>
        <p className="panel-foot soft without-script">
          The call needs JavaScript, which is switched off in this browser.
        </p>
      </section>
      {beside?.(scenario, ~place)}
    </>
  );
}
