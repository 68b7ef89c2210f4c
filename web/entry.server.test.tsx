import { Buffer } from "node:buffer";
import { Scripts, type ServerBuild, useLoaderData } from "react-router";
import { expect, test } from "vitest";
import type { PageVisit } from "./api/context.ts";
import * as entry from "./entry.server.tsx";
import { useContext } from "react";
import { RequestId } from "./ui/request-id.tsx";

/** A site of one page: it shows what its loader says, and how often it was drawn. */
function site(says: () => unknown, { namesRequest = false, counted = true } = {}) {
  let drawn = 0;
  function Page() {
    const request = useContext(RequestId);
    const { text } = useLoaderData<{ text: string }>();
    return (
      <html lang="en">
        <body>
          {text}, drawn {`${++drawn}`} {namesRequest && request}
          <Scripts />
        </body>
      </html>
    );
  }
  const route = { id: "root", path: "/", parentId: undefined };
  const file = { ...route, module: "/assets/root.js", imports: ["/assets/part.js"], hasLoader: true };
  const build = {
    routes: { root: { ...route, module: { default: Page, loader: () => ({ text: says() }) } } },
    entry: { module: entry },
    assets: {
      version: "1",
      url: "/assets/manifest.js",
      entry: { module: "/assets/entry.js", imports: ["/assets/react.js"] },
      routes: { root: file },
    },
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    future: {},
    ssr: true,
    basename: "/",
    publicPath: "/",
    assetsBuildDirectory: "",
    isSpaMode: false,
    prerender: [],
  } as unknown as ServerBuild;
  const ssr = entry.createSsr(build, "production", counted);
  const kept = new Map<string, [data: string, html: Uint8Array]>();
  const renderings: PageVisit["renderings"] = {
    find(address, data) {
      const [of, html] = kept.get(address) ?? [];
      return of === Buffer.from(data).toString() ? html : undefined;
    },
    keep: (address, data, html) => void kept.set(address, [Buffer.from(data).toString(), html]),
  };
  return async (visit: Partial<PageVisit> = { renderings }) => {
    let page = "";
    const report = (error: unknown) => {
      throw error;
    };
    const takeHtml = (html: Uint8Array) => (page = Buffer.from(html).toString());
    const api = async () => new Response();
    await ssr(new Request("http://site.example/"), api, {
      requestId: "request-1",
      report,
      takeHtml,
      ...visit,
    });
    return page;
  };
}
const text = (page: string) => page.replace(/<!-- -->/g, "");

test("a page whose data are the same is shown again as it was, one whose data have changed is not", async () => {
  let says = "Open";
  const page = site(() => says);
  const first = await page();
  expect(text(first)).toContain("Open, drawn 1");
  expect(first).toContain("streamController.enqueue");
  expect(await page()).toBe(first);
  says = "Closed";
  expect(text(await page())).toContain("Closed, drawn 2");
});

test("a page of one visitor is drawn each time, and so is one that names its request", async () => {
  const own = site(() => "Yours");
  await own({});
  expect(text(await own({}))).toContain("Yours, drawn 2");
  const named = site(() => "Failed", { namesRequest: true });
  await named();
  expect(text(await named())).toContain("Failed, drawn 2");
});

test("a page has no preload hints for modules: they delay its first paint", async () => {
  const page = await site(() => "Open")();
  expect(page).toContain('import("/assets/entry.js")');
  expect(page).not.toContain("modulepreload");
});

test("a page asks for what counts it, and with ANALYTICS=off it does not", async () => {
  expect(await site(() => "Open")()).toContain('<script src="/count.js" defer="">');
  expect(await site(() => "Open", { counted: false })()).not.toContain("count.js");
});
