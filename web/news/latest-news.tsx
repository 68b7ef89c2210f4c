import { Link } from "react-router";
import { ArticleCard, type Card } from "./article-card.tsx";

/** The home page's section: the newest article large, those before it beside it. */
export function LatestNews({ articles }: { articles: readonly Card[] }) {
  const [first, ...others] = articles;
  return (
    <section className="section latest-news" id="news" aria-labelledby="latest-news">
      <div className="wrap">
        <div className="news-head">
          <h2 className="t-1" id="latest-news">
            Latest News
          </h2>
          <Link className="go" to="/news" viewTransition>
            View All Articles
          </Link>
        </div>
        {first ? (
          <div className="latest">
            <ArticleCard article={first} heading="h3" shape="large" />
            <div className="latest-more">
              {others.map((article) => (
                <ArticleCard key={article.id} article={article} heading="h3" shape="row" />
              ))}
            </div>
          </div>
        ) : (
          <p className="lede">No articles available at the moment. Check back soon!</p>
        )}
      </div>
    </section>
  );
}
