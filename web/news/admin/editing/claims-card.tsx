import { useState } from "react";
import { toast } from "../../../ui/use-toast.ts";
import { findSentence } from "./find-sentence.ts";
import type { Claim, GeneratedArticle } from "../../../../contracts/news-generation.ts";

const reasons: Record<Claim["reason"], string> = {
  figure: "Figure",
  study: "Study or survey",
  superlative: "Superlative",
  comparison: "Comparison",
  law: "Legal point",
  safety: "Medical or safety advice",
  cost: "Cost or savings",
  cause: "Cause and effect",
  habit: "Habit",
};

const noClaims =
  "No claims that need a source were found: no figures, studies, or superlatives. Only you can tell whether the rest holds for your business.";

/** Where the card stands above the article, not beside it, it is folded: the title comes first. */
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

/** Sentences of a generated text that want a source. A reminder: nothing is held up by it. */
interface ClaimsCardProps {
  generated: GeneratedArticle;
  /** Shows the text that is edited, where its preview is shown. */
  toText: () => void;
}

export function ClaimsCard({ generated: { claims, notes, writer, isOutline }, toText }: ClaimsCardProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const show = (sentence: string) => {
    setSeen(new Set(seen).add(sentence));
    toText();
    const text = document.querySelector<HTMLElement>(".edit-main .rich-surface");
    const range = text && findSentence(text, sentence);
    if (!range)
      return void toast({
        title: "Sentence Not Found",
        description: "It was changed after the draft.",
      });
    text.focus({ preventScroll: true });
    const selection = getSelection();
    selection?.removeAllRanges();
    selection?.addRange(range);
    range.startContainer.parentElement?.scrollIntoView({ block: "center" });
  };
  return (
    <section className="card stack claims-card" aria-labelledby="claims-heading">
      <h2 id="claims-heading">Check first</h2>
      {isOutline && (
        <p className="note note-live">
          <b>This is only an outline.</b> The site knows too little about this topic to write the article. It
          lists what each part has to settle: fill it with what you know before you publish.
        </p>
      )}
      <p className="micro">
        Written by{" "}
        {writer === "built-in writer" ? "the built-in writer from this site’s own content" : writer}. Treat it
        as a draft.
      </p>
      {notes.map((said) => (
        <p className="note" key={said}>
          {said}
        </p>
      ))}
      {claims.length ? (
        <details className="looks" open={!isNarrow()}>
          <summary>
            <span>
              {claims.length} sentence{claims.length > 1 && "s"} to check
              {seen.size > 0 && <span className="micro"> {seen.size} looked at</span>}
            </span>
          </summary>
          <p>Each needs a source. Select one to see it:</p>
          <ul className="claims">
            {claims.map(({ sentence, reason }) => (
              <li key={sentence} data-seen={seen.has(sentence) || undefined}>
                <button type="button" className="claim" onClick={() => show(sentence)}>
                  <span className="tag">{reasons[reason]}</span> {sentence}
                </button>
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p>{isOutline ? "An outline claims nothing yet. What you add to it may need a source." : noClaims}</p>
      )}
    </section>
  );
}
