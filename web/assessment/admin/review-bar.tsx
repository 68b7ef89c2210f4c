import { type ReactNode, type Ref, useCallback, useEffect, useId, useRef, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview } from "../../../contracts/assessment-review.ts";
import { isWritten } from "../../../contracts/mails.ts";
import { useShortcuts } from "../../admin/use-shortcuts.ts";
import { useNoMailServer } from "../../admin/use-no-mail-server.ts";
import { Ago, Moment } from "../../ui/moment.tsx";
import { ApproveButton } from "./approval.tsx";
import { Countdown } from "./countdown.tsx";
import { NextToReview } from "./next-to-review.tsx";
import { SendButton } from "./send-button.tsx";
import { SentTag, StatusTag } from "./status-cell.tsx";

interface ReviewBarProps {
  record: AssessmentRecord;
  review: ReportReview | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  /** The report is being edited: the bar makes room for the editor's own. */
  editing: boolean;
  /** Something typed into the report is not saved: sending goes without it. */
  isUnsaved: boolean;
  onEdit: () => void;
  /** What can be done with an update that is being read, in place of all else. */
  updateActs: ReactNode;
  /** What opens beside the report. */
  children: ReactNode;
}

/**
 * Whose report it is, by when it is promised, and what can be done with it: in sight however far one reads. The next act
 * alone is blue; on a phone it stands at the thumb, and the others fold into a menu beside it.
 */
export function ReviewBar(props: ReviewBarProps) {
  const { record, review, headingRef, editing, isUnsaved, onEdit, updateActs, children } = props;
  const { number, businessName, status, createdAt, updatedAt, reportContent } = record;
  const isReady = status === "Ready for Review";
  const approval = review?.approval;
  const goesNowhere = useNoMailServer();
  const delivery = deliveryOf(review, goesNowhere);
  const bar = useRef<HTMLDivElement>(null);
  // What sticks beneath it stands beneath it, however many rows a long name makes of it.
  useEffect(() => {
    const watched = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height) bar.current?.parentElement?.style.setProperty("--review-bar", `${height}px`);
    });
    if (bar.current) watched.observe(bar.current);
    return () => watched.disconnect();
  }, []);
  const toHeading = useCallback(() => bar.current?.querySelector("h1")?.focus({ preventScroll: true }), []);
  return (
    <div className="review-bar" ref={bar} data-editing={editing || undefined}>
      <div className="review-name">
        <h1 ref={headingRef} tabIndex={-1} title={businessName}>
          <bdi>{businessName}</bdi>
        </h1>
        <div className="review-state">
          <span className="micro">#{number}</span>
          {isReady && approval ? (
            <span className="tag tag-ok approved-by">
              <span>
                Approved by <bdi>{approval.by}</bdi>
                <span className="sr">
                  , <Ago at={approval.at} />
                </span>
              </span>
            </span>
          ) : status === "Sent" ? (
            <SentTag delivery={delivery} />
          ) : (
            <StatusTag status={status} spam={record.spam} />
          )}
          {isReady && <Countdown from={createdAt} act={approval ? "Send within" : "Due in"} />}
          {status === "Sent" && (
            <span className="micro">
              {delivery === null || delivery === "queued" ? "On its way, " : ""}
              <Moment at={updatedAt} />
            </span>
          )}
          {updateActs && <span className="tag tag-live">Update not sent</span>}
        </div>
      </div>
      {updateActs}
      {reportContent && !editing && !updateActs && (
        <>
          <div className="review-aids">
            {children}
            {!isReady && <ReportPdf id={record.id} />}
            {status === "Sent" && <NextToReview after={record.id} otherwise={toHeading} />}
          </div>
          {isReady && <ReviewActs record={record} review={review} isUnsaved={isUnsaved} onEdit={onEdit} />}
        </>
      )}
    </div>
  );
}

/** What became of the last mail with the report; what becomes of it where nothing is delivered is known at once. */
function deliveryOf(review: ReportReview | undefined, goesNowhere: boolean) {
  const [last] = review?.mails ?? [];
  if (goesNowhere && (!last || last.status === "queued")) return "outbox";
  if (!last) return null;
  return isWritten(last) ? "outbox" : last.status;
}

const ReportPdf = ({ id }: { id: string }) => (
  <a className="btn" href={`/api/assessments/${id}/report.pdf`} download>
    PDF
  </a>
);

type ReviewActsProps = Pick<ReviewBarProps, "record" | "review" | "isUnsaved" | "onEdit">;
function ReviewActs({ record, review, isUnsaved, onEdit }: ReviewActsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const acts = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const isApproved = review?.approval != null;
  // Whoever pressed 'Approve only' goes on at what is left to do.
  const press = (name: string) => acts.current?.querySelector<HTMLButtonElement>(name)?.click();
  useShortcuts({ e: onEdit, s: () => press(".btn-act") });
  // The open menu lies on the report: a choice in it closes it, and so does whoever goes on elsewhere.
  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!acts.current?.contains(target as Node)) setOpen(false);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (!more.current?.contains(target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("click", onClick);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("click", onClick);
    };
  }, [open]);
  const wasApproved = useRef(isApproved);
  useEffect(() => {
    if (isApproved && !wasApproved.current && document.activeElement === document.body)
      acts.current?.querySelector<HTMLElement>(".btn-act")?.focus();
    wasApproved.current = isApproved;
  }, [isApproved]);
  return (
    <div
      className="review-acts"
      ref={acts}
      onKeyDown={({ key }) => {
        if (key === "Escape") setOpen(false);
      }}
    >
      <button
        ref={more}
        type="button"
        className="btn review-more"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        More
      </button>
      <div className="review-others" id={id} data-open={open || undefined}>
        <ReportPdf id={record.id} />
        <button type="button" className="btn" onClick={onEdit}>
          Edit Report
        </button>
        {review && <ApproveButton record={record} isApproved={isApproved} />}
      </div>
      {review && <SendButton record={record} review={review} isUnsaved={isUnsaved} />}
    </div>
  );
}
