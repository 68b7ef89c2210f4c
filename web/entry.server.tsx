import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { ApiFetch } from "../contracts/endpoint.ts";
import { countedFrom, loadContext, type PageVisit, type Renderings, visitFrom } from "./api/context.ts";
import { ApiError } from "./api/request.ts";
import { tellingLater } from "./api/telling-later.ts";
import { dataOf, withCount, withData } from "./rendering/page-data.ts";
import { renderPage } from "./rendering/render-page.tsx";
import { withoutHints } from "./rendering/preload-hints.ts";

/** Pages beside their responses: as a body each would be read and copied once more. */
const pages = new WeakMap<Response, Uint8Array>();

/** Made here, not in server/: react-router and its context keys must be the ones inside this bundle. */
export function createSsr(build: ServerBuild, mode: "production" | "development", counted = true) {
  const handle = createRequestHandler(mode === "production" ? withoutHints(build) : build, mode);
  return async (request: Request, api: ApiFetch, visit?: PageVisit): Promise<Response> => {
    const { fetch, later } = tellingLater(api);
    const response = await handle(request, loadContext(fetch, visit, counted));
    const page = pages.get(response);
    if (page) visit?.takeHtml?.(page);
    // The page's error boundary knows the status; headers are for here to say.
    if (later() && response.status >= 400) response.headers.set("retry-after", later() as string);
    return response;
  };
}

/** What the API refuses is no fault of the page's, and the API has logged what it could not do itself. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const told = isRouteErrorResponse(error) || error instanceof Response || error instanceof ApiError;
  if (!request.signal.aborted && !told) visitFrom(context as Readonly<RouterContextProvider>).report(error);
};

/** Renders the whole page before answering, unless it says what it said before: it can then be hashed, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { requestId, report, takeHtml, renderings } = visitFrom(context);
  let code = status;
  const { data, bare } = await dataOf(entry);
  const rendered = async () => {
    const drawn = await renderPage(bare, {
      url: request.url,
      requestId,
      failed(error) {
        code = 500;
        report(error);
      },
    });
    const page = countedFrom(context) ? withCount(drawn) : drawn;
    return bare.renderMeta?.didRenderScripts ? withData(page, data) : page;
  };
  /** A page that names its request is that visitor's own. */
  const mayKeep = (page: Buffer) => code === 200 && !(requestId && page.includes(requestId));
  async function once(kept: Renderings): Promise<Uint8Array> {
    const known = kept.find(request.url, data);
    if (known) return known;
    const page = await rendered();
    if (mayKeep(page)) kept.keep(request.url, data, page);
    return page;
  }
  const html = renderings && status === 200 ? await once(renderings) : await rendered();
  headers.set("content-type", "text/html; charset=utf-8");
  const body = takeHtml ? null : (html as Uint8Array<ArrayBuffer>);
  const response = new Response(body, { status: code, headers });
  pages.set(response, html);
  return response;
}
