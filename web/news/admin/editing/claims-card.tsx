import { useDeferredValue, useMemo, useState } from "react";
import { useWatch } from "react-hook-form";
import { toast } from "../../../ui/use-toast.ts";
import { bare, findSentence } from "./find-sentence.ts";
import type { ArticleEditor } from "./use-article-editor.ts";
import type { Claim, GeneratedArticle } from "../../../../contracts/news-generation.ts";

/** Each kind by its name, and why a sentence of it is listed. */
const reasons: Record<Claim["reason"], readonly [name: string, why: string]> = {
  figure: ["Figure", "It states a number or a share without saying where that is from."],
  study: ["Study or survey", "It leans on research that it doesn’t name."],
  superlative: ["Superlative", "It says best, only, or never: one exception makes it wrong."],
  comparison: ["Comparison", "It says better than others without saying by what measure."],
  law: ["Legal point", "Law and rules differ by place and change: name the rule."],
  safety: ["Medical or safety advice", "Somebody may act on it: have it checked by whoever answers for it."],
  cost: ["Cost or savings", "It says what something costs or saves without a price to check."],
  cause: ["Cause and effect", "It says that one thing leads to another without showing it."],
  habit: ["Habit", "It says what people do without saying who has seen it."],
  example: ["Example sum", "Its amounts are made up: put in yours, and check the sum."],
};

const noClaims =
  "No claims that need a source were found: no figures, studies, or superlatives. Only you can tell whether the rest holds for your business.";

const wordsOf = (html: string): string =>
  bare(new DOMParser().parseFromString(html, "text/html").body.textContent ?? "");

/** Where the card stands above the article, not beside it, it is folded: the title comes first. */
const isNarrow = () => matchMedia("(max-width: 47.99rem)").matches;

/** Sentences of a generated text that want a source. A reminder: nothing is held up by it. */
interface ClaimsCardProps {
  generated: GeneratedArticle;
  form: ArticleEditor["form"];
  /** Shows the text that is edited, where its preview is shown. */
  toText: () => void;
  /** What it was asked for, and the way to ask again in other words. */
  prompt: string;
  onAgain: () => void;
}

export function ClaimsCard({
  generated: { claims, notes, writer, isOutline },
  form,
  toText,
  prompt,
  onAgain,
}: ClaimsCardProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const content = useDeferredValue(useWatch({ control: form.control, name: "content" }));
  const text = useMemo(() => wordsOf(content), [content]);
  /** What was listed is no longer what stands there: nobody has looked at the new words. */
  const isEdited = (sentence: string) => !text.includes(bare(sentence));
  const left = claims.filter(({ sentence }) => !isEdited(sentence));
  const looked = left.filter(({ sentence }) => seen.has(sentence)).length;
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
      <p className="micro claims-asked">
        <q title={prompt}>{prompt}</q>
        <button type="button" className="link" onClick={onAgain}>
          Change the prompt
        </button>
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
              {left.length} sentence{left.length !== 1 && "s"} to check
              {looked > 0 && <span className="micro"> {looked} looked at</span>}
            </span>
          </summary>
          <p>Each says why it is here. Select one to see it in the text:</p>
          <ul className="claims">
            {claims.map(({ sentence, reason }) => (
              <li key={sentence} data-seen={(seen.has(sentence) && !isEdited(sentence)) || undefined}>
                <button type="button" className="claim" onClick={() => show(sentence)}>
                  <span className="tag">{reasons[reason][0]}</span> {sentence}
                  <span className="micro claim-why">
                    {isEdited(sentence)
                      ? "Edited since: check your new words for the same."
                      : reasons[reason][1]}
                  </span>
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
