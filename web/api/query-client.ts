import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { ApiError, request } from "./request.ts";

/**
 * The default reader: GETs the path held in the first element of the query key and parses its JSON.
 * With `on401: "returnNull"` an answer of 401 is null instead of an error.
 */
export function reader<T>({ on401 }: { on401: "returnNull" | "throw" }): QueryFunction<T | null> {
  return async ({ queryKey, signal }) => {
    try {
      const response = await request("GET", String(queryKey[0]), undefined, { signal });
      return (await response.json()) as T;
    } catch (error) {
      if (on401 === "returnNull" && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  };
}

/** Data never goes stale, no refetch on focus, no polling, no retries: a page that wants otherwise says so. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: reader({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      // Without a network a write fails with a word, instead of waiting without one and being sent unasked later.
      mutations: { retry: false, networkMode: "always" },
    },
  });

let browserClient: QueryClient | undefined;
/** One client for the browser's tab; on the server a new one each time, so that visitors never share data. */
export function queryClient(): QueryClient {
  if (typeof document === "undefined") return createQueryClient();
  browserClient ??= createQueryClient();
  return browserClient;
}
