import { type FormEvent, useState } from "react";
import { reportOwnDesk } from "../../../contracts/voice-own-desk.ts";
import { call } from "../../api/call.ts";
import { saidOr } from "../../api/request.ts";
import { Field } from "../../ui/field.tsx";

/** For whoever finds that a desk pretends, insults or misleads. */
export function ReportDesk({ token }: { token: string }) {
  const [state, setState] = useState<"open" | "sending" | "sent">("open");
  const [fault, setFault] = useState("");
  async function report(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const why = String(new FormData(event.currentTarget).get("why") ?? "");
    setState("sending");
    setFault("");
    try {
      await call(reportOwnDesk, { token, why });
      setState("sent");
    } catch (error) {
      setState("open");
      setFault(saidOr(error, "That did not work. Please try again."));
    }
  }
  if (state === "sent") return <output className="note note-ok">Thank you. A person looks at it.</output>;
  return (
    <details className="own-report">
      <summary>Report this</summary>
      <form className="form" onSubmit={(event) => void report(event)}>
        <Field label="What is wrong with it?" name="why" multiline rows={3} maxLength={300} />
        {fault && <p className="err">{fault}</p>}
        <div className="row">
          <button type="submit" className="btn btn-sm" disabled={state === "sending"}>
            Send the report
          </button>
        </div>
      </form>
    </details>
  );
}
