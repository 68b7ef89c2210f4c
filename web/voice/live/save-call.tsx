import { type FormEvent, useId, useState } from "react";
import {
  type CallSummary,
  demoRecord,
  saveDemoRecord,
  type ShownScenario,
} from "../../../contracts/voice-call.ts";
import { site } from "../../../site.config.ts";
import { call } from "../../api/call.ts";
import { ApiError } from "../../api/request.ts";
import type { CallReceipt } from "../call/machine/call-log.ts";

interface Props {
  receipt: CallReceipt;
  scenario: ShownScenario;
  summary: CallSummary;
  state: string | null;
  callId: string;
  onSaved: (kept: { words: boolean }) => void;
}

const RATINGS = ["Poor", "Fair", "Good", "Very good", "Excellent"];

/** Keeps the call for a follow-up, when the visitor wants that; nothing is stored before. */
export function SaveCall({ receipt, scenario, state, callId, onSaved }: Props) {
  const id = useId();
  const [status, setStatus] = useState<"open" | "saving" | "saved">("open");
  const [reach, setReach] = useState("");
  const [fault, setFault] = useState<{ field: string; message: string } | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rating = Number(form.get("rating"));
    const input = {
      scenario: scenario.id,
      provider: receipt.provider,
      state,
      callId,
      lengthMs: Math.round(receipt.lengthMs),
      medianReplyMs: receipt.replies.medianMs === null ? null : Math.round(receipt.replies.medianMs),
      interruptions: receipt.interruptions,
      rating: rating > 0 ? rating : null,
      transcript: form.has("words")
        ? receipt.lines.slice(-200).map(({ role, text }) => ({ role, text: text.slice(0, 1000) }))
        : null,
      name: String(form.get("name") ?? ""),
      email: String(form.get("email") ?? ""),
    };
    const checked = demoRecord.safeParse(input);
    if (!checked.success) {
      const [issue] = checked.error.issues;
      return setFault({ field: String(issue?.path[0] ?? ""), message: issue?.message ?? "" });
    }
    setFault(null);
    setStatus("saving");
    try {
      await call(saveDemoRecord, checked.data);
      setReach(checked.data.email);
      setStatus("saved");
      onSaved({ words: checked.data.transcript !== null });
    } catch (error) {
      setStatus("open");
      const message = error instanceof ApiError ? error.reason : "It could not be saved. Please try again.";
      setFault({ field: "", message });
    }
  }

  if (status === "saved")
    return (
      <output className="note note-ok">
        Saved. {reach ? `We will be in touch at ${reach}.` : "You left no address, so nobody writes to you."}
      </output>
    );
  const emailFault = fault?.field === "email" ? fault.message : undefined;
  return (
    <details className="save">
      <summary>Rate this call, or save it for a follow-up</summary>
      <form className="form" noValidate onSubmit={(event) => void save(event)}>
        <fieldset className="stars">
          <legend>How was it?</legend>
          {RATINGS.map((label, index) => (
            <label key={label}>
              <input type="radio" name="rating" value={index + 1} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="field">
          <label htmlFor={`${id}-name`}>Your name</label>
          <input className="input" id={`${id}-name`} name="name" autoComplete="name" maxLength={200} />
        </div>
        <div className="field">
          <label htmlFor={`${id}-email`}>Your email address</label>
          <input
            className="input"
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={emailFault !== undefined}
            aria-describedby={emailFault && `${id}-fault`}
          />
          {emailFault && (
            <p className="err" id={`${id}-fault`} role="alert">
              {emailFault}
            </p>
          )}
        </div>
        <label className="tick">
          <input type="checkbox" name="words" /> Keep the words of the call too
        </label>
        {fault && !emailFault && (
          <p className="note note-stop" role="alert">
            {fault.message}
          </p>
        )}
        <button className="btn btn-sm" type="submit" disabled={status === "saving"}>
          {status === "saving" ? "Saving..." : "Save this call"}
        </button>
        <p className="micro">
          Name and address are only needed if you want an answer. We keep a saved call for{" "}
          {site.kept.demoCalls} days, or until you ask us to erase it.
        </p>
      </form>
    </details>
  );
}
