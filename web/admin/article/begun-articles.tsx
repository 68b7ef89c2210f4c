import type { WorkingCopy } from "../../../contracts/article-editing.ts";
import { Moment } from "../../ui/moment.tsx";

interface BegunArticlesProps {
  copies: WorkingCopy[];
  onContinue: (copy: WorkingCopy) => void;
  onDiscard: (copy: WorkingCopy) => void;
}

/** New articles that were begun and never saved. */
export function BegunArticles({ copies, onContinue, onDiscard }: BegunArticlesProps) {
  if (!copies.length) return null;
  return (
    <section className="note restored" aria-label="Begun before">
      <p>You have begun {copies.length === 1 ? "an article" : "articles"} and not saved yet:</p>
      <ul className="begun">
        {copies.map((copy) => (
          <li key={copy.key}>
            <b>{copy.fields.title || "Untitled"}</b>, <Moment at={copy.savedAt} />{" "}
            <button type="button" className="link" onClick={() => onContinue(copy)}>
              Continue<span className="sr"> {copy.fields.title}</span>
            </button>
            <button type="button" className="link link-stop" onClick={() => onDiscard(copy)}>
              Discard<span className="sr"> {copy.fields.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
