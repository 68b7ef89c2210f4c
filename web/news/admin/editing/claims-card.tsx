import type { Claim, GeneratedArticle } from "../../../../contracts/news-generation.ts";

const reasons: Record<Claim["reason"], string> = {
  figure: "A figure",
  study: "A study or survey",
  superlative: "A superlative",
  comparison: "A comparison",
  law: "A matter of law",
  cost: "What it costs or saves",
  cause: "A cause",
  habit: "What people do",
};

/** Sentences of a generated text that want a source. A reminder: nothing is held up by it. */
export function ClaimsCard({ generated: { claims, writer } }: { generated: GeneratedArticle }) {
  return (
    <section className="card stack claims-card" aria-labelledby="claims-heading">
      <h2 id="claims-heading">Check first</h2>
      <p className="micro">
        Written by {writer === "built-in writer" ? "the built-in writer, from what this site knows" : writer}.
        Read it as a draft.
      </p>
      {claims.length ? (
        <>
          <p>These sentences want a source:</p>
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
          No number, study, superlative, comparison, cost, cause or habit was found in it. Whether the rest is
          so at your place, only you can tell.
        </p>
      )}
    </section>
  );
}
