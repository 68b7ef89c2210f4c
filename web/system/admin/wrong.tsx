import type { ReactNode } from "react";

/** What somebody should look at, before all else. @param children the way out, where there is one for all of it */
export function Wrong({ sentences, children }: { sentences: readonly string[]; children?: ReactNode }) {
  if (!sentences.length) return <p className="note note-ok sys-wrong">Nothing is wrong.</p>;
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
