import type { Env } from "./env.ts";

export type SiteAddress = ReturnType<typeof siteAddress>;

/**
 * Where the site is, for links that leave it in mails: PUBLIC_URL, else the address that the start prints. Never a
 * request's: whoever sends the request chooses that, and a private link would go to their host.
 */
export function siteAddress({ PUBLIC_URL, HOST, PORT }: Pick<Env, "PUBLIC_URL" | "HOST" | "PORT">) {
  const host = HOST.includes(":") ? `[${HOST}]` : HOST;
  let port = PORT;
  const listening = () => `http://${host}:${port}`;
  return {
    /** With PORT=0 the port is known once the server listens. */
    listensOn(actual: number) {
      port = actual;
    },
    /** Where this process listens, without a trailing slash. */
    listening,
    /** Where visitors find the site, without a trailing slash. */
    visited: () => PUBLIC_URL ?? listening(),
  };
}
