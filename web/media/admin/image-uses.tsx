import { Link } from "react-router";
import type { MediaUse, MediaUses } from "../../../contracts/media-upload.ts";

/** The articles that show an image, and those that would show it again if an earlier version were restored. */
export function ImageUses({ usedBy, earlier }: MediaUses) {
  return (
    <section className="card stack" aria-labelledby="uses-heading">
      <h2 id="uses-heading">Where it’s used</h2>
      {usedBy.length > 0 && <Articles articles={usedBy} />}
      {earlier.length > 0 && (
        <>
          <p className="soft">
            {usedBy.length > 0
              ? "Also in earlier versions of:"
              : "No article uses it now. Earlier versions of these do:"}
          </p>
          <Articles articles={earlier} />
        </>
      )}
      {usedBy.length > 0 && (
        <p className="micro" id="used-first">
          To delete the image, take it out of {usedBy.length === 1 ? "this article" : "these articles"} first.
        </p>
      )}
      {usedBy.length + earlier.length === 0 && <p className="soft">No article uses it. You can delete it.</p>}
    </section>
  );
}

const Articles = ({ articles }: { articles: MediaUse[] }) => (
  <ul>
    {articles.map(({ id, title, published }) => (
      <li key={id}>
        <Link to={`/admin/article/${id}`}>{title}</Link>{" "}
        <span className={published ? "tag tag-ok" : "tag"}>{published ? "Published" : "Draft"}</span>
      </li>
    ))}
  </ul>
);

const NAMED = 5;
/** Their titles in a sentence. */
export function titlesOf(articles: MediaUse[]): string {
  const titles = articles.slice(0, NAMED).map(({ title }) => `“${title}”`);
  const more = articles.length - titles.length;
  return new Intl.ListFormat("en").format(more ? [...titles, `${more} more`] : titles);
}
