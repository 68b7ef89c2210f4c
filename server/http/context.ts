import type { HttpBindings } from "@hono/node-server";
import type { Log } from "../log.ts";

/** The person behind an administrator's session. */
export interface SessionUser {
  id: string;
  username: string;
  /** As clients read it; empty where none is told. */
  displayName: string;
  role: "admin";
  /** The id of the session row, not the cookie. */
  sessionId: string;
}

/** What every request knows about itself. */
export interface RequestFacts {
  requestId: string;
  /** The client's address, read from the proxy only when one is trusted. */
  address: string;
  /** Where visitors see the site: PUBLIC_URL, else what the request says. No trailing slash. */
  origin: string;
  /** True when that address is https: cookies are then Secure. */
  secure: boolean;
  /** The session cookie's value, administrators' and anonymous visitors' alike. */
  sessionToken: string | undefined;
  log: Log;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings> & {
    /** Of the page for whose sake this process asks itself. */
    requestId?: string;
  };
  Variables: { facts: RequestFacts; user?: SessionUser };
}
