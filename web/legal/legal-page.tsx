import type { LegalDocument } from "../../content/legal.ts";
import "./legal.css";
import { Contents } from "./contents.tsx";
import { LegalBlocks } from "./legal-text.tsx";

interface LegalPageProps {
  title: string;
  text: LegalDocument;
}

/** A legal text: its contents beside it, its sections numbered and each with its own address. */
export function LegalPage({ title, text }: LegalPageProps) {
  const { summary } = text;
  return (
    <div className="legal-fade">
      <div className="wrap legal">
        <div className="legal-head">
          <h1 className="t-1">{title}</h1>
          <p className="soft">{`Last updated ${text.date}`}</p>
        </div>
        <Contents of={text} />
        <div className="prose">
          <section id={summary.id} aria-labelledby={`${summary.id}-title`}>
            <h2 id={`${summary.id}-title`}>{summary.title}</h2>
            <LegalBlocks blocks={summary.blocks} />
          </section>
          <div className="legal-opening">
            <LegalBlocks blocks={text.opening} />
          </div>
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
