import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import {
  createRequestHandler,
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from "react-router";
import type { ApiFetch } from "../contracts/endpoint.ts";
import { loadContext, type PageVisit, visitFrom } from "./api/context.ts";
import { ApiError } from "./api/request.ts";
import { RequestId } from "./ui/request-id.tsx";
import { tellingLater } from "./api/telling-later.ts";

const RENDER_MS = 6000;

/** Pages' texts beside their responses: as a body each would be encoded, read and decoded once more. */
const texts = new WeakMap<Response, string>();

/** Made here, not in server/: react-router and its context keys must be the ones inside this bundle. */
export function createSsr(build: ServerBuild, mode: "production" | "development") {
  const handle = createRequestHandler(build, mode);
  return async (request: Request, api: ApiFetch, visit?: PageVisit): Promise<Response> => {
    const { fetch, later } = tellingLater(api);
    const response = await handle(request, loadContext(fetch, visit));
    const text = texts.get(response);
    if (text !== undefined) visit?.takeText?.(text);
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

/** Renders the whole page before answering: it can then be hashed, compressed and kept. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  let code = status;
  const { requestId, report, takeText } = visitFrom(context);
  const html = await new Promise<string>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={requestId}>
        <ServerRouter context={entry} url={request.url} />
      </RequestId>,
      {
        onAllReady() {
          clearTimeout(timer);
          pipe(
            new Writable({
              write(chunk, _encoding, done) {
                chunks.push(chunk);
                done();
              },
              final(done) {
                resolve(Buffer.concat(chunks).toString());
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          report(error);
        },
      },
    );
    const timer = setTimeout(abort, RENDER_MS);
  });
  headers.set("content-type", "text/html; charset=utf-8");
  const response = new Response(takeText ? null : html, { status: code, headers });
  texts.set(response, html);
  return response;
}
