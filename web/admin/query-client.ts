import type { QueryClient } from "@tanstack/react-query";
import { CsrfTokenError } from "../api/csrf.ts";
import { createQueryClient } from "../api/query-client.ts";
import { ApiError } from "../api/request.ts";

const MAX_RETRIES = 3;

/** Up to three more tries, but none where the answer would be the same: not logged in, not allowed, not there. */
export const retryAdminRead = (failures: number, error: Error): boolean =>
  failures < MAX_RETRIES && !(error instanceof ApiError && [401, 403, 404].includes(error.status));

/** A 401 of the call itself, or of the CSRF token that it fetched before. */
export const isUnauthenticated = (error: unknown): boolean => {
  const refusal = error instanceof CsrfTokenError ? error.cause : error;
  return refusal instanceof ApiError && refusal.status === 401;
};

function createAdminQueryClient(): QueryClient {
  const client = createQueryClient();
  const defaults = client.getDefaultOptions();
  client.setDefaultOptions({
    ...defaults,
    // What is shown again is asked for again: others work here too.
    queries: { ...defaults.queries, retry: retryAdminRead, staleTime: 0 },
  });
  return client;
}

let browserClient: QueryClient | undefined;
/** One client for the area in the browser; on the server a new one each time. */
export function adminQueryClient(): QueryClient {
  if (typeof document === "undefined") return createAdminQueryClient();
  browserClient ??= createAdminQueryClient();
  return browserClient;
}
