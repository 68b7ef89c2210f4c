import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AssessmentRecord } from "../../../contracts/assessment-api.ts";
import type { ReportReview, ReportVersionInfo } from "../../../contracts/assessment-review.ts";
import { versionQuery } from "./assessments.queries.ts";
import { ComparedReports } from "./compared-reports.tsx";
import { ChangedChoices } from "./changed-choices.tsx";
import { RestoreButton } from "./restore-button.tsx";
import { writerName } from "./writer-name.ts";

const KINDS: Record<ReportVersionInfo["kind"], string> = {
  written: "Original",
  edited: "Edited",
  "section-rewritten": "Section rewritten",
  assumptions: "Numbers changed",
  choices: "Findings or steps changed",
  restored: "Restored",
  numbers: "Client’s numbers",
  sent: "Sent",
  update: "Update sent",
};
const moment = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});
/** Short enough for a list: what the house's own rules wrote, or the client's numbers made, needs no writer's name. */
const nameOf = ({ kind, author, createdAt }: ReportVersionInfo) => {
  const isPerson = kind !== "numbers" && writerName(author) === author;
  return `${KINDS[kind]}${isPerson ? ` by ${author}` : ""}, ${moment.format(new Date(createdAt))}`;
};

interface VersionsPanelProps {
  record: AssessmentRecord;
  review: ReportReview;
  onClose: () => void;
}

/** Every text that the report has had, two of them compared in the report's own column. */
export function VersionsPanel({ record, review, onClose }: VersionsPanelProps) {
  const { versions } = review;
  const [picked, setPicked] = useState<{ older?: string; newer?: string }>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.closest("section")?.scrollIntoView({ behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const newer = versions.find((each) => each.id === picked.newer) ?? versions[0];
  const older = versions.find((each) => each.id === picked.older) ?? versions.at(-1);
  if (!newer || !older) return null;
  const choose = (label: string, side: "older" | "newer", value: string) => (
    <label className="filter-field">
      {label}
      <select
        className="input"
        value={value}
        onChange={(event) => setPicked({ ...picked, [side]: event.target.value })}
      >
        {versions.map((each) => (
          <option key={each.id} value={each.id}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <section className="card report-panel" aria-labelledby="versions-heading">
      <div className="card-head">
        <h2 id="versions-heading" ref={heading} tabIndex={-1}>
          Versions
        </h2>
        <button type="button" className="btn" onClick={onClose}>
          Back to the report
        </button>
      </div>
      {versions.length > 1 ? (
        <>
          <div className="version-pickers">
            {choose("From", "older", older.id)}
            {choose("To", "newer", newer.id)}
          </div>
          <Comparison record={record} review={review} older={older} newer={newer} onRestored={onClose} />
        </>
      ) : (
        <p className="soft">{nameOf(newer)}. Every change adds a version, which you can compare here.</p>
      )}
    </section>
  );
}

interface ComparisonProps extends Omit<VersionsPanelProps, "onClose"> {
  older: ReportVersionInfo;
  newer: ReportVersionInfo;
  onRestored: () => void;
}

/** What was decided differently comes first: it may be what changed the words, or change none. */
function Comparison({ record, review, older, newer, onRestored }: ComparisonProps) {
  const { id } = record;
  const before = useQuery(versionQuery(id, older.id));
  const after = useQuery(versionQuery(id, newer.id));
  if (before.error || after.error)
    return (
      <p className="note note-stop" role="alert">
        The versions couldn’t be loaded.
      </p>
    );
  if (!before.data || !after.data) return <div className="skel rows-skel" aria-busy="true" />;
  const old = before.data;
  const isStanding = older.id === review.versions[0]?.id;
  return (
    <>
      {record.status === "Ready for Review" && old.isRestorable && !isStanding && (
        <RestoreButton
          record={record}
          version={older}
          name={nameOf(older)}
          kind={KINDS[older.kind]}
          onDone={onRestored}
        />
      )}
      <ChangedChoices review={review} before={old} after={after.data} />
      <ComparedReports
        before={old.content}
        after={after.data.content}
        figures={[old.figure, after.data.figure]}
        label="Comparison of two versions"
        legend
      />
    </>
  );
}
