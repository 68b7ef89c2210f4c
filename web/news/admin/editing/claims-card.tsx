import type { Claim, GeneratedArticle } from "../../../../contracts/news-generation.ts";

const reasons: Record<Claim["reason"], string> = {
  figure: "Figure",
  study: "Study or survey",
  superlative: "Superlative",
  comparison: "Comparison",
  law: "Legal point",
  cost: "Cost or savings",
  cause: "Cause and effect",
  habit: "Habit",
};

/** Sentences of a generated text that want a source. A reminder: nothing is held up by it. */
export function ClaimsCard({ generated: { claims, writer } }: { generated: GeneratedArticle }) {
  return (
    <section className="card stack claims-card" aria-labelledby="claims-heading">
      <h2 id="claims-heading">Check first</h2>
      <p className="micro">
        Written by{" "}
        {writer === "built-in writer" ? "the built-in writer from this site’s own content" : writer}. Treat it
        as a draft.
      </p>
      {claims.length ? (
        <>
          <p>These sentences need a source:</p>
          <ul className="claims">
            {claims.map(({ sentence, reason }) => (
              <li key={sentence}>
                <span className="tag">{reasons[reason]}</span> {sentence}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>
          No claims that need a source were found: no numbers, studies, superlatives, comparisons, costs,
          causes, or habits. Only you can tell whether the rest holds for your business.
        </p>
      )}
    </section>
  );
}
