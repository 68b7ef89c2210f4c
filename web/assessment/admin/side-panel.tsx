import { type RefObject, useEffect, useRef, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { useEscape } from "../../ui/use-escape.ts";
import { conflictsIn } from "./review-notes.tsx";
import { AnswerList } from "./answers.tsx";
import { AssumptionsPanel, type Trial } from "./assumptions-panel.tsx";
import { ConsultationPanel } from "./consultation-panel.tsx";
import { SectionsPanel } from "./sections-panel.tsx";

interface SidePanelProps {
  record: AssessmentRecord;
  review: ReportReview;
  /** The answers that the paragraph under the pointer rests on. */
  highlighted: readonly AssessmentField[];
  onRestsOn: (fields: readonly AssessmentField[]) => void;
  onTrial: (trial: Trial | undefined) => void;
  /** The report with numbers that are tried out. */
  trial: Trial | undefined;
  /** Beside the report in place of the answers, or a drawer over it, as there is room. */
  open: boolean;
  onClose: () => void;
  /** Takes the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Findings, steps, numbers and sections beside the report; on a narrow screen, a drawer over it. */
export function SidePanel(props: SidePanelProps) {
  const { record, review, highlighted, onRestsOn, onTrial, trial, open, onClose, opener } = props;
  const [shown, setShown] = useState<"based" | "answers">("based");
  const closer = useRef<HTMLButtonElement>(null);
  const isReady = record.status === "Ready for Review";
  const close = () => {
    onClose();
    opener.current?.focus();
  };
  useEffect(() => {
    if (open) closer.current?.focus();
  }, [open]);
  useEscape(open, onClose, opener);
  return (
    <section
      className="side-panel"
      id="review-side"
      aria-labelledby="review-side-heading"
      data-open={open || undefined}
    >
      <div className="side-head">
        <h2 id="review-side-heading">Findings and numbers</h2>
        <button type="button" className="btn btn-bare side-closer" ref={closer} onClick={close}>
          Close<span className="sr"> findings and numbers</span>
        </button>
      </div>
      <div className="side-body">
        <fieldset className="seg">
          <legend className="sr">Shown beside the report</legend>
          {(["based", "answers"] as const).map((each) => (
            <button
              key={each}
              type="button"
              className="btn"
              aria-pressed={shown === each}
              onClick={() => setShown(each)}
            >
              {each === "based" ? "Findings" : "Answers"}
            </button>
          ))}
        </fieldset>
        <div className="side-answers aside-panel" hidden={shown !== "answers"}>
          <AnswerList record={record} highlighted={highlighted} conflicting={conflictsIn(record, review)} />
        </div>
        <div className="side-based" data-away={shown !== "based" || undefined}>
          <ConsultationPanel record={record} review={review} canChange={isReady} onRestsOn={onRestsOn} />
          {isReady && (
            <AssumptionsPanel
              record={record}
              assumptions={review.assumptions}
              told={review.numbers}
              steps={review.consultation.steps}
              onTrial={onTrial}
              gist={{ reportContent: record.reportContent ?? "", figure: review.figure }}
              trial={trial}
            />
          )}
          {isReady && <SectionsPanel record={record} sections={review.sections} />}
        </div>
      </div>
    </section>
  );
}
