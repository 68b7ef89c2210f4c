import { useRef, useState } from "react";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { useSectionInView } from "../ui/section-in-view.ts";
import { useEscape } from "../ui/use-escape.ts";
import "./article-contents.css";
import type { Part } from "./article-parts.ts";

/** The parts of a long article: on a phone a line under the header that says where one is, on a wide screen a list beside the text. */
export function ArticleContents({ of: parts }: { of: readonly Part[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const inView = useSectionInView(parts.map(({ id }) => id));
  const read = parts.findIndex(({ id }) => id === inView);
  const fold = () => setUnfolded(false);
  useEscape(unfolded, fold, opener);
  return (
    <nav className="parts noprint needs-script" aria-label="In this article">
      <button
        type="button"
        className="btn btn-sm"
        ref={opener}
        aria-expanded={unfolded}
        aria-controls="parts"
        onClick={() => setUnfolded(!unfolded)}
      >
        <span>{unfolded ? "Hide contents" : placeIn(parts, read)}</span>
      </button>
      <ol id="parts" className={unfolded ? undefined : "folded"}>
        {parts.map(({ id, title }) => (
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

const placeIn = (parts: readonly Part[], read: number): string =>
  parts[read]
    ? `${read + 1} of ${parts.length}: ${parts[read].title}`
    : `In this article: ${parts.length} parts`;
