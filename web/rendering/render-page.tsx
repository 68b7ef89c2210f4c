import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { RequestId } from "../ui/request-id.tsx";
import { dropHints } from "./preload-hints.ts";

const RENDER_MS = 6000;

interface Options {
  url: string;
  requestId: string;
  /** Told of what a part of the page failed by; the page is whole all the same. */
  failed: (error: unknown) => void;
}

/** The whole page as bytes, ready for whoever hashes, compresses or sends them. */
export async function renderPage(entry: EntryContext, { url, requestId, failed }: Options): Promise<Buffer> {
  const html = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <RequestId value={requestId}>
        <ServerRouter context={entry} url={url} />
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
                resolve(Buffer.concat(chunks));
                done();
              },
            }),
          );
        },
        onShellError: reject,
        onError: failed,
      },
    );
    const timer = setTimeout(abort, RENDER_MS);
  });
  return dropHints(html);
}
