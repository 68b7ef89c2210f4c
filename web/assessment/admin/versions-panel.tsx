import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReportVersionInfo } from "../../../contracts/assessment-review.ts";
import { versionQuery } from "./assessments.queries.ts";
import { compareWords } from "./compare-words.ts";
import { writerName } from "./writer-name.ts";

const KINDS: Record<ReportVersionInfo["kind"], string> = {
  written: "Original",
  edited: "Edited",
  "section-rewritten": "Section rewritten",
  assumptions: "Numbers changed",
  choices: "Findings or steps changed",
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
});
/** Short enough for a list: what the house's own rules wrote needs no writer's name. */
const nameOf = ({ kind, author, createdAt }: ReportVersionInfo) => {
  const writer = writerName(author);
  return `${KINDS[kind]}${writer === author ? ` by ${author}` : ""}, ${moment.format(new Date(createdAt))} UTC`;
};

/** Every text that the report has had, compared word by word. */
export function VersionsPanel({ id, versions }: { id: string; versions: readonly ReportVersionInfo[] }) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<{ older?: string; newer?: string }>({});
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
    <details className="aside-panel" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Versions ({versions.length})</summary>
      {versions.length > 1 ? (
        <>
          <div className="filters">
            {choose("From", "older", older.id)}
            {choose("To", "newer", newer.id)}
          </div>
          {open && <Comparison id={id} older={older.id} newer={newer.id} />}
        </>
      ) : (
        <p className="micro">{nameOf(newer)}. Every change adds a version, which you can compare here.</p>
      )}
    </details>
  );
}

function Comparison({ id, older, newer }: { id: string; older: string; newer: string }) {
  const before = useQuery(versionQuery(id, older));
  const after = useQuery(versionQuery(id, newer));
  if (before.error || after.error)
    return (
      <p className="note note-stop" role="alert">
        The versions couldn’t be loaded.
      </p>
    );
  if (!before.data || !after.data) return <div className="skel rows-skel" aria-busy="true" />;
  return (
    <ComparedReports
      before={before.data.content}
      after={after.data.content}
      label="Comparison of two versions"
    />
  );
}

/** Two texts of a report word by word: what went is struck out, what came is underlined. */
export function ComparedReports({ before, after, label }: { before: string; after: string; label: string }) {
  const parts = compareWords(before, after);
  if (!parts.some(({ kind }) => kind !== "same")) return <p className="note">There are no differences.</p>;
  return (
    <section className="comparison" tabIndex={0} aria-label={label}>
      {parts.map(({ kind, text }, i) =>
        kind === "added" ? (
          <ins key={i}>{text}</ins>
        ) : kind === "removed" ? (
          <del key={i}>{text}</del>
        ) : (
          <span key={i}>{text}</span>
        ),
      )}
    </section>
  );
}
