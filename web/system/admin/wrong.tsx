import type { ReactNode } from "react";

/** What somebody should look at, before all else. @param children the way out, where there is one for all of it */
export function Wrong({
  sentences,
  isUnkept = false,
  isYoung = false,
  children,
}: {
  sentences: readonly string[];
  /** No backups are made. */
  isUnkept?: boolean;
  /** The first backup is still to come. */
  isYoung?: boolean;
  children?: ReactNode;
}) {
  if (!sentences.length)
    return isUnkept ? (
      <p className="note note-live sys-wrong">Everything runs, but backups are off.</p>
    ) : isYoung ? (
      <p className="note sys-wrong">Everything runs. The first backup hasn’t been made yet.</p>
    ) : (
      <p className="note note-ok sys-wrong">Nothing is wrong.</p>
    );
  return (
    <section className="note note-live sys-wrong" aria-label="What is wrong">
      <ul className="stack">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {children}
    </section>
  );
}
