import type { EditorValues } from "./editor-values.ts";
import { WordDiff } from "./word-diff.tsx";

const fields = [
  ["title", "Title"],
  ["excerpt", "Excerpt"],
  ["content", "Text"],
  ["metaDescription", "Meta description"],
  ["imageUrl", "Picture"],
  ["imageAlt", "What the picture shows"],
  ["keywords", "Keywords"],
] as const;
export type Compared = Pick<EditorValues, (typeof fields)[number][0]>;

/** Each field that differs, word by word. */
export function ComparedFields({ before, after }: { before: Compared; after: Compared }) {
  const different = fields.filter(([name]) => before[name] !== after[name]);
  if (!different.length) return <p className="note">The words are the same.</p>;
  return (
    <dl className="compared">
      {different.map(([name, label]) => (
        <div key={name}>
          <dt className="label">{label}</dt>
          <dd>
            <WordDiff before={before[name]} after={after[name]} isHtml={name === "content"} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
