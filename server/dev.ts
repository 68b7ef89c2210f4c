import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Ssr } from "./page-cache/serve-pages.ts";
import { type SsrBuild, ssrFrom } from "./ssr.ts";

/** Vite in front of the app: hot reload for web/. Node's own --watch-path restarts server/. */
export async function devWeb(server: Server, counted: boolean) {
  const { createServer, isRunnableDevEnvironment } = await import("vite");
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  const environment = vite.environments.ssr;
  if (!environment || !isRunnableDevEnvironment(environment))
    throw new Error("Vite's SSR environment does not run in Node");
  const ssr: Ssr = async (request, api) => {
    const build = (await environment.runner.import("virtual:react-router/server-build")) as SsrBuild;
    return ssrFrom(build, "development", counted)(request, api);
  };
  return {
    ssr,
    middleware: (req: IncomingMessage, res: ServerResponse, next: () => void) =>
      vite.middlewares(req, res, next),
    close: () => vite.close(),
  };
}
