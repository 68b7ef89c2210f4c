import { Suspense } from "react";
import { Await, data, Link } from "react-router";
import { site } from "../../site.config.ts";
import { apiFrom } from "../api/context.ts";
import { breadcrumbs } from "../ui/json-ld.ts";
import { originOf, seo } from "../ui/seo.ts";
import type { Route } from "./+types/news.ts";
import { ArticleList } from "../news/article-list.tsx";
import { listPath, readListAddress } from "../news/list-address.ts";
import { fetchList } from "../news/list.query.ts";
import { SearchForm } from "../news/search-form.tsx";
import { Skeletons } from "../news/skeletons.tsx";

export async function loader({ request, context }: Route.LoaderArgs) {
  const address = readListAddress(new URL(request.url).searchParams);
  const list = await fetchList(address, apiFrom(context));
  const beyond = list.total > 0 && list.cards.length === 0;
  return data({ ...address, list }, { status: beyond ? 404 : 200 });
}

/** Waits a moment for the list; what takes longer arrives in the page, behind skeletons. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readListAddress(new URL(request.url).searchParams);
  const list = fetchList(address);
  const soon = await Promise.race([
    list.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, 120)),
  ]);
  return { ...address, list: soon ?? list };
}

export const headers = () => ({ "page-tags": "news" });

export function meta(args: Route.MetaArgs) {
  const { page, search } = args.loaderData ?? { page: 1, search: "" };
  const number = page > 1 ? `, page ${page}` : "";
  return seo(args, {
    title: search ? `Articles about “${search}”${number}` : `News & Articles${number}`,
    description: `Short, useful articles by ${site.name} about answering the phone well: after hours, at the front desk, and with an assistant.`,
    path: listPath({ page, search }),
    hidden: search !== "",
    jsonLd: [breadcrumbs(originOf(args), [{ name: "News", path: "/news" }])],
  });
}

export default function News({ loaderData: { page, search, list } }: Route.ComponentProps) {
  const here = listPath({ page, search });
  return (
    <>
      <div className="wrap page-head news-top">
        <div>
          <h1 className="t-1">News & Articles</h1>
          <p className="lede">For the people who answer the phone at a practice, an office or a shop.</p>
        </div>
        <SearchForm search={search} />
      </div>
      <div className="wrap news-body">
        {list instanceof Promise ? (
          <Suspense key={here} fallback={<Skeletons />}>
            <Await resolve={list} errorElement={<NotLoaded again={here} />}>
              {(loaded) => <ArticleList list={loaded} search={search} />}
            </Await>
          </Suspense>
        ) : (
          // Outside any boundary: React sends what is in a large one in a form that needs JavaScript.
          <ArticleList list={list} search={search} />
        )}
      </div>
    </>
  );
}

function NotLoaded({ again }: { again: string }) {
  return (
    <div className="nothing" role="alert">
      <h2 className="t-2">The articles could not be loaded</h2>
      <p className="soft">The connection may have been lost for a moment.</p>
      <Link className="btn" to={again} reloadDocument>
        Try again
      </Link>
    </div>
  );
}
