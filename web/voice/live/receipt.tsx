import { useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { industryOfDesk } from "../../../contracts/industries.ts";
import type { CallSummary, ShownScenario } from "../../../contracts/voice-call.ts";
import { OWN_DESK } from "../../../contracts/voice-desks.ts";
import { site } from "../../../site.config.ts";
import type { CallReceipt } from "../call/machine/call-log.ts";
import type { ShapeBar } from "../call/call-shape.ts";
import type { CallState } from "../call/machine/call-state.ts";
import { clock } from "../clock.ts";
import { glideTo } from "../use-place.ts";
import { Words } from "./captions.tsx";
import { CallWave } from "./call-wave.tsx";
import { CallPapers } from "./call-papers.tsx";
import { SaveCall } from "./save-call.tsx";
import { downloadText, transcriptText } from "./transcript-file.ts";

interface Props {
  receipt: CallReceipt;
  /** The call that it is the receipt of. */
  call: CallState;
  /** The whole call as it sounded. */
  shape: readonly ShapeBar[];
  scenario: ShownScenario;
  onDismiss: () => void;
}

const seconds = (ms: number | null) =>
  ms === null ? "–" : ms < 50 ? "under 0.1 s" : `${(ms / 1000).toFixed(1)} s`;
const hour = (at: number) =>
  new Date(at).toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" }).toLowerCase();

/** '7:04 pm to 7:05 pm', or one of them when they are the same. */
const span = (from: number, to: number) => [...new Set([hour(from), hour(to)])].join(" to ");

/** What a finished call was and what it would have left in an office. */
export function Receipt({ receipt, call: finished, shape, scenario, onDismiss }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [call] = useState(() => ({
    scenario,
    shape,
    summary: finished.understood?.summary ?? fromRecords(receipt),
    state: finished.sealed,
    callId: finished.callId,
  }));
  useLayoutEffect(() => {
    // The button that ended the call is gone: keyboard and screen reader go on here.
    if (document.activeElement === document.body || document.activeElement?.closest(".panel-foot"))
      heading.current?.focus({ preventScroll: true });
    // Above the panel it takes the panel's place, before anything is painted; beside it, it comes into view.
    const receipt = heading.current?.closest(".receipt");
    const panel = receipt?.nextElementSibling;
    const above = receipt && panel && topOf(panel) > topOf(receipt);
    if (above) receipt.scrollIntoView({ block: "start", behavior: "instant" });
    else glideTo(heading.current, "nearest");
  }, []);
  const [saved, setSaved] = useState<{ words: boolean }>();
  const { replies, lines } = receipt;
  // What was typed has no sound of its own to be measured.
  const spoken = !finished.typed && finished.hearing !== "typing";
  // What sells stands back where somebody was in danger.
  const danger = call.summary.kind === "emergency";
  const next = (
    <p className="receipt-next">
      <Link
        className={`btn btn-sm${danger ? "" : " btn-act"}`}
        to="/assessment"
        state={{ industry: industryOfDesk(call.scenario.id) }}
      >
        See what it would do for you
      </Link>
      <Link className="btn btn-sm" to="/contact" state={{ message: question(call.scenario, call.summary) }}>
        Ask us about it
      </Link>
    </p>
  );
  return (
    <section className="receipt" aria-labelledby="receipt-title">
      <div className="receipt-head">
        <h3 className="t-3" id="receipt-title" tabIndex={-1} ref={heading}>
          Your call, <span className="num">{clock(receipt.lengthMs)}</span>
        </h3>
        <span className="meta num">{span(receipt.startedAt, receipt.startedAt + receipt.lengthMs)}</span>
        <CallWave shape={call.shape} />
        <button className="x" type="button" aria-label="Close the receipt" onClick={onDismiss}>
          ×
        </button>
      </div>
      <CallPapers summary={call.summary} scenario={call.scenario} at={hour(receipt.startedAt)} />
      {!danger && next}
      {lines.length > 0 && (
        <details className="receipt-words">
          <summary>Read the conversation</summary>
          <Words lines={lines} />
        </details>
      )}
      {danger && next}
      <dl className="facts">
        <dt>Replies</dt>
        <dd className="num">
          {replies.count === 0
            ? "Nobody asked anything"
            : `Answered in ${seconds(replies.medianMs)} (typical)`}
        </dd>
        {spoken && (
          <>
            {receipt.startToFirstSoundMs !== null && (
              <>
                <dt>First sound</dt>
                <dd className="num">{seconds(receipt.startToFirstSoundMs)} after you pressed start</dd>
              </>
            )}
            <dt>Interruptions</dt>
            <dd className="num">{receipt.interruptions}</dd>
          </>
        )}
        <dt>Kept</dt>
        <dd>
          {call.scenario.id === OWN_DESK
            ? "Nothing. What you booked or left goes to nobody, and is gone with this page."
            : saved
              ? `The summary and the times${saved.words ? ", and the words" : ""}, for ${site.kept.demoCalls} days. No sound.`
              : "Nothing, unless you save it below. We keep no sound."}
        </dd>
      </dl>
      <div className="receipt-keep">
        {call.scenario.id !== OWN_DESK && <SaveCall receipt={receipt} {...call} onSaved={setSaved} />}
        <button
          className="btn btn-sm btn-bare"
          type="button"
          disabled={lines.length === 0}
          onClick={() => downloadText("demo-call.txt", transcriptText(call.scenario.name, receipt))}
        >
          Download the transcript
        </button>
      </div>
      <p className="micro">This was a demonstration. Nothing was booked at a real business.</p>
    </section>
  );
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

const question = ({ label }: ShownScenario, { kind, title, papers }: CallSummary) => {
  const [asked] = kind === "questions" ? papers.flatMap(({ large, asks }) => large ?? asks) : [];
  return asked
    ? `I tried your voice demo (${label.toLowerCase()}) and asked: “${asked}” I would like to know how it would work for us.`
    : `I tried your voice demo (${label.toLowerCase()}; ${title.toLowerCase()}). I would like to know how it would work for us.`;
};

/** A hosted call leaves no summary; what it filed is all that is known. */
function fromRecords({ filed }: CallReceipt): CallSummary {
  const last = filed.at(-1);
  const title = last?.title ?? "A conversation";
  return { kind: "nothing", title, papers: [{ title, rows: last?.fields ?? [], asks: [], quotes: [] }] };
}
