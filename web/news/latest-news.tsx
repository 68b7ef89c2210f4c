import { Link } from "react-router";
import { ArticleCard, type Card } from "./article-card.tsx";

/** The home page's section: the newest articles, as the news page shows them. */
export function LatestNews({ articles }: { articles: readonly Card[] }) {
  return (
    <section className="section latest-news" id="news" aria-labelledby="latest-news">
      <div className="wrap">
        <div className="news-top">
          <h2 className="t-1" id="latest-news">
            Latest News
          </h2>
          <Link className="go" to="/news" viewTransition>
            View All Articles
          </Link>
        </div>
        {articles.length > 0 ? (
          <div className="post-grid">
            {articles.map((article) => (
              <ArticleCard key={article.id} article={article} heading="h3" />
            ))}
          </div>
        ) : (
          <p className="lede">No articles available at the moment. Check back soon!</p>
        )}
      </div>
    </section>
  );
}
