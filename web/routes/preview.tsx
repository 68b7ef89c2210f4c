import { data } from "react-router";
import { getPreview } from "../../contracts/news-editing.ts";
import { site } from "../../site.config.ts";
import { call } from "../api/call.ts";
import { apiFrom } from "../api/context.ts";
import { ApiError } from "../api/request.ts";
import { Moment } from "../ui/moment.tsx";
import type { Route } from "./+types/preview.ts";
import { ArticleView } from "../news/article-view.tsx";

// No tags: the page is kept nowhere.
const headers_ = { "x-robots-tag": "noindex, nofollow", "cache-control": "no-store" };

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  try {
    const article = await call(getPreview, { token }, { fetch: apiFrom(context) });
    return data({ article }, { headers: headers_ });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    return data({ article: null }, { status: 404, headers: headers_ });
  }
}
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.article?.title ?? "Preview"} | ${site.name}` },
  { name: "robots", content: "noindex, nofollow" },
];

/** A draft as its readers will see it, for whoever was given the link. */
export default function Preview({ loaderData: { article } }: Route.ComponentProps) {
  if (!article)
    return (
      <div className="wrap lost">
        <h1 className="t-1">This preview is over</h1>
        <p className="lede">The link is not valid, or has run out. Ask for a new one.</p>
      </div>
    );
  return (
    <>
      <div className="wrap">
        <p className="note">
          {article.published ? "Preview of a published article." : "Preview of a draft."} This link works
          until <Moment at={article.expiresAt} />.
        </p>
      </div>
      <ArticleView article={article} />
    </>
  );
}
