import { useEffect, useRef, useState } from "react";
import type { LegalDocument } from "../../content/legal.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { showWithin, useSectionInView } from "../ui/section-in-view.ts";
import { useEscape } from "../ui/use-escape.ts";

/** The list of sections, which stays beside the text and marks where one is; on a phone folded into a line above it. */
export function Contents({ of: text }: { of: LegalDocument }) {
  const [unfolded, setUnfolded] = useState(false);
  const inView = useSectionInView(text.sections.map(({ id }) => id));
  const read = text.sections.findIndex(({ id }) => id === inView);
  const list = useRef<HTMLOListElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // Where the list is higher than its place, it shows where one is.
  useEffect(() => {
    const here = list.current?.children[read];
    if (list.current && here instanceof HTMLElement) showWithin(list.current, here);
  }, [read, unfolded]);
  const fold = () => setUnfolded(false);
  useEscape(unfolded, fold, opener);
  return (
    <nav className="legal-toc" aria-labelledby="contents-title">
      <h2 id="contents-title">Table of contents</h2>
      <button
        type="button"
        className="btn btn-sm needs-script"
        ref={opener}
        aria-expanded={unfolded}
        aria-controls="contents"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span>{unfolded ? "Hide contents" : `Contents: ${placeIn(text, read)}`}</span>
      </button>
      <ol id="contents" ref={list} className={unfolded ? "unfolded" : undefined}>
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <AnchorLink to={id} aria-current={id === inView ? "location" : undefined} onClick={fold}>
              {title}
            </AnchorLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const placeIn = ({ sections }: LegalDocument, read: number): string =>
  sections[read] ? `${read + 1}. ${sections[read].title}` : `${sections.length} sections`;
