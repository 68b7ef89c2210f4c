import { renderToPipeableStream } from "react-dom/server";
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { createStaticHandler, type EntryContext, Outlet, Scripts, ServerRouter } from "react-router";
import { expect, test } from "vitest";
import { dataOf, withData } from "./page-data.ts";

const DATA = '[{"_1":2},"title","</script><!-- & > \u2028 \u2029 \\" é 🙂"]\n';
const stream = () =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(DATA));
      controller.close();
    },
  });

const Page = () => (
  <html lang="en">
    <body>
      <p>Hello</p>
      <Outlet />
      <Scripts />
    </body>
  </html>
);

async function entry(): Promise<EntryContext> {
  const { query } = createStaticHandler([{ id: "root", path: "/", Component: Page }]);
  const context = await query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("no page");
  const route = { id: "root", path: "", module: "/root.js", hasLoader: false, hasAction: false };
  return {
    manifest: {
      entry: { module: "/entry.js", imports: [] },
      routes: { root: { ...route, hasErrorBoundary: false } },
      url: "/manifest.js",
      version: "1",
    },
    routeModules: { root: { default: Page } },
    staticHandlerContext: { ...context, _deepestRenderedBoundaryId: null, matches: context.matches },
    serverHandoffString: "{}",
    serverHandoffStream: stream(),
    renderMeta: {},
    future: {},
    ssr: true,
    isSpaMode: false,
    routeDiscovery: { mode: "initial", manifestPath: "/" },
    serializeError: String,
    branches: [],
  } as unknown as EntryContext;
}

const rendered = (of: EntryContext) =>
  new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(<ServerRouter context={of} url="http://localhost/" />, {
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onShellError: reject,
    });
  });

test("a page's data stand in it to the letter as the router itself writes them", async () => {
  const byTheRouter = await rendered(await entry());
  const { data, bare } = await dataOf(await entry());
  expect(data.toString()).toBe(DATA);
  const page = await rendered(bare);
  expect(page).not.toContain("title");
  expect(bare.renderMeta?.didRenderScripts).toBe(true);
  expect(withData(Buffer.from(page), data).toString()).toBe(byTheRouter);
});
