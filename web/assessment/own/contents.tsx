import { useEffect, useRef } from "react";
import type { ReportPart } from "../../../contracts/assessment-own.ts";
import { showWithin, useSectionInView } from "../../ui/section-in-view.ts";

/** The report's parts in their order, and where one is: beside them, on a phone a row above them that moves along. */
export function Contents({ body, appendix }: { body: ReportPart[]; appendix: ReportPart[] }) {
  const entries = [
    ...body.map(entryOf),
    { id: "your-numbers", text: "Your numbers" },
    ...appendix.map((part) => ({ ...entryOf(part), folds: true })),
  ].filter((entry): entry is Entry => entry.text !== null);
  const inView = useSectionInView(entries.map(({ id }) => id));
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && here) showWithin(nav.current, here);
  }, [inView]);
  if (entries.length < 3) return null;
  return (
    <nav className="client-contents" aria-label="Contents" ref={nav}>
      <ol>
        {entries.map(({ id, text, folds }) => (
          <li key={id} className={folds ? "soft" : undefined}>
            <a
              href={`#${id}`}
              aria-current={id === inView ? "location" : undefined}
              onClick={() => unfold(id)}
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
