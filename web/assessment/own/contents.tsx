import { useEffect, useRef, useState } from "react";
import type { ReportPart } from "../../../contracts/assessment-own.ts";
import { showWithin, useSectionInView } from "../../ui/section-in-view.ts";
import { useEscape } from "../../ui/use-escape.ts";

/** What stands behind the report: the head of the owner's answers. */
const STORED = "stored";

/** The report's parts in their order, and where one is: beside them, on a phone one line above them that opens. */
export function Contents({ body, appendix }: { body: ReportPart[]; appendix: ReportPart[] }) {
  const entries = [
    ...body.map(entryOf),
    { id: "your-numbers", text: "Your numbers" },
    ...appendix.map((part) => ({ ...entryOf(part), folds: true })),
  ].filter((entry): entry is Entry => entry.text !== null);
  // What is stored comes after the report, and is no part of it.
  const inView = useSectionInView([...entries.map(({ id }) => id), STORED]);
  const nav = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [unfolded, setUnfolded] = useState(false);
  const fold = () => setUnfolded(false);
  useEscape(unfolded, fold, opener);
  const read = entries.findIndex(({ id }) => id === inView);
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here) showWithin(nav.current, here);
  }, [inView]);
  if (entries.length < 3) return null;
  return (
    <nav className="client-contents" aria-label="Contents" ref={nav}>
      <button
        type="button"
        className="btn btn-sm"
        ref={opener}
        aria-expanded={unfolded}
        aria-controls="contents"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span>
          {unfolded
            ? "Hide contents"
            : entries[read]
              ? `${read + 1} of ${entries.length}: ${entries[read].text}`
              : `In this report: ${entries.length} parts`}
        </span>
      </button>
      <ol id="contents">
        {entries.map(({ id, text, folds }) => (
          <li key={id} className={folds ? "soft" : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? "location" : undefined}
              onClick={() => {
                unfold(id);
                fold();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Entry {
  id: string;
  text: string;
  folds?: boolean;
}
const entryOf = ({ id, heading }: ReportPart) => ({ id: `part-${id}`, text: heading });

const unfold = (id: string) => {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
};
