import "../../../admin/fold.css";
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

/** New articles that were begun and never saved: the newest in sight, the others folded behind it. */
export function BegunArticles({ begun, onContinue, onDiscard }: BegunArticlesProps) {
  const [newest, ...others] = begun;
  if (!newest) return null;
  const row = ({ key, title, savedAt }: BegunArticle) => (
    <li key={key}>
      <span className="begun-title">
        <b>{title || "Untitled"}</b>{" "}
        <span className="micro">{savedAt ? <Ago at={savedAt} /> : "saved in this browser"}</span>
      </span>
      <button type="button" className="link" onClick={() => onContinue(key)}>
        Continue<span className="sr"> {title}</span>
      </button>
      <button type="button" className="link link-stop" onClick={() => onDiscard(key)}>
        Discard<span className="sr"> {title}</span>
      </button>
    </li>
  );
  return (
    <section className="note begun-note" aria-label="Unsaved articles">
      <p className="micro">Backed up, not saved:</p>
      <ul className="begun">{row(newest)}</ul>
      {others.length > 0 && (
        <details className="looks">
          <summary>{others.length === 1 ? "1 more" : `${others.length} more`}</summary>
          <ul className="begun">{others.map(row)}</ul>
        </details>
      )}
    </section>
  );
}
