import type { WorkingCopy } from "../../../../contracts/news-editing.ts";
import { Ago } from "../../../ui/moment.tsx";

/** `savedAt` is missing where only this browser has it. */
export interface BegunArticle {
  key: string;
  title: string;
  savedAt?: string;
}
export const begunOf = ({ key, fields, savedAt }: WorkingCopy): BegunArticle => ({
  key,
  title: fields.title ?? "",
  savedAt,
});

interface BegunArticlesProps {
  begun: BegunArticle[];
  onContinue: (key: string) => void;
  onDiscard: (key: string) => void;
}

/** New articles that were begun and never saved. */
export function BegunArticles({ begun, onContinue, onDiscard }: BegunArticlesProps) {
  if (!begun.length) return null;
  return (
    <section className="note restored" aria-label="Unsaved articles">
      <p>You have {begun.length === 1 ? "an unsaved article" : "unsaved articles"}:</p>
      <ul className="begun">
        {begun.map(({ key, title, savedAt }) => (
          <li key={key}>
            <b>{title || "Untitled"}</b>
            <span className="micro">{savedAt ? <Ago at={savedAt} /> : "saved in this browser"}</span>
            <button type="button" className="link" onClick={() => onContinue(key)}>
              Continue<span className="sr"> {title}</span>
            </button>
            <button type="button" className="link link-stop" onClick={() => onDiscard(key)}>
              Discard<span className="sr"> {title}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
