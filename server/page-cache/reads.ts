import { LRUCache } from "lru-cache";
import type { KeptAnswer } from "../../contracts/endpoint.ts";

const MAX_BYTES = 8 * 1024 * 1024;
/** Beside the hour that a page may have: what no change announces is not older than this. */
const MAX_AGE_MS = 60_000;

interface Read {
  headers: [string, string][];
  body: string;
  /** What pages made of it: read and checked once, not for each page that asks. */
  made: Map<object, unknown>;
}
/** What many share, nobody changes unnoticed. */
function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value))
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
/** With its text as it is: as a body it would be encoded, read and decoded for each page that asks. */
const answerOf = ({ headers, body, made }: Read): Response =>
  Object.defineProperties(new Response(null, { headers }), {
    text: { value: async () => body },
    json: { value: async () => JSON.parse(body) as unknown },
    made: {
      value: ((of, make) => {
        if (!made.has(of)) made.set(of, frozen(make()));
        return made.get(of) as ReturnType<typeof make>;
      }) satisfies KeptAnswer["made"],
    },
  });

/** What one page has read. */
export interface Basis {
  /** @param given what was kept of the answer; undefined where it was for this page alone */
  note(key: string, given: object | undefined): void;
  /** Whether the page would read the very same once more. */
  holds(): boolean;
}

/**
 * What pages for everybody have read from the API: kept until any change is announced, so that rendering does not wait
 * for the database. @param listed what is the same for everybody, by path and query
 */
export function createReads(listed: readonly RegExp[], now: () => number) {
  const reads = new LRUCache<string, Read>({
    maxSize: MAX_BYTES,
    // Its text, and what is made of it.
    sizeCalculation: ({ body }) => body.length * 4 + 500,
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
      basis?: Basis,
    ): Promise<Response> {
      const key = origin + path;
      const known = reads.get(key);
      if (known) {
        basis?.note(key, known);
        return answerOf(known);
      }
      const common = open && listed.some((each) => each.test(path));
      const before = generation;
      const response = await ask();
      if (!common || response.status !== 200 || response.headers.has("set-cookie")) {
        basis?.note(key, undefined);
        return response;
      }
      const body = await response.text();
      const read: Read = { headers: [...response.headers], body, made: new Map() };
      const mayKeep = generation === before && open;
      if (mayKeep) reads.set(key, read);
      basis?.note(key, mayKeep ? read : undefined);
      return answerOf(read);
    },
    /** To be told of all that a page reads. */
    basis(): Basis {
      const read = new Map<string, object>();
      let alone = false;
      return {
        note(key, given) {
          // Two answers to one question: there was a change in between.
          if (!given || (read.get(key) ?? given) !== given) alone = true;
          else read.set(key, given);
        },
        holds() {
          if (alone) return false;
          for (const [key, given] of read) if (reads.get(key) !== given) return false;
          return true;
        },
      };
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
