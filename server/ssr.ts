import { fileURLToPath, pathToFileURL } from "node:url";
import type { KnownInline } from "./page-cache/inline.ts";
import { learnInline, type Ssr } from "./page-cache/serve-pages.ts";

/** The server bundle of the web side. Its own entry makes the handler: react-router then exists once, inside the bundle. */
export interface SsrBuild {
  entry: {
    module: { createSsr(build: unknown, mode: "production" | "development", counted?: boolean): Ssr };
  };
}
export const ssrFrom = (build: SsrBuild, mode: "production" | "development", counted = true): Ssr =>
  build.entry.module.createSsr(build, mode, counted);

const buildFile = fileURLToPath(new URL("../build/server/index.js", import.meta.url));
export const clientDir = fileURLToPath(new URL("../build/client", import.meta.url));

export type BuiltWeb = Awaited<ReturnType<typeof builtWeb>>;

/** The built web side, and what it puts inline into its pages; `counted`: whether visits are. */
export async function builtWeb(counted = true): Promise<{ ssr: Ssr; known: KnownInline }> {
  const ssr = ssrFrom((await import(pathToFileURL(buildFile).href)) as SsrBuild, "production", counted);
  return { ssr, known: await learnInline(ssr) };
}
