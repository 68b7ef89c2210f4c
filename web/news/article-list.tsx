import { Link } from "react-router";
import { ArticleCard, articlePath, type Card } from "./article-card.tsx";
import { ArticleImage } from "./article-image.tsx";
import type { Piece } from "./found-words.ts";
import { listPath } from "./list-address.ts";
import { longDate } from "../ui/long-date.ts";
import type { Found, ListPage } from "./list.query.ts";
import type { Place } from "./on-site.ts";
import { Pagination } from "./pagination.tsx";

/** The cards of one page, or why there are none. */
export function ArticleList({ list, search }: { list: ListPage; search: string }) {
  const { cards, page, total, totalPages, newest, places } = list;
  const elsewhere = page === 1 ? <OnSite places={places ?? []} /> : null;
  // An article whose title names it stands before what only mentions it.
  const isAfter =
    cards.some(({ found }) => found?.isNamed) && places?.every(({ isNamed }) => !isNamed) === true;
  if (cards.length === 0)
    return (
      <>
        {elsewhere}
        <Nothing search={search} beyond={total > 0} newest={newest ?? []} />
      </>
    );
  return (
    <>
      {!isAfter && elsewhere}
      <output className="meta found">
        {summary(total, search)}
        {totalPages > 1 && `, page ${page} of ${totalPages}`}
      </output>
      <div className={search ? "post-rows" : "post-grid"}>
        {cards.map((card, index) =>
          card.found ? (
            <FoundArticle key={card.id} article={card} found={card.found} />
          ) : (
            <ArticleCard key={card.id} article={card} priority={index === 0} />
          ),
        )}
      </div>
      {isAfter && elsewhere}
      <Pagination page={page} totalPages={totalPages} search={search} />
      <Newest of={newest ?? []} />
    </>
  );
}

/** Where the other pages answer it. */
const OnSite = ({ places }: { places: readonly Place[] }) =>
  places.length > 0 && (
    <section className="on-site" aria-labelledby="on-site">
      <h2 className="meta" id="on-site">
        On this site
      </h2>
      <ul>
        {places.map(({ to, page, title, words }) => (
          <li key={to}>
            <h3 className="t-3">
              <Link to={to}>
                <Marked pieces={title} />
              </Link>
            </h3>
            <p className="soft">
              <Marked pieces={words} />
            </p>
            <p className="micro">{page}</p>
          </li>
        ))}
      </ul>
    </section>
  );

/** What a search found, and where it stands in it. */
const FoundArticle = ({ article, found }: { article: Found; found: NonNullable<Found["found"]> }) => (
  <article className="post">
    <div className="post-pic">
      <ArticleImage article={article} sizes="(min-width: 62rem) 15rem, 24vw" />
    </div>
    <div>
      <p className="meta">
        <time dateTime={article.publishedAt}>{longDate(article.publishedAt)}</time>
      </p>
      <h2 className="t-3">
        <Link to={articlePath(article.slug)} viewTransition>
          <Marked pieces={found.title} />
        </Link>
      </h2>
      <p className="soft">
        <Marked pieces={found.words} />
      </p>
      <span className="go" aria-hidden="true">
        Read More
      </span>
    </div>
  </article>
);

const Marked = ({ pieces }: { pieces: readonly Piece[] }) =>
  pieces.map(({ text, found }, i) => (found ? <mark key={i}>{text}</mark> : text));

function summary(total: number, search: string): string {
  const articles = `${total.toLocaleString("en-US")} ${total === 1 ? "article" : "articles"}`;
  return search ? `${articles} for “${search}”` : articles;
}

function Nothing({ search, beyond, newest }: { search: string; beyond: boolean; newest: readonly Card[] }) {
  return (
    <>
      <div className="nothing">
        <h2 className="t-2">No articles found</h2>
        <output className="soft">{hint(search, beyond)}</output>
        <p className="row">
          {beyond && (
            <Link className="btn" to={listPath({ page: 1, search })}>
              Go to the first page
            </Link>
          )}
          {search && (
            <Link className="btn" to="/news">
              Clear search
            </Link>
          )}
        </p>
      </div>
      <Newest of={newest} />
    </>
  );
}

/** What there is to read where something was not found. */
export const Newest = ({ of: cards }: { of: readonly Card[] }) =>
  cards.length > 0 && (
    <section aria-labelledby="newest">
      <h2 className="t-3 newest" id="newest">
        The newest articles
      </h2>
      <div className="post-grid">
        {cards.map((card) => (
          <ArticleCard key={card.id} article={card} heading="h3" />
        ))}
      </div>
    </section>
  );

function hint(search: string, beyond: boolean): string {
  if (beyond) return "The list ends before this page.";
  if (search) return `Nothing matches “${search}”. Try fewer or other words.`;
  return "Nothing is published yet. Check back soon.";
}
