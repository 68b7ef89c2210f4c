import { type RefObject, useEffect, useRef } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import type { AssessmentField } from "../../../contracts/assessment.ts";
import { useEscape } from "../../ui/use-escape.ts";
import { AssumptionsPanel } from "./assumptions-panel.tsx";
import { ConsultationPanel } from "./consultation-panel.tsx";
import { SectionsPanel } from "./sections-panel.tsx";
import { VersionsPanel } from "./versions-panel.tsx";

interface SidePanelProps {
  record: AssessmentRecord;
  review: ReportReview;
  onRestsOn: (fields: readonly AssessmentField[]) => void;
  onTrial: (reportContent: string | undefined) => void;
  /** Beside the report in place of the answers, or a drawer over it, as there is room. */
  open: boolean;
  onClose: () => void;
  /** Takes the focus back. */
  opener: RefObject<HTMLElement | null>;
}

/** Findings, steps, numbers, sections and versions beside the report; on a narrow screen, a drawer over it. */
export function SidePanel(props: SidePanelProps) {
  const { record, review, onRestsOn, onTrial, open, onClose, opener } = props;
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
      aria-label="What the report is based on"
      data-open={open || undefined}
    >
      <button type="button" className="btn side-closer" ref={closer} onClick={close}>
        Back to the report
      </button>
      <ConsultationPanel record={record} review={review} canChange={isReady} onRestsOn={onRestsOn} />
      {isReady && <AssumptionsPanel record={record} assumptions={review.assumptions} onTrial={onTrial} />}
      {isReady && <SectionsPanel record={record} sections={review.sections} />}
      <VersionsPanel id={record.id} versions={review.versions} />
    </section>
  );
}
