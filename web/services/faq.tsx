import { Link } from "react-router";
import type { FaqEntry, FaqTag } from "../../content/faq.ts";
import { AnchorLink } from "../ui/anchor-link.tsx";
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

/** What belongs together, by the question's first tag; what no group names is in the last. */
const groups: readonly { title: string; tags: readonly FaqTag[] }[] = [
  { title: "Price and contract", tags: ["price"] },
  { title: "Getting started", tags: ["start"] },
  { title: "On the phone", tags: ["calls", "booking", "people", "emergencies", "languages"] },
  { title: "Privacy, technology and the assessment", tags: [] },
];

/** The questions by group, in the order of both. */
export function grouped(entries: readonly FaqEntry[]) {
  const last = groups.length - 1;
  const groupOf = ({ tags: [first] }: FaqEntry) => {
    const at = groups.findIndex(({ tags }) => tags.some((tag) => tag === first));
    return at < 0 ? last : at;
  };
  return groups
    .map(({ title }, i) => ({ title, entries: entries.filter((entry) => groupOf(entry) === i) }))
    .filter((group) => group.entries.length > 0);
}

/** Questions that open by themselves, without scripts; each has its own address. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  const shown = grouped(entries);
  return (
    <section className="section" id="faq" aria-labelledby="faq-title">
      <div className="wrap faq">
        <div className="faq-head">
          <h2 className="t-1" id="faq-title">
            Questions people ask first
          </h2>
          <p className="lede mt-4">
            Yours is not here?{" "}
            <Link className="whitespace-nowrap" to="/contact">
              Send it to us
            </Link>
            . A person answers.
          </p>
          <nav className="faq-groups" aria-label="Questions by subject">
            {shown.map(({ title, entries: { length } }, g) => (
              <AnchorLink key={title} to={`faq-${g + 1}`}>
                {title} <span className="meta num">{length}</span>
              </AnchorLink>
            ))}
          </nav>
        </div>
        <div className="faq-list">
          {shown.map((group, g) => (
            <section key={group.title} id={`faq-${g + 1}`} aria-label={group.title}>
              <h3>{group.title}</h3>
              {group.entries.map(({ id, question, answer }, i) => (
                <details key={id} id={id} open={g + i === 0}>
                  <summary>{question}</summary>
                  <p>{answer}</p>
                </details>
              ))}
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
