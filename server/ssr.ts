import { fileURLToPath, pathToFileURL } from "node:url";
import type { Ssr } from "./page-cache/serve-pages.ts";

/** The server bundle of the web side. Its own entry makes the handler: react-router then exists once, inside the bundle. */
export interface SsrBuild {
  entry: { module: { createSsr(build: unknown, mode: "production" | "development"): Ssr } };
}
export const ssrFrom = (build: SsrBuild, mode: "production" | "development"): Ssr =>
  build.entry.module.createSsr(build, mode);

const buildFile = fileURLToPath(new URL("../build/server/index.js", import.meta.url));
export const clientDir = fileURLToPath(new URL("../build/client", import.meta.url));

export async function builtSsr(): Promise<Ssr> {
  return ssrFrom((await import(pathToFileURL(buildFile).href)) as SsrBuild, "production");
}
