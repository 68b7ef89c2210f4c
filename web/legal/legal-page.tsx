import { useState } from "react";
import type { LegalDocument } from "../../content/legal.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
import { LegalBlocks } from "./legal-text.tsx";
import { useSectionInView } from "./use-section-in-view.ts";

interface LegalPageProps {
  title: string;
  text: LegalDocument;
}

/** A legal text: its contents beside it, its sections numbered and each with its own address. */
export function LegalPage({ title, text }: LegalPageProps) {
  const [unfolded, setUnfolded] = useState(false);
  const { summary } = text;
  const inView = useSectionInView(text);
  return (
    <div className="legal-fade">
      <div className="wrap page-head">
        <h1 className="t-1">{title}</h1>
        <p className="soft">{`Last updated ${text.date}`}</p>
      </div>
      <div className="wrap legal">
        <nav className="legal-toc" aria-labelledby="contents-title">
          <h2 id="contents-title">Table of contents</h2>
          <button
            type="button"
            className="btn btn-sm needs-script"
            aria-expanded={unfolded}
            aria-controls="contents"
            onClick={() => setUnfolded(!unfolded)}
          >
            {unfolded ? "Hide" : `Contents: ${text.sections.length} sections`}
          </button>
          <ol id="contents" className={unfolded ? "unfolded" : undefined}>
            {text.sections.map(({ id, title: section }) => (
              <li key={id}>
                <AnchorLink to={id} aria-current={id === inView ? "location" : undefined}>
                  {section}
                </AnchorLink>
              </li>
            ))}
          </ol>
        </nav>
        <div className="prose">
          <LegalBlocks blocks={text.opening} />
          <section id={summary.id} aria-labelledby={`${summary.id}-title`}>
            <h2 id={`${summary.id}-title`}>{summary.title}</h2>
            <LegalBlocks blocks={summary.blocks} />
          </section>
          {text.sections.map(({ id, title: section, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>
                {index + 1}. {section}
              </h2>
              <LegalBlocks blocks={blocks} />
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}
