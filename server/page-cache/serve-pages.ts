import type { Context, Handler } from "hono";
import type { ApiFetch } from "../../contracts/endpoint.ts";
import { AppError } from "../errors.ts";
import { readBounded } from "../http/body.ts";
import type { AppEnv } from "../http/context.ts";
import { inTurn } from "../http/in-turn.ts";
import { checkOrigin } from "../http/origin-check.ts";
import { strictTransport } from "../http/security-headers.ts";
import type { PageCache, Rendered, Rendering } from "./page-cache.ts";
import { inlineOf, type KnownInline } from "./inline.ts";
import { contentSecurityPolicy, developmentPolicy, type PolicyExtras } from "./content-security-policy.ts";
import { onceEach } from "./once-each.ts";
import { compressLightly, isPage, type PreparedPage } from "./prepare.ts";
import { apiForPage, type Bring, type FetchApi } from "./page-api.ts";
import type { Basis } from "./reads.ts";
import type { Renderings } from "./renderings.ts";
import { canonicalPath, etagMatches, pageAddress, type PageRule, pickEncoding } from "./rules.ts";

/** What the browser bundle's server entry makes: a request in, a whole page out. */
export type Ssr = (request: Request, api: ApiFetch, visit?: PageVisit) => Promise<Response>;
/** By what a page that fails is found in the log. */
export interface PageVisit {
  requestId: string;
  /** Takes what broke. */
  report: (error: unknown) => void;
  /** Takes a page that was rendered; the response then has none. Not every page is given to it. */
  takeHtml?: (html: Buffer) => void;
  /** Pages that say the same as before are not rendered anew. Absent for a page of one visitor. */
  renderings?: Pick<Renderings, "find" | "keep">;
}

export interface PagesOptions {
  ssr: Ssr;
  /** For page loaders. */
  fetchApi: FetchApi;
  /** The public pages; a request for one of them by a variant of its address is sent to the address itself. */
  publicPages: readonly PageRule[];
  /** Absent in development. */
  cache?: PageCache;
  policy?: PolicyExtras;
  /** What the build puts inline into pages. */
  known?: KnownInline;
}

/** Serves every page: listed ones without cookies, from the cache or into it; all others rendered for this visitor. */
export function servePages({
  ssr: render,
  fetchApi,
  publicPages,
  cache,
  policy,
  known,
}: PagesOptions): Handler<AppEnv> {
  const ssr = async (request: Request, api: ApiFetch, visit: PageVisit): Promise<Rendered> => {
    await inTurn();
    let html: Buffer | undefined;
    const response = await render(request, api, {
      ...visit,
      takeHtml(given) {
        html = given;
      },
    });
    return { response, html };
  };
  const policyOf = onceEach((html) =>
    cache ? contentSecurityPolicy(html, policy, known) : developmentPolicy,
  );
  const apiFor = (c: Context<AppEnv>, bring: Bring, basis?: Basis) =>
    apiForPage(c, { fetchApi, bring, cache, basis });
  /** The page as everybody gets it, and whether all came that it asked for. */
  async function renderForAll(
    c: Context<AppEnv>,
    { renderings, reads }: PageCache,
    address: string,
    bring: "nothing" | "address",
  ): Promise<Rendering> {
    const known = renderings.unchanged(address);
    if (known)
      return { response: new Response(null, { headers: known.headers }), html: known.html, whole: true };
    let whole = true;
    const basis = reads.basis();
    const api = apiFor(c, bring, basis);
    const rendered = await ssr(
      new Request(address),
      async (path, init) => {
        const answer = await api(path, init);
        if (answer.status >= 500 || answer.status === 429) whole = false;
        return answer;
      },
      { ...visitOf(c), renderings },
    );
    const { response, html } = rendered;
    if (html && response.status === 200 && !response.headers.has("set-cookie"))
      renderings.note(address, html, { headers: new Headers(response.headers), basis });
    return { ...rendered, whole: whole && response.status < 500 };
  }
  return async (c) => {
    const { origin, secure } = c.get("facts");
    const reads = ["GET", "HEAD"].includes(c.req.method);
    if (!reads) checkOrigin((name) => c.req.header(name), origin);
    const url = new URL(c.req.url);
    const canonical = reads ? canonicalPath(publicPages, url.pathname) : undefined;
    if (canonical) return c.redirect(canonical + url.search, 301);
    const target = url.pathname + url.search;
    const method = reads ? "GET" : c.req.method;
    const cached = await cache?.page(
      { method, origin, target, policyOf, secureHeaders: secure ? strictTransport : undefined },
      (own) => renderForAll(c, cache, origin + own, "nothing"),
    );
    if (cached && isPage(cached)) return send(c, cached);
    if (cached) return finish(cached, policyOf);
    const own = cache && pageAddress(publicPages, method, target);
    if (own) {
      const rendered = await renderForAll(c, cache, origin + own.target, "address");
      return compressed(c, await finish(rendered, policyOf), rendered.html);
    }
    // Not resolved against the origin: the path `//other.example` would name another host.
    const request = await forThisVisitor(c, origin + target);
    return finish(await ssr(request, apiFor(c, "everything"), visitOf(c)), policyOf);
  };
}

function visitOf(c: Context<AppEnv>): PageVisit {
  const { requestId, log } = c.get("facts");
  return { requestId, report: (error) => log.error({ err: error }, "a page failed") };
}

/** Quickly rather than well: nobody else gets this page. */
async function compressed(c: Context<AppEnv>, response: Response, html?: Buffer): Promise<Response> {
  const encoding = pickEncoding(c.req.header("accept-encoding"));
  if (encoding === "identity") return response;
  const body = await compressLightly[encoding](html ?? Buffer.from(await response.arrayBuffer()));
  const headers = new Headers(response.headers);
  headers.set("content-encoding", encoding);
  headers.set("vary", "accept-encoding");
  return new Response(body as Buffer<ArrayBuffer>, { status: response.status, headers });
}

/** Of what a form without JavaScript sends. */
const FORM_BYTES = 256 * 1024;

/** @throws AppError too_large, too_slow */
async function forThisVisitor(c: Context<AppEnv>, address: string): Promise<Request> {
  const { method, headers, signal } = c.req.raw;
  if (["GET", "HEAD"].includes(method)) return new Request(address, { method, headers, signal });
  const body = await readBounded(c.req.raw.body, FORM_BYTES);
  if (!body) throw new AppError("too_large", `The form is larger than ${FORM_BYTES / 1024} kB`);
  return new Request(address, { method, headers, signal, body: body as Buffer<ArrayBuffer> });
}

function send(c: Context<AppEnv>, page: PreparedPage): Response {
  if (etagMatches(c.req.header("if-none-match"), page.etag))
    return c.body(null, 304, page.notModified.headers);
  const form = page.forms[pickEncoding(c.req.header("accept-encoding"))];
  return c.body(form.body as Buffer<ArrayBuffer>, 200, form.headers);
}

async function finish(
  { response, html: given }: Rendered,
  policyOf: (html: Buffer) => string,
): Promise<Response> {
  const headers = new Headers(response.headers);
  // What a page's loaders read is for whoever asked, as the page is.
  headers.set("cache-control", "private, no-store");
  const { status } = response;
  // A page without a form of its own.
  if (status === 405) headers.set("allow", "GET, HEAD");
  if (!headers.get("content-type")?.startsWith("text/html"))
    return new Response(response.body, { status, headers });
  const html = given ?? Buffer.from(await response.arrayBuffer());
  headers.delete("content-length");
  headers.delete("page-tags");
  headers.set("content-security-policy", policyOf(html));
  return new Response(html as Buffer<ArrayBuffer>, { status, headers });
}

/** What the build puts inline into pages, learned from one that nobody wrote anything for. */
export async function learnInline(ssr: Ssr): Promise<KnownInline> {
  const nowhere = new Request("http://localhost/_nowhere");
  const page = await ssr(nowhere, async () => new Response(null, { status: 404 }));
  return inlineOf(Buffer.from(await page.arrayBuffer()));
}
