import { AppError } from "../errors.ts";

/**
 * Refuses a write that another site's page makes. Browsers send Sec-Fetch-Site or Origin with each; a client that sends
 * neither is no browser and has no visitor's cookies to abuse.
 * @throws AppError origin (403)
 */
export function checkOrigin(header: (name: string) => string | undefined, ownOrigin: string): void {
  const site = header("sec-fetch-site");
  const origin = header("origin");
  const host = header("host")?.toLowerCase();
  const sameHost = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  const foreignOrigin = origin !== undefined && origin !== ownOrigin && !sameHost;
  const foreignSite = site !== undefined && site !== "same-origin" && site !== "none";
  if (foreignOrigin || foreignSite) throw new AppError("origin", "This request came from another site");
}
