import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import { sendUpdate, type UpdatePreview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { withCurlyApostrophes } from "../../../rules/text.ts";
import { reasonOf } from "../../admin/form-errors.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { call } from "../../api/call.ts";
import { notDelivered } from "./approval.tsx";
import { updateQuery } from "./assessments.queries.ts";
import { ComparedReports } from "./compared-reports.tsx";
import { withMarks } from "./marked-report.ts";
import { ReportSectionsMenu } from "./report-sections.tsx";
import { ReportText } from "./report-text.tsx";
import { SendDialog } from "./send-dialog.tsx";
import { useChange } from "./use-change.ts";

/** The update of a sent report, as it would go out, and which edits are given up for its new words. */
export function useUpdate(id: string, numbersAt: string | null, isOpen: boolean) {
  const [given, setGiven] = useState<readonly string[]>([]);
  const enabled = isOpen && numbersAt !== null;
  const { data: whole } = useQuery({ ...updateQuery(id, numbersAt ?? "", []), enabled });
  const { data, error, isPlaceholderData } = useQuery({
    ...updateQuery(id, numbersAt ?? "", given),
    enabled,
  });
  return {
    shown: enabled ? data : undefined,
    /** What was typed over something that reads otherwise by now, given up or not. */
    kept: whole?.shaken ?? [],
    given,
    error: enabled ? error : null,
    isBusy: isPlaceholderData,
    give: (block: string, isGiven: boolean) =>
      setGiven(isGiven ? [...given, block] : given.filter((each) => each !== block)),
  };
}
export type Update = ReturnType<typeof useUpdate>;

const keptWords = (edits: number) =>
  edits === 1
    ? "One of your edits stands over something that has changed."
    : `${edits} of your edits stand over something that has changed.`;

interface UpdatePanelProps {
  record: AssessmentRecord;
  update: Update;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
}

/** An update to read before it goes out: its text, or what it changes, and what a person wrote that may fit no longer. */
export function UpdatePanel({ record, update, onRestsOn }: UpdatePanelProps) {
  const { shown, kept, given, error, isBusy, give } = update;
  const [compares, setCompares] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest("section")?.scrollIntoView({ behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="card report-panel" aria-labelledby="report-heading">
      <div className="card-head update-head">
        <h2 id="report-heading" ref={heading} tabIndex={-1}>
          Update, not sent yet
        </h2>
        <fieldset className="seg">
          <legend className="sr">Shown of the update</legend>
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              className="btn"
              aria-pressed={compares === each}
              onClick={() => setCompares(each)}
            >
              {each ? "What changes" : "New text"}
            </button>
          ))}
        </fieldset>
      </div>
      <p className="micro">
        The report with the client’s numbers, exactly as it would go out. Once sent, it is the report; the one
        they have stays readable as it was sent.
      </p>
      {kept.length > 0 && (
        <fieldset className="note note-live update-kept">
          <legend className="sr">Your edits over something that has changed</legend>
          <p>
            <b>{keptWords(kept.length)}</b> Tick what should read as the new numbers say.
          </p>
          {kept.map(({ block, text }) => (
            <label key={block}>
              <input
                type="checkbox"
                checked={given.includes(block)}
                onChange={(event) => give(block, event.target.checked)}
              />
              <span>
                Use the new words instead of “<bdi>{text}</bdi>”
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {error && !shown ? (
        <p className="note note-stop" role="alert">
          The update couldn’t be loaded. {reasonOf(error)}
        </p>
      ) : !shown ? (
        <div className="skel rows-skel" aria-busy="true" />
      ) : compares ? (
        <ComparedReports
          before={record.reportContent ?? ""}
          after={shown.reportContent}
          label="What the update changes"
        />
      ) : (
        <Text record={record} html={shown.reportContent} isBusy={isBusy} onRestsOn={onRestsOn} />
      )}
    </section>
  );
}

interface TextProps extends Pick<UpdatePanelProps, "record" | "onRestsOn"> {
  html: string;
  isBusy: boolean;
}
function Text({ record, html, isBusy, onRestsOn }: TextProps) {
  const report = useMemo(() => withMarks(withCurlyApostrophes(html), record), [html, record]);
  return (
    <div aria-busy={isBusy}>
      <ReportSectionsMenu parts={report.parts} />
      <ReportText report={report} onRestsOn={onRestsOn} />
    </div>
  );
}

interface UpdateActsProps {
  record: AssessmentRecord;
  update: Update;
  onClose: () => void;
}

/** Back to what was sent, or send what is shown. */
export function UpdateActs({ record, update, onClose }: UpdateActsProps) {
  /** As it was read when the dialog opened. */
  const [asked, setAsked] = useState<UpdatePreview>();
  const { shown, kept, given, isBusy } = update;
  const open = kept.length - given.length;
  const send = useChange(
    (approve: boolean) =>
      call(sendUpdate, { id: record.id, numbersAt: asked?.numbersAt, given: [...given], approve }),
    { done: "Update Sent", description: notDelivered(useNoMailServer()), failed: "Update Not Sent" },
    onClose,
  );
  return (
    <div className="review-acts">
      <button type="button" className="btn" onClick={onClose}>
        <span>
          Back<span className="to-what"> to the sent report</span>
        </span>
      </button>
      <button
        type="button"
        className="btn btn-act"
        disabled={!shown || isBusy}
        onClick={() => setAsked(shown)}
      >
        Send the update
      </button>
      <SendDialog
        open={asked !== undefined}
        what="update"
        isApproved={false}
        busy={send.isPending}
        letter={asked?.letter ?? []}
        {...(open > 0 && { warning: keptWords(open) })}
        onSend={(approves) => send.mutate(approves, { onSettled: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      >
        It goes to <b>{record.email}</b> with the new report as a PDF and a private link. Their earlier links
        will show it, too. This cannot be undone.
      </SendDialog>
    </div>
  );
}
