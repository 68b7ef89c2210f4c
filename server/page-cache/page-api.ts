import type { Context } from "hono";
import type { ApiFetch } from "../../contracts/endpoint.ts";
import type { AppEnv } from "../http/context.ts";
import type { PageCache } from "./page-cache.ts";
import type { Basis } from "./reads.ts";

/** The API in this process. */
export type FetchApi = (
  path: string,
  init: RequestInit,
  env: AppEnv["Bindings"],
) => Response | Promise<Response>;

/** What of the visitor a page's loaders bring to the API. */
const forwarded = {
  /** For pages that everybody gets. */
  nothing: ["host", "x-forwarded-host", "x-forwarded-proto"],
  /** For a public page of one visitor's words, which count against their limit. */
  address: ["host", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-for"],
  everything: ["host", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-for", "cookie"],
} as const;
export type Bring = keyof typeof forwarded;

/** The API for the loaders of one page. @param basis is told of all that they read */
export function apiForPage(
  c: Context<AppEnv>,
  { fetchApi, bring, cache, basis }: { fetchApi: FetchApi; bring: Bring; cache?: PageCache; basis?: Basis },
): ApiFetch {
  const { origin, requestId } = c.get("facts");
  const ask: ApiFetch = async (path, init) => {
    const headers = new Headers(init?.headers);
    for (const name of forwarded[bring]) {
      const value = c.req.header(name);
      if (value) headers.set(name, value);
    }
    return fetchApi(
      new URL(path, origin).href,
      { ...init, headers },
      { ...(bring !== "nothing" && c.env), requestId },
    );
  };
  // Who brings no cookie is told what everybody is.
  const anybody = bring !== "everything" || !c.req.header("cookie");
  return async (path, init) => {
    const reads = (init?.method ?? "GET") === "GET";
    if (cache && anybody && reads)
      return cache.reads.answer({ origin, path }, async () => ask(path, init), basis);
    basis?.note(path, undefined);
    return ask(path, init);
  };
}
