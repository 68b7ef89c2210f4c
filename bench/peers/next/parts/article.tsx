import Link from "next/link";
import { one, type Picture } from "../content";
import { Bars } from "./logo";
import { Share } from "./share";

function Cover({ picture: { sources, img }, priority }: { picture: Picture; priority?: boolean }) {
  return (
    <picture className="contents">
      {sources.map((source) => (
        <source key={source.type} {...source} />
      ))}
      <img
        {...img}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
      />
    </picture>
  );
}

export function Article() {
  return (
    <>
      {one.jsonLd.map((each) => (
        <script
          key={each.slice(0, 60)}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: each }}
        />
      ))}
      <article className="article-page">
        <header className="article">
          <Link className="back noprint" href="/news">
            Back to News
          </Link>
          <h1 className="t-1">{one.title}</h1>
          <div className="byline meta">
            <span>
              By <b>{one.author}</b>
            </span>
            <time dateTime={one.publishedAt}>{one.day}</time>
            <span>{one.readTime} min read</span>
            <Share title={one.title} />
          </div>
        </header>
        <div className="wrap cover cover-moves">
          <Cover picture={one.picture} priority />
        </div>
        <div className="article prose" dangerouslySetInnerHTML={{ __html: one.html }} />
        <p className="article author-note">
          <Bars />
          <span>
            <b>{one.author}</b>, {one.authorNote}
          </span>
        </p>
      </article>
      <aside className="article article-step noprint" aria-labelledby="next-step">
        <h2 className="t-3" id="next-step">
          What would it change at your business?
        </h2>
        <p className="soft mt-4">
          Eleven short questions, about 5 minutes, and a free report that a person has read.
        </p>
        <p className="row">
          <Link className="btn btn-act" href="/assessment">
            Free AI Assessment
          </Link>
          <Link className="btn" href="/#demo">
            Try Our Demo
          </Link>
        </p>
      </aside>
      <aside className="article read-next noprint" aria-labelledby="read-next">
        <h2 className="t-2" id="read-next">
          Read next
        </h2>
        {one.next.map(({ slug, title, excerpt, publishedAt, day, picture }) => (
          <article key={slug} className="post post-row">
            <div className="post-pic">
              <Cover picture={picture} />
            </div>
            <div>
              <p className="meta">
                <time dateTime={publishedAt}>{day}</time>
              </p>
              <h3 className="t-3">
                <Link href={`/news/${slug}`}>{title}</Link>
              </h3>
              <p className="soft">{excerpt}</p>
              <span className="go" aria-hidden="true">
                Read More
              </span>
            </div>
          </article>
        ))}
      </aside>
    </>
  );
}
