import type { RouteConfigEntry } from "@react-router/dev/routes";
import type { LoaderFunctionArgs } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedPages, commonReads } from "../server/cached-pages.ts";
import { loadContext } from "../web/api/context.ts";
import routes from "../web/routes.ts";

// That the API answers nothing is told to the console.
beforeEach(() => void vi.spyOn(console, "error").mockReturnValue());
afterEach(() => void vi.restoreAllMocks());

/** The pages of the site by their addresses, and the files of the layouts around them. */
const [shell] = routes as RouteConfigEntry[];
const fileOf = (address: string) =>
  shell?.children?.find((page) => (page.index ? "/" : `/${page.path}`) === address.split("?")[0])?.file;

/** What a page's loaders ask of the API, which answers nothing. */
async function asked(path: string, files: (string | undefined)[]): Promise<string[]> {
  const paths: string[] = [];
  const api = async (asks: string) => {
    paths.push(asks);
    return Response.json({ message: "nothing here" }, { status: 500 });
  };
  const url = new URL(path.replace(":slug", "what-callers-ask"), "http://localhost");
  for (const file of files) {
    const { loader } = (await import(/* @vite-ignore */ `../web/${file}`)) as {
      loader?: (args: LoaderFunctionArgs) => unknown;
    };
    try {
      await loader?.({
        request: new Request(url),
        params: { slug: "what-callers-ask" },
        context: loadContext(api),
      } as unknown as LoaderFunctionArgs);
    } catch {
      // Without an answer it is another page.
    }
  }
  return paths;
}

// One that is not would have its page rendered for each who asks, also where nothing has changed.
test.each([...cachedPages.map(({ path }) => path), "/news?page=2"])(
  "all that %s reads is the same for everybody, and kept",
  async (path) => {
    const file = fileOf(path);
    expect(file).toBeDefined();
    const read = await asked(path, ["root.tsx", shell?.file, file]);
    if (path === "/news/:slug") expect(read.length).toBeGreaterThan(1);
    expect(read.filter((each) => !commonReads.some((known) => known.test(each)))).toEqual([]);
  },
);
