import { Link } from "react-router";
import type { FaqEntry } from "../../content/faq.ts";
import type { JsonLd } from "../ui/json-ld.ts";

/** The questions in schema.org's words. */
export const faqPage = (entries: readonly FaqEntry[]): JsonLd => ({
  "@type": "FAQPage",
  mainEntity: entries.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** Questions that open by themselves, without scripts; each has its own address. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap faq">
        <div className="faq-head">
          <h2 className="t-1" id="faq-title">
            Questions people ask first
          </h2>
          <p className="lede mt-4">
            Yours is not here? <Link to="/contact">Send it to us</Link>. A person answers.
          </p>
        </div>
        <div className="faq-list">
          {entries.map(({ id, question, answer }) => (
            <details key={id} id={id}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
