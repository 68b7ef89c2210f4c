import { LRUCache } from "lru-cache";

const MAX_BYTES = 8 * 1024 * 1024;
/** Beside the hour that a page may have: what no change announces is not older than this. */
const MAX_AGE_MS = 60_000;

interface Read {
  headers: [string, string][];
  body: string;
}
/** With its text as it is: as a body it would be encoded, read and decoded for each page that asks. */
const answerOf = ({ headers, body }: Read): Response =>
  Object.defineProperties(new Response(null, { headers }), {
    text: { value: async () => body },
    json: { value: async () => JSON.parse(body) as unknown },
  });

/**
 * What pages for everybody have read from the API: kept until any change is announced, so that rendering does not wait
 * for the database. @param listed what is the same for everybody, by path and query
 */
export function createReads(listed: readonly RegExp[], now: () => number) {
  const reads = new LRUCache<string, Read>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }) => body.length * 2 + 500,
    ttl: MAX_AGE_MS,
    ttlResolution: 0,
    perf: { now },
  });
  let generation = 0;
  let open = true;
  return {
    /** The answer to a GET: kept, or asked for. A reading that began before a change is not kept. */
    async answer(
      { origin, path }: { origin: string; path: string },
      ask: () => Promise<Response>,
    ): Promise<Response> {
      if (!open || !listed.some((each) => each.test(path))) return ask();
      const known = reads.get(origin + path);
      if (known) return answerOf(known);
      const before = generation;
      const response = await ask();
      if (response.status !== 200 || response.headers.has("set-cookie")) return response;
      const body = await response.text();
      const read = { headers: [...response.headers], body };
      if (generation === before && open) reads.set(origin + path, read);
      return answerOf(read);
    },
    forget() {
      generation++;
      reads.clear();
    },
    /** Whether this node hears of changes: while it does not, nothing is kept. */
    setListening(value: boolean) {
      open = value;
      this.forget();
    },
  };
}
