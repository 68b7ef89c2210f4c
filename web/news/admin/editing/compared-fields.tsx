import { type ArticleWord, articleWordNames, articleWords } from "../../../../contracts/news-fields.ts";
import { Moment } from "../../../ui/moment.tsx";
import type { EditorValues } from "./editor-values.ts";
import { WordDiff } from "./word-diff.tsx";

export type ComparedWords = Record<ArticleWord, string>;
type Place = Pick<EditorValues, "slug" | "published" | "publishAt">;
export type Compared = ComparedWords & Place;

type ComparedFieldsProps =
  | { before: Compared; after: Compared; wordsOnly?: false }
  /** Where the address and whether it is published stay as they are. */
  | { before: ComparedWords; after: ComparedWords; wordsOnly: true };

/** Each field that differs, word by word; then where and whether it is public. */
export function ComparedFields(props: ComparedFieldsProps) {
  const { before, after, wordsOnly } = props;
  const different = articleWordNames.filter((name) => before[name] !== after[name]);
  const isElsewhere = !wordsOnly && before.slug !== after.slug && before.slug && after.slug;
  const isSeenOtherwise =
    !wordsOnly &&
    (before.published !== after.published || (!after.published && before.publishAt !== after.publishAt));
  return (
    <>
      {!different.length && <p className="note">The words are the same.</p>}
      <dl className="compared">
        {different.map((name) => (
          <div key={name}>
            <dt className="label">{articleWords[name].label}</dt>
            <dd>
              <WordDiff before={before[name]} after={after[name]} isHtml={"html" in articleWords[name]} />
            </dd>
          </div>
        ))}
        {isSeenOtherwise && (
          <div>
            <dt className="label">Visibility</dt>
            <dd className="diff">
              <del>
                <Visibility {...before} />
              </del>{" "}
              <ins>
                <Visibility {...after} />
              </ins>
            </dd>
          </div>
        )}
        {isElsewhere && (
          <div>
            <dt className="label">Address</dt>
            <dd className="diff">
              <del>{before.slug}</del> <ins>{after.slug}</ins>
            </dd>
          </div>
        )}
      </dl>
    </>
  );
}

function Visibility({ published, publishAt }: Place) {
  if (published) return "Published";
  if (!publishAt) return "Draft";
  return (
    <>
      Draft, goes live <Moment at={publishAt} />
    </>
  );
}
