import type { ApiFetch } from "../../contracts/endpoint.ts";

/**
 * The API for a page's loaders. Where it says that a read can be had later (429, 503), that is the page's answer as well:
 * it is thrown as one, with its status, unless the loader can do without. Writes answer for themselves.
 * @returns `later`: the API's Retry-After, in seconds, when it said one
 */
export function tellingLater(api: ApiFetch): { fetch: ApiFetch; later: () => string | undefined } {
  let later: string | undefined;
  return {
    later: () => later,
    async fetch(path, init) {
      const answer = await api(path, init);
      if (answer.status !== 429 && answer.status !== 503) return answer;
      later = answer.headers.get("retry-after") ?? "10";
      if (init?.method && init.method !== "GET") return answer;
      throw new Response(null, { status: answer.status });
    },
  };
}
